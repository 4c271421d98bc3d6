import Synchronization
import SystemCalls
import SystemPackage

/// Which programs there are, as they would be found when they are started.
///
/// Each is looked for once.
package final class InstalledTools: Sendable {
  private let search: ProgramSearch
  private let known = Mutex<[String: Bool]>([:])

  /// - Parameter path: The value of `PATH`, as carried text; nil where it is not set.
  package init(path: String?) {
    search = ProgramSearch(path: path)
  }

  /// - Parameter tool: A name, or an absolute path.
  package func contains(_ tool: String) -> Bool {
    known.withLock { known in
      if let answer = known[tool] { return answer }
      let answer = search.find(tool) != nil
      known[tool] = answer
      return answer
    }
  }

  /// The Debian package that has a tool; nil of a tool that is not known.
  package static func package(of tool: String) -> String? { packages[tool] }

  /// What a tool is called by those who use it.
  package static func name(of tool: String) -> String { names[tool] ?? tool }

  private static let names = [
    "convert": "ImageMagick", "magick": "ImageMagick", "soffice": "LibreOffice",
  ]

  private static let packages = [
    "bzip2": "bzip2", "cat": "coreutils", "convert": "imagemagick", "ffmpeg": "ffmpeg",
    "gzip": "gzip", "html2text": "html2text", "jq": "jq", "magick": "imagemagick",
    "pandoc": "pandoc",
    "pdftoppm": "poppler-utils", "pdftotext": "poppler-utils", "rsvg-convert": "librsvg2-bin",
    "soffice": "libreoffice", "tar": "tar", "unzip": "unzip", "w3m": "w3m", "xz": "xz-utils",
    "zip": "zip",
    "zstd": "zstd",
  ]
}
