package import Context
package import Destinations
package import Items
import SystemCalls
package import SystemPackage

/// Where in a view, or in a directory, a drop goes: what becomes of `--at` and `--into`.
package enum DropPosition {
  /// Nowhere in particular; in an ordered view, where that says, or to the end.
  case unspecified
  /// So that the first item gets this place, from 0, in the list as it was when that was said.
  case at(Int, ItemList)
  /// Into this directory.
  case into(FilePath)

  /// Whether the drop asks for a place in the list.
  package var isGiven: Bool { if case .at = self { true } else { false } }

  /// The name of its intent, as a proposal tells it.
  package var intent: View.Intent {
    switch self {
    case .unspecified: .unspecified
    case .at: .insertAtDestinationIndexPath
    case .into: .insertIntoDestinationIndexPath
    }
  }

  /// Finds the place that a drop at a directory asks for.
  ///
  /// - Throws: `ExchangeError.unsayable` for a place that there is not, `.destination` for a directory that
  ///   there is not.
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
      throw .unsayable("--at is for a view that keeps an order: see dnd init --ordered")
    }
    let list: ItemList
    do {
      list = try ItemListFile(root: standing.root).readLiving()
    } catch {
      throw .view(error)
    }
    guard number >= 1, number <= list.count + 1 else {
      throw .unsayable(
        list.count == 0
          ? "--at \(number): the list is empty, so that only 1 can be meant"
          : "--at \(number): the list has \(list.count) entries, so that 1 to \(list.count + 1) can be meant"
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

  /// The directory that a name stands for.
  private static func directory(
    _ name: String, in directory: FilePath, mayBeMissing: Bool = false
  ) throws(ExchangeError) -> FilePath {
    let name = FilePath(carried: name)
    let inside = name.lexicallyNormalized()
    guard !name.isAbsolute, !inside.isEmpty, inside.components.first?.string != ".." else {
      throw .unsayable("--into takes the name of a folder in the destination")
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
