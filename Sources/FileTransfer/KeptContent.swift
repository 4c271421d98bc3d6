import SystemCalls
package import SystemPackage

/// Content that a session keeps, or of which it knows the file: what an undo compares before it removes what was made of
/// it.
package enum KeptContent: Sendable {
  case bytes([UInt8])
  case file(FilePath)
  /// What is elsewhere, as its place tells.
  case digest(Digest)

  /// The size up to which a text is read as a whole.
  private static let limit = 64 << 20

  package var isFile: Bool { if case .file = self { true } else { false } }

  /// Whether a file has this content.
  func isSame(as path: FilePath) -> Bool {
    let same = SameContent(monitor: TransferMonitor(progress: { _ in }, isCancelled: { false }))
    do throws(TransferError) {
      let file = try FileCopy.open(path, followingLinks: false).file
      switch self {
      case .bytes(let bytes): return try same.isSame(file, bytes)
      case .file(let kept):
        return try same.isSame(file, FileCopy.open(kept, followingLinks: true).file)
      case .digest(let digest):
        return try calling { () throws(SystemFailure) in try Digest(ofAll: file) } == digest
      }
    } catch {
      return false
    }
  }

  /// Whether a text is another one into which something was inserted at one place.
  ///
  /// - Parameter contents: What was inserted includes one of these; anything may be inserted if there are none.
  static func isText(
    _ path: FilePath, extending former: FilePath, by contents: [KeptContent]
  ) -> Bool {
    guard let text = read(path), let old = read(former), text.count >= old.count else {
      return false
    }
    let start = zip(text, old).prefix { $0 == $1 }.count
    let end = start + text.count - old.count
    guard text[end...].elementsEqual(old[start...]) else { return false }
    // Where equal bytes meet, the inserted part may as well begin before.
    let inserted = text[..<end]
    return contents.isEmpty
      || contents.contains { content in
        guard var bytes = content.all else { return false }
        while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        return bytes.count <= text.count - old.count && inserted.hasSequence(bytes)
      }
  }

  private var all: [UInt8]? {
    switch self {
    case .bytes(let bytes): bytes
    case .file(let path): Self.read(path, followingLinks: true)
    case .digest: nil
    }
  }

  private static func read(_ path: FilePath, followingLinks: Bool = false) -> [UInt8]? {
    guard let file = try? FileCopy.open(path, followingLinks: followingLinks).file,
      let bytes = try? file.readAll(limit: limit + 1), bytes.count <= limit
    else { return nil }
    return bytes
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSequence(_ part: [UInt8]) -> Bool {
    guard part.count <= count, let first = part.first else { return part.isEmpty }
    var start = startIndex
    while start + part.count <= endIndex {
      guard let found = self[start...(endIndex - part.count)].firstIndex(of: first) else {
        return false
      }
      if self[found..<found + part.count].elementsEqual(part) { return true }
      start = found + 1
    }
    return false
  }
}
