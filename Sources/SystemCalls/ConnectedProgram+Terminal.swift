import SystemPackage

// Whether a program asks someone something; only then it may take as long as a person takes.
extension ConnectedProgram {
  /// Whether the program, or one that it started, has the terminal open.
  ///
  /// Its standard streams are pipes, so that it opens the terminal only to ask for a password, for example. Without
  /// `/proc` nobody can tell, and somebody who is asked must not be cut off: it then counts as asking if there is a
  /// terminal at all.
  package var usesTerminal: Bool {
    guard Machine.startTime(ofProcess: Machine.process) != nil,
      let processes = try? OpenFile.open("/proc", options: [.directory]),
      let entries = try? DirectoryReader.entries(of: processes)
    else { return Machine.hasControllingTerminal }
    return entries.contains { entry in
      guard let process = Int32(String(decoding: entry.name, as: UTF8.self)) else {
        return false
      }
      return isOwn(process) && Self.hasTerminalOpen(process)
    }
  }

  /// Whether a process is the program, or was started by it directly or indirectly.
  private func isOwn(_ process: Int32) -> Bool {
    var process = process
    while process > 1 {
      if process == number { return true }
      guard let parent = Machine.parent(ofProcess: process) else { return false }
      process = parent
    }
    return false
  }

  private static func hasTerminalOpen(_ process: Int32) -> Bool {
    let path = FilePath("/proc/\(process)/fd")
    guard let directory = try? OpenFile.open(path, options: [.directory]),
      let entries = try? DirectoryReader.entries(of: directory)
    else { return false }
    return entries.contains { entry in
      let link = try? FileSystem.readLink(path.pushing(FilePath(bytes: entry.name)))
      return link.map { $0.elementsEqual("/dev/tty".utf8) } ?? false
    }
  }
}
