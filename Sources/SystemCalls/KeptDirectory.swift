package import SystemPackage

/// The directory, beside what a drop replaced, that keeps it until it is swept: this user's alone.
///
/// Each user has one of their own, so that in a directory which several share nobody's files come into another's
/// hands. One that somebody else made, or that others may write, is never used.
package struct KeptDirectory: Sendable {
  package let directory: OpenFile

  /// What this user's is called.
  package static var name: FilePath { FilePath(".dnd-replaced-\(Machine.user)") }
  /// What earlier versions called everybody's.
  package static let earlierName: FilePath = ".dnd-replaced"

  /// Opens that of a directory, making it where it is missing; nil where one is there that is not to be trusted.
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
      // A mask may have taken rights away.
      if isOurs, status.mode & 0o700 != 0o700 { try directory.setMode(0o700) }
      // Where owners are not kept, nothing tells one user's directory from another's.
      if isOurs { return KeptDirectory(directory: directory) }
      if try isPrivate(directory, status) { return KeptDirectory(directory: directory) }
      return try keepsOwners(parent, like: status) ? nil : KeptDirectory(directory: directory)
    } catch {
      // Only goes when it is empty.
      if isOurs { try? FileSystem.removeDirectory(name, in: parent) }
      switch error.errno {
      // A link, or no directory at all; or one that is closed to this user.
      case .tooManySymbolicLinkLevels, .notDirectory, .permissionDenied: return nil
      default: throw error
      }
    }
  }

  /// Opens that of a directory by one of its two names; nil where there is none, or it is another user's.
  package static func open(_ name: FilePath, in parent: OpenFile) -> KeptDirectory? {
    guard name == Self.name || name == earlierName,
      let directory = try? OpenFile.openDirectory(name, in: parent, followingLinks: false),
      let status = try? directory.status()
    else { return nil }
    // The rights of an earlier one were as the user's mask had them.
    let isTrusted =
      name == earlierName
      ? status.user == Machine.user : (try? isPrivate(directory, status)) ?? false
    guard isTrusted || (try? keepsOwners(parent, like: status)) == false else { return nil }
    return KeptDirectory(directory: directory)
  }

  /// Opens the one that a recorded path is in; nil where it is none of this user's.
  package static func holding(_ path: FilePath) -> KeptDirectory? {
    guard let name = path.directory.lastComponent,
      let parent = try? OpenFile.openPath(
        path.directory.directory.isEmpty ? "." : path.directory.directory)
    else { return nil }
    return open(FilePath(name: name), in: parent)
  }

  /// Removes it from the directory it is in, which only works while it is empty.
  package static func removeIfEmpty(_ name: FilePath = name, in parent: OpenFile) {
    try? FileSystem.removeDirectory(name, in: parent)
  }

  private static func isPrivate(
    _ directory: OpenFile, _ status: FileStatus
  ) throws(SystemFailure) -> Bool {
    guard status.kind == .directory, status.user == Machine.user, status.mode & 0o022 == 0 else {
      return false
    }
    // FAT has no such rights to take away.
    if status.mode & 0o077 != 0 { try? directory.setMode(0o700) }
    return true
  }

  /// Whether the file system says who made a file: some say the same of all.
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
