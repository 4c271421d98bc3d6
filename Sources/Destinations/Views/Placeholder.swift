import Diagnostics
package import Items
import SystemCalls
package import SystemPackage

/// What is in an ordered view's list for an item that is still on its way, with its progress.
///
/// The progress is a file of its own, so that the list is not written for it. As long as the run lives it
/// holds a lock on that file; a placeholder whose file nobody holds is that of a run that is gone.
package final class Placeholder: Sendable {
  /// What the list calls it.
  package let file: String
  private let name: FilePath
  private let directory: ConfinedDirectory
  private let handle: OpenFile

  static let directoryName = "progress"

  /// Makes the progress of a placeholder, which is not in the list yet.
  ///
  /// Only while the list is locked: else it could be taken for one that a run left behind.
  package init(in root: FilePath) throws(ViewError) {
    let path = ViewDirectory.directory(of: root).appending(Self.directoryName)
    do throws(SystemFailure) {
      guard let files = try ViewFiles.open(root) else {
        throw SystemFailure("openat2", path, .noSuchFileOrDirectory)
      }
      directory = try files.directory.makeDirectories(FilePath(Self.directoryName), mode: 0o755)
      let mark = try Self.makeMark()
      name = FilePath(mark)
      file = "\(View.directoryName)/\(Self.directoryName)/\(mark)"
      handle = try directory.openFile(
        name, .readWrite, options: [.create, .exclusiveCreate], permissions: 0o644)
      _ = try handle.lock()
    } catch {
      throw ViewError(writing: path, error)
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

  deinit { try? FileSystem.removeFile(name, in: directory.directory) }

  // MARK: - Names

  private static let markBytes = 8

  private static func makeMark() throws(SystemFailure) -> String {
    try Machine.randomBytes(markBytes).map { String($0, radix: 36) }.joined(separator: "-")
  }

  /// Whether a name is one that progress gets here; nothing else in its directory is ever touched.
  static func isMark(_ name: [UInt8]) -> Bool {
    let parts = name.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.count == markBytes
      && parts.allSatisfy { part in
        let text = String(decoding: part, as: UTF8.self)
        return UInt8(text, radix: 36).map { String($0, radix: 36) == text } ?? false
      }
  }

  // MARK: - What died

  /// Takes the placeholders out of a list whose runs are gone, and their progress with them.
  static func removeDead(from list: inout ItemList, in files: ViewFiles) {
    takeDead(from: &list, in: files) { try? FileSystem.removeFile($0, in: $1.directory) }
    removeOrphans(of: list, in: files)
  }

  /// Takes the placeholders out of a list whose runs are gone.
  ///
  /// - Parameter buried: Gets the progress of each, by its name in the directory, while nobody else can have it.
  static func takeDead(
    from list: inout ItemList, in files: ViewFiles,
    buried: (FilePath, ConfinedDirectory) -> Void = { _, _ in }
  ) {
    let prefix = "\(View.directoryName)/\(directoryName)/"
    let directory = try? files.directory.openDirectoryIfPresent(FilePath(directoryName))
    var gone: Set<Int> = []
    for index in list.indices(ofFilesBeginning: prefix) where list[index].isPlaceholder {
      let name = FilePath(carried: String(list[index].file.dropFirst(prefix.count)))
      // Any other name is not a progress file: the entry goes, the file stays.
      if isMark(name.bytes), let directory,
        (try? directory.statusIfPresent(of: name)) != .some(nil)
      {
        guard let handle = dead(name, in: directory) else { continue }
        buried(name, directory)
        withExtendedLifetime(handle) {}
      }
      gone.insert(index)
    }
    if !gone.isEmpty { list.change(removing: gone, inserting: []) }
  }

  /// Removes the progress of what never came into the list.
  private static func removeOrphans(of list: ItemList, in files: ViewFiles) {
    guard let directory = try? files.directory.openDirectoryIfPresent(FilePath(directoryName)),
      let names = try? DirectoryReader.entries(of: directory.directory).map(\.name)
    else { return }
    for bytes in names where isMark(bytes) {
      let name = FilePath(bytes: bytes)
      let file = "\(View.directoryName)/\(directoryName)/\(CarriedText.text(bytes))"
      guard list.index(ofFile: file) == nil, let handle = dead(name, in: directory) else {
        continue
      }
      try? FileSystem.removeFile(name, in: directory.directory)
      withExtendedLifetime(handle) {}
    }
  }

  /// The progress file of a run that has ended, locked; nil while the run lives, or for any other file.
  private static func dead(_ name: FilePath, in directory: ConfinedDirectory) -> OpenFile? {
    guard let handle = try? directory.openFile(name, .readWrite), (try? handle.lock()) == true
    else {
      return nil
    }
    return handle
  }
}
