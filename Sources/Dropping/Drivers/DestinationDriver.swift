import Context
import Diagnostics
import Items
import Loading
import Negotiation

/// What differs between the kinds of places that a drop goes to.
///
/// `DropExecution` decides, loads and tells; a driver puts down what has come, and keeps to itself what only
/// its kind needs. A new kind of place is a driver and a line in `DropSetting.driver()`.
protocol DestinationDriver: AnyObject {
  /// How much has to have come before any of it is placed.
  var gathering: Gathering { get }
  /// Called now and then, from any thread, while the representation of an item is made.
  var beat: @Sendable () -> Void { get }
  /// Why what the drop was to list is not listed, or not all of it.
  var listFailure: Diagnostic? { get }

  /// Learns what a drop that was cut off placed, where this one goes on with it.
  func recall() throws
  /// Lists what the run before had placed and was killed before it could list it.
  func arrange(after recovery: DropRecovery, _ results: [ItemResult]) throws
  /// Hears of items that an earlier run had placed; `isKnown` says whether `recall` has seen them.
  func recovered(_ results: [ItemResult], isKnown: Bool) throws
  /// Looks at the place and at the items that are meant, before the first page.
  func prepare(upTo last: Int, only isMeant: (Item) -> Bool) throws
  /// In how many turns the items are gone through, and which belong to each.
  func turns(upTo last: Int) throws -> [(Item) -> Bool]
  /// Hears what was decided on a page, before any of it is loaded.
  func expect(_ page: [Item], _ decisions: [Decision]) throws
  /// The result of an item for which nothing has to be loaded; nil for all others.
  func settled(_ item: Item, _ candidates: [Candidate]) -> ItemResult?
  /// The representation of a candidate that is taken as it is found; nil where it is loaded as usual.
  func look(at candidate: Candidate) throws(ExchangeError) -> LoadedRepresentation?
  /// Places what has come, and gives a result for each to `done`: at once, or some as soon as they are there.
  ///
  /// - Throws: Only what ends the whole drop; what one item fails of is its result.
  func place(_ loaded: [Loaded], _ done: ([ItemResult]) throws -> Void) throws
  /// Completes the results of these items, which are done with.
  func conclude(_ results: inout [ItemResult], of items: [Item], _ loaded: [Loaded]) throws
  /// Hears of a result right before everybody else does.
  func tell(_ result: ItemResult)
  /// Whether a result only changed its place in an order.
  func isReordered(_ result: ItemResult) -> Bool
  /// Takes back what was shown of items that will not come, since the drop is given up.
  func giveUp()
  /// Makes what tells of the drop as a whole, also of one that is given up.
  func publish()
  /// Ends a drop that was not given up.
  func finish() throws
}

/// How much of a drop has to have come before any of it is placed.
enum Gathering {
  /// Each item goes down by itself.
  case item
  /// What is ready goes down, and never waits for what is slow.
  case ready
  /// A page of items goes down together.
  case page
  /// All items are loaded, and then placed in one step.
  case whole
  /// The same, and nothing is placed unless everything can be.
  case allOrNone
}

// Most kinds of places need few of these.
extension DestinationDriver {
  var beat: @Sendable () -> Void { {} }
  var listFailure: Diagnostic? { nil }
  func recall() throws {}
  func arrange(after recovery: DropRecovery, _ results: [ItemResult]) throws {}
  func recovered(_ results: [ItemResult], isKnown: Bool) throws {}
  func prepare(upTo last: Int, only isMeant: (Item) -> Bool) throws {}
  func turns(upTo last: Int) throws -> [(Item) -> Bool] { [{ _ in true }] }
  func expect(_ page: [Item], _ decisions: [Decision]) throws {}
  func settled(_ item: Item, _ candidates: [Candidate]) -> ItemResult? { nil }
  func look(at candidate: Candidate) throws(ExchangeError) -> LoadedRepresentation? { nil }
  func conclude(_ results: inout [ItemResult], of items: [Item], _ loaded: [Loaded]) throws {}
  func tell(_ result: ItemResult) {}
  func isReordered(_ result: ItemResult) -> Bool { false }
  func giveUp() {}
  func publish() {}
  func finish() throws {}
}
