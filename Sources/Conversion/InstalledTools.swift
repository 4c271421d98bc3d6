import Synchronization
import SystemCalls
import SystemPackage

/// Which programs there are, as they would be found when they are started.
///
/// Each is looked for once.
package final class InstalledTools: Sendable {
  private let folders: [FilePath]
  private let known = Mutex<[String: Bool]>([:])

  /// - Parameter path: The value of `PATH`, as carried text; nil where it is not set.
  package init(path: String?) {
    // As in what starts them: neither the working folder nor one below it is looked in.
    folders = (path ?? Self.usualPath).split(separator: ":").map { FilePath(carried: String($0)) }
      .filter(\.isAbsolute)
  }

  private static let usualPath = "/bin:/usr/bin"

  /// - Parameter tool: A name, or an absolute path.
  package func contains(_ tool: String) -> Bool {
    known.withLock { known in
      if let answer = known[tool] { return answer }
      let path = FilePath(carried: tool)
      let places = path.isAbsolute ? [path] : folders.map { $0.appending(path.components) }
      let answer = places.contains(where: Self.isProgram)
      known[tool] = answer
      return answer
    }
  }

  private static func isProgram(_ path: FilePath) -> Bool {
    guard (try? FileSystem.status(of: path))?.kind == .regular else { return false }
    return (try? FileSystem.checkAccess(.execute, to: path)) != nil
  }

  /// The Debian package that has a tool; nil of a tool that is not known.
  package static func package(of tool: String) -> String? { packages[tool] }

  private static let packages = [
    "bzip2": "bzip2", "cat": "coreutils", "convert": "imagemagick", "ffmpeg": "ffmpeg",
    "gzip": "gzip", "iconv": "libc-bin", "jq": "jq", "magick": "imagemagick", "pandoc": "pandoc",
    "pdftoppm": "poppler-utils", "pdftotext": "poppler-utils", "rsvg-convert": "librsvg2-bin",
    "soffice": "libreoffice", "tar": "tar", "unzip": "unzip", "xz": "xz-utils", "zip": "zip",
    "zstd": "zstd",
  ]
}
