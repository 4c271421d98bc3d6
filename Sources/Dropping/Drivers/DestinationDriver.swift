import Context
import Diagnostics
import Items
import Loading
import Negotiation

/// The behavior that is specific to one kind of destination.
///
/// `DropExecution` decides, loads and reports; a driver places loaded items and has the state that only its
/// kind of destination needs. To add a kind of destination, add a driver and a line in `DropSetting.driver()`.
protocol DestinationDriver: AnyObject {
  /// How many items must be loaded before any is placed.
  var gathering: Gathering { get }
  /// Whether it places bytes in memory as well as files, and may expect a page before the one before is placed.
  var takesHeldFiles: Bool { get }
  /// Called from any thread at intervals while a representation is produced.
  var beat: @Sendable () -> Void { get }
  /// The reason why the manifest is missing or incomplete.
  var listFailure: Diagnostic? { get }

  /// Restores the state of an interrupted drop that this drop continues.
  func recall() throws
  /// Lists the items that an interrupted run had placed but not listed.
  func arrange(after recovery: DropRecovery, _ results: [ItemResult]) throws
  /// The items of which only this driver knows whether an earlier run has placed them.
  var begun: [Int] { get }
  /// Settles what other drops have begun whose processes are gone.
  func takeOver() throws
  /// Handles items that an earlier run had placed; `isKnown` is whether `recall` has already seen them.
  func recovered(_ results: [ItemResult], isKnown: Bool) throws
  /// Inspects the destination and the selected items before the first page.
  func prepare(upTo last: Int, only isMeant: (Item) -> Bool) throws
  /// The passes over the items, each as a filter.
  func turns(upTo last: Int) throws -> [(Item) -> Bool]
  /// Called with the decisions on a page before any of its items is loaded.
  func expect(_ page: [Item], _ decisions: [Decision]) throws
  /// The result of an item that needs no loading; nil for all others.
  func settled(_ item: Item, _ candidates: [Candidate]) -> ItemResult?
  /// The representation of a candidate that is used in place; nil if the candidate is to be loaded as usual.
  func look(at candidate: Candidate) throws(ExchangeError) -> LoadedRepresentation?
  /// Places loaded items and passes a result for each to `done`, either all at once or as soon as each is
  /// available.
  ///
  /// - Throws: Only errors that end the whole drop; an error of one item is in its result.
  func place(_ loaded: [Loaded], _ done: ([ItemResult]) throws -> Void) throws
  /// Has `work` called now and then while the destination is at work.
  func workMeanwhile(_ work: @escaping () -> Void)
  /// Completes the results of finished items.
  func conclude(_ results: inout [ItemResult], of items: [Item], _ loaded: [Loaded]) throws
  /// Called with each result before it is reported.
  func tell(_ result: ItemResult)
  /// Whether a result only changed the position of an item in an ordered view.
  func isReordered(_ result: ItemResult) -> Bool
  /// Removes placeholders of items that will not arrive, because the drop failed.
  func giveUp()
  /// Publishes output that describes the whole drop, even if the drop failed.
  func publish()
  /// Finishes a drop that did not fail.
  func finish() throws
}

/// How many items of a drop must be loaded before any is placed.
enum Gathering {
  /// Each item is placed on its own.
  case item
  /// Loaded items are placed without waiting for slow ones.
  case ready
  /// The items of a page are placed together.
  case page
  /// All items are loaded and then placed in one step.
  case whole
  /// Nothing is placed unless everything can be.
  case allOrNone
}

// Defaults, because most kinds of destinations need few of these.
extension DestinationDriver {
  var takesHeldFiles: Bool { false }
  var beat: @Sendable () -> Void { {} }
  var listFailure: Diagnostic? { nil }
  func recall() throws {}
  func arrange(after recovery: DropRecovery, _ results: [ItemResult]) throws {}
  var begun: [Int] { [] }
  func takeOver() throws {}
  func recovered(_ results: [ItemResult], isKnown: Bool) throws {}
  func prepare(upTo last: Int, only isMeant: (Item) -> Bool) throws {}
  func turns(upTo last: Int) throws -> [(Item) -> Bool] { [{ _ in true }] }
  func expect(_ page: [Item], _ decisions: [Decision]) throws {}
  func settled(_ item: Item, _ candidates: [Candidate]) -> ItemResult? { nil }
  func look(at candidate: Candidate) throws(ExchangeError) -> LoadedRepresentation? { nil }
  func workMeanwhile(_ work: @escaping () -> Void) {}
  func conclude(_ results: inout [ItemResult], of items: [Item], _ loaded: [Loaded]) throws {}
  func tell(_ result: ItemResult) {}
  func isReordered(_ result: ItemResult) -> Bool { false }
  func giveUp() {}
  func publish() {}
  func finish() throws {}
}
