package import SystemPackage

/// The package's own files, for tests that read them.
package enum SourceTree {
  /// The folder that holds `Package.swift`.
  package static let root = FilePath(#filePath)
    .removingLastComponent().removingLastComponent().removingLastComponent()

  /// The regular files below a folder of the package, however deep, in order of their paths.
  package static func files(below folder: String) throws -> [SourceFile] {
    var found: [SourceFile] = []
    try collect(folder, into: &found)
    return found.sorted { $0.path < $1.path }
  }

  /// One file of the package.
  package static func file(_ path: String) throws -> SourceFile {
    try SourceFile(path: path, bytes: Files.read(root.appending(path)))
  }

  private static func collect(_ folder: String, into found: inout [SourceFile]) throws {
    for name in try Files.names(in: root.appending(folder)) where name != ".build" {
      let path = "\(folder)/\(name)"
      switch try Files.kind(root.appending(path)) {
      case .folder: try collect(path, into: &found)
      case .file: try found.append(file(path))
      case .other: break
      }
    }
  }
}

/// A file of the package: its path from the package's root, and what is in it.
package struct SourceFile: Sendable {
  package let path: String
  package let bytes: [UInt8]

  /// The lines, without their ends.
  package var lines: [Substring] {
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The lines as code: what follows `//` is left out, so that prose cannot be taken for code.
  package var code: [Substring] {
    lines.map { line in line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line }
  }

  /// The folder that is the file's module: `Sources/Items/Item.swift` is of `Items`.
  package var module: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  package var isSwift: Bool { path.hasSuffix(".swift") }
}
