import Destinations
import Diagnostics
import FileTransfer
import Items
import Negotiation
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

/// Carries out a drop on a session that is claimed, page by page.
final class DropRun {
  private let context: ExchangeContext
  private let planner: DropPlanner
  private let open: any OpenSession
  private let request: DropRequest
  private var loader: FormLoader
  private let each: (ItemResult) throws -> Void
  private let progress: ProgressMeter
  private var madeFolders: Set<FilePath> = []
  /// What was said of the destination's file system, which is said once.
  private var toldLosses: Losses = []
  /// How many items were left alone because of each other place.
  private var boundElsewhere: [String: Int] = [:]

  private(set) var tally = DropTally()
  private var manifest: Manifest?
  /// Why there is no manifest, or not all of it.
  private(set) var manifestFailure: Diagnostic?
  /// What is to be listed of each item of a page.
  private var listed: [Int: [ListedFile]] = [:]

  init(
    _ planner: DropPlanner, on open: any OpenSession, each: @escaping (ItemResult) throws -> Void
  ) throws(ExchangeError) {
    context = planner.context
    self.planner = planner
    self.open = open
    self.each = each
    request = planner.terms.request
    loader = FormLoader(
      context: context, open: open, registry: planner.terms.registry,
      refreshes: request.refreshes, timeout: request.timeout,
      streams: planner.destination == .stream)
    manifest = try planner.newManifest()
    let counts = try open.counts()
    let progress = ProgressMeter(
      items: counts.items, bytes: counts.size, report: context.report)
    loader.beat = { progress.beat($0) }
    self.progress = progress
  }

  /// One item that is to be placed, with what it is placed as.
  fileprivate struct Loaded {
    var item: Item
    var candidate: Candidate
    var form: LoadedForm
  }

  /// What one item of a page waits for, or already is.
  fileprivate enum Pending {
    case done(ItemResult)
    case loaded(Loaded)
  }

  /// Tells of items that an earlier run, which was killed, had placed.
  func tell(recovered results: [ItemResult]) throws {
    for result in results {
      withManifest { manifest throws(TransferError) in
        try manifest.add(recovered: result, in: context)
      }
      try tell(result)
    }
  }

  /// Drops every item that was in the session at the start.
  ///
  /// The manifest lists what was placed, also when the run is given up.
  func run(upTo last: Int) throws {
    do {
      try dropAll(upTo: last)
    } catch {
      withManifest { manifest throws(TransferError) in try manifest.publish() }
      throw error
    }
    withManifest { manifest throws(TransferError) in try manifest.publish() }
  }

  private func withManifest(_ body: (Manifest) throws(TransferError) -> Void) {
    guard let manifest else { return }
    do throws(TransferError) {
      try body(manifest)
    } catch {
      manifestFailure = error.diagnostic
      self.manifest = nil
    }
  }

  private func dropAll(upTo last: Int) throws {
    var page: [Item] = []
    for item in open.pages(of: request.accept.items, upTo: last) {
      page.append(try item.get())
      guard page.count == ItemPages.size else { continue }
      try drop(page)
      page.removeAll(keepingCapacity: true)
    }
    try drop(page)
    progress.close()
    for (place, count) in boundElsewhere.sorted(by: { $0.key < $1.key }) {
      context.report(
        .said(
          Diagnostic(
            .note, .itemBound,
            "\(count == 1 ? "1 item stays" : "\(count) items stay") bound to '\(place)'",
            hints: ["drop there again, or pass --failed to take them here"])))
    }
  }

  private func drop(_ page: [Item]) throws {
    guard !page.isEmpty else { return }
    if context.isCancelled() { throw ExchangeError.cancelled }
    if planner.destination == .stream { return try stream(page) }
    let pending = try page.map(prepare)
    var results: [Int: ItemResult] = [:]
    for result in try place(pending.compactMap(\.waiting)) { results[result.index] = result }
    for entry in pending {
      switch entry {
      case .done(let result): try tell(result)
      case .loaded(let loaded): if let result = results[loaded.item.index] { try tell(result) }
      }
    }
  }

  private func tell(_ result: ItemResult) throws {
    if let files = listed.removeValue(forKey: result.index) {
      withManifest { manifest throws(TransferError) in try manifest.add(files) }
    }
    tally.count(result)
    progress.finished(result.name)
    try each(result)
  }

  // MARK: - Deciding and loading

  private func prepare(_ item: Item) throws -> Pending {
    switch planner.decide(item) {
    case .unmatched:
      return .done(ItemResult(item, .unmatched))
    case .bound(let place):
      boundElsewhere[place, default: 0] += 1
      return .done(ItemResult(item, .pending))
    case .refused(let candidate, let reason):
      var result = ItemResult(item, .pending, candidate)
      result.error = reason.diagnostic
      return .done(result)
    case .taken(let candidates):
      return try load(candidates, item)
    }
  }

  private func load(_ candidates: [Candidate], _ item: Item) throws -> Pending {
    do throws(ExchangeError) {
      let (candidate, form) = try loader.load(candidates, of: item)
      if planner.moves(candidate), case .inPlace(let path, let status) = form,
        case .file(_, let identity) = candidate.representation.source,
        SourceChange(of: status, since: identity) == .replaced
      {
        throw .sourceReplaced(path)
      }
      return .loaded(Loaded(item: item, candidate: candidate, form: form))
    } catch {
      if case .cancelled = error { throw error }
      return .done(try failed(item, candidates.first, error.diagnostic))
    }
  }

  private func failed(
    _ item: Item, _ candidate: Candidate?, _ diagnostic: Diagnostic
  ) throws -> ItemResult {
    try open.change { writer in
      try writer.record(
        diagnostic, of: item.index, at: planner.destinationKey,
        keepsItems: request.keepsItems || planner.destination == .stream)
    }
    var result = ItemResult(item, .failed, candidate)
    result.error = diagnostic
    return result
  }

  // MARK: - Placing

  private func place(_ loaded: [Loaded]) throws -> [ItemResult] {
    var results: [ItemResult] = []
    var ready: [(loaded: Loaded, request: PlacementRequest)] = []
    for entry in loaded {
      do {
        ready.append((entry, try placement(of: entry)))
      } catch {
        results.append(
          try failed(entry.item, entry.candidate, ExchangeError(any: error).diagnostic))
      }
    }
    guard !ready.isEmpty else { return results }
    try planner.checkDestination()
    let mark = RunMark()
    let journal = DropJournal(
      open, destination: planner.destinationKey, keepsItems: request.keepsItems, mark: mark,
      placing: ready.map { ($0.loaded.item.index, $0.request) })
    let progress = progress
    let outcomes = TransferEngine().place(
      ready.map(\.request), mark: mark, journal: journal, progress: { progress.add($0) },
      isCancelled: context.isCancelled)
    for (entry, outcome) in zip(ready, outcomes) {
      results.append(result(of: entry.loaded, outcome))
    }
    return results
  }

  private func placement(of loaded: Loaded) throws -> PlacementRequest {
    guard let (folder, name) = planner.target(of: loaded.item, as: loaded.candidate) else {
      throw ExchangeError.trashNotSupported
    }
    try makeFolder(folder)
    let isInPlace = if case .inPlace = loaded.form { true } else { false }
    let moves = isInPlace && planner.moves(loaded.candidate)
    return PlacementRequest(
      source(of: loaded), folder: folder, name: name, operation: moves ? .move : .copy,
      rule: planner.terms.conflictRule(at: planner.destination),
      verifying: planner.terms.verifying, lists: manifest != nil,
      earlier: try earlierParts(of: loaded.item))
  }

  /// What an earlier run, which was killed or failed, placed of a folder.
  private func earlierParts(of item: Item) throws -> EarlierParts? {
    guard item.wasBegun else { return nil }
    var parts: [FilePath: EarlierParts.Part] = [:]
    for record in try open.partsPlaced(of: item.index) {
      guard let source = record.source, let read = record.read, let placed = record.placed else {
        continue
      }
      parts[source] = EarlierParts.Part(read: read, target: record.target, placed: placed)
    }
    return parts.isEmpty ? nil : EarlierParts(parts)
  }

  private func source(of loaded: Loaded) -> PlacementRequest.Source {
    let isShortcut =
      planner.isFolder && planner.terms.registry.conforms(loaded.candidate.given, to: .url)
    switch loaded.form {
    case .inPlace(let path, let status):
      return .path(path, expecting: status.version, followsLink: true)
    case .kept(let path):
      return loaded.candidate.representation.isFolder(planner.terms.registry)
        && !loaded.candidate.isDerived
        ? .path(path, expecting: nil, followsLink: false) : .spool(path)
    case .bytes(let bytes):
      return .bytes(isShortcut ? InternetShortcut.content(url: bytes) : bytes)
    }
  }

  /// Folders that a name template, `--relative` or `--parents` asks for.
  private func makeFolder(_ folder: FilePath) throws {
    guard !madeFolders.contains(folder) else { return }
    try FileSystem.makeFolders(folder)
    madeFolders.insert(folder)
  }

  private func result(
    of loaded: Loaded, _ outcome: Result<Placement, TransferError>
  ) -> ItemResult {
    switch outcome {
    case .success(let placement):
      var result = ItemResult(
        loaded.item, placement.state == .skipped ? .skipped : .placed, loaded.candidate)
      result.target = placement.target.carried
      result.bytes = placement.state == .placed ? placement.bytes : 0
      result.sha256 = placement.digest?.text
      result.verified = placement.verified.rawValue
      listed[result.index] = placement.files
      for note in placement.notes {
        // One is the item's own error; what there is more of is told beside it.
        if note.leavesSomethingUndone && result.error == nil {
          result.error = note.diagnostic
        } else if case .notKept(let losses, let folder) = note {
          let new = losses.subtracting(toldLosses)
          toldLosses.formUnion(losses)
          if !new.isEmpty {
            context.report(.said(TransferNote.notKept(new, in: folder).diagnostic))
          }
        } else {
          context.report(.said(note.diagnostic))
        }
      }
      nameFilesLeft(of: loaded)
      return result
    case .failure(let error):
      var result = ItemResult(loaded.item, .failed, loaded.candidate)
      result.error = error.diagnostic
      return result
    }
  }

  /// A move takes one file; the item's other files stay, and are named.
  private func nameFilesLeft(of loaded: Loaded) {
    guard planner.moves(loaded.candidate) else { return }
    for form in loaded.item.representations where form != loaded.candidate.representation {
      guard case .file(let path, _) = form.source else { continue }
      context.report(
        .said(
          Diagnostic(
            .note, .fileStays, "'\(path.carried)', another form of the item, stays where it is")))
    }
  }

  // MARK: - Streaming

  private func stream(_ page: [Item]) throws {
    for item in page {
      if context.isCancelled() { throw ExchangeError.cancelled }
      switch try prepare(item) {
      case .done(let result): try tell(result)
      case .loaded(let loaded): try tell(try stream(loaded))
      }
    }
  }

  private func stream(_ loaded: Loaded) throws -> ItemResult {
    let progress = progress
    let writer = StreamWriter(
      context: context, output: context.output, registry: planner.terms.registry,
      allowsArchives: request.accept.conversions != .none, endsURLsWithNewline: true,
      progress: { progress.add($0) })
    let bytes: Int64?
    do throws(ExchangeError) {
      bytes = try writer.write(loaded.form, of: loaded.item, as: loaded.candidate)
    } catch {
      switch error {
      case .outputFailed, .cancelled: throw error
      default: return try failed(loaded.item, loaded.candidate, error.diagnostic)
      }
    }
    try open.change { writer in
      if !request.keepsItems { try writer.setState(.placed, of: loaded.item.index) }
      try writer.log(.happened(.placed, item: loaded.item.index, destination: "-"))
    }
    var result = ItemResult(loaded.item, .placed, loaded.candidate)
    result.bytes = bytes
    return result
  }
}

extension TransferNote {
  /// Whether less was done than was asked for.
  fileprivate var leavesSomethingUndone: Bool {
    switch self {
    case .sourceKept(_, let reason): reason != .sameFile
    case .notListed: true
    default: false
    }
  }
}

extension Item {
  /// Whether an earlier run began to place it.
  fileprivate var wasBegun: Bool {
    switch state {
    case .inTransit, .failed: true
    case .pending, .placed, .skipped, .cancelled: false
    }
  }
}

extension DropRun.Pending {
  fileprivate var waiting: DropRun.Loaded? {
    if case .loaded(let loaded) = self { loaded } else { nil }
  }
}

extension ItemResult {
  init(_ item: Item, _ state: State, _ candidate: Candidate? = nil) {
    self.init(
      index: item.index, name: item.name, state: state, accepted: candidate?.accepted.identifier,
      given: candidate?.given, match: candidate.map { MatchWord($0.match) })
  }
}

extension SessionWriter {
  /// Records that an item failed; it stays bound to the destination, unless nothing is to be changed.
  func record(
    _ diagnostic: Diagnostic, of index: Int, at destination: String, keepsItems: Bool
  ) throws(SessionError) {
    if !keepsItems {
      try setState(.failed(destination: destination, reason: diagnostic.code.name), of: index)
    }
    try log(
      .happened(.failed, item: index, destination: destination, error: diagnostic.code.name))
  }
}

extension Diagnostic.Code {
  static let itemBound = Self("item.bound", .failed)
  static let fileStays = Self("move.fileStays", .failed)
}
