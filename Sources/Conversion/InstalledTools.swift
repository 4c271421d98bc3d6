import Synchronization
import SystemCalls
import SystemPackage

/// Finds out which programs are installed, by the same search as for starting them.
///
/// Each program is searched for only once.
package final class InstalledTools: Sendable {
  private let search: ProgramSearch
  private let known = Mutex<[String: Bool]>([:])

  /// - Parameter path: The value of `PATH`, as carried text; nil if it is not set.
  package init(path: String?) {
    search = ProgramSearch(path: path)
  }

  /// - Parameter tool: A name, an absolute path, or the name of a part of a tool (`ToolPart`).
  package func contains(_ tool: String) -> Bool {
    known.withLock { known in
      if let answer = known[tool] { return answer }
      let part = ToolPart.named(tool)
      let answer = part.map { $0.isInstalled(search) } ?? (search.find(tool) != nil)
      known[tool] = answer
      return answer
    }
  }

  /// The Debian package that contains a tool; nil if unknown.
  package static func package(of tool: String) -> String? {
    packages[tool] ?? ToolPart.named(tool)?.package
  }

  /// The name by which users know a tool.
  package static func name(of tool: String) -> String { names[tool] ?? tool }

  private static let names = [
    "convert": "ImageMagick", "dcraw_emu": "LibRaw", "exiftool": "ExifTool",
    "magick": "ImageMagick",
    "soffice": "LibreOffice", "ssconvert": "Gnumeric",
  ]

  private static let packages = [
    "bzip2": "bzip2", "cat": "coreutils", "convert": "imagemagick", "dcraw_emu": "libraw-bin",
    "djxl": "libjxl-tools", "exiftool": "libimage-exiftool-perl", "ffmpeg": "ffmpeg",
    "gzip": "gzip", "html2text": "html2text", "img2pdf": "img2pdf", "jq": "jq",
    "magick": "imagemagick", "pandoc": "pandoc",
    "pdftoppm": "poppler-utils", "pdftotext": "poppler-utils", "rsvg-convert": "librsvg2-bin",
    "soffice": "libreoffice", "ssconvert": "gnumeric", "tar": "tar", "unzip": "unzip", "w3m": "w3m",
    "xz": "xz-utils",
    "zip": "zip",
    "zstd": "zstd",
  ]
}
