import Context
import Destinations
import Items
import OrderedViews
import SystemCalls
import SystemPackage

/// The files at given positions in an ordered view, for `--at`.
struct ListedFiles {
  private let view: FilePath
  private let positions: [ClosedRange<Int>]
  private let request: SourceRequest
  private let context: ExchangeContext

  init(
    view: FilePath, _ positions: [ClosedRange<Int>], _ request: SourceRequest,
    _ context: ExchangeContext
  ) {
    self.view = view
    self.positions = positions
    self.request = request
    self.context = context
  }

  func find(_ take: (any Source) throws -> Void) throws {
    let standing = try context.view(askedOf: view, context.registry())
    guard standing.view.ordered == true else {
      throw ExchangeError.unsayable(
        "--at needs an ordered view, see 'dnd init --ordered'")
    }
    if !standing.isOwn { throw ExchangeError.forbidden(.foreignView(standing.root)) }
    let file = ItemListFile(root: standing.root)
    let list = try file.readLiving()
    for range in positions {
      guard range.lowerBound >= 1, range.upperBound <= list.count else {
        throw ExchangeError.unsayable(
          "--at: the list of '\(standing.root.carried)' has \(list.count) entries")
      }
      for number in range where !list[number - 1].isPlaceholder {
        let name = list[number - 1].file
        let path = standing.root.pushing(FilePath(carried: name))
        // A list from elsewhere may name files outside the view.
        if file.status(ofFile: name) == nil {
          if request.ignoresMissing { continue }
          throw ExchangeError.sourceMissing(path)
        }
        try take(FoundFile(path: path))
      }
    }
  }
}
