import SystemCalls
package import SystemPackage

/// The lines of a checksum file, one for each path, in the order in which they were first added.
package struct ManifestLines {
  private var lines: [[UInt8]: [UInt8]] = [:]
  private var order: [[UInt8]] = []

  package init() {}

  package var isEmpty: Bool { order.isEmpty }

  /// Adds the line of a file, or replaces the one of the same path.
  package mutating func add(_ file: ListedFile, relativeTo base: FilePath) {
    var relative = file.path
    _ = relative.removePrefix(base)
    let line = Manifest.line(relative.bytes, file.digest)
    let name = GrowingManifest.name(in: line.dropLast()) ?? relative.bytes
    if lines.updateValue(line, forKey: name) == nil { order.append(name) }
  }

  /// What an existing file lists.
  package struct Listed {
    /// The digests of the files; nil for the folders above them.
    private var digests: [FilePath: Digest?] = [:]

    package init(in old: [UInt8] = []) {
      for line in old.split(separator: UInt8(ascii: "\n")) {
        guard var path = GrowingManifest.name(in: line).map({ FilePath(bytes: $0) }) else {
          continue
        }
        digests[path] = .some(Digest(digits: line.drop { $0 == UInt8(ascii: "\\") }.prefix(64)))
        while path.removeLastComponent(), !path.isEmpty, digests[path] == nil {
          digests[path] = .some(nil)
        }
      }
    }

    /// Whether there is a line of a path, or of one below it, with this digest if one is given.
    package func contains(_ path: FilePath, as digest: Digest?) -> Bool {
      guard let listed = digests[path] else { return false }
      return digest == nil || listed == digest
    }
  }

  package var bytes: [UInt8] { order.flatMap { lines[$0] ?? [] } }

  private static func lines(of old: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = old.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Merges the lines of an existing file with these, which replace those of the same path.
  package func joined(to old: [UInt8]) -> (bytes: [UInt8], isChanged: Bool) {
    let newline = UInt8(ascii: "\n")
    var joined: [UInt8] = []
    var isChanged = false
    var listed: Set<[UInt8]> = []
    for line in Self.lines(of: old) {
      if let name = GrowingManifest.name(in: line), let new = lines[name] {
        guard new.dropLast().elementsEqual(line), listed.insert(name).inserted else {
          isChanged = true
          continue
        }
      }
      joined += line
      joined.append(newline)
    }
    for name in order where !listed.contains(name) {
      isChanged = true
      joined += lines[name] ?? []
    }
    return (joined, isChanged)
  }

  /// The lines of an existing file without those of files that are gone; nil if none are.
  ///
  /// - Parameter areGone: Which of these paths, relative to the directory of the drop, do not exist.
  package static func kept<Failure>(
    of old: [UInt8], _ areGone: ([FilePath]) throws(Failure) -> [Bool]
  ) throws(Failure) -> [UInt8]? {
    let newline = UInt8(ascii: "\n")
    let lines = lines(of: old)
    let named = lines.map { GrowingManifest.name(in: $0).map { FilePath(bytes: $0) } }
    var gone = try areGone(named.compactMap(\.self))[...]
    let kept = zip(lines, named).filter { _, name in name == nil || gone.popFirst() != true }
    if kept.count == lines.count { return nil }
    return kept.flatMap { line, _ in line + [newline] }
  }
}
