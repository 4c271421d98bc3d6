package import SystemPackage

/// A file that is to be rewritten beside other writers: locked, and with what was read of it.
///
/// The lock keeps off programs that use it. All others are noticed by a comparison after the new file has taken the
/// name, when nobody can find the old one any more.
package struct RewrittenFile: Sendable {
  /// What was read; empty if only its version was taken.
  package let bytes: [UInt8]
  package let status: FileStatus
  private let file: OpenFile
  private let isRead: Bool

  /// How often a file is read again because somebody else has changed it.
  package static let attempts = 20

  /// Waits for the lock of the file that has a name now, and reads it; nil if nothing has the name.
  ///
  /// Where the file system has no locks, none is taken.
  ///
  /// - Parameter reads: Whether to read it; otherwise only versions are compared afterwards.
  /// - Throws: `canceled`, or `wouldBlock` if another program keeps the lock for half a minute.
  package init?(
    _ name: FilePath, in directory: OpenFile, reads: Bool = true, limit: Int = .max - 1,
    isCancelled: () -> Bool = { Interruption.pending != nil }
  ) throws(SystemFailure) {
    let last = ContinuousClock.now + .seconds(30)
    while true {
      let file: OpenFile
      do throws(SystemFailure) {
        file = try OpenFile.open(name, in: directory, options: [.noFollow, .nonBlocking])
      } catch {
        if error.errno == .noSuchFileOrDirectory { return nil }
        throw error
      }
      while Self.isLockedElsewhere(file) {
        if isCancelled() { throw SystemFailure("flock", name, .canceled) }
        if ContinuousClock.now > last { throw SystemFailure("flock", name, .wouldBlock) }
        Clock.pause(milliseconds: 2)
      }
      let status = try file.status()
      let named = try FileSystem.statusIfPresent(of: name, in: directory, followingLinks: false)
      // Another program may have put another file in its place before the lock was free.
      guard let named, named.isSameFile(as: status) else { continue }
      let bytes = reads ? try file.readAll(limit: limit + 1) : []
      if bytes.count > limit { throw SystemFailure("read", name, .fileTooLarge) }
      // With some programs that serve a drive, reading changes the time. What is written meanwhile shows in the bytes.
      self.status = reads ? try file.status() : status
      (self.bytes, self.file, isRead) = (bytes, file, reads)
      return
    }
  }

  private static func isLockedElsewhere(_ file: OpenFile) -> Bool {
    do throws(SystemFailure) { return try !file.lock() } catch { return false }
  }

  /// Whether the file still is what was read, and nobody has it open for writing.
  ///
  /// - Parameter name: The name that the file has now.
  package func isAsRead(_ name: FilePath, in directory: OpenFile) -> Bool {
    guard
      let there = try? FileSystem.status(of: name, in: directory, followingLinks: false),
      there.kind == .regular, there.size == status.size, there.modified == status.modified
    else { return false }
    if !there.isSameFile(as: status) { return isReadAgain(name, in: directory) }
    var isSame = false
    // Two changes within one tick of the clock have the same time.
    let isQuiet = file.isUnwritten {
      if !isRead { return isSame = true }
      try? file.seek(to: 0)
      isSame = (try? file.readAll(limit: bytes.count + 1)) == bytes
    }
    return isQuiet && isSame
  }

  /// Whether what has another number has the bytes, where a number is not that of one file under all its names.
  private func isReadAgain(_ name: FilePath, in directory: OpenFile) -> Bool {
    guard let kind = try? directory.volume().kind, !kind.hasLastingIdentity else { return false }
    if !isRead { return true }
    let other = try? OpenFile.open(name, in: directory, options: [.noFollow, .nonBlocking])
    return (try? other?.readAll(limit: bytes.count + 1)) == bytes
  }

  /// Rewrites a file so that no change that others make at the same time is lost; synced when it returns.
  ///
  /// - Parameters:
  ///   - staged: A name on the same file system for the new file, used by one process at a time.
  ///   - mode: The permissions of a file that does not exist yet; the umask applies. Others keep theirs.
  ///   - body: Returns the new bytes for the old ones: empty to remove the file, nil to leave it as it is. It is called
  ///     again if somebody else was faster.
  /// - Throws: `wouldBlock` if somebody else was faster each time.
  package static func change<Failure>(
    _ name: FilePath, in directory: OpenFile, staging staged: FilePath, in stage: OpenFile,
    mode: UInt32, limit: Int = .max - 1,
    isCancelled: () -> Bool = { Interruption.pending != nil },
    _ body: ([UInt8]?) throws(Failure) -> [UInt8]?, failing: (SystemFailure) -> Failure
  ) throws(Failure) {
    func calling<Answer>(
      _ body: () throws(SystemFailure) -> Answer
    ) throws(Failure) -> Answer {
      do throws(SystemFailure) { return try body() } catch { throw failing(error) }
    }
    for attempt in 0..<attempts {
      if attempt > 2 { Clock.pause(milliseconds: Int32(attempt)) }
      let old = try calling { () throws(SystemFailure) in
        try RewrittenFile(name, in: directory, limit: limit, isCancelled: isCancelled)
      }
      guard let new = try body(old?.bytes) else { return }
      if old == nil && new.isEmpty { return }
      let isDone = try calling { () throws(SystemFailure) in
        try replace(old, by: new, name, in: directory, staging: staged, in: stage, mode)
      }
      withExtendedLifetime(old) {}
      if isDone { return }
    }
    throw failing(SystemFailure("renameat2", name, .wouldBlock))
  }

  /// Returns false if somebody else has changed the file, which is then left as it is.
  private static func replace(
    _ old: RewrittenFile?, by new: [UInt8], _ name: FilePath, in directory: OpenFile,
    staging staged: FilePath, in stage: OpenFile, _ mode: UInt32
  ) throws(SystemFailure) -> Bool {
    // A killed run may have left it, perhaps as a hard link to a file that must not be written to.
    try? FileSystem.removeFile(staged, in: stage)
    defer { try? FileSystem.removeFile(staged, in: stage) }
    let file = try OpenFile.open(
      staged, in: stage, .writeOnly, options: [.create, .exclusiveCreate, .noFollow],
      permissions: old == nil ? mode : 0o600)
    try old?.passOn(to: file)
    try file.writeAll(new)
    try file.synchronize()
    let isDone =
      if let old {
        try old.trade(name, in: directory, for: staged, in: stage)
      } else {
        try give(staged, in: stage, name, in: directory)
      }
    guard isDone else { return false }
    if new.isEmpty { try FileSystem.removeFile(name, in: directory) }
    try directory.synchronizeNames()
    return true
  }

  /// Gives the new file owner, group, permissions, access lists and attributes of this one, as far as this user may.
  ///
  /// A group that it cannot get may do what all others may, because the permissions were those of another group.
  package func passOn(to new: OpenFile) throws(SystemFailure) {
    var mode = status.mode & 0o777
    let now = try new.status()
    let isOthers = now.user != status.user || now.group != status.group
    if isOthers, (try? new.setOwner(user: status.user, group: status.group)) == nil,
      now.group != status.group, (try? new.setOwner(user: .max, group: status.group)) == nil
    {
      mode = mode & ~0o070 | (mode & 0o007) << 3
    }
    for name in (try? file.attributeNames()) ?? [] {
      if let value = (try? file.attribute(name)) ?? nil { try? new.setAttribute(name, to: value) }
    }
    if try new.status().mode & 0o777 != mode { try new.setModeIfPossible(mode) }
  }

  /// Gives a staged file a name that must be free; false if it is not.
  package static func give(
    _ staged: FilePath, in stage: OpenFile, _ name: FilePath, in directory: OpenFile
  ) throws(SystemFailure) -> Bool {
    do throws(SystemFailure) {
      try FileSystem.rename(staged, in: stage, to: name, in: directory)
    } catch {
      if error.errno == .fileExists { return false }
      guard error.isUnsupported else { throw error }
      if try FileSystem.statusIfPresent(of: name, in: directory, followingLinks: false) != nil {
        return false
      }
      try FileSystem.rename(staged, in: stage, to: name, in: directory, .replace)
    }
    return true
  }

  /// Gives the name of this file to a staged one, under whose name this one is then; false if somebody else has
  /// changed it, which leaves both as they were.
  ///
  /// Where names cannot be exchanged, this file is replaced, and nothing has the name of the staged one.
  package func trade(
    _ name: FilePath, in directory: OpenFile, for staged: FilePath, in stage: OpenFile
  ) throws(SystemFailure) -> Bool {
    guard isAsRead(name, in: directory) else { return false }
    let new = try FileSystem.status(of: staged, in: stage, followingLinks: false)
    do throws(SystemFailure) {
      try FileSystem.rename(staged, in: stage, to: name, in: directory, .exchange)
    } catch {
      if error.errno == .noSuchFileOrDirectory { return false }
      guard error.isUnsupported else { throw error }
      // Nothing better is possible there than to have looked just before.
      try FileSystem.rename(staged, in: stage, to: name, in: directory, .replace)
      return true
    }
    if isAsRead(staged, in: stage) { return true }
    try FileSystem.rename(staged, in: stage, to: name, in: directory, .exchange)
    // Somebody may have put a third file there, which is newer than both.
    let back = try FileSystem.status(of: staged, in: stage, followingLinks: false)
    if !back.isSameFile(as: new) {
      try FileSystem.rename(staged, in: stage, to: name, in: directory, .exchange)
    }
    return false
  }
}
