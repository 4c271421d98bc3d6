package import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import Loading
import SystemCalls
package import SystemPackage
import UniformTypes

/// Compares the list of an ordered view with its directory, and repairs the list on request.
///
/// No file is changed. Unlisted files are added at the end of the list; entries without a file and duplicate
/// entries are removed.
package struct CheckingView: Sendable {
  /// The directory as carried text; nil for the working directory.
  package var directory: String?
  package var repairs: Bool

  package init(directory: String?, repairs: Bool = false) {
    self.directory = directory
    self.repairs = repairs
  }

  /// - Throws: `ExchangeError.view` if the directory is not a view or its list cannot be read; `.unsayable` if
  ///   the view is not ordered; `.forbidden` for the repair of a foreign view.
  package func callAsFunction(in context: ExchangeContext) throws(ExchangeError) -> ListCheck {
    let registry = context.registry()
    let root = try context.viewRoot(directory)
    let standing = try context.view(askedOf: root, registry)
    guard standing.view.ordered == true else {
      throw .unsayable("'\(standing.root.carried)' is not an ordered view and has no list to check")
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

  /// Checks the list again under its lock and repairs it, so that files that a drop has listed since are not
  /// reported as unlisted.
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
        check.isRepaired = true
        return check
      }
    }.get()
  }

  /// The names in a view's directory, as its list would write them.
  ///
  /// Hidden files are omitted, and so is the view's manifest, together with its directory if that contains
  /// nothing else.
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
    return names.filter { ByteString(carried: $0) != ByteString(first.bytes) }
  }

  private static func shownNames(in directory: ConfinedDirectory) throws -> [String] {
    try DirectoryReader.entries(of: directory.directory)
      .filter { $0.name.first != UInt8(ascii: ".") }
      .map { ByteString($0.name) }.sorted().map(\.carried)
  }
}

/// The differences between a list and its directory.
package struct ListCheck: Equatable, Sendable {
  /// The root directory of the view.
  package var root: FilePath
  /// The entries whose file is missing, as written in the list.
  package var gone: [String] = []
  /// The files with more than one entry.
  package var repeated: [String] = []
  /// The unlisted files, as the list would write them.
  package var unknown: [String] = []
  /// The files whose content certainly does not match their extension.
  package var mistyped: [String] = []
  package var isRepaired = false

  package var isClean: Bool { gone.isEmpty && repeated.isEmpty && unknown.isEmpty }
  /// Whether there is nothing to report.
  package var isSound: Bool { isClean && mistyped.isEmpty }

  fileprivate init(root: FilePath) { self.root = root }

  fileprivate mutating func compare(_ list: ItemList, with there: [String]) {
    let listed = list.files
    let file = ItemListFile(root: root)
    gone = listed.filter { file.isGone(file: $0) }
    let isGone = Set(gone.map(ByteString.init(carried:)))
    var known: Set<ByteString> = []
    for name in listed
    where !known.insert(ByteString(carried: name)).inserted
      && !isGone.contains(ByteString(carried: name))
    {
      repeated.append(name)
    }
    // A directory that contains listed files is not an item itself.
    let holding = Set(
      listed.compactMap { FilePath(carried: $0).components.first.map { ByteString($0.bytes) } }
        .filter { !known.contains($0) })
    unknown = there.filter {
      !known.contains(ByteString(carried: $0)) && !holding.contains(ByteString(carried: $0))
    }
  }

  /// The indices of the entries to remove.
  fileprivate func wrongPlaces(in list: ItemList) -> Set<Int> {
    var known = Set(gone.map(ByteString.init(carried:)))
    return Set(
      list.items.enumerated().filter {
        !$1.isPlaceholder && !known.insert(ByteString(carried: $1.file)).inserted
      }
      .map(\.offset))
  }
}
