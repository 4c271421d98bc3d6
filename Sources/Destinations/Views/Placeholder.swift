import Diagnostics
package import Items
import SystemCalls
package import SystemPackage

/// A placeholder in an ordered view's list for an item that is being loaded, with its progress.
///
/// The progress is in a separate file, so that the list need not be rewritten. The run holds a lock on that
/// file while it lives; a placeholder whose file is not locked belongs to a dead run.
package final class Placeholder: Sendable {
  /// The name of the placeholder in the list.
  package let file: String
  private let name: FilePath
  private let directory: ConfinedDirectory
  private let handle: OpenFile

  static let directoryName = "progress"

  /// Creates the progress file of a placeholder that will be added to the list.
  ///
  /// The list must be locked, or the file could be mistaken for that of a dead run.
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

  /// Writes the elapsed time and, if known, the number of bytes received.
  ///
  /// Each update is a single write of a fixed length, so that readers see either the old or the new state.
  /// Write errors are ignored.
  package func tell(seconds: Int, bytes: Int64?) {
    let text = "{\"seconds\":\(seconds)\(bytes.map { ",\"bytes\":\($0)" } ?? "")}"
    let padded = text + String(repeating: " ", count: max(0, 62 - text.utf8.count)) + "\n"
    Array(padded.utf8).withUnsafeBytes { _ = try? handle.write(at: 0, $0) }
  }

  /// The list entry of the placeholder.
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

  /// Whether a name is that of a progress file; other files in the directory are never touched.
  static func isMark(_ name: [UInt8]) -> Bool {
    let parts = name.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.count == markBytes
      && parts.allSatisfy { part in
        let text = String(decoding: part, as: UTF8.self)
        return UInt8(text, radix: 36).map { String($0, radix: 36) == text } ?? false
      }
  }

  // MARK: - Dead runs

  /// Removes the placeholders of dead runs from a list, and deletes their progress files.
  static func removeDead(from list: inout ItemList, in files: ViewFiles) {
    takeDead(from: &list, in: files) { try? FileSystem.removeFile($0, in: $1.directory) }
    removeOrphans(of: list, in: files)
  }

  /// Removes the placeholders of dead runs from a list.
  ///
  /// - Parameter buried: Called with the name and directory of each progress file, while it is locked.
  static func takeDead(
    from list: inout ItemList, in files: ViewFiles,
    buried: (FilePath, ConfinedDirectory) -> Void = { _, _ in }
  ) {
    let prefix = "\(View.directoryName)/\(directoryName)/"
    let directory = try? files.directory.openDirectoryIfPresent(FilePath(directoryName))
    var gone: Set<Int> = []
    for index in list.indices(ofFilesBeginning: prefix) where list[index].isPlaceholder {
      let name = FilePath(carried: String(list[index].file.dropFirst(prefix.count)))
      // Any other name is not a progress file: the entry is removed, the file is not.
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

  /// Deletes progress files without a placeholder in the list.
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

  /// The progress file of a dead run, locked; nil if the run is alive or the file cannot be opened.
  private static func dead(_ name: FilePath, in directory: ConfinedDirectory) -> OpenFile? {
    guard let handle = try? directory.openFile(name, .readWrite), (try? handle.lock()) == true
    else {
      return nil
    }
    return handle
  }
}
