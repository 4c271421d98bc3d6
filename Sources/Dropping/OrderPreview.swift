import Context
import Destinations
import Items
import OrderedViews
import SystemPackage

/// Where items would come to be in the list of an ordered view; changes nothing there.
///
/// What comes later may push away what came before, so an item waits for those of its page.
struct OrderPreview {
  private let arrangement: OrderedListEdit
  private var list: ItemList
  private var waiting: [(proposal: ItemProposal, arrival: Arrival?)] = []

  /// Where an item would be placed.
  struct Arrival {
    var path: FilePath
    /// Whether it is there already.
    var isReordered = false
  }

  /// nil where no order is kept, or its list cannot be read.
  init?(_ plan: DropPlan) {
    guard let arrangement = plan.terms.arrangement(in: plan.destination),
      let list = try? arrangement.list()
    else { return nil }
    self.arrangement = arrangement
    self.list = list
  }

  /// Takes a proposal, and where its item would be placed, as far as that can be told.
  mutating func add(_ proposal: ItemProposal, _ arrival: Arrival?) {
    waiting.append((proposal, arrival))
  }

  var isPage: Bool { waiting.count >= ItemPages.size }

  /// The proposals of a page, with the places that the items would get.
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
