import SystemCalls

/// The process groups and terminal sessions around a process, which show whether somebody typed the command.
///
/// An interactive shell gives each command line its own process group (job control); a script leaves its
/// commands in its own group.
package struct JobControl: Equatable, Sendable {
  package var process: Int32
  /// The leader of its terminal session.
  package var session: Int32
  package var group: Int32
  /// 0 when the parent is in another PID namespace.
  package var parent: Int32
  /// The parent's terminal session; nil when unknown.
  package var parentSession: Int32?
  /// The parent's process group; nil when unknown.
  package var parentGroup: Int32?

  package init(
    process: Int32, session: Int32, group: Int32, parent: Int32, parentSession: Int32?,
    parentGroup: Int32?
  ) {
    self.process = process
    self.session = session
    self.group = group
    self.parent = parent
    self.parentSession = parentSession
    self.parentGroup = parentGroup
  }

  /// Whether the command was typed, provided that there is a terminal.
  package var looksTyped: Bool {
    // The terminal was opened for this command alone (`ssh -t host dnd …`), or its shell leads the session:
    // fish runs what comes after a builtin in a pipeline in its own group.
    if process == session || parent == session { return true }
    // The process that started this one has exited, and the new parent is not in this terminal session.
    guard parentSession == session else { return false }
    return parentGroup != group
  }
}

extension JobControl {
  /// The values of this process.
  static func ofThisProcess() -> JobControl {
    let parent = Machine.parentProcess
    return JobControl(
      process: Machine.process, session: Machine.terminalSession, group: Machine.processGroup,
      parent: parent, parentSession: Machine.terminalSession(ofProcess: parent),
      parentGroup: Machine.processGroup(ofProcess: parent))
  }
}
