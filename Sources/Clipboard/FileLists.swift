import Context
import Diagnostics
import SystemCalls
package import SystemPackage

/// The formats in which programs exchange lists of files, each with the names under which they are requested.
package struct FileLists {
  /// The files, as absolute paths.
  private let files: [FilePath]
  private let isCut: Bool
  /// URLs of items that are not files.
  private let others: [[UInt8]]

  package static let uriList = "text/uri-list"
  /// Nautilus, Nemo, Thunar and PCManFM; Caja has a name of its own for the same.
  package static let gnome = "x-special/gnome-copied-files"
  package static let mate = "x-special/mate-copied-files"
  /// Dolphin; whether the files of the URI list are cut.
  package static let kde = "application/x-kde-cutselection"

  /// Whether a type is a list that names files or addresses.
  package static func isList(_ type: String) -> Bool { [uriList, gnome, mate].contains(type) }

  package init(files: [FilePath], others: [[UInt8]] = [], isCut: Bool) {
    // A lifted path is as it was typed, such as `/home/./a`.
    self.files = files.map { file in
      FilePath(root: file.root, file.components.filter { $0.kind != .currentDirectory })
    }
    self.others = others
    self.isCut = isCut
  }

  private var urls: [[UInt8]] { files.map { FileURL.url(of: $0) } + others }

  /// The lists by type, in the order in which they are offered.
  package var forms: [(type: String, bytes: [UInt8])] {
    var uris: [UInt8] = []
    for url in urls { uris += url + [0x0D, 0x0A] }
    // File managers cannot paste addresses as files.
    if files.isEmpty { return [(Self.uriList, uris)] }
    let copied: [UInt8] =
      Array((isCut ? "cut\n" : "copy\n").utf8) + Array(urls.joined(separator: [0x0A]))
    return [
      (Self.uriList, uris), (Self.gnome, copied), (Self.mate, copied),
      (Self.kde, Array((isCut ? "1" : "0").utf8)),
    ]
  }

  /// Addresses and their titles as browsers read them.
  static func addresses(_ list: [(url: [UInt8], title: String)]) -> [UInt8] {
    let lines = list.flatMap { entry in
      let url = String(decoding: entry.url, as: UTF8.self)
      return [url, entry.title.isEmpty ? url : entry.title]
    }
    return lines.joined(separator: "\n").utf16.flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
  }

  /// The paths and addresses as text, one a line; nil if a path is not UTF-8.
  package var text: [UInt8]? {
    let lines: [UInt8] = Array((files.map(\.bytes) + others).joined(separator: [0x0A]))
    return String(validating: lines, as: UTF8.self) == nil ? nil : lines
  }

  // MARK: - Reading

  /// A list of another program.
  package struct Found: Equatable, Sendable {
    /// Addresses, as carried text.
    package var urls: [String]
    package var isCut: Bool
  }

  /// Reads a list: lines that end with LF or CRLF, of which some programs end the last with NUL.
  package static func read(_ type: String, _ bytes: [UInt8]) -> Found {
    if OfferedAddress.names.contains(type) {
      return Found(urls: OfferedAddress.list(type, bytes).map(\.url), isCut: false)
    }
    var lines = bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D || $0 == 0 })
    var isCut = false
    if type == gnome || type == mate {
      let first = lines.first.map { String(decoding: $0, as: UTF8.self) }
      if first == "cut" || first == "copy" {
        isCut = first == "cut"
        lines.removeFirst()
      }
    }
    // In a URI list, a line that begins with # is a comment.
    return Found(
      urls: lines.filter { $0.first != UInt8(ascii: "#") }.map { CarriedText.text(Array($0)) },
      isCut: isCut)
  }
}
