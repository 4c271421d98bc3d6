import Context
package import Diagnostics
import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage

/// Collects the results of the records of each item.
///
/// The record of a directory itself comes after those of its parts.
struct UndoItems {
  private var open: [Int: Gathered] = [:]

  struct Gathered {
    var records: [TransferRecord] = []
    /// The number of records of parts, and the number of those for which something was done.
    var parts = 0
    var partsTakenBack = 0
    var action: Undo.Action?
    var whole: TransferRecord?
    var failure: Diagnostic?
    /// The number of records that could not be undone.
    var failures = 0

    /// Whether the drop made a file there that is gone, because an undo before this one was cut off.
    fileprivate var isBackAlready: Bool {
      guard let whole, whole.isNew, !whole.target.isNoPlace, case .some(.none) = action else {
        return false
      }
      return true
    }
  }

  /// Whether a part of the item could not be undone.
  func hasFailed(_ item: Int) -> Bool { open[item]?.failure != nil }

  /// Whether a part of the item was undone.
  func hasTakenBack(_ item: Int) -> Bool { open[item].map { $0.partsTakenBack > 0 } ?? false }

  mutating func add(
    _ record: TransferRecord, _ result: Result<Undo.Action, UndoRefusal>
  ) {
    var gathered = open[record.item] ?? Gathered()
    if record.isPart { gathered.parts += 1 } else { gathered.whole = record }
    switch result {
    case .success(let action):
      if !record.isPart {
        gathered.action = action
      } else if action != .none {
        gathered.partsTakenBack += 1
      }
    case .failure(let refusal):
      gathered.failures += 1
      // What decides on the next undo is told.
      if gathered.failure == nil || refusal.isOfUnreachablePlace {
        gathered.failure = refusal.diagnostic
      }
    }
    open[record.item] = gathered
  }

  /// Removes and returns the results of an item that is complete.
  mutating func finish(_ item: Int) -> Gathered? { open.removeValue(forKey: item) }

  /// The items whose own record was missing, because only parts of a directory were placed.
  var unfinished: [Int] { open.keys.sorted(by: >) }
}

/// The reason why a record was not undone.
struct UndoRefusal: Error {
  var diagnostic: Diagnostic
  /// Whether a host or store could not be asked.
  var isOfUnreachablePlace: Bool { diagnostic.code.isOfUnreachablePlace }
}

/// The totals of an undo.
package struct UndoTally {
  package var undone = 0
  /// The number of items that an earlier undo of the same drop took back.
  package var before = 0
  package var failed = 0
  package var failure: Diagnostic?
  /// Whether something could not be undone because its host or store could not be asked.
  private(set) var isUnreachable = false

  mutating func count(_ result: UndoResult) {
    if result.state == .failed {
      failed += 1
      if let error = result.error { note(error) }
    } else {
      undone += 1
    }
  }

  /// Notes why something stays.
  mutating func note(_ error: Diagnostic) {
    failure = failure ?? error
    isUnreachable = isUnreachable || error.code.isOfUnreachablePlace
  }
}

extension UndoResult {
  init(_ index: Int, _ item: Item?, _ gathered: UndoItems.Gathered, done state: State) {
    let action: Action? =
      switch gathered.action {
      case _ where gathered.partsTakenBack > 0: .separate
      case _ where gathered.whole?.target == TransferRecord.order: .reorder
      case _ where gathered.whole?.target == TransferRecord.joined: .restore
      case _ where gathered.whole?.target == TransferRecord.offer: .takeOff
      case nil: nil
      case .some(.none) where gathered.isBackAlready:
        gathered.whole?.sourceRemoved == true ? .moveBack : .remove
      case .some(.none), .makeDirectory: Action.none
      case .removeCopy: gathered.whole?.replaced == nil ? .remove : .restore
      case .moveBack: .moveBack
      // A copy that the drop placed is removed once its bytes are back; one that was there before stays.
      case .copyBack: gathered.whole?.isNew == true ? .moveBack : .copyBack
      case .takeApart: .separate
      }
    let moves = action == .moveBack || action == .copyBack || gathered.whole?.sourceRemoved == true
    let target = gathered.whole?.target
    self.init(
      index: index, name: item?.name ?? "", state: gathered.failure == nil ? state : .failed,
      action: gathered.failure == nil ? action : nil,
      target: target?.isNoPlace ?? true ? nil : target?.shown.carried,
      source: moves ? gathered.whole?.source?.shown.carried : nil, error: gathered.failure)
    title = item.flatMap { ItemTitle.of($0, isSensitive: false) }
    if gathered.failures > 1, let first = gathered.failure {
      var error = first
      error.message = "\(gathered.failures) in it could not be undone; the first: " + first.message
      self.error = error
    }
  }
}
