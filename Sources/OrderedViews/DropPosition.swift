package import Context
package import Destinations
package import Items
import SystemCalls
package import SystemPackage

/// The position of a drop in a directory or view, as specified by `--at` and `--into`.
package enum DropPosition {
  /// No specific position; an ordered view uses its default position or the end.
  case unspecified
  /// The index of the first item, from 0, in the list as it was when the position was given.
  case at(Int, ItemList)
  /// A directory to drop into.
  case into(FilePath)

  /// Whether a position in the list is given.
  package var isGiven: Bool { if case .at = self { true } else { false } }

  /// The intent as reported in proposals.
  package var intent: View.Intent {
    switch self {
    case .unspecified: .unspecified
    case .at: .insertAtDestinationIndexPath
    case .into: .insertIntoDestinationIndexPath
    }
  }

  /// Resolves the position of a drop into a directory.
  ///
  /// - Throws: `ExchangeError.unsayable` if the position is not valid, `.destination` if the directory does not
  ///   exist.
  package init(
    at number: Int?, into name: String?, makingIt mayBeMissing: Bool, in directory: FilePath,
    _ standing: ResolvedView?
  ) throws(ExchangeError) {
    if let name {
      self = .into(try Self.directory(name, in: directory, mayBeMissing: mayBeMissing))
      return
    }
    guard let number else {
      self = .unspecified
      return
    }
    if let standing, !standing.isOwn, standing.view.ordered == true {
      throw .forbidden(.foreignView(standing.root))
    }
    guard let standing, standing.isOrdered else {
      throw .unsayable("--at needs an ordered view, see 'dnd init --ordered'")
    }
    let list: ItemList
    do {
      list = try ItemListFile(root: standing.root).readLiving()
    } catch {
      throw ExchangeError(any: error)
    }
    guard number >= 1, number <= list.count + 1 else {
      throw .unsayable(
        list.count == 0
          ? "--at \(number): the list is empty; use 1"
          : "--at \(number): the list has \(list.count) entries; use 1 to \(list.count + 1)"
      )
    }
    let neighbour = number <= list.count ? list[number - 1].file : nil
    switch standing.view.intent ?? .automatic {
    case .insertAtDestinationIndexPath, .unspecified: self = .at(number - 1, list)
    case .automatic:
      if let neighbour, let path = try? Self.directory(neighbour, in: standing.root) {
        self = .into(path)
      } else {
        self = .at(number - 1, list)
      }
    case .insertIntoDestinationIndexPath:
      guard let neighbour else {
        throw .unsayable("--at \(number): there is no folder at the end of the list to drop into")
      }
      self = .into(try Self.directory(neighbour, in: standing.root))
    }
  }

  /// The path of a subdirectory, which must be inside the destination.
  private static func directory(
    _ name: String, in directory: FilePath, mayBeMissing: Bool = false
  ) throws(ExchangeError) -> FilePath {
    let name = FilePath(carried: name)
    let inside = name.lexicallyNormalized()
    guard !name.isAbsolute, !inside.isEmpty, inside.components.first?.string != ".." else {
      throw .unsayable("--into needs the name of a folder in the destination")
    }
    let path = directory.appending(inside.components)
    let kind: FileStatus.Kind?
    do throws(SystemFailure) {
      let top = try ConfinedDirectory(opening: directory)
      try top.refuseLink(at: inside)
      kind = try top.statusIfPresent(of: inside)?.kind
    } catch {
      throw error.isRefusedLink
        ? .destination(.link(error.path ?? path)) : .destination(.system(error))
    }
    switch kind {
    case .directory: return path
    case nil where mayBeMissing: return path
    case nil: throw .destination(.directoryMissing(path))
    default: throw .destination(.notADirectory(path))
    }
  }
}
