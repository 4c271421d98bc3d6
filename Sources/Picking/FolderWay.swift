import SystemCalls
import SystemPackage

/// The way through a folder that is taken apart: its entries by name, and those of each folder in it that is
/// entered before what comes after that folder.
///
/// It goes by open folders and follows no link, so what is found lies in the folder.
struct FolderWay {
  /// A folder that was entered and not left.
  private struct Level {
    /// What is still to come, the last first.
    var entries: [FolderReader.Entry]
    let prefix: Int
  }

  private var descent: FolderDescent
  private var levels: [Level] = []
  /// The folder that was entered last, as seen from the top, with `/` at its end; empty at the top.
  private(set) var prefix: [UInt8] = []

  init(_ top: ConfinedFolder) throws(SystemFailure) {
    descent = FolderDescent(try top.open("", options: .directory))
    levels = [Level(entries: try Self.entries(of: descent.current), prefix: 0)]
  }

  /// What comes next; nil at the end.
  ///
  /// - Throws: A failure that says `ESTALE` where a folder on the way was taken elsewhere.
  mutating func next() throws(SystemFailure) -> FolderReader.Entry? {
    while let level = levels.indices.last {
      prefix.removeLast(prefix.count - levels[level].prefix)
      if let entry = levels[level].entries.popLast() { return entry }
      levels.removeLast()
      try descent.leave()
    }
    return nil
  }

  /// What an entry is that has just come.
  func kind(of entry: FolderReader.Entry) throws(SystemFailure) -> FileStatus.Kind {
    if let kind = entry.kind { return kind }
    return try FileSystem.status(of: entry.path, in: descent.current, followingLinks: false).kind
  }

  /// Goes down into a folder that has just come.
  mutating func enter(_ entry: FolderReader.Entry) throws(SystemFailure) {
    let folder = try OpenFile.openFolder(entry.path, in: descent.current, followingLinks: false)
    let entries = try Self.entries(of: folder)
    try descent.enter(opened: folder)
    prefix += entry.name + [UInt8(ascii: "/")]
    levels.append(Level(entries: entries, prefix: prefix.count))
  }

  private static func entries(of folder: OpenFile) throws(SystemFailure) -> [FolderReader.Entry] {
    try FolderReader.entries(of: folder).sorted { $1.name.lexicographicallyPrecedes($0.name) }
  }
}
