package import SystemCalls
package import SystemPackage

/// Which entries of a directory are internal to views and undo, and not copied with it: locks, staged files,
/// and replaced files.
///
/// The rules and the list of a view describe its files, and are copied with them.
package struct InternalEntries {
  /// The name of the directory in which a view keeps its rules.
  static let viewDirectory: FilePath = ".dnd"
  private static let rules: FilePath = "view.json"
  private static let list: FilePath = "items.json"

  private let isOfView: Bool

  /// - Parameters:
  ///   - directory: The directory whose entries are examined.
  ///   - name: Its name; a directory with the name of a view's but without rules belongs to the user.
  package init(in directory: OpenFile, named name: FilePath) {
    isOfView = name == Self.viewDirectory && !FileSystem.isGone(Self.rules, in: directory)
  }

  /// Whether an entry of the directory is left out.
  package func keep(_ entry: DirectoryReader.Entry) -> Bool {
    if isOfView { return entry.path != Self.rules && entry.path != Self.list }
    // A run that goes on will remove it, and one that was killed has left nothing whole under such a name.
    if RunID(ofStaged: entry.name) != nil { return true }
    guard entry.name.first == UInt8(ascii: "."), entry.kind ?? .directory == .directory else {
      return false
    }
    return KeptDirectory.isName(entry.name)
  }
}
