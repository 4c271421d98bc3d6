import SystemCalls
import SystemPackage

/// What views and undo keep beside the files of a folder, and no copy of the folder takes along: locks, what is on
/// its way there, and what was replaced there.
///
/// A view's rules and its list are about the files, and go with them.
struct OwnAffairs {
  /// What a view has its rules in, whoever made it.
  static let viewFolder: FilePath = ".dnd"
  private static let rules: FilePath = "view.json"
  private static let list: FilePath = "items.json"

  private let isOfView: Bool

  /// - Parameters:
  ///   - folder: The folder whose entries are asked about.
  ///   - name: What it is called; a folder that has a view's name but no rules is the user's own.
  init(in folder: OpenFile, named name: FilePath) {
    isOfView = name == Self.viewFolder && !FileSystem.isGone(Self.rules, in: folder)
  }

  /// Whether an entry of the folder stays where it is.
  func keep(_ entry: FolderReader.Entry) -> Bool {
    if isOfView { return entry.path != Self.rules && entry.path != Self.list }
    guard entry.name.first == UInt8(ascii: "."), entry.kind ?? .folder == .folder else {
      return false
    }
    let replaced = KeptFolder.earlierName.bytes
    guard entry.name.starts(with: replaced) else { return false }
    let rest = entry.name.dropFirst(replaced.count)
    return rest.isEmpty
      || rest.first == UInt8(ascii: "-") && rest.count > 1
        && rest.dropFirst().allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }
}
