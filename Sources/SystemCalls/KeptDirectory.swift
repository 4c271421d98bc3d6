package import SystemPackage

/// The directory that keeps the files replaced by drops, beside their names, until they are swept.
///
/// Each user has a separate one, so that in a shared directory no user's files reach another user. A directory
/// that somebody else created, or that others may write, is never used.
package struct KeptDirectory: Sendable {
  package let directory: OpenFile

  /// The name of this user's directory.
  package static var name: FilePath { FilePath(".dnd-replaced-\(Machine.user)") }
  /// The name in earlier versions, shared by all users.
  package static let earlierName: FilePath = ".dnd-replaced"

  /// Opens or creates the kept directory in `parent`; nil if an existing one cannot be trusted.
  package static func make(in parent: OpenFile) throws(SystemFailure) -> KeptDirectory? {
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
      if isOurs { return KeptDirectory(directory: directory) }
      if try isPrivate(directory, status) { return KeptDirectory(directory: directory) }
      return try keepsOwners(parent, like: status) ? nil : KeptDirectory(directory: directory)
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
    guard name == Self.name || name == earlierName,
      let directory = try? OpenFile.openDirectory(name, in: parent, followingLinks: false),
      let status = try? directory.status()
    else { return nil }
    // Earlier versions created it with the permissions of the umask.
    let isTrusted =
      name == earlierName
      ? status.user == Machine.user : (try? isPrivate(directory, status)) ?? false
    guard isTrusted || (try? keepsOwners(parent, like: status)) == false else { return nil }
    return KeptDirectory(directory: directory)
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
  package static func removeIfEmpty(_ name: FilePath = name, in parent: OpenFile) {
    try? FileSystem.removeDirectory(name, in: parent)
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

  /// Whether the file system stores owners; some report the same owner for every file.
  private static func keepsOwners(
    _ parent: OpenFile, like status: FileStatus
  ) throws(SystemFailure) -> Bool {
    switch try parent.volume().kind {
    case .memory, .btrfs, .ext, .xfs, .overlay: return true
    default: break
    }
    let probe = FilePath(".dnd-replaced-\(Machine.user).\(UInt32.random(in: .min ... .max))")
    try FileSystem.makeDirectory(probe, in: parent, mode: 0o700)
    defer { try? FileSystem.removeDirectory(probe, in: parent) }
    let made = try FileSystem.status(of: probe, in: parent, followingLinks: false)
    return made.user == Machine.user || made.user != status.user
  }
}
