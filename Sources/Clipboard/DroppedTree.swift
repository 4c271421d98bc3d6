import Diagnostics
import SystemCalls
import SystemPackage
import TerminalClipboard

/// Writes a file or a directory that a terminal sends from another machine (OSC 72).
///
/// The other side is not trusted: a name is a single component that was not there before, so that nothing is ever
/// written through a link, and a link must lead to a place in the same tree. Everything else is refused.
struct DroppedTree {
  private let root: FilePath
  private var waiting: [(part: DropPart, path: FilePath, depth: Int)] = []
  /// For each open directory, how many of its entries are to come.
  private var openEntries: [Int: Int] = [:]
  private var closed: [Int] = []
  private var current: (part: DropPart, path: FilePath, depth: Int)?
  private var file: OpenFile?
  /// What arrived of a link or of a list of names.
  private var text: [UInt8] = []

  /// The most bytes of a list of names, and of entries of a tree.
  private static let textLimit = 16 << 20
  private static let entryLimit = 1_000_000
  private static let depthLimit = 512

  /// - Parameter root: A path at which nothing exists.
  init(_ root: FilePath) { self.root = root }

  mutating func begin(_ part: DropPart) { waiting = [(part, root, 0)] }

  /// The next part to be requested; nil at the end.
  mutating func next() -> DropPart? {
    if waiting.isEmpty { return nil }
    current = waiting.removeFirst()
    text = []
    return current?.part
  }

  /// Takes bytes of the current part; see `TerminalDropTarget.Event.data` for the detail.
  mutating func take(_ bytes: [UInt8], detail: Int) throws {
    guard detail == 0, let current else {
      text += bytes.prefix(max(Self.textLimit + 1 - text.count, 0))
      return
    }
    try opened(current.path).writeAll(bytes)
  }

  /// Ends the current part.
  ///
  /// - Returns: False if it is not acceptable; then the tree is to be discarded.
  mutating func end(detail: Int) throws -> Bool {
    guard let current else { return false }
    defer { file = nil }
    switch detail {
    case 0: _ = try opened(current.path)
    case 1:
      guard current.depth > 0, staysInside(text, depth: current.depth) else { return false }
      try FileSystem.makeLink(current.path, saying: text)
    default: guard try makeDirectory(current, handle: detail) else { return false }
    }
    if current.part.directory != 0 { leave(current.part.directory) }
    return true
  }

  /// The handles of directories whose entries have all arrived, each once.
  mutating func finished() -> [Int] {
    defer { closed = [] }
    return closed
  }

  private mutating func opened(_ path: FilePath) throws -> OpenFile {
    if let file { return file }
    let file = try OpenFile.open(
      path, .writeOnly, options: [.create, .exclusiveCreate, .noFollow], permissions: 0o600)
    self.file = file
    return file
  }

  private mutating func makeDirectory(
    _ current: (part: DropPart, path: FilePath, depth: Int), handle: Int
  ) throws -> Bool {
    let names = text.split(separator: 0).map(Array.init)
    guard handle > 1, openEntries[handle] == nil, current.depth < Self.depthLimit,
      text.count <= Self.textLimit, names.count + waiting.count <= Self.entryLimit,
      Set(names).count == names.count, names.allSatisfy(Self.isName)
    else { return false }
    try FileSystem.makeDirectory(current.path, mode: 0o700)
    if names.isEmpty { closed.append(handle) } else { openEntries[handle] = names.count }
    for (offset, name) in names.enumerated() {
      waiting.append(
        (
          DropPart(index: offset + 1, directory: handle),
          current.path.appending(FilePath(bytes: name).components), current.depth + 1
        ))
    }
    return true
  }

  private mutating func leave(_ handle: Int) {
    let left = (openEntries[handle] ?? 1) - 1
    openEntries[handle] = left
    if left == 0 { closed.append(handle) }
  }

  /// Whether it is the name of an entry: one component that does not lead elsewhere.
  private static func isName(_ name: [UInt8]) -> Bool {
    !name.isEmpty && name.count <= 255 && !name.contains(UInt8(ascii: "/"))
      && name != Array(".".utf8) && name != Array("..".utf8)
  }

  /// Whether the text of a link leads to a place in the tree.
  ///
  /// `..` may only come first, where it leaves directories that were made here; behind the name of a link it could
  /// lead anywhere.
  private func staysInside(_ target: [UInt8], depth: Int) -> Bool {
    guard !target.isEmpty, target.count < 4096, target[0] != UInt8(ascii: "/"), !target.contains(0)
    else { return false }
    let up = Array("..".utf8)
    let components = target.split(separator: UInt8(ascii: "/")).map(Array.init)
      .filter { $0 != Array(".".utf8) }
    let levels = components.prefix { $0 == up }.count
    // A link is in a directory whose depth is one less.
    return levels < depth && !components.dropFirst(levels).contains(up)
  }
}
