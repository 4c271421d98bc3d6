package import Context
import Destinations
import FileTransfer
import Items
import Loading
import SystemCalls
package import SystemPackage
import UniformTypes

/// Holds the list of an ordered view against its directory, and repairs it where that is asked for.
///
/// No file is touched: files that the list does not know are added at its end, entries whose file is gone,
/// or has an entry before them, are taken out.
package struct CheckingView: Sendable {
  /// As carried text; nil is the working directory.
  package var directory: String?
  package var repairs: Bool

  package init(directory: String?, repairs: Bool = false) {
    self.directory = directory
    self.repairs = repairs
  }

  /// - Throws: `ExchangeError.view` for a directory that is not a view, and for a list that cannot be read;
  ///   `.unsayable` for a view that keeps no order; `.forbidden` for mending one of somebody else's.
  package func callAsFunction(in context: ExchangeContext) throws(ExchangeError) -> ListCheck {
    let registry = context.registry()
    let root = try context.viewRoot(directory)
    let standing = try context.view(askedOf: root, registry)
    guard standing.view.ordered == true else {
      throw .unsayable("'\(standing.root.carried)' keeps no order that could be checked")
    }
    if repairs && !standing.isOwn { throw .forbidden(.foreignView(standing.root)) }
    do {
      let file = ItemListFile(root: standing.root)
      var check = ListCheck(root: standing.root)
      let list = try file.read()
      check.compare(list, with: try Self.files(of: standing))
      let made = MadeData(registry: registry)
      for name in list.files where file.status(ofFile: name)?.kind == .regular {
        let path = standing.root.appending(FilePath(carried: name).components)
        guard let ending = path.extension else { continue }
        let type = registry.type(forExtension: ending)
        if made.contradiction(of: path, to: type) != nil { check.mistyped.append(name) }
      }
      return repairs && !check.isClean ? try repair(file, of: standing) : check
    } catch {
      throw ExchangeError(any: error)
    }
  }

  /// Looks once more, and repairs what is found, while nobody else changes the list: what a drop has listed
  /// meanwhile is not unknown.
  private func repair(_ file: ItemListFile, of standing: ResolvedView) throws -> ListCheck {
    try file.change { list in
      Result { () throws -> ListCheck in
        var check = ListCheck(root: standing.root)
        check.compare(list, with: try Self.files(of: standing))
        list.change(removing: check.wrongPlaces(in: list), inserting: [])
        let unknown = check.unknown.map { name in
          var entry = ListedItem(file: name)
          entry.name = FilePath(carried: name).lastComponent?.carried
          return entry
        }
        list.change(
          removing: [],
          inserting: unknown.enumerated().map { (list.count + $0.offset, $0.element) })
        check.isMended = true
        return check
      }
    }.get()
  }

  /// What is in a view's directory, as its list would call it; what is hidden is left out, and so is the
  /// manifest that the view keeps there, with a directory that holds nothing else.
  package static func files(of standing: ResolvedView) throws -> [String] {
    let top = try ConfinedDirectory(opening: standing.root)
    let names = try shownNames(in: top)
    guard let manifest = standing.view.manifest.map({ FilePath(carried: $0) }),
      let first = manifest.components.first
    else { return names }
    let own = FilePath(name: first)
    if manifest.components.count > 1 {
      let inner = try? shownNames(in: top.openDirectory(own))
      if let inner, inner.count > 1 || manifest.components.count > 2 { return names }
    }
    return names.filter { !$0.utf8.elementsEqual(own.carried.utf8) }
  }

  private static func shownNames(in directory: ConfinedDirectory) throws -> [String] {
    try DirectoryReader.entries(of: directory.directory)
      .filter { $0.name.first != UInt8(ascii: ".") }
      .map { FilePath(bytes: $0.name).carried }.sorted()
  }
}

/// What a list and its directory say of each other.
package struct ListCheck: Equatable, Sendable {
  /// The view's own directory.
  package var root: FilePath
  /// Entries whose file is gone, as the list calls them.
  package var gone: [String] = []
  /// Files that have more than one entry.
  package var repeated: [String] = []
  /// Files that the list does not know, as it would call them.
  package var unknown: [String] = []
  /// Files that are certainly something else than their names say.
  package var mistyped: [String] = []
  package var isMended = false

  package var isClean: Bool { gone.isEmpty && repeated.isEmpty && unknown.isEmpty }
  /// Whether nothing at all is to be said of it.
  package var isSound: Bool { isClean && mistyped.isEmpty }

  fileprivate init(root: FilePath) { self.root = root }

  fileprivate mutating func compare(_ list: ItemList, with there: [String]) {
    let listed = list.files
    let file = ItemListFile(root: root)
    gone = listed.filter { file.isGone(file: $0) }
    let isGone = Set(gone.map(Name.init))
    var known: Set<Name> = []
    for name in listed where !known.insert(Name(name)).inserted && !isGone.contains(Name(name)) {
      repeated.append(name)
    }
    // A directory that has listed files in it is where they are, and no item itself.
    let holding = Set(
      listed.compactMap { FilePath(carried: $0).components.first.map { Name($0.carried) } }
        .filter { !known.contains($0) })
    unknown = there.filter { !known.contains(Name($0)) && !holding.contains(Name($0)) }
  }

  /// The entries that are to be taken out.
  fileprivate func wrongPlaces(in list: ItemList) -> Set<Int> {
    var known = Set(gone.map(Name.init))
    return Set(
      list.items.enumerated().filter { !$1.isPlaceholder && !known.insert(Name($1.file)).inserted }
        .map(\.offset))
  }
}

/// A file's name by its bytes: texts that only look alike are names of different files.
private struct Name: Hashable {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }
}
