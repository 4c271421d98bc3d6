import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import Loading
import Negotiation
import OrderedViews
import Reverting
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

/// Carries out a drop on a session that is claimed, page by page.
final class DropRun {
  let context: ExchangeContext
  let planner: DropPlanner
  let open: any OpenSession
  let request: DropRequest
  private(set) var loader: FormLoader
  private let each: (ItemResult) throws -> Void
  let progress: ProgressMeter
  let streamWriter: StreamWriter
  /// What tells all that this drop does from what others do.
  let mark: RunMark
  /// What it has placed, which is never in the way of another of its items as what was there before is.
  let ledger = NameLedger()
  /// The list of the ordered view that the drop goes to, if it does.
  let arrangement: Arrangement?
  /// For the lists of the views that items leave.
  private(set) lazy var upkeep = ListUpkeep(in: context, planner.terms.registry)
  /// The addresses that have come for items, by their numbers.
  var arrivedURLs: [Int: String] = [:]
  /// The items that lay in the folder of the drop before it.
  var reorderedItems: Set<Int> = []
  /// Those that have replaced a file.
  var replacedItems: Set<Int> = []
  var madeFolders: Set<FilePath> = []
  /// What was said of the destination's file system, which is said once.
  var toldLosses: Losses = []
  /// How many items were left alone because of each other place.
  private var boundElsewhere: [[UInt8]: Int] = [:]

  private(set) var tally = DropTally()
  /// Whether any item was taken, so that the destination performs the drop.
  private(set) var hasBegun = false
  /// What the destination answers, by what the first page comes to.
  private(set) lazy var answer = planner.answer
  var manifest: (any FileListing)?
  private let recordedManifest: RecordedManifest?
  /// Why there is no manifest, or not all of it.
  private(set) var manifestFailure: Diagnostic?
  /// The names that are held in the trash for what is about to be moved there.
  let trash: TrashReservation?
  /// What is to be listed of each item of a page.
  var listed: [Int: [ListedFile]] = [:]

  init(
    _ planner: DropPlanner, on open: any OpenSession, mark: RunMark,
    progress: ProgressMeter? = nil, each: @escaping (ItemResult) throws -> Void
  ) throws(ExchangeError) {
    context = planner.context
    self.planner = planner
    self.open = open
    self.mark = mark
    self.each = each
    request = planner.terms.request
    loader = FormLoader(
      context: context, open: open, registry: planner.terms.registry,
      refreshes: request.refreshes, timeout: request.timeout,
      streams: planner.destination == .stream,
      steps: planner.steps)
    trash = planner.trash.map { TrashReservation($0, for: open, mark: mark, in: planner.context) }
    let listing = try planner.newManifest(by: mark, in: open)
    manifest = listing?.list
    recordedManifest = listing?.record
    let counts = try open.counts()
    let isWhole = request.accept.items == nil
    let progress =
      progress
      ?? ProgressMeter(
        items: isWhole ? counts.items : nil, bytes: isWhole ? planner.size(counts) : nil,
        report: context.report)
    loader.trustsTypes = request.accept.trustsTypes
    loader.names = planner.isFolder
    loader.otherWay = planner.otherWay
    let arrangement = planner.terms.arrangement(in: planner.destination)
    self.arrangement = arrangement
    loader.beat = {
      progress.beat($0)
      arrangement?.tell()
    }
    self.progress = progress
    streamWriter = StreamWriter(
      context: context, output: context.output, registry: planner.terms.registry,
      allowsArchives: request.accept.conversions != .none, joinsItems: true,
      progress: { progress.add($0) })
  }

  /// What one item of a page waits for, or already is.
  enum Pending {
    case done(ItemResult)
    case loaded(Loaded)
  }

  /// Tells of items that an earlier run, which was killed, had placed.
  ///
  /// - Parameter areListed: Whether the manifest has them already.
  func tell(recovered results: [ItemResult], areListed: Bool = false) throws {
    progress.expect(items: results.count)
    for result in results {
      withManifest { manifest throws(TransferError) in
        // A view's own was seen to before (`ManifestMending`).
        guard !areListed, manifest is Manifest, result.state == .placed,
          let target = result.target
        else { return }
        try manifest.add(recovered: FilePath(carried: target), in: context)
      }
      try tell(result)
    }
  }

  /// Drops every item that was in the session at the start, and that is meant.
  ///
  /// The manifest lists what was placed, also when the run is given up.
  ///
  /// - Parameter endsProgress: Whether nothing of the same drop comes after it.
  func run(
    upTo last: Int, endsProgress: Bool = true, only isMeant: (Item) -> Bool = { _ in true }
  ) throws {
    progress.start()
    defer { if endsProgress { progress.close() } }
    do {
      try dropAll(upTo: last, isLast: endsProgress, isMeant)
    } catch {
      giveUpPlaceholders()
      publishManifest()
      throw error
    }
    publishManifest()
    try recordedManifest?.end()
  }

  private func publishManifest() {
    withManifest { manifest throws(TransferError) in try manifest.publish() }
  }

  func withManifest(_ body: (any FileListing) throws(TransferError) -> Void) {
    guard let manifest else { return }
    do throws(TransferError) {
      try body(manifest)
    } catch {
      manifestFailure = error.diagnostic
      self.manifest = nil
    }
  }

  private func dropAll(upTo last: Int, isLast: Bool, _ isMeant: (Item) -> Bool) throws {
    if request.isAtomic {
      try dropTogether(try items(upTo: last).map { try $0.get() })
      return tellBoundElsewhere()
    }
    if case .program(let program) = planner.destination {
      try give(to: program, upTo: last)
      return tellBoundElsewhere()
    }
    if case .text(let place) = planner.destination {
      try put(into: place, upTo: last)
      return tellBoundElsewhere()
    }
    if let arrangement {
      arrangement.movedInAll = try filesMoved(upTo: last, only: isMeant, in: arrangement)
    }
    let turns = try turns(upTo: last)
    for (number, isOfTurn) in turns.enumerated() {
      var page: [Item] = []
      for item in items(upTo: last) {
        let item = try item.get()
        guard isOfTurn(item), isMeant(item) else { continue }
        page.append(item)
        guard page.count == ItemPages.size else { continue }
        try drop(page, isLast: false)
        page.removeAll(keepingCapacity: true)
      }
      try drop(page, isLast: isLast && number == turns.count - 1)
    }
    tellBoundElsewhere()
  }

  func items(upTo last: Int) -> ItemPages {
    open.pages(of: request.accept.items, upTo: last, for: context.origin)
  }

  private func tellBoundElsewhere() {
    let bound = boundElsewhere.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    for (place, count) in bound.map({ (CarriedText.text($0.key), $0.value) }) {
      context.report(
        .said(
          Diagnostic(
            .note, .itemBound,
            "\(count == 1 ? "1 item stays" : "\(count) items stay") bound to '\(place)'",
            hints: ["drop there again, or pass --failed to take them here"])))
    }
  }

  private func drop(_ page: [Item], isLast: Bool) throws {
    guard !page.isEmpty else { return }
    if context.isCancelled() { throw ExchangeError.cancelled }
    if planner.destination == .stream { return try stream(page) }
    let decisions = page.map(planner.decide)
    try begin(decisions)
    try expectSlow(page, decisions)
    let ahead = loadAhead(page, decisions)
    guard placesAsReady else {
      return try drop(
        page, try ahead.run { try zip(page, decisions).map { try prepare($0, $1, ahead) } },
        isLast: isLast)
    }
    try ahead.run { try dropAsReady(page, decisions, ahead, isLast: isLast) }
  }

  /// Says that the drop is carried out, once there is something to carry out.
  func begin(_ decisions: [DropPlanner.Decision]) throws {
    guard !hasBegun else { return }
    let taken = decisions.compactMap { decision in
      if case .taken(let candidates) = decision { candidates.first } else { nil }
    }
    guard !taken.isEmpty else { return }
    hasBegun = true
    if planner.answer == .copy, taken.allSatisfy({ planner.reordered($0) != nil }) {
      answer = .move
    }
    let said = try planner.conversation(open).accepted(as: answer)
    try open.change { writer in for event in said { try writer.log(event) } }
  }

  /// What loads these items.
  func loadAhead(_ items: [Item], _ decisions: [DropPlanner.Decision]) -> LoadAhead {
    LoadAhead(
      loader,
      zip(items, decisions).lazy.compactMap { item, decision in
        guard case .taken(let candidates) = decision else { return nil }
        return (item, candidates)
      }, jobs: request.jobs, endsAtFailure: request.isAtomic)
  }

  /// Places what is loaded, and tells of all.
  func drop(_ page: [Item], _ pending: [Pending], isLast: Bool) throws {
    let forecast = DropForecast(of: page, pending.map(\.forecast))
    progress.plan(
      items: forecast.items, of: page.count, bytes: forecast.bytes, counted: forecast.counted,
      isLast: isLast)
    defer { for entry in pending { entry.waiting?.form.discard() } }
    var placed: [Int: ItemResult] = [:]
    for result in try place(pending.compactMap(\.waiting)) { placed[result.index] = result }
    progress.settle(
      placed.values.reduce(0) { $0.addingClamped($1.bytes ?? 0) }, of: forecast.bytes ?? 0)
    var results = pending.compactMap { entry in
      switch entry {
      case .done(let result): result
      case .loaded(let loaded): placed[loaded.item.index]
      }
    }
    try arrange(&results, of: page)
    leaveLists(pending.compactMap(\.waiting))
    for result in results { try tell(result) }
  }

  func tell(_ result: ItemResult) throws {
    if let files = listed.removeValue(forKey: result.index) {
      withManifest { manifest throws(TransferError) in try manifest.add(files) }
    }
    tally.count(result, isReordered: isReordered(result))
    if result.takesPart { progress.finished(.init(result)) }
    try each(result)
  }

  // MARK: - Deciding and loading

  func prepare(
    _ item: Item, _ decision: DropPlanner.Decision, _ ahead: LoadAhead
  ) throws -> Pending {
    switch decision {
    case .unmatched:
      return .done(ItemResult(item, .unmatched))
    case .bound(let place):
      boundElsewhere[CarriedText.bytes(of: place), default: 0] += 1
      return .done(ItemResult(item, .pending))
    case .refused(let candidate, let reason):
      var result = ItemResult(item, .pending, candidate)
      result.error = reason.diagnostic
      return .done(result)
    case .taken(let candidates):
      if let result = reordered(item, candidates) {
        reorderedItems.insert(item.index)
        return .done(result)
      }
      return try load(candidates, item, ahead)
    }
  }

  private func load(
    _ candidates: [Candidate], _ item: Item, _ ahead: LoadAhead
  ) throws -> Pending {
    var isMissing = false
    do throws(ExchangeError) {
      if let trash, let candidate = candidates.first {
        return .loaded(
          Loaded(item: item, candidate: candidate, form: try trash.look(at: candidate)))
      }
      let loaded = try ahead.load(candidates, of: item)
      if let missing = whatHasNotCome(of: item, loaded) {
        loaded.form.discard()
        if case .cancelled = missing { throw missing }
        isMissing = true
        throw missing
      }
      if planner.moves(loaded.candidate, of: loaded.item),
        case .inPlace(let path, let status) = loaded.form,
        case .file(_, let identity) = loaded.candidate.representation.source,
        SourceChange(of: status, since: identity) == .replaced
      {
        throw .sourceReplaced(path)
      }
      return .loaded(loaded)
    } catch {
      if case .cancelled = error {
        if planner.destination == .stream { throw error }
        return .done(.interrupted(item, candidates.first))
      }
      return .done(
        try failed(item, candidates.first, error.diagnostic, isRefusal: isMissing))
    }
  }

  func failed(
    _ item: Item, _ candidate: Candidate?, _ diagnostic: Diagnostic, isRefusal: Bool = false
  ) throws -> ItemResult {
    try open.change { writer in
      try writer.record(
        diagnostic, of: item.index, at: planner.destinationKey,
        keepsItems: request.keepsItems || isRefusal || request.isAtomic
          || planner.destination.folder == nil && planner.trash == nil)
    }
    var result = ItemResult(item, .failed, candidate)
    result.error = diagnostic
    return result
  }
}

extension DropRun.Pending {
  /// What it will come to.
  var forecast: DropForecast.Part {
    switch self {
    case .done(let result): result.takesPart ? .bytes(0) : .nothing
    case .loaded(let loaded): .init(loaded.form)
    }
  }

  fileprivate var waiting: Loaded? {
    if case .loaded(let loaded) = self { loaded } else { nil }
  }
}
