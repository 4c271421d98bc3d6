import SystemCalls
import SystemPackage

/// A file that a command left at a name, opened without changing files that are not the command's own.
///
/// A command may leave a hard link to a file of the user, a symbolic link, or a file of another user: the
/// permissions of such a file stay unchanged, and only its bytes are used.
struct LeftFile {
  let file: OpenFile
  let status: FileStatus
  /// Whether it is exclusively ours: it has a single link, and belongs to this user.
  var isOwn: Bool { Self.isOwn(status) }

  /// What was found at the name.
  enum Finding {
    case nothing
    /// A symbolic link, a directory, or any other file that is not regular.
    case noFile
    case file(LeftFile)
  }

  /// Opens the file with a name in a directory, or at a path; never follows a link, and never blocks on a FIFO.
  static func find(_ name: FilePath, in directory: OpenFile?) throws(SystemFailure) -> Finding {
    guard
      let seen = try FileSystem.statusIfPresent(of: name, in: directory, followingLinks: false)
    else { return .nothing }
    guard seen.kind == .regular else { return .noFile }
    let file = try open(name, in: directory)
    let status = try file.status()
    return status.kind == .regular ? .file(LeftFile(file: file, status: status)) : .noFile
  }

  /// Opens a file, even one of the command's own that its owner may not read.
  private static func open(_ name: FilePath, in directory: OpenFile?) throws(SystemFailure)
    -> OpenFile
  {
    do throws(SystemFailure) {
      return try OpenFile.open(name, in: directory, options: [.noFollow, .nonBlocking])
    } catch {
      guard error.errno == .permissionDenied else { throw error }
      let file = try OpenFile.open(name, in: directory, options: [.noFollow, .pathOnly])
      let status = try file.status()
      guard status.kind == .regular, isOwn(status) else { throw error }
      // The descriptor refers to the file that was checked.
      let path = FilePath("/proc/self/fd/\(file.descriptor.rawValue)")
      try FileSystem.setMode(of: path, to: 0o600)
      defer { withExtendedLifetime(file) {} }
      return try OpenFile.open(path, options: .nonBlocking)
    }
  }

  private static func isOwn(_ status: FileStatus) -> Bool {
    status.links == 1 && status.user == Machine.user
  }
}
