package import Items
import SystemCalls
import SystemPackage

extension SQLiteSessionStore {
  package func current(for terminal: TerminalIdentity) throws(SessionError) -> CurrentSession {
    guard try SessionLayout.isSafe(layout.stateRoot) else { return .none }
    if let own = pointer("\(terminal.sid)"), own.leaderStart == terminal.leaderStart {
      return try resolve(own)
    }
    guard terminal.hasControllingTerminal, let users = pointer("user") else { return .none }
    return try resolve(users)
  }

  private func pointer(_ name: String) -> CurrentPointer? {
    StoreFolder.read(layout.pointers.appending(name)).flatMap { CurrentPointer($0) }
  }

  private func resolve(_ pointer: CurrentPointer) throws(SessionError) -> CurrentSession {
    for root in layout.roots {
      let folder = SessionLayout.folder(root, pointer.name)
      let status = try SessionError.wrap { () throws(SystemFailure) in
        try FileSystem.statusIfPresent(of: folder, followingLinks: false)
      }
      if status?.kind == .folder { return .session(name: pointer.name, id: pointer.id) }
    }
    return .ended(name: pointer.name, id: pointer.id)
  }

  package func setCurrent(
    _ session: Session, for terminal: TerminalIdentity
  ) throws(SessionError) {
    try SessionLayout.prepare(layout.stateRoot, parents: true)
    let pointer = CurrentPointer(
      name: session.name, id: session.id, leaderStart: terminal.leaderStart)
    try replacePointer(Array("\(terminal.sid)".utf8), pointer.bytes)
    if terminal.hasControllingTerminal {
      try replacePointer(Array("user".utf8), pointer.bytes)
    }
  }

  /// Replaces a pointer in one step: a reader sees the one before or this one.
  func replacePointer(_ name: [UInt8], _ bytes: [UInt8]) throws(SessionError) {
    let path = layout.pointers.appending(bytes: name)
    let fresh = SessionPlace.staging(layout.pointers, name)
    try SessionError.wrap { () throws(SystemFailure) in
      try FileSystem.replaceFile(path, by: fresh, permissions: 0o600, synced: false) {
        (file) throws(SystemFailure) in try file.writeAll(bytes)
      }
    }
  }
}
