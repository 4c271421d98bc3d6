package import Context
import Destinations
import Diagnostics
import Items
package import Sessions
import SystemCalls
package import SystemPackage
package import UniformTypes

/// Keeps the lists of ordered views true when files leave their directories or come back by other ways than a
/// drop there.
///
/// It never is in the way of what is done with the files: where a list cannot be changed, that is said.
package final class ListReconciliation {
  private let context: ExchangeContext
  private let registry: TypeRegistry
  /// The ordered view of each directory that was asked about.
  private var views: [FilePath: FilePath?] = [:]

  package init(in context: ExchangeContext, _ registry: TypeRegistry) {
    self.context = context
    self.registry = registry
  }

  /// Takes the entries of files out that are gone from there, and with a directory those of all that lay in it.
  ///
  /// - Parameter note: Is given where they were, by what is gone, before a list is changed: who is killed
  ///   then has noted it all the same.
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
  }

  /// A file or directory that is there again.
  package struct Return {
    package var path: FilePath
    /// Where it, or what lay in it, was in lists; empty where that is not known.
    package var formers: [PositionInView]
    /// Whether another file had its name, whose entry is there.
    package var wasReplaced = false

    package init(path: FilePath, formers: [PositionInView], wasReplaced: Bool = false) {
      self.path = path
      self.formers = formers
      self.wasReplaced = wasReplaced
    }
  }

  /// Adds what is there again where the list does not have it: where it was, if that is known, else at the
  /// end; what is deeper need not have been in the list.
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
        if isListed || !formers.isEmpty || file.utf8.contains(UInt8(ascii: "/")) { continue }
        var entry = ListedItem(file: file)
        entry.name = path.lastComponent?.carried
        list.change(removing: [], inserting: [(list.count, entry)])
      }
      list.restore(restored)
    }
  }

  private func change(
    _ paths: [FilePath],
    _ body: (inout ItemList, FilePath, [(file: String, path: FilePath)]) -> Void
  ) {
    var filesOfViews: [FilePath: [(file: String, path: FilePath)]] = [:]
    for path in paths {
      guard let name = path.lastComponent,
        let (root, directory) = orderedView(above: path.removingLastComponent())
      else { continue }
      var relative = directory.appending(name)
      _ = relative.removePrefix(root)
      filesOfViews[root, default: []].append((relative.carried, path))
    }
    for (root, files) in filesOfViews {
      do throws(ViewError) {
        try ItemListFile(root: root).change { body(&$0, root, files) }
      } catch {
        var said = error.diagnostic
        said.severity = .warning
        context.report(.said(said))
      }
    }
  }

  /// The ordered view that a directory obeys, and the directory with all links followed.
  private func orderedView(above directory: FilePath) -> (root: FilePath, directory: FilePath)? {
    guard let real = try? FileSystem.realPath(of: directory) else { return nil }
    if let known = views[real] { return known.map { ($0, real) } }
    let standing = try? context.view(obeyedBy: real, registry)
    let root = standing.flatMap { $0.isOrdered ? $0.root : nil }
    views[real] = .some(root)
    return root.map { ($0, real) }
  }
}

extension ListReconciliation.Return {
  /// The last that is known of each file in a view that is, or is in, what has come back and is there.
  fileprivate func formers(in root: FilePath, at file: String) -> [FormerPosition] {
    var found: [[UInt8]: FormerPosition] = [:]
    for position in formers where position.root == root {
      let name = Array(position.former.file.utf8)
      guard name.elementsEqual(file.utf8) || name.starts(with: (file + "/").utf8),
        !ItemListFile(root: root).isGone(file: position.former.file)
      else { continue }
      found[name] = position.former
    }
    return Array(found.values)
  }
}

extension ListReconciliation {
  /// Takes the entries of items that a run has moved away out of their lists, noting for undo where they were.
  ///
  /// Where that cannot be noted, an undo puts what it brings back at the end of the list.
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
