import SystemCalls
import SystemPackage

/// The way through a directory that is taken apart: its entries by name, and those of each directory in it that is
/// entered before what comes after that directory.
///
/// It goes by open directories and follows no link, so what is found is in the directory.
struct DirectoryWay {
  /// A directory that was entered and not left.
  private struct Level {
    /// What is still to come, the last first.
    var entries: [DirectoryReader.Entry]
    let prefix: Int
  }

  private var descent: DirectoryDescent
  private var levels: [Level] = []
  /// The directory that was entered last, as seen from the top, with `/` at its end; empty at the top.
  private(set) var prefix: [UInt8] = []

  init(_ top: ConfinedDirectory) throws(SystemFailure) {
    descent = DirectoryDescent(try top.open("", options: .directory))
    levels = [Level(entries: try Self.entries(of: descent.current), prefix: 0)]
  }

  /// What comes next; nil at the end.
  ///
  /// - Throws: A failure that says `ESTALE` where a directory on the way was taken elsewhere.
  mutating func next() throws(SystemFailure) -> DirectoryReader.Entry? {
    while let level = levels.indices.last {
      prefix.removeLast(prefix.count - levels[level].prefix)
      if let entry = levels[level].entries.popLast() { return entry }
      levels.removeLast()
      try descent.leave()
    }
    return nil
  }

  /// What an entry is that has just come.
  func kind(of entry: DirectoryReader.Entry) throws(SystemFailure) -> FileStatus.Kind {
    if let kind = entry.kind { return kind }
    return try FileSystem.status(of: entry.path, in: descent.current, followingLinks: false).kind
  }

  /// Goes down into a directory that has just come.
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
