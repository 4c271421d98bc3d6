package import Items
import SystemCalls
import SystemPackage

extension SQLiteSessionStore {
  package func current(for terminal: TerminalIdentity) throws(SessionError) -> CurrentSession {
    // Pointers do not count if they are in neither root, or if others could have written them.
    _ = try SessionLayout.isSafe(layout.stateRoot)
    let own = pointer("\(terminal.sid)").flatMap {
      $0.leaderStart == terminal.leaderStart ? $0 : nil
    }
    // A script keeps the session of its own terminal, even while other sessions are picked up elsewhere.
    if let own, !terminal.isTyped { return try resolve(own) }
    guard let users = pointer("user") else { return try own.map(resolve) ?? .none }
    guard let own else { return try resolve(users, isFromElsewhere: true) }
    return users.isLater(than: own)
      ? try resolve(users, isFromElsewhere: users.id != own.id) : try resolve(own)
  }

  /// Whether a current session was picked up in another terminal.
  func isFromElsewhere(_ id: String, for terminal: TerminalIdentity) -> Bool {
    let own = pointer("\(terminal.sid)")
    return own?.leaderStart != terminal.leaderStart || own?.id != id
  }

  private func pointer(_ name: String) -> CurrentPointer? {
    read(Array(name.utf8)).flatMap { CurrentPointer($0) }
  }

  private func resolve(_ pointer: CurrentPointer) throws(SessionError) -> CurrentSession {
    try resolve(pointer, isFromElsewhere: false)
  }

  private func resolve(
    _ pointer: CurrentPointer, isFromElsewhere: Bool
  ) throws(SessionError) -> CurrentSession {
    for root in layout.roots {
      let directory = SessionLayout.directory(root, pointer.name)
      let status = try SessionError.wrap { () throws(SystemFailure) in
        try FileSystem.statusIfPresent(of: directory, followingLinks: false)
      }
      if status?.kind == .directory {
        return .session(
          name: pointer.name, id: pointer.id, isFromElsewhere: isFromElsewhere)
      }
    }
    return .ended(name: pointer.name, id: pointer.id)
  }

  package func setCurrent(
    _ session: Session, for terminal: TerminalIdentity
  ) throws(SessionError) {
    let pointer = CurrentPointer(
      name: session.name, id: session.id, leaderStart: terminal.leaderStart,
      moment: SweepClock.Moment(boot: boot(), uptime: uptime(), wall: clock()))
    try replacePointer(Array("\(terminal.sid)".utf8), pointer.bytes)
    if terminal.isTyped {
      try replacePointer(Array("user".utf8), pointer.bytes)
    }
  }

  /// The bytes of a pointer file; a file in memory takes precedence, because it is written only when the other
  /// cannot be.
  func read(_ name: [UInt8]) -> [UInt8]? { try? checkedRead(name) }

  func checkedRead(_ name: [UInt8]) throws(SystemFailure) -> [UInt8]? {
    for root in layout.roots.reversed() {
      let path = root.appending("current").appending(bytes: name)
      if let bytes = try StoreDirectory.checkedRead(path) { return bytes }
    }
    return nil
  }

  /// Replaces a pointer atomically: a reader sees either the old or the new pointer.
  ///
  /// If the disk is full or read-only, the pointer is kept in memory.
  func replacePointer(_ name: [UInt8], _ bytes: [UInt8]) throws(SessionError) {
    do throws(SessionError) {
      try SessionLayout.prepare(layout.stateRoot, parents: true)
      try replacePointer(name, bytes, in: layout.pointers)
    } catch .system(let failure) where failure.keepsFromWriting {
      guard let root = layout.runtimeRoot, (try? SessionLayout.checkMemory(root.directory)) != nil,
        (try? SessionLayout.prepare(root, parents: false)) != nil
      else { throw .system(failure) }
      return try replacePointer(name, bytes, in: root.appending("current"))
    }
    if let root = layout.runtimeRoot {
      try? FileSystem.removeFile(root.appending("current").appending(bytes: name))
    }
  }

  /// Runs `body` while no other command does so.
  ///
  /// A directory that does not exist yet, or in which nothing can be locked, holds nobody up.
  func holdingPointers(_ body: () throws(SessionError) -> Void) throws(SessionError) {
    try? SessionLayout.prepare(layout.stateRoot, parents: true)
    let directory = try? OpenFile.openDirectory(layout.pointers, followingLinks: false)
    try? directory?.waitForLock(atMost: .seconds(1), isCancelled: { false })
    defer { try? directory?.unlock() }
    try body()
  }

  private func replacePointer(
    _ name: [UInt8], _ bytes: [UInt8], in directory: FilePath
  ) throws(SessionError) {
    let path = directory.appending(bytes: name)
    let fresh = SessionLock.staging(directory, name)
    try SessionError.wrap { () throws(SystemFailure) in
      try FileSystem.replaceFile(path, by: fresh, permissions: 0o600, synced: false) {
        (file) throws(SystemFailure) in try file.writeAll(bytes)
      }
    }
  }
}
