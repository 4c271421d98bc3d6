import Diagnostics
package import Items
import SystemCalls
package import SystemPackage

/// What stands in an ordered view's list for an item that is still on its way, with its progress.
///
/// The progress is a file of its own, so that the list is not written for it. As long as the run lives it
/// holds a lock on that file; a placeholder whose file nobody holds is that of a run that is gone.
package final class Placeholder: Sendable {
  /// What the list calls it.
  package let file: String
  private let path: FilePath
  private let handle: OpenFile

  private static let folderName = "progress"

  /// Makes the progress of a placeholder, which is not in the list yet.
  ///
  /// Only while the list is locked: else it could be taken for one that a run left behind.
  package init(in root: FilePath) throws(ViewError) {
    let folder = ViewFolder.folder(of: root).appending(Self.folderName)
    do throws(SystemFailure) {
      try FileSystem.makeFolders(folder)
      let mark = try Machine.randomBytes(8).map { String($0, radix: 36) }.joined(separator: "-")
      path = folder.appending(mark)
      file = "\(View.folderName)/\(Self.folderName)/\(mark)"
      handle = try OpenFile.open(
        path, .readWrite, options: [.create, .exclusiveCreate], permissions: 0o644)
      _ = try handle.lock()
    } catch {
      throw .notWritten(folder, error.errno)
    }
    tell(seconds: 0, bytes: nil)
  }

  /// Writes how long it has taken and, where that is known, how much has come.
  ///
  /// One write of one length: who reads sees what was before or what is now. That it cannot be written is no
  /// error.
  package func tell(seconds: Int, bytes: Int64?) {
    let text = "{\"seconds\":\(seconds)\(bytes.map { ",\"bytes\":\($0)" } ?? "")}"
    let padded = text + String(repeating: " ", count: max(0, 62 - text.utf8.count)) + "\n"
    Array(padded.utf8).withUnsafeBytes { _ = try? handle.write(at: 0, $0) }
  }

  /// The entry that stands for it.
  package func item(name: String, type: String) -> ListedItem {
    var item = ListedItem(file: file)
    item.name = name
    item.type = type
    item.isPlaceholder = true
    return item
  }

  deinit { try? FileSystem.removeFile(path) }

  /// Takes the placeholders out of a list whose runs are gone, and their progress with them.
  static func removeDead(from list: inout ItemList, in root: FilePath) {
    takeDead(from: &list, in: root) { try? FileSystem.removeFile($0) }
    removeOrphans(of: list, in: root)
  }

  /// Takes the placeholders out of a list whose runs are gone.
  ///
  /// - Parameter buried: Gets the progress of each, while nobody else can have it.
  static func takeDead(
    from list: inout ItemList, in root: FilePath, buried: (FilePath) -> Void = { _ in }
  ) {
    let prefix = "\(View.folderName)/\(folderName)/"
    var dead: Set<Int> = []
    for place in list.places(ofFilesBeginning: prefix) where list[place].isPlaceholder {
      let name = FilePath(carried: String(list[place].file.dropFirst(prefix.count)))
      // What points anywhere else is no progress: the entry goes, the file is not touched.
      if name.components.count == 1, let only = name.lastComponent, only.kind == .regular {
        let path = ViewFolder.folder(of: root).appending(folderName).appending(only)
        if (try? FileSystem.statusIfPresent(of: path, followingLinks: false)) != .some(nil) {
          guard let file = try? OpenFile.open(path, .readWrite, options: [.noFollow]),
            (try? file.lock()) == true
          else { continue }
          buried(path)
        }
      }
      dead.insert(place)
    }
    if !dead.isEmpty { list.change(removing: dead, inserting: []) }
  }

  /// Removes the progress of what never came into the list.
  private static func removeOrphans(of list: ItemList, in root: FilePath) {
    let folder = ViewFolder.folder(of: root).appending(folderName)
    guard let open = try? OpenFile.openFolder(folder),
      let names = try? FolderReader.entries(of: open).map(\.name), !names.isEmpty
    else { return }
    for name in names {
      let path = folder.appending(FilePath(bytes: name).components)
      let file = "\(View.folderName)/\(folderName)/\(CarriedText.text(name))"
      guard list.place(ofFile: file) == nil,
        let handle = try? OpenFile.open(path, .readWrite, options: [.noFollow]),
        (try? handle.lock()) == true
      else { continue }
      try? FileSystem.removeFile(path)
    }
  }
}
