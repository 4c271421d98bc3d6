import Destinations
import Diagnostics
import Items
import SystemCalls
import SystemPackage
import UniformTypes

/// Where a file stood in the list of a view.
struct PlaceInView: Equatable {
  /// The view's own folder.
  var root: FilePath
  var former: FormerPlace
}

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
  ///
  /// Returns where they stood.
  @discardableResult
  func left(_ paths: [FilePath]) -> [FilePath: PlaceInView] {
    var formers: [FilePath: PlaceInView] = [:]
    change(paths) { list, root, files in
      var places: Set<Int> = []
      for (file, path) in files {
        guard let place = list.place(ofFile: file) else { continue }
        places.insert(place)
        formers[path] = PlaceInView(root: root, former: list.former(place))
      }
      list.change(removing: places, inserting: [])
    }
    return formers
  }

  /// Adds files that are there again where the list does not have them: where they stood, if that is known,
  /// else at the end; what lies deeper need not have been in the list.
  func returned(_ paths: [(path: FilePath, former: PlaceInView?)]) {
    let formers = Dictionary(paths.map { ($0.path, $0.former) }, uniquingKeysWith: { $1 })
    change(paths.map(\.path)) { list, root, files in
      var known: [FormerPlace] = []
      for (file, path) in files where list.place(ofFile: file) == nil {
        if let former = formers[path] ?? nil, former.root == root, former.former.file == file {
          known.append(former.former)
          continue
        }
        if file.utf8.contains(UInt8(ascii: "/")) { continue }
        var entry = ListedItem(file: file)
        entry.name = path.lastComponent?.carried
        list.change(removing: [], inserting: [(list.count, entry)])
      }
      list.restore(known)
    }
  }

  private func change(
    _ paths: [FilePath],
    _ body: (inout ItemList, FilePath, [(file: String, path: FilePath)]) -> Void
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
        try ItemListFile(root: root).change { body(&$0, root, files) }
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
