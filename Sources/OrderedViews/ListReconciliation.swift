package import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
package import Sessions
import SystemCalls
package import SystemPackage
package import UniformTypes

/// Updates the lists and manifests of views when files leave their directories, or return to them, other than through
/// a drop.
///
/// Errors never stop the file operation; what cannot be updated is reported as a warning.
package final class ListReconciliation {
  private let context: ExchangeContext
  private var manifests: ManifestRepair

  package init(in context: ExchangeContext, _ registry: TypeRegistry) {
    self.context = context
    manifests = ManifestRepair(in: context, registry: registry)
  }

  /// Removes the entries and lines of missing files, and for a missing directory those of all files in it.
  ///
  /// - Parameter note: Called before a list is changed, with the former positions by path, so that they are
  ///   recorded even if the process is killed.
  package func left(
    _ paths: [FilePath], noting note: ([FilePath: [PositionInView]]) -> Void = { _ in }
  ) {
    change(paths) { list, root, files in
      var indices: Set<Int> = []
      var formers: [FilePath: [PositionInView]] = [:]
      for (file, path) in files {
        let found = list.indices(ofFilesBeginning: file + "/") + [list.index(ofFile: file)]
        for case let index? in found where indices.insert(index).inserted {
          formers[path, default: []].append(PositionInView(root: root, former: list.former(index)))
        }
      }
      if indices.isEmpty { return }
      note(formers)
      list.change(removing: indices, inserting: [])
    }
    do throws(TransferError) {
      try manifests.left(paths)
    } catch {
      context.warn(error.diagnostic)
    }
  }

  /// A file or directory that has returned.
  package struct Return {
    package var path: FilePath
    /// The former positions of the file, or of the files in the directory; empty if unknown.
    package var formers: [PositionInView]
    /// Whether the file had been replaced, so that the entry of the other file is in the list.
    package var wasReplaced = false

    package init(path: FilePath, formers: [PositionInView], wasReplaced: Bool = false) {
      self.path = path
      self.formers = formers
      self.wasReplaced = wasReplaced
    }
  }

  /// Adds returned files that are not listed, at their former position or else at the end.
  ///
  /// Files in subdirectories, and directories, are added only if they were listed before; a manifest lists them all.
  package func returned(_ returns: [Return]) {
    let known = Dictionary(returns.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    change(returns.map(\.path)) { list, root, files in
      var restored: [FormerPosition] = []
      for (file, path) in files {
        let formers = known[path].map { $0.formers(in: root, at: file) } ?? []
        let isListed = list.index(ofFile: file) != nil
        for former in formers {
          if let index = list.index(ofFile: former.file) {
            guard known[path]?.wasReplaced == true else { continue }
            list.change(removing: [index], inserting: [])
          }
          restored.append(former)
        }
        if isListed || !formers.isEmpty || file.utf8.contains(UInt8(ascii: "/"))
          || (try? FileSystem.status(of: path, followingLinks: false).kind) == .directory
        {
          continue
        }
        var entry = ListedItem(file: file)
        entry.name = path.lastComponent?.carried
        list.change(removing: [], inserting: [(list.count, entry)])
      }
      list.restore(restored)
    }
    do {
      try manifests.returned(returns.filter { !$0.wasReplaced }.map(\.path))
    } catch {
      context.warn(ExchangeError(any: error).diagnostic)
    }
  }

  private func change(
    _ paths: [FilePath],
    _ body: (inout ItemList, FilePath, [(file: String, path: FilePath)]) -> Void
  ) {
    var filesOfViews: [FilePath: [(file: String, path: FilePath)]] = [:]
    for path in paths {
      guard let name = path.lastComponent,
        let (root, directory) = orderedView(above: path.directory)
      else { continue }
      var relative = directory.appending(name)
      _ = relative.removePrefix(root)
      filesOfViews[root, default: []].append((relative.carried, path))
    }
    for (root, files) in filesOfViews {
      do throws(ViewError) {
        try ItemListFile(root: root).change { body(&$0, root, files) }
      } catch {
        context.warn(error.diagnostic)
      }
    }
  }

  /// The root of the ordered view that governs a directory, and the real path of the directory.
  private func orderedView(above directory: FilePath) -> (root: FilePath, directory: FilePath)? {
    guard let real = try? FileSystem.realPath(of: directory) else { return nil }
    guard let view = manifests.view(of: real), view.isOrdered else { return nil }
    return (view.root, real)
  }
}

extension ListReconciliation.Return {
  /// The latest former position of each existing file that is the returned file or in the returned directory.
  fileprivate func formers(in root: FilePath, at file: String) -> [FormerPosition] {
    let (file, inside) = (ByteString(carried: file), ByteString(carried: file + "/"))
    var found: [ByteString: FormerPosition] = [:]
    for position in formers where position.root == root {
      let name = ByteString(carried: position.former.file)
      guard name == file || name.hasPrefix(inside),
        !ItemListFile(root: root).isGone(file: position.former.file)
      else { continue }
      found[name] = position.former
    }
    return Array(found.values)
  }
}

extension ListReconciliation {
  /// Removes from the lists of views the files that a run moved away, and records their positions for undo.
  ///
  /// If a position cannot be recorded, undo restores the file to the end of the list.
  package func left(_ gone: [(item: Int, path: FilePath)], of open: any OpenSession, run: String) {
    left(gone.map(\.path)) { positions in
      try? open.change { writer in
        for (item, path) in gone {
          for position in positions[path] ?? [] {
            try writer.log(.changedPosition(.leftList, of: item, position, run: run))
          }
        }
      }
    }
  }
}
