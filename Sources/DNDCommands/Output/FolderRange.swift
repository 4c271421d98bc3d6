import SystemCalls
import SystemPackage

/// The folders of several files: one, or the first and the last of them.
struct FolderRange {
  private var first: FilePath?
  private var last: FilePath?
  /// Whether all are equally deep, as those of a name template are; others have no order to show.
  private var isEven = true
  /// The text of the folder that was added last: files mostly come folder by folder.
  private var added: Substring?

  /// Adds the folder of a file.
  mutating func add(fileAt carried: String) {
    let text = carried.utf8.lastIndex(of: UInt8(ascii: "/")).map { carried[..<$0] }
    if let text, text == added { return }
    added = text
    let folder = FilePath(carried: carried).directory
    guard let first, let last else { return (first, last) = (folder, folder) }
    if folder == first || folder == last { return }
    if folder.components.count != first.components.count { isEven = false }
    if folder.bytes.lexicographicallyPrecedes(first.bytes) { self.first = folder }
    if last.bytes.lexicographicallyPrecedes(folder.bytes) { self.last = folder }
  }

  /// The folder, or both as in `Pictures/2026/01 … 03/`; nil if there is none, or no order.
  func text(_ paths: PathText) -> String? {
    guard let first, let last, isEven else { return nil }
    let one = paths.directory(first.carried)
    guard first != last else { return one }
    let common = zip(first.components, last.components).prefix { $0 == $1 }.count
    let rest = FilePath(root: nil, last.components.dropFirst(common))
    return "\(one.dropLast()) … \(paths.directory(rest.carried))"
  }
}
