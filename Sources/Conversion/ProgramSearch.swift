import SystemCalls
import SystemPackage

/// Searches for programs in the absolute directories of a `PATH`.
///
/// Relative entries are skipped, since anyone may have put a program into the working directory, and so are
/// world-writable directories.
struct ProgramSearch: Sendable {
  private let directories: [FilePath]

  private static let usualPath = "/bin:/usr/bin"

  /// - Parameter path: The value of `PATH`, as carried text; nil if it is not set.
  init(path: String?) {
    directories = (path ?? Self.usualPath).split(separator: ":").map {
      FilePath(carried: String($0))
    }
    .filter(\.isAbsolute)
  }

  /// The first program of this name, or the one at this absolute path; nil if there is none.
  func find(_ tool: String) -> FilePath? {
    let path = FilePath(carried: tool)
    if path.isAbsolute { return Self.isProgram(path) ? path : nil }
    for directory in directories {
      let program = directory.appending(path.components)
      if Self.isProgram(program), !Self.isOpenToAll(directory) { return program }
    }
    return nil
  }

  /// A sticky directory counts too, because anyone can add a program that does not exist yet.
  private static func isOpenToAll(_ directory: FilePath) -> Bool {
    guard let status = try? FileSystem.status(of: directory) else { return true }
    return status.mode & 0o002 != 0
  }

  private static func isProgram(_ path: FilePath) -> Bool {
    guard (try? FileSystem.status(of: path))?.kind == .regular else { return false }
    return (try? FileSystem.checkAccess(.execute, to: path)) != nil
  }
}
