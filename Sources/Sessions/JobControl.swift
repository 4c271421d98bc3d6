import SystemCalls

/// How a process is among those around it, which tells whether somebody typed the command.
///
/// A shell that somebody types into gives each command line a process group of its own (job control);
/// a script leaves its commands in its own group.
package struct JobControl: Equatable, Sendable {
  package var process: Int32
  /// The leader of its terminal session.
  package var session: Int32
  package var group: Int32
  /// 0 where it is in another process namespace.
  package var parent: Int32
  /// The parent's; nil where nothing tells.
  package var parentSession: Int32?
  /// The parent's; nil where nothing tells.
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

  /// Whether the command was typed, if there is a terminal to type at.
  package var looksTyped: Bool {
    // A terminal was opened for this command alone (`ssh -t host dnd …`), or its shell leads the session:
    // fish runs what follows a builtin in a pipeline in its own group.
    if process == session || parent == session { return true }
    // Whoever started it is gone: its new parent is none of this terminal's.
    guard parentSession == session else { return false }
    return parentGroup != group
  }
}

extension JobControl {
  /// That of this process.
  static func ofThisProcess() -> JobControl {
    let parent = Machine.parentProcess
    return JobControl(
      process: Machine.process, session: Machine.terminalSession, group: Machine.processGroup,
      parent: parent, parentSession: Machine.terminalSession(ofProcess: parent),
      parentGroup: Machine.processGroup(ofProcess: parent))
  }
}
