import Context
import Diagnostics
import FileTransfer
import Items
import Loading
import Negotiation
import Sessions
import SystemCalls
import SystemPackage

/// Passes requests to the transfer engine, records its steps, and translates its outcomes into item results.
final class PlacementStage {
  private let setting: DropSetting
  /// What places items on another host; nil for this machine.
  private let elsewhere: Transfer?
  /// The names used by this drop.
  ///
  /// Its own files never conflict with its other items, unlike files that were there before.
  let nameIndex: NumberedNameIndex
  private let pace = TransferPace()
  /// The metadata losses already reported for the destination's file system; each is reported once.
  private var toldLosses = UnsupportedMetadata(rawValue: 0)
  /// The files to list in the manifest, by item.
  private var files: [Int: [ListedFile]] = [:]
  /// The items that replaced a file.
  private(set) var replacedItems: Set<Int> = []

  init(_ setting: DropSetting, on elsewhere: Transfer? = nil) {
    self.setting = setting
    self.elsewhere = elsewhere
    nameIndex = NumberedNameIndex(style: setting.plan.terms.request.numbering ?? .space)
  }

  /// Restores the names used by an interrupted drop that this drop continues.
  func recall() throws {
    try setting.open.eachPage(of: setting.runID.text) { page in
      nameIndex.recall(
        page.filter(\.isInPlace).compactMap { record in
          record.placed.map { (record.target.shown, $0) }
        })
      return true
    }
  }

  /// Removes and returns the files of an item to be listed.
  func takeFiles(of item: Int) -> [ListedFile]? { files.removeValue(forKey: item) }

  typealias Ready = (loaded: Loaded, request: PlacementRequest)

  /// Carries out the requests of loaded items; an item without a request fails with the request's error.
  ///
  /// - Parameters:
  ///   - rounds: Divides the ready items into groups that may run concurrently, in order.
  ///   - done: Called with results as soon as they are available, once per item. If it throws, the error is
  ///     rethrown when all items are placed, and it is not called again.
  func place(
    _ loaded: [Loaded], _ requests: [Result<PlacementRequest, any Error>],
    rounds: ([Ready]) -> [[Ready]] = { [$0] }, _ done: ([ItemResult]) throws -> Void
  ) throws {
    var failed: [ItemResult] = []
    var ready: [Ready] = []
    let names = try ChosenNames(of: loaded.map(\.item), in: setting.open)
    let companions = setting.plan.companions
    for (entry, request) in zip(loaded, requests) {
      do {
        var request = setting.sparingItself(
          setting.describing(try request.get(), of: entry), entry)
        request.chosenName = names.name(
          of: entry.item.index, for: request, at: setting.plan.place, style: nameIndex.style)
        request.shot = companions.group(of: entry.item)?.number
        ready.append((entry, request))
      } catch {
        companions.noteFailure(of: entry.item)
        failed.append(
          try setting.recorder.failed(
            entry.item, entry.candidate, ExchangeError(any: error).diagnostic,
            isRefusal: (error as? TransferError)?.isRefusal ?? false))
      }
    }
    if setting.request.isAtomic && !failed.isEmpty {
      return try done(failed + ready.map { .withheld($0.loaded.item) })
    }
    failed += ready.filter { companions.hasFailed($0.loaded.item) }
      .map { .withheld($0.loaded.item, ofShot: true) }
    ready.removeAll { companions.hasFailed($0.loaded.item) }
    if !failed.isEmpty { try done(failed) }
    guard !ready.isEmpty else { return }
    try setting.plan.checkDestination()
    for round in rounds(ready) { try carryOut(round, names, done) }
  }

  private func carryOut(
    _ ready: [Ready], _ names: ChosenNames, _ done: ([ItemResult]) throws -> Void
  ) throws {
    let (progress, context) = (setting.progress, setting.context)
    let journal = DropJournal(
      setting.open, at: setting.plan.place, destination: setting.plan.destinationKey,
      keepsItems: setting.request.keepsItems, isAtomic: setting.request.isAtomic,
      runID: setting.runID, noting: setting.recorder.folders,
      placing: ready.map { ($0.loaded.item.index, $0.request) },
      insteadOf: ready.map { names.records(of: $0.loaded.item.index) },
      farRemoval: ready.contains { $0.request.origin != nil } ? FarRemoval(context) : nil,
      reached: { progress.reached($0) })
    let requests = ready.map(\.request)
    let phase: @Sendable (TransferPhase, [UInt8]?) -> Void = {
      progress.enter(.init($0), $1.map { CarriedText.text($0) })
    }
    var hasSucceeded = false
    var failure: (any Error)?
    func tell(_ settled: [TransferEngine.Settled]) {
      if settled.contains(where: \.outcome.isSuccess) { hasSucceeded = true }
      if failure != nil || !hasSucceeded && journal.isBusy { return }
      do {
        try done(
          settled.map {
            result(of: ready[$0.index].loaded, $0.outcome.told(journal.farOutcomes[$0.index]))
          })
      } catch {
        failure = error
      }
    }
    if let elsewhere, setting.request.isAtomic {
      let outcomes = elsewhere.placeTogether(requests, journal: journal)
      tell(outcomes.enumerated().map { .init(index: $0.offset, outcome: $0.element) })
    } else if let elsewhere {
      elsewhere.place(requests, journal: journal, settled: tell)
    } else if setting.request.isAtomic {
      let outcomes = TransferEngine().placeTogether(
        requests, runID: setting.runID, nameIndex: nameIndex, journal: journal,
        progress: { progress.add($0) }, phase: phase, isCancelled: context.isCancelled)
      tell(outcomes.enumerated().map { .init(index: $0.offset, outcome: $0.element) })
    } else {
      TransferEngine().place(
        requests, runID: setting.runID, nameIndex: nameIndex, pace: pace, journal: journal,
        progress: { progress.add($0) }, phase: phase, isCancelled: context.isCancelled,
        leaseIsOver: setting.open.leaseIsOver, settled: tell)
    }
    for path in elsewhere?.takeLeftovers() ?? [] { context.report(.said(.leftover(path))) }
    for path in journal.hiddenRest { context.report(.said(.hiddenRest(path))) }
    if let failure { throw failure }
    // The items did not fail; another command has the session locked.
    if !hasSucceeded, journal.isBusy, let refusal = journal.refusal { throw refusal }
  }

  /// The result of an item for the engine's outcome.
  ///
  /// Further notes are reported.
  func result(
    of loaded: Loaded, _ outcome: Result<Placement, TransferError>
  ) -> ItemResult {
    switch outcome {
    case .success(let placement): return result(of: loaded, placement)
    case .failure(.withheld):
      return .withheld(loaded.item, ofShot: !setting.request.isAtomic)
    case .failure(let error) where error.diagnostic.code == .transferCancelled:
      return .interrupted(loaded.item, loaded.candidate)
    case .failure(let error):
      var result = ItemResult(loaded.item, .failed, loaded.candidate)
      result.error = error.diagnostic
      return result
    }
  }

  private func result(of loaded: Loaded, _ placement: Placement) -> ItemResult {
    var result = ItemResult(
      loaded.item, placement.state == .skipped ? .skipped : .placed, loaded.candidate)
    result.target = Location(setting.plan.place, placement.target).shown.carried
    if placement.state != .skipped { result.effect = effect(of: loaded, placement) }
    result.isSourceRemoved = placement.state == .alreadyThere && placement.sourceRemoved
    if case .inPlace(_, let status) = loaded.representation, status.kind == .directory {
      result.isDirectory = setting.request.links == nil
    }
    result.bytes = placement.state == .placed ? placement.bytes : 0
    result.sha256 = placement.digest?.text
    result.verified = placement.verified.rawValue
    files[result.index] = placement.files
    if placement.replaced != nil { replacedItems.insert(result.index) }
    for note in placement.notes {
      // The first such note becomes the item's error; the others are reported separately.
      if note.leavesSomethingUndone && result.error == nil {
        result.error = note.diagnostic
      } else {
        tell(note)
      }
    }
    if result.error == nil, placement.state != .skipped {
      result.error = loaded.leftOut(
        isStreamed: false, setting.plan.terms.registry, setting.context)
    }
    nameFilesLeft(of: loaded)
    return result
  }

  /// The effect on an item, derived from its placement.
  private func effect(of loaded: Loaded, _ placement: Placement) -> ItemResult.Effect {
    if placement.state == .alreadyThere { return .alreadyThere }
    if setting.request.links != nil { return .linked }
    if setting.plan.trash != nil { return .trashed }
    let isInPlace =
      if case .inPlace = loaded.representation { true } else { loaded.candidate.isFarFile }
    let isKept = placement.notes.contains { note in
      switch note {
      // Links are left out only of the copy that was made instead.
      case .sourceKept, .sourceInTombstone, .leftOut: true
      default: false
      }
    }
    // The content of a link that could not be placed was copied.
    let isLinkKept =
      if case .inPlace(_, let status) = loaded.representation {
        status.kind == .link && !placement.sourceRemoved
      } else { false }
    let moves =
      setting.plan.moves(loaded.candidate, of: loaded.item) && !isLinkKept
      && !(isInPlace && isKept)
    return ItemResult.effect(of: loaded.candidate, otherwise: moves ? .moved : .copied)
  }

  private func tell(_ note: TransferNote) {
    guard case .notKept(let losses, let directory) = note else {
      return setting.context.report(.said(note.diagnostic))
    }
    let new = losses.subtracting(toldLosses)
    toldLosses.formUnion(losses)
    if !new.isEmpty {
      setting.context.report(.said(TransferNote.notKept(new, in: directory).diagnostic))
    }
  }

  /// Reports the item's other files, which remain because a move takes only one.
  private func nameFilesLeft(of loaded: Loaded) {
    guard setting.plan.moves(loaded.candidate, of: loaded.item) else { return }
    for representation in loaded.item.representations
    where representation != loaded.candidate.representation {
      guard case .file(let path, _) = representation.source,
        path != loaded.candidate.representation.ownPath
      else { continue }
      setting.context.report(
        .said(
          Diagnostic(
            .note, .fileStays, "'\(path.carried)', another form of the item, was not moved")))
    }
  }
}

extension ItemResult {
  /// The result of an item that is unchanged because the run was cancelled.
  ///
  /// All such items have the same error, because none of them has a problem of its own.
  static func interrupted(_ item: Item, _ candidate: Candidate?) -> ItemResult {
    var result = ItemResult(item, .pending, candidate)
    result.error = TransferError.cancelled.diagnostic
    return result
  }

  /// The result of an item that is unchanged because another item of the drop cannot be placed.
  ///
  /// - Parameter ofShot: Whether that is a file of the same shot.
  static func withheld(_ item: Item, ofShot: Bool = false) -> ItemResult {
    var result = ItemResult(item, .pending)
    let error = TransferError.withheld.diagnostic
    result.error =
      ofShot
      ? Diagnostic(.error, error.code, "not dropped, because another file of its shot failed")
      : error
    return result
  }

  var isWithheld: Bool {
    state == .pending && error?.code == TransferError.withheld.diagnostic.code
  }
}

extension Result {
  fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}
