package import SystemPackage

/// The directory that keeps the files replaced by drops, beside their names, until they are swept.
///
/// Each user has a separate one, so that in a shared directory no user's files reach another user. A directory
/// that somebody else created, or that others may write, is never used.
package struct KeptDirectory: Sendable {
  package let directory: OpenFile
  /// Its name: that of this user, with a number where somebody else has taken the plain one.
  package let name: FilePath

  /// The plain name of this user's directory.
  package static var name: FilePath { FilePath(".dnd-replaced-\(Machine.user)") }
  /// The names of this user's directories, in the order in which they are tried.
  private static var names: [FilePath] {
    [name] + (2...mostNames).map { FilePath(".dnd-replaced-\(Machine.user)-\($0)") }
  }
  private static let mostNames = 64

  /// Whether an entry has the name of any user's directory.
  package static func isName(_ name: [UInt8]) -> Bool {
    let start = earlierName.bytes
    guard name.starts(with: start) else { return false }
    let numbers = name.dropFirst(start.count).split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return name.count == start.count
      || 2...3 ~= numbers.count && numbers[0].isEmpty
        && numbers.dropFirst().allSatisfy { !$0.isEmpty && $0.allSatisfy { 0x30...0x39 ~= $0 } }
  }

  /// The name in earlier versions, shared by all users.
  package static let earlierName: FilePath = ".dnd-replaced"

  /// Opens or creates the kept directory in `parent`; nil if no existing one can be trusted.
  package static func make(in parent: OpenFile) throws(SystemFailure) -> KeptDirectory? {
    for name in names {
      if let made = try make(name, in: parent) { return made }
    }
    return nil
  }

  private static func make(
    _ name: FilePath, in parent: OpenFile
  ) throws(SystemFailure) -> KeptDirectory? {
    var isOurs = false
    do throws(SystemFailure) {
      try FileSystem.makeDirectory(name, in: parent, mode: 0o700)
      isOurs = true
    } catch {
      if error.errno != .fileExists { throw error }
    }
    do throws(SystemFailure) {
      let directory = try OpenFile.openDirectory(name, in: parent, followingLinks: false)
      let status = try directory.status()
      // The umask may have removed permissions.
      if isOurs, status.mode & 0o700 != 0o700 { try directory.setMode(0o700) }
      // Without ownership there is no telling one user's directory from another's.
      if isOurs { return KeptDirectory(directory: directory, name: name) }
      if try isPrivate(directory, status) { return KeptDirectory(directory: directory, name: name) }
      return try tellsThemApart(parent, directory, status)
        ? nil : KeptDirectory(directory: directory, name: name)
    } catch {
      // Removes it only if it is empty.
      if isOurs { try? FileSystem.removeDirectory(name, in: parent) }
      switch error.errno {
      // A symbolic link, another file, or a directory that this user may not read.
      case .tooManySymbolicLinkLevels, .notDirectory, .permissionDenied: return nil
      default: throw error
      }
    }
  }

  /// Opens an existing kept directory by one of its two names; nil if it is missing or belongs to another user.
  package static func open(_ name: FilePath, in parent: OpenFile) -> KeptDirectory? {
    guard name == earlierName || names.contains(name),
      let directory = try? OpenFile.openDirectory(name, in: parent, followingLinks: false),
      let status = try? directory.status()
    else { return nil }
    // Earlier versions created it with the permissions of the umask.
    let isTrusted =
      name == earlierName
      ? status.user == Machine.user : (try? isPrivate(directory, status)) ?? false
    guard isTrusted || (try? tellsThemApart(parent, directory, status)) == false else { return nil }
    return KeptDirectory(directory: directory, name: name)
  }

  /// This user's kept directories in `parent`: the current ones and that of an earlier version.
  package static func all(in parent: OpenFile) -> [KeptDirectory] {
    let current = names.prefix { !FileSystem.isGone($0, in: parent) }
    return (current + [earlierName]).compactMap { open($0, in: parent) }
  }

  /// Opens the kept directory that contains a recorded path; nil if it is not this user's.
  package static func holding(_ path: FilePath) -> KeptDirectory? {
    guard let name = path.directory.lastComponent,
      let parent = try? OpenFile.openPath(
        path.directory.directory.isEmpty ? "." : path.directory.directory)
    else { return nil }
    return open(FilePath(name: name), in: parent)
  }

  /// Removes the kept directory from `parent` if it is empty.
  package static func removeIfEmpty(_ name: FilePath, in parent: OpenFile) {
    do throws(SystemFailure) {
      try FileSystem.removeDirectory(name, in: parent)
    } catch  where error.errno == .directoryNotEmpty {
      guard let kept = try? OpenFile.openDirectory(name, in: parent, followingLinks: false),
        (try? FileSystem.removeDirectory(probe, in: kept)) != nil
      else { return }
      try? FileSystem.removeDirectory(name, in: parent)
    } catch {}
  }

  private static func isPrivate(
    _ directory: OpenFile, _ status: FileStatus
  ) throws(SystemFailure) -> Bool {
    guard status.kind == .directory, status.user == Machine.user, status.mode & 0o022 == 0 else {
      return false
    }
    // FAT cannot remove these permissions.
    if status.mode & 0o077 != 0 { try? directory.setMode(0o700) }
    return true
  }

  /// The name of a directory that is made in one of kept files for a moment; a killed run leaves it.
  private static let probe: FilePath = ".dnd-probe"

  /// Whether the file system keeps what tells the directories of users apart; some report the same owner, or the same
  /// permissions, for every file.
  private static func tellsThemApart(
    _ parent: OpenFile, _ directory: OpenFile, _ status: FileStatus
  ) throws(SystemFailure) -> Bool {
    switch try parent.volume().kind {
    case .memory, .btrfs, .ext, .xfs, .overlay: return true
    default: break
    }
    // Other runs may try the same at this moment.
    for _ in 0..<64 {
      do throws(SystemFailure) {
        try FileSystem.makeDirectory(probe, in: directory, mode: 0o700)
      } catch {
        if error.errno != .fileExists { throw error }
        try? FileSystem.removeDirectory(probe, in: directory)
        continue
      }
      let made = try FileSystem.statusIfPresent(of: probe, in: directory, followingLinks: false)
      try? FileSystem.removeDirectory(probe, in: directory)
      guard let made else { continue }
      if made.user != status.user { return true }
      return made.user == Machine.user && (made.mode != status.mode || made.mode & 0o022 == 0)
    }
    return true
  }
}
