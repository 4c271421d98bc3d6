import Items
import Synchronization
import SystemCalls
package import SystemPackage

/// The file of an ordered view's list: read by anybody, changed by one at a time.
///
/// It takes the place of the one before it in one step, so that who reads it sees the list before a change
/// or after it.
package struct ItemListFile: Sendable {
  /// The view's own folder.
  package let root: FilePath

  /// No list is longer.
  private static let limit = 64 << 20
  /// As many pieces are written one by one; of more, each would cost more than a copy of all.
  private static let fewPieces = 64

  package init(root: FilePath) { self.root = root }

  package var path: FilePath { ViewFolder.folder(of: root).appending("items.json") }

  /// Where a file lies that a list names; nil of a name that leads out of the view, as one from elsewhere may.
  package func path(ofFile name: String) -> FilePath? {
    let relative = FilePath(carried: name)
    guard !relative.isAbsolute, relative.components.allSatisfy({ $0.kind == .regular }) else {
      return nil
    }
    return root.appending(relative.components)
  }

  /// The list as it is; empty where there is none yet.
  ///
  /// - Throws: `ViewError.damaged`, `.unreadable`.
  package func read() throws(ViewError) -> ItemList {
    let bytes: [UInt8]
    let version: FileVersion
    do throws(SystemFailure) {
      guard let status = try FileSystem.statusIfPresent(of: path) else {
        return ItemList()
      }
      guard status.kind == .regular, status.size <= Self.limit else {
        throw SystemFailure("openat", path, .fileTooLarge)
      }
      // A list is replaced, and not written over: the same file is the same list.
      if let known = Self.last.withLock({ $0?.version == status.version ? $0 : nil }) {
        return known.list
      }
      let file = try OpenFile.open(path)
      version = try file.status().version
      bytes = try file.readAll(limit: Self.limit + 1)
    } catch {
      throw .unreadable(path, error.errno)
    }
    do throws(ViewProblem) {
      let list = try ItemList(bytes)
      Self.last.withLock { $0 = (list, version) }
      return list
    } catch {
      throw .damaged(path, error)
    }
  }

  /// The last list that was taken apart: a drop asks for the same one several times.
  private static let last = Mutex<(list: ItemList, version: FileVersion)?>(nil)

  /// The list as the next change finds it: without placeholders of runs that are gone.
  package func readLiving() throws(ViewError) -> ItemList {
    var list = try read()
    Placeholder.takeDead(from: &list, in: root)
    return list
  }

  /// Changes the list, once nobody else does; a list that stays the same is not written.
  ///
  /// What died in it is taken out before: placeholders of runs that are gone.
  package func change<Answer>(
    _ body: (inout ItemList) -> Answer
  ) throws(ViewError) -> Answer {
    let lock = try locked()
    defer { withExtendedLifetime(lock) {} }
    let original = try read()
    var list = original
    Placeholder.removeDead(from: &list, in: root)
    let answer = body(&list)
    if !list.isUnchanged(from: original) { try replace(with: list) }
    return answer
  }

  private func locked() throws(ViewError) -> OpenFile {
    let path = ViewFolder.folder(of: root).appending("lock")
    do throws(SystemFailure) {
      let file = try OpenFile.open(
        path, .readWrite, options: [.create, .noFollow], permissions: 0o644)
      _ = try file.lock(waiting: true)
      return file
    } catch {
      throw .notWritten(path, error.errno)
    }
  }

  private func replace(with list: ItemList) throws(ViewError) {
    let folder = ViewFolder.folder(of: root)
    let new = folder.appending("items.json.new")
    do throws(SystemFailure) {
      // Left by a run that was killed: nobody else writes here now.
      try? FileSystem.removeFile(new)
      try FileSystem.replaceFile(path, by: new, permissions: 0o666, synced: true) {
        (file) throws(SystemFailure) in
        let pieces = list.pieces
        if pieces.count <= Self.fewPieces {
          for piece in pieces { try file.writeAll(piece) }
        } else {
          try file.writeAll(list.text[...])
        }
      }
      try OpenFile.openFolder(folder).synchronize()
    } catch {
      throw .notWritten(path, error.errno)
    }
  }
}
