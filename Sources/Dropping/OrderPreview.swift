import Context
import Destinations
import Items
import OrderedViews
import SystemPackage

/// Predicts the positions of items in an ordered view without changing it.
///
/// Later items may shift earlier ones, so each item waits until its page is complete.
struct OrderPreview {
  private let arrangement: OrderedListEdit
  private var list: ItemList
  private var waiting: [(proposal: ItemProposal, arrival: Arrival?)] = []

  /// The predicted location of an item.
  struct Arrival {
    var path: FilePath
    /// Whether the item is already there.
    var isReordered = false
  }

  /// Nil if no order is kept or the list cannot be read.
  init?(_ plan: DropPlan) {
    guard let arrangement = plan.terms.arrangement(in: plan.destination),
      let list = try? arrangement.list()
    else { return nil }
    self.arrangement = arrangement
    self.list = list
  }

  /// Adds a proposal with the item's predicted location, if known.
  mutating func add(_ proposal: ItemProposal, _ arrival: Arrival?) {
    waiting.append((proposal, arrival))
  }

  var isPage: Bool { waiting.count >= ItemPages.size }

  /// The proposals of the page, with the predicted positions.
  mutating func takePage() -> [ItemProposal] {
    let arrivals = waiting.compactMap { entry in
      entry.arrival.map {
        OrderedListEdit.Arrival(
          index: entry.proposal.index, path: $0.path.inRealDirectory, item: nil, type: nil,
          isReordered: $0.isReordered)
      }
    }
    let seats = arrangement.preview(arrivals, in: &list)
    defer { waiting.removeAll() }
    return waiting.map { entry in
      var proposal = entry.proposal
      proposal.sourceIndex = seats[proposal.index]?.former?.position
      proposal.destinationIndex = seats[proposal.index]?.position
      return proposal
    }
  }
}
