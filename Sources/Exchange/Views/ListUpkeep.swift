import Destinations
import Diagnostics
import Items
import SystemCalls
import SystemPackage
import UniformTypes

/// Keeps the lists of ordered views true when files leave their folders or come back by other ways than a
/// drop there.
///
/// It never stands in the way of what is done with the files: where a list cannot be changed, that is said.
final class ListUpkeep {
  private let context: ExchangeContext
  private let registry: TypeRegistry
  /// The ordered view of each folder that was asked about.
  private var views: [FilePath: FilePath?] = [:]

  init(in context: ExchangeContext, _ registry: TypeRegistry) {
    self.context = context
    self.registry = registry
  }

  /// Takes the entries of files out that are gone from there.
  func left(_ paths: [FilePath]) {
    change(paths) { list, files in
      let places = files.compactMap { list.place(ofFile: $0.file) }
      list.change(removing: Set(places), inserting: [])
    }
  }

  /// Adds files that are there again, at the end, where the list does not have them.
  func returned(_ paths: [FilePath]) {
    change(paths) { list, files in
      for (file, path) in files where list.place(ofFile: file) == nil {
        var entry = ListedItem(file: file)
        entry.name = path.lastComponent?.carried
        list.change(removing: [], inserting: [(list.count, entry)])
      }
    }
  }

  private func change(
    _ paths: [FilePath], _ body: (inout ItemList, [(file: String, path: FilePath)]) -> Void
  ) {
    var filesOfViews: [FilePath: [(file: String, path: FilePath)]] = [:]
    for path in paths {
      guard let name = path.lastComponent,
        let (root, folder) = orderedView(above: path.removingLastComponent())
      else { continue }
      var relative = folder.appending(name)
      _ = relative.removePrefix(root)
      filesOfViews[root, default: []].append((relative.carried, path))
    }
    for (root, files) in filesOfViews {
      do throws(ViewError) {
        try ItemListFile(root: root).change { body(&$0, files) }
      } catch {
        var said = error.diagnostic
        said.severity = .warning
        context.report(.said(said))
      }
    }
  }

  /// The ordered view that a folder obeys, and the folder with all links followed.
  private func orderedView(above folder: FilePath) -> (root: FilePath, folder: FilePath)? {
    guard let real = try? FileSystem.realPath(of: folder) else { return nil }
    if let known = views[real] { return known.map { ($0, real) } }
    let standing = try? context.view(obeyedBy: real, registry)
    let root = standing.flatMap { $0.isOrdered ? $0.root : nil }
    views[real] = .some(root)
    return root.map { ($0, real) }
  }
}
