import SystemCalls
import SystemPackage

/// A file that a command left at a name, opened without a change to anything that is not the command's own.
///
/// A command may leave a further name of its user's own file there, a link, or what belongs to somebody else:
/// the rights of such a file stay, and only its bytes are ever taken.
struct LeftFile {
  let file: OpenFile
  let status: FileStatus
  /// Whether nobody else has it: it has no further name, and is this user's.
  var isOwn: Bool { Self.isOwn(status) }

  /// What was found at the name.
  enum Finding {
    case nothing
    /// A link, a directory, or whatever else has no bytes to give.
    case noFile
    case file(LeftFile)
  }

  /// Opens what is at a name in a directory, or at a path; a link is never followed, and a pipe never waited for.
  static func find(_ name: FilePath, in directory: OpenFile?) throws(SystemFailure) -> Finding {
    guard
      let seen = try FileSystem.statusIfPresent(of: name, in: directory, followingLinks: false)
    else { return .nothing }
    guard seen.kind == .regular else { return .noFile }
    let file = try open(name, in: directory)
    let status = try file.status()
    return status.kind == .regular ? .file(LeftFile(file: file, status: status)) : .noFile
  }

  /// Opens a file, also one of the command's own that it closed to its owner.
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
      // The descriptor is of the very file that was looked at.
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
