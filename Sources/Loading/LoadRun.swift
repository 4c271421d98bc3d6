package import Context
package import Diagnostics
import FileTransfer
import Items
package import Negotiation
package import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

/// Carries out a load, one page of items at a time.
package final class LoadRun {
  private let request: LoadRequest
  private let open: any OpenSession
  private let loader: RepresentationLoader
  private let negotiator: Negotiator
  private let output: LoadOutput
  private let progress: ProgressMeter

  /// The paths of the data, as carried text; empty unless paths were requested.
  package private(set) var paths: [String] = []
  /// The numbers of the items that were loaded.
  package private(set) var loaded: [Int] = []
  /// Why the first item that did not match was refused.
  private var refusal: ExchangeError?
  private var hasMatched = false
  /// Whether an archive lacks some files of its directory.
  package private(set) var isPartial = false
  /// Why the first item that failed could not be loaded.
  package private(set) var failure: Diagnostic?
  /// Whether a drop has taken an item away during the load.
  private var hasLost = false

  package init(
    _ request: LoadRequest, on open: any OpenSession, with loader: RepresentationLoader,
    _ negotiator: Negotiator, into output: LoadOutput
  ) throws(ExchangeError) {
    self.request = request
    self.open = open
    self.negotiator = negotiator
    self.output = output
    let counts = try open.counts()
    let isWhole = request.all || counts.items == 1
    let isLocal = !open.session.isShared && open.session.isLifted(by: loader.context.origin)
    let progress = ProgressMeter(
      items: isWhole ? counts.items : nil, bytes: isWhole && isLocal ? counts.size : nil,
      report: loader.context.report)
    var loader = loader
    loader.beat = { progress.beat($0) }
    self.loader = loader
    self.progress = progress
  }

  /// Loads the selected items that match; nothing is written before the first match.
  package func run() throws {
    progress.start()
    defer { progress.close() }
    var pages = try selected().makeIterator()
    while true {
      let page = try pages.nextPage()
      if page.isEmpty { break }
      try load(page)
    }
    if !hasMatched, let refusal { throw refusal }
    if hasLost && loaded.isEmpty { throw ExchangeError.noItems(session: open.session.name) }
  }

  private typealias Choice = Result<[Candidate], ExchangeError>

  private func load(_ page: [Item]) throws {
    let choices = page.map { item in
      Choice { () throws(ExchangeError) in try candidates(for: item) }
    }
    let ahead = LoadAhead(
      loader,
      zip(page, choices).lazy.compactMap { item, choice in
        guard case .success(let candidates) = choice else { return nil }
        return (item, candidates)
      }, jobs: request.jobs, endsAtFailure: !request.all)
    try ahead.run {
      for (item, choice) in zip(page, choices) { try load(item, choice, ahead) }
    }
  }

  private func load(_ item: Item, _ choice: Choice, _ ahead: LoadAhead) throws {
    let candidates: [Candidate]
    do throws(ExchangeError) {
      candidates = try choice.get()
    } catch {
      if case .notForTerminal = error {
        hasMatched = true
        return try passOver(item, error)
      }
      refusal = refusal ?? error
      return plan(item, .nothing)
    }
    hasMatched = true
    let made: Loaded
    do throws(ExchangeError) {
      made = try ahead.load(candidates, of: item)
    } catch {
      if case .sourceMissing = error, try hasBeenTaken(item) {
        hasLost = true
        return
      }
      return try passOver(item, error)
    }
    if request.wantsPath {
      paths.append(try path(of: made).carried)
    } else {
      let payloads = open.payloadDirectory
      do {
        try write(made)
      } catch let error as ExchangeError where loader.hasMoved(error, from: payloads) {
        try write(loader.load(candidates, of: item))
      }
    }
    loaded.append(item.index)
  }

  /// Reports an item that could not be loaded and continues if all items were requested; throws otherwise.
  private func passOver(_ item: Item, _ error: ExchangeError) throws {
    guard request.all else { throw error }
    if case .cancelled = error { throw error }
    var diagnostic = error.diagnostic
    failure = failure ?? diagnostic
    diagnostic.message = "item \(item.index): \(diagnostic.message)"
    loader.context.report(.said(diagnostic))
    plan(item, .nothing)
  }

  private func write(_ made: Loaded) throws {
    defer { made.representation.discard() }
    let item = made.item
    let forecast = DropForecast.Part(made.representation)
    plan(item, forecast)
    progress.enter(.copying, item.name)
    let bytes = try output.write(
      made.representation, of: item, as: made.candidate, registry: negotiator.registry,
      progress: progress)
    if let bytes { progress.settle(bytes, of: forecast.bytes ?? 0) }
    let (registry, context) = (negotiator.registry, loader.context)
    if let left = made.leftOut(isStreamed: true, registry, context) {
      isPartial = true
      context.report(.said(left))
    }
    progress.finished(.init(index: item.index, name: item.name, bytes: bytes))
  }

  /// Whether a drop has moved an item away since it was looked up.
  ///
  /// - Throws: `SessionError.busy` while a drop is running.
  private func hasBeenTaken(_ item: Item) throws -> Bool {
    if try open.item(item.index) == nil { return true }
    do {
      try open.release(try open.claim(by: .thisProcess(), wait: .zero))
    } catch SessionError.ended {
      return true
    }
    return try open.item(item.index) == nil
  }

  private func plan(_ item: Item, _ part: DropForecast.Part) {
    let whole = DropForecast(of: [item], [part])
    progress.plan(
      items: whole.items, of: 1, bytes: whole.bytes, counted: whole.counted, isLast: false)
  }

  /// The selected items; throws if there are several and not all were requested.
  private func selected() throws -> ItemPages {
    let last = try open.counts().nextIndex - 1
    let pages = open.pages(
      of: request.accept.items, upTo: last, for: loader.context.origin)
    if request.all { return pages }
    let first = try pages.prefix(6).map { try $0.get() }
    if first.count > 1 {
      let more = try open.counts().items - first.count
      throw ExchangeError.needsOneItem(
        first.map { (index: $0.index, name: quotedTitle(of: $0)) }, more: max(more, 0))
    }
    return pages
  }

  private func candidates(
    for item: Item
  ) throws(ExchangeError) -> [Candidate] {
    if open.session.policy.localOnly && !item.isLocal { throw .forbidden(.localOnly) }
    if request.wantsLocalObject { return [try localObject(of: item)] }
    var candidates = negotiator.candidates(for: item)
    if !request.wantsPath {
      candidates = candidates.streamable(
        negotiator.registry, archiving: request.accept.conversions != .none)
    }
    guard !candidates.isEmpty else {
      let representations = negotiator.offeredRepresentations(of: item)
      if let missing = negotiator.missingRequirement(of: item)?.first {
        throw .notOffered(
          offered: negotiator.registry.labels(of: representations.map(\.type)),
          required: [missing.told(negotiator.registry.label(of:))])
      }
      throw .notAcceptable(
        offered: negotiator.registry.labels(
          of: negotiator.visibleRepresentations(of: item).map(\.type)),
        wanted: negotiator.receiver.accepted.told(negotiator.registry.label(of:)),
        obstacle: negotiator.obstacle(for: item))
    }
    if output.isTerminal, let best = candidates.first, !best.isText(negotiator.registry) {
      throw .notForTerminal(quotedTitle(of: item), label: negotiator.registry.label(of: best.given))
    }
    return request.accept.fallsBack ? candidates : Array(candidates.prefix(1))
  }

  /// The name of an item in quotation marks, or what identifies one without a name.
  private func quotedTitle(of item: Item) -> String {
    ItemTitle.of(item, isSensitive: open.session.isSensitive) ?? "'\(item.name)'"
  }

  /// A candidate for an item's local object, which only its contributor can see.
  private func localObject(of item: Item) throws(ExchangeError) -> Candidate {
    guard let object = item.localObject else { throw .noLocalObject(item.index) }
    let bytes = CarriedText.bytes(of: object + "\n")
    return Candidate(
      accepted: .anything,
      representation: Representation(
        type: UniformType("public.json"), source: .inline(bytes), size: Int64(bytes.count)),
      match: .exact)
  }

  /// The path of the data; data without a file is written to one in the session's directory.
  private func path(
    of made: Loaded
  ) throws -> FilePath {
    let bytes: [UInt8]
    switch made.representation {
    case .inPlace(let path, _), .kept(let path), .made(let path): return path
    case .bytes(let made), .held(let made, _): bytes = made
    case .derived(let derivation): return try derivation.keep()
    case .far: throw ExchangeError.unexpected("a file of another host was not fetched")
    }
    let type = made.candidate.given.identifier
    if case .kept(let payload) = try open.promiseResult(item: made.item.index, type: type) {
      return open.payloadDirectory.appending(payload)
    }
    let payload = try open.newPayload()
    try OpenFile.open(payload.path, .writeOnly).writeAll(bytes)
    try open.keepPromiseResult(item: made.item.index, type: type, payload: payload.name)
    return payload.path
  }
}
