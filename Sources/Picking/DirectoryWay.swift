import SystemCalls
import SystemPackage

/// A depth-first traversal of a directory, in byte order of the entry names.
///
/// The caller decides which subdirectories to enter.
///
/// The traversal uses open directories and follows no links, so it never leaves the directory.
struct DirectoryWay {
  /// A directory that has been entered and not left.
  private struct Level {
    /// The remaining entries, in reverse order.
    var entries: [DirectoryReader.Entry]
    let prefix: Int
  }

  private var descent: DirectoryDescent
  private var levels: [Level] = []
  /// The path of the current directory relative to the top, with a trailing `/`; empty at the top.
  private(set) var prefix: [UInt8] = []

  init(_ top: ConfinedDirectory) throws(SystemFailure) {
    descent = DirectoryDescent(try top.open("", options: .directory))
    levels = [Level(entries: try Self.entries(of: descent.current), prefix: 0)]
  }

  /// The next entry; nil at the end.
  ///
  /// - Throws: `ESTALE` if a directory on the path has been moved.
  mutating func next() throws(SystemFailure) -> DirectoryReader.Entry? {
    while let level = levels.indices.last {
      prefix.removeLast(prefix.count - levels[level].prefix)
      if let entry = levels[level].entries.popLast() { return entry }
      levels.removeLast()
      try descent.leave()
    }
    return nil
  }

  /// The kind of the entry that was returned last.
  func kind(of entry: DirectoryReader.Entry) throws(SystemFailure) -> FileStatus.Kind {
    if let kind = entry.kind { return kind }
    return try FileSystem.status(of: entry.path, in: descent.current, followingLinks: false).kind
  }

  /// Enters the directory that was returned last.
  mutating func enter(_ entry: DirectoryReader.Entry) throws(SystemFailure) {
    let directory = try OpenFile.openDirectory(
      entry.path, in: descent.current, followingLinks: false)
    let entries = try Self.entries(of: directory)
    try descent.enter(opened: directory)
    prefix += entry.name + [UInt8(ascii: "/")]
    levels.append(Level(entries: entries, prefix: prefix.count))
  }

  private static func entries(of directory: OpenFile) throws(SystemFailure) -> [DirectoryReader
    .Entry]
  {
    try DirectoryReader.entries(of: directory).sorted { $1.name.lexicographicallyPrecedes($0.name) }
  }
}
