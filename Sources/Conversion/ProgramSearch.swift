import SystemCalls
import SystemPackage

/// Where programs are looked for: in the directories of a `PATH`, those that are absolute.
///
/// Relative entries are skipped: anybody may have put a program into the working directory. So is a directory that
/// everybody may write.
struct ProgramSearch: Sendable {
  private let directories: [FilePath]

  private static let usualPath = "/bin:/usr/bin"

  /// - Parameter path: The value of `PATH`, as carried text; nil where it is not set.
  init(path: String?) {
    directories = (path ?? Self.usualPath).split(separator: ":").map {
      FilePath(carried: String($0))
    }
    .filter(\.isAbsolute)
  }

  /// The first program of this name, or at this absolute path; nil where there is none.
  func find(_ tool: String) -> FilePath? {
    let path = FilePath(carried: tool)
    if path.isAbsolute { return Self.isProgram(path) ? path : nil }
    for directory in directories {
      let program = directory.appending(path.components)
      if Self.isProgram(program), !Self.isOpenToAll(directory) { return program }
    }
    return nil
  }

  /// Also one where everybody may only add: a program that is not there yet could be anybody's.
  private static func isOpenToAll(_ directory: FilePath) -> Bool {
    guard let status = try? FileSystem.status(of: directory) else { return true }
    return status.mode & 0o002 != 0
  }

  private static func isProgram(_ path: FilePath) -> Bool {
    guard (try? FileSystem.status(of: path))?.kind == .regular else { return false }
    return (try? FileSystem.checkAccess(.execute, to: path)) != nil
  }
}
