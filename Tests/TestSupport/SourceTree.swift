import Glibc
package import SystemPackage

/// The package's own files, for tests that read them.
package enum SourceTree {
  /// The directory that contains `Package.swift`.
  package static let root = FilePath(#filePath)
    .removingLastComponent().removingLastComponent().removingLastComponent()

  /// Everything below `Sources`, read once.
  package static let sources = Result { try files(below: "Sources") }

  /// The regular files below a directory of the package at any depth, sorted by path.
  package static func files(below directory: String) throws -> [SourceFile] {
    var found: [SourceFile] = []
    try collect(directory, into: &found)
    return found.sorted { $0.path < $1.path }
  }

  /// One file of the package.
  package static func file(_ path: String) throws -> SourceFile {
    try SourceFile(path: path, bytes: Files.read(root.appending(path)))
  }

  private static func collect(_ directory: String, into found: inout [SourceFile]) throws {
    for name in try Files.names(in: root.appending(directory)) where name != ".build" {
      let path = "\(directory)/\(name)"
      switch try Files.kind(root.appending(path)) {
      case .directory: try collect(path, into: &found)
      case .file: try found.append(file(path))
      case .other: break
      }
    }
  }
}

/// A file of the package: its path from the package's root, and its contents.
package struct SourceFile: Sendable {
  package let path: String
  package let bytes: [UInt8]

  /// The lines, without line ends.
  package var lines: [Substring] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { Substring(decoding: $0, as: UTF8.self) }
  }

  /// The lines without comments, so that prose is not mistaken for code.
  package var code: [Substring] { lines.map(Self.code) }

  /// The lines of code that contain one of `words`, with their numbers from 1.
  ///
  /// If none of them occurs, which is almost always the case, only a fast search of the bytes is
  /// needed, so that rules can afford regular expressions.
  package func code(mentioning words: [String]) -> [(number: Int, text: Substring)] {
    guard words.contains(where: { Self.holds(bytes, $0) }) else { return [] }
    return lines.enumerated().compactMap { index, line in
      let code = Self.code(line)
      let bytes = Array(code.utf8)
      return words.contains { Self.holds(bytes, $0) } ? (index + 1, code) : nil
    }
  }

  private static func code(_ line: Substring) -> Substring {
    let utf8 = line.utf8
    var place = utf8.startIndex
    while let slash = utf8[place...].firstIndex(of: 0x2F) {
      place = utf8.index(after: slash)
      if place < utf8.endIndex, utf8[place] == 0x2F { return line[..<slash] }
    }
    return line
  }

  /// The corresponding C function is `strstr`.
  private static func holds(_ bytes: [UInt8], _ word: String) -> Bool {
    (bytes + [0]).withUnsafeBytes { text in
      guard let start = text.baseAddress?.assumingMemoryBound(to: CChar.self) else { return false }
      return strstr(start, word) != nil
    }
  }

  /// The module of the file: `Sources/Items/Item.swift` belongs to `Items`.
  package var module: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  package var isSwift: Bool { path.hasSuffix(".swift") }
}
