import SystemCalls
import SystemPackage

/// What views and undo keep beside the files of a directory, and no copy of the directory takes along: locks, what is
/// on its way there, and what was replaced there.
///
/// A view's rules and its list are about the files, and go with them.
struct OwnAffairs {
  /// What a view has its rules in, whoever made it.
  static let viewDirectory: FilePath = ".dnd"
  private static let rules: FilePath = "view.json"
  private static let list: FilePath = "items.json"

  private let isOfView: Bool

  /// - Parameters:
  ///   - directory: The directory whose entries are asked about.
  ///   - name: What it is called; a directory that has a view's name but no rules is the user's own.
  init(in directory: OpenFile, named name: FilePath) {
    isOfView = name == Self.viewDirectory && !FileSystem.isGone(Self.rules, in: directory)
  }

  /// Whether an entry of the directory stays where it is.
  func keep(_ entry: DirectoryReader.Entry) -> Bool {
    if isOfView { return entry.path != Self.rules && entry.path != Self.list }
    guard entry.name.first == UInt8(ascii: "."), entry.kind ?? .directory == .directory else {
      return false
    }
    let replaced = KeptDirectory.earlierName.bytes
    guard entry.name.starts(with: replaced) else { return false }
    let rest = entry.name.dropFirst(replaced.count)
    return rest.isEmpty
      || rest.first == UInt8(ascii: "-") && rest.count > 1
        && rest.dropFirst().allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }
}
