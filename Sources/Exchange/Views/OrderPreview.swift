import Destinations
import Items
import SystemPackage

/// Where items would come to stand in the list of an ordered view; changes nothing there.
///
/// What comes later may push away what came before, so an item waits for those of its page.
struct OrderPreview {
  private let arrangement: Arrangement
  private var list: ItemList
  private var waiting: [(proposal: ItemProposal, arrival: Arrangement.Arrival?)] = []

  /// nil where no order is kept, or its list cannot be read.
  init?(_ planner: DropPlanner) {
    guard let arrangement = planner.terms.arrangement(in: planner.destination),
      let list = try? arrangement.list()
    else { return nil }
    self.arrangement = arrangement
    self.list = list
  }

  /// Takes a proposal, and what would come to the list by it, as far as that can be told.
  mutating func add(_ proposal: ItemProposal, _ arrival: Arrangement.Arrival?) {
    waiting.append((proposal, arrival))
  }

  var isPage: Bool { waiting.count >= ItemPages.size }

  /// The proposals of a page, with the places that the items would get.
  mutating func takePage() -> [ItemProposal] {
    let seats = arrangement.preview(waiting.compactMap(\.arrival), in: &list)
    defer { waiting.removeAll() }
    return waiting.map { entry in
      var proposal = entry.proposal
      proposal.sourceIndex = seats[proposal.index]?.former?.place
      proposal.destinationIndex = seats[proposal.index]?.place
      return proposal
    }
  }
}

extension Arrangement.Arrival {
  /// What is only asked about.
  init(_ index: Int, at path: FilePath, isReordered: Bool = false) {
    self.init(
      index: index, path: path.inRealFolder, item: nil, type: nil, isReordered: isReordered)
  }
}
