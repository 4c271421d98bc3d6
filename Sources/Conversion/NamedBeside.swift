import Diagnostics
import SystemCalls
import SystemPackage

/// The files beside a document that its text names, used if its directory contains unrelated files.
///
/// A document in the home directory has all of the user's files beside it, but needs only those that it names.
struct NamedBeside {
  /// The document's text, followed by a version with its escapes decoded.
  private let text: [UInt8]
  /// Whether a sequence of three bytes occurs in the text.
  private var triples = [Bool](repeating: false, count: 1 << 24)
  private var rest = Self.mostEntries

  private static let mostBytes = 4 << 20
  private static let mostEntries = 20_000
  private static let mostFiles = 256
  private static let deepest = 16

  /// - Parameter document: A text document; compressed formats contain their pictures themselves.
  init?(in document: FilePath) {
    guard let file = try? OpenFile.open(document, options: .nonBlocking),
      let bytes = try? file.readAll(limit: Self.mostBytes)
    else { return nil }
    text = bytes + [0] + Self.decoded(bytes)
    var triple = 0
    for (index, byte) in text.enumerated() {
      triple = (triple << 8 | Int(byte)) & 0xFF_FFFF
      if index >= 2 { triples[triple] = true }
    }
  }

  /// The regular files below a directory whose path components are all named; links and hidden files are
  /// skipped.
  mutating func files(in directory: FilePath) -> [FilePath] {
    guard let top = try? OpenFile.openDirectory(directory, followingLinks: false) else { return [] }
    var found: [FilePath] = []
    look(in: top, directory, depth: 0, &found)
    return found
  }

  private mutating func look(
    in directory: OpenFile, _ path: FilePath, depth: Int, _ found: inout [FilePath]
  ) {
    for entry in (try? DirectoryReader.entries(of: directory)) ?? [] {
      rest -= 1
      guard rest > 0, found.count < Self.mostFiles else { return }
      guard entry.name.first != UInt8(ascii: "."), isNamed(entry.name),
        let kind = try? entry.kind(in: directory)
      else { continue }
      let name = FilePath(bytes: entry.name)
      let inside = path.appending(name.components)
      if kind == .regular {
        found.append(inside)
      } else if kind == .directory, depth < Self.deepest,
        let open = try? OpenFile.openDirectory(name, in: directory, followingLinks: false)
      {
        look(in: open, inside, depth: depth + 1, &found)
      }
    }
  }

  private func isNamed(_ name: [UInt8]) -> Bool {
    var triple = 0
    for (index, byte) in name.enumerated() {
      triple = (triple << 8 | Int(byte)) & 0xFF_FFFF
      if index >= 2, !triples[triple] { return false }
    }
    return text.position(of: name) != nil
  }

  /// Decodes escapes of markup: `%20`, `\_`, `&amp;`.
  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count > 1,
        let high = rest[rest.startIndex].hexadecimalDigit,
        let low = rest[rest.startIndex + 1].hexadecimalDigit
      {
        decoded.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else if byte == UInt8(ascii: "&"), rest.starts(with: Array("amp;".utf8)) {
        decoded.append(byte)
        rest = rest.dropFirst(4)
      } else if byte != UInt8(ascii: "\\") {
        decoded.append(byte)
      }
    }
    return decoded
  }
}
