import Destinations
import FileTransfer
import Items
import SystemCalls
package import SystemPackage

/// Holds the list of an ordered view against its folder, and mends it where that is asked for.
///
/// No file is touched: files that the list does not know are added at its end, entries whose file is gone
/// are taken out.
package struct CheckingView: Sendable {
  /// As carried text; nil is the working folder.
  package var folder: String?
  package var repairs: Bool

  package init(folder: String?, repairs: Bool = false) {
    self.folder = folder
    self.repairs = repairs
  }

  /// - Throws: `ExchangeError.view` for a folder that is no view, and for a list that cannot be read;
  ///   `.unsayable` for a view that keeps no order; `.forbidden` for mending one of somebody else's.
  package func callAsFunction(in context: ExchangeContext) throws(ExchangeError) -> ListCheck {
    let registry = context.registry()
    let place = try context.viewRoot(folder)
    guard let standing = try context.view(obeyedBy: place, registry) else {
      throw .view(.noView(place))
    }
    guard standing.view.ordered == true else {
      throw .unsayable("'\(standing.root.carried)' keeps no order that could be checked")
    }
    if repairs && !standing.isOwn { throw .forbidden(.foreignView(standing.root)) }
    do {
      let file = ItemListFile(root: standing.root)
      var check = ListCheck(root: standing.root)
      let there = try Self.files(below: standing.root)
      check.compare(try file.read(), with: there)
      if repairs && !check.isClean {
        try file.change { list in
          let gone = Set(check.gone.compactMap { list.place(ofFile: $0) })
          list.change(removing: gone, inserting: [])
          let unknown = check.unknown.map { name in
            var entry = ListedItem(file: name)
            entry.name = FilePath(carried: name).lastComponent?.carried
            return entry
          }
          list.change(
            removing: [],
            inserting: unknown.enumerated().map { (list.count + $0.offset, $0.element) })
        }
        check.isMended = true
      }
      return check
    } catch {
      throw ExchangeError(any: error)
    }
  }

  /// What lies in a view's folder, as its list would call it; what is hidden is left out.
  static func files(below root: FilePath) throws -> [String] {
    try FolderReader.entries(of: try OpenFile.openFolder(root))
      .filter { $0.name.first != UInt8(ascii: ".") }
      .map { FilePath(bytes: $0.name).carried }.sorted()
  }
}

/// What a list and its folder say of each other.
package struct ListCheck: Equatable, Sendable {
  /// The view's own folder.
  package var root: FilePath
  /// Entries whose file is gone, as the list calls them.
  package var gone: [String] = []
  /// Files that the list does not know, as it would call them.
  package var unknown: [String] = []
  package var isMended = false

  package var isClean: Bool { gone.isEmpty && unknown.isEmpty }

  fileprivate init(root: FilePath) { self.root = root }

  fileprivate mutating func compare(_ list: ItemList, with there: [String]) {
    let listed = list.files
    gone = listed.filter { name in
      (try? FileSystem.statusIfPresent(
        of: root.appending(FilePath(carried: name).components), followingLinks: false)) == nil
    }
    // A folder that has listed files in it is where they are, and no item itself.
    let known = Set(listed)
    let holding = Set(
      listed.compactMap { FilePath(carried: $0).components.first?.carried }
        .filter { !known.contains($0) })
    unknown = there.filter { !known.contains($0) && !holding.contains($0) }
  }
}
