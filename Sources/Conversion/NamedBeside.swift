import Diagnostics
import SystemCalls
import SystemPackage

/// The files beside a document that it names, where its directory holds more than what goes with it.
///
/// A document that is in the home has everything of the user's beside it. What its text does not name, it has
/// no use for.
struct NamedBeside {
  /// The document as it is, and once more as what its formats write for a name.
  private let text: [UInt8]
  /// Which three bytes in a row occur in it.
  private var triples = [Bool](repeating: false, count: 1 << 24)
  private var rest = Self.mostEntries

  private static let mostBytes = 4 << 20
  private static let mostEntries = 20_000
  private static let mostFiles = 256
  private static let deepest = 16

  /// - Parameter document: Text; what is compressed brings its pictures itself.
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

  /// The regular files in a directory and below whose way there is named; no link and nothing hidden is one.
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
    return text.firstRange(of: name) != nil
  }

  /// Escapes of markup taken for what they stand for: `%20`, `\_`, `&amp;`.
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
