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

// What is asked of the engine for an item, and what its answer means for it.
extension DropRun {
  func place(_ loaded: [Loaded]) throws -> [ItemResult] {
    var results: [ItemResult] = []
    var ready: [(loaded: Loaded, request: PlacementRequest)] = []
    defer { trash?.release() }
    for (entry, placement) in zip(loaded, try placements(of: loaded)) {
      do {
        ready.append((entry, try placement.get()))
      } catch {
        results.append(
          try failed(
            entry.item, entry.candidate, ExchangeError(any: error).diagnostic,
            isRefusal: (error as? TransferError)?.isRefusal ?? false))
      }
    }
    if request.isAtomic && !results.isEmpty {
      return results + ready.map { .withheld($0.loaded.item) }
    }
    guard !ready.isEmpty else { return results }
    try planner.checkDestination()
    for round in rounds(of: ready) { results += try carryOut(round) }
    return results
  }

  private func carryOut(
    _ ready: [(loaded: Loaded, request: PlacementRequest)]
  ) throws -> [ItemResult] {
    let journal = DropJournal(
      open, destination: planner.destinationKey, keepsItems: request.keepsItems,
      isAtomic: request.isAtomic, mark: mark,
      placing: ready.map { ($0.loaded.item.index, $0.request) })
    let progress = progress
    journal.reached = { progress.reached($0) }
    let requests = ready.map(\.request)
    let phase: @Sendable (TransferPhase, [UInt8]?) -> Void = {
      progress.enter(.init($0), $1.map { CarriedText.text($0) })
    }
    let outcomes =
      request.isAtomic
      ? TransferEngine().placeTogether(
        requests, mark: mark, ledger: ledger, journal: journal, progress: { progress.add($0) },
        phase: phase, isCancelled: context.isCancelled)
      : TransferEngine().place(
        requests, mark: mark, ledger: ledger, journal: journal, progress: { progress.add($0) },
        phase: phase,
        isCancelled: context.isCancelled)
    for path in journal.hiddenRest { context.report(.said(.hiddenRest(path))) }
    // A session that another command holds is no fault of the items.
    if let refusal = journal.refusal as? SessionError, case .busy = refusal,
      !outcomes.contains(where: \.isSuccess)
    {
      throw refusal
    }
    return zip(ready, outcomes).map { result(of: $0.loaded, $1) }
  }

  func placements(of loaded: [Loaded]) throws -> [Result<PlacementRequest, any Error>] {
    if let trash { return try trash.reserve(loaded.map(\.form)) }
    return loaded.map { entry in Result { try placement(of: entry) } }
  }

  private func placement(of loaded: Loaded) throws -> PlacementRequest {
    guard let (folder, name) = planner.target(of: loaded.item, as: loaded.candidate) else {
      throw ExchangeError.unexpected("'\(loaded.item.name)' has no place there")
    }
    let place = folder.appending(FilePath(bytes: name).components)
    if let manifest, manifest.isManifest(place) {
      throw manifest is Manifest
        ? ExchangeError.transfer(.manifestName(place)) : ExchangeError.nameOfManifest(place)
    }
    if let refusal = planner.refusal(ofPlacingIn: folder, name: name) {
      throw ExchangeError.forbidden(refusal)
    }
    try makeFolder(folder, for: loaded)
    if let links = request.links, case .inPlace(let path, _) = loaded.form {
      return PlacementRequest(
        try link(to: path, from: folder, links), folder: folder, name: name,
        rule: planner.terms.conflictRule(at: planner.destination), below: planner.confinement)
    }
    let isInPlace = if case .inPlace = loaded.form { true } else { false }
    let moves = isInPlace && planner.moves(loaded.candidate, of: loaded.item)
    var request = PlacementRequest(
      try source(of: loaded), folder: folder, name: name, operation: moves ? .move : .copy,
      rule: planner.terms.conflictRule(at: planner.destination),
      verifying: planner.terms.verifying, lists: manifest != nil,
      earlier: try earlierParts(of: loaded.item), below: planner.confinement)
    if case .inPlace(_, let status) = loaded.form { request.looked = status }
    return request
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

  private func source(of loaded: Loaded) throws(ExchangeError) -> PlacementRequest.Source {
    let isShortcut =
      planner.isFolder && planner.terms.registry.conforms(loaded.candidate.given, to: .url)
    switch loaded.form {
    case .inPlace(let path, let status):
      return .path(
        path, expecting: status.version, followsLink: status.kind != .link && loaded.isOfLink)
    case .kept(let path), .made(let path):
      if isShortcut, let url = Self.url(at: path) {
        return .bytes(InternetShortcut.content(url: arrived(url, of: loaded.item)))
      }
      return (try? FileSystem.status(of: path, followingLinks: false))?.kind == .folder
        ? .path(path, expecting: nil, followsLink: false) : .spool(path)
    case .bytes(let bytes):
      return .bytes(
        isShortcut ? InternetShortcut.content(url: arrived(bytes, of: loaded.item)) : bytes)
    case .derived(let derivation): return .spool(try derivation.keep())
    }
  }

  /// The address that a small file holds; nil where it holds none, or a shortcut already.
  static func url(at path: FilePath) -> [UInt8]? {
    guard let status = try? FileSystem.status(of: path, followingLinks: false),
      status.kind == .regular, status.size <= 65536,
      let bytes = try? OpenFile.open(path, options: .noFollow).readAll(limit: 65536)
    else { return nil }
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    guard URLScheme.begins(uri: CarriedText.text(line)) else { return nil }
    return Array(line)
  }

  /// The address that has come for an item, as its place keeps it.
  func arrived(_ url: [UInt8], of item: Item) -> [UInt8] {
    let url = unwrapped(url)
    arrivedURLs[item.index] = String(
      validating: url.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    return url
  }

  /// The address that a shortcut is to lead to, which a view of the user's own may want unwrapped.
  private func unwrapped(_ url: [UInt8]) -> [UInt8] {
    guard let view = planner.terms.view, view.isOwn, let keys = view.view.unwrapURL,
      let text = String(
        validating: url.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    else { return url }
    return Array(WrappedURL(text).unwrapped(keys: keys).utf8)
  }

  func result(
    of loaded: Loaded, _ outcome: Result<Placement, TransferError>
  ) -> ItemResult {
    switch outcome {
    case .success(let placement):
      var result = ItemResult(
        loaded.item, placement.state == .skipped ? .skipped : .placed, loaded.candidate)
      result.target = placement.target.carried
      if request.links != nil { result.effect = .linked }
      if placement.state == .alreadyThere { result.effect = .alreadyThere }
      result.bytes = placement.state == .placed ? placement.bytes : 0
      result.sha256 = placement.digest?.text
      result.verified = placement.verified.rawValue
      listed[result.index] = placement.files
      if placement.replaced != nil { replacedItems.insert(result.index) }
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
      if result.error == nil, placement.state != .skipped {
        result.error = loaded.leftOutOfArchive(
          isStreamed: false, planner.terms.registry, context)
      }
      nameFilesLeft(of: loaded)
      return result
    case .failure(.withheld): return .withheld(loaded.item)
    case .failure(.cancelled): return .interrupted(loaded.item, loaded.candidate)
    case .failure(let error):
      var result = ItemResult(loaded.item, .failed, loaded.candidate)
      result.error = error.diagnostic
      return result
    }
  }

  /// A move takes one file; the item's other files stay, and are named.
  private func nameFilesLeft(of loaded: Loaded) {
    guard planner.moves(loaded.candidate, of: loaded.item) else { return }
    for form in loaded.item.representations where form != loaded.candidate.representation {
      guard case .file(let path, _) = form.source else { continue }
      context.report(
        .said(
          Diagnostic(
            .note, .fileStays, "'\(path.carried)', another form of the item, stays where it is")))
    }
  }
}

extension ItemResult {
  /// An item that stays as it is since the run is to stop.
  ///
  /// One word for all is enough: nothing is wrong with any of them.
  static func interrupted(_ item: Item, _ candidate: Candidate?) -> ItemResult {
    var result = ItemResult(item, .pending, candidate)
    result.error = TransferError.cancelled.diagnostic
    return result
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

extension Result {
  fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}
