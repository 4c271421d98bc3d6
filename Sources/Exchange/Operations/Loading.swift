import Conversion
import Diagnostics
import FileTransfer
package import Items
import Negotiation
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

/// Gives one form of an item, or of every item, to standard output or a file; the session goes on.
package struct Loading: Sendable {
  package var request: LoadRequest

  package init(request: LoadRequest) { self.request = request }

  /// Loads; what is loaded has been written when this returns.
  ///
  /// - Throws: `ExchangeError.notAcceptable` when an item has no form that is wanted,
  ///   `.needsOneItem` when it is not clear which item is meant, `.outputFailed`.
  package func callAsFunction(in context: ExchangeContext) throws(ExchangeError) -> LoadOutcome {
    let registry = context.registry()
    let receiving = try Receiving(request.accept, registry: registry)
    context.note(undeclared: receiving)
    let open = try context.openSession(named: request.session, in: context.store())
    try open.checkSelection(request.accept.items)
    let output = try LoadOutput(request, in: context)
    let isLocal = open.session.isLocal(for: context.origin)
    let negotiator = Negotiator(
      registry: registry, receiver: try receiving.receiver(fileName: output.fileName),
      conversions: context.conversions(registry, isLocal: isLocal), isLocal: isLocal)
    try checkLocal(open.session, context)
    let loader = FormLoader(
      context: context, open: open, registry: registry, refreshes: request.refreshes,
      timeout: request.timeout, streams: !request.wantsPath,
      steps: context.conversions(registry, isLocal: isLocal).steps)
    do {
      let (loaded, paths) = try load(from: open, with: loader, negotiator, into: output)
      try output.finish()
      log(loaded, open, context)
      if open.session.isSensitive { try open.end(as: .ended) }
      return LoadOutcome(session: open.session, paths: paths)
    } catch {
      throw ExchangeError(any: error)
    }
  }

  /// Loads the items that are meant; of several, those that match.
  ///
  /// Nothing is written before one does.
  private func load(
    from open: any OpenSession, with loader: FormLoader, _ negotiator: Negotiator,
    into output: LoadOutput
  ) throws -> (items: [Int], paths: [String]) {
    let counts = try open.counts()
    let isWhole = request.all || counts.items == 1
    let progress = ProgressMeter(
      items: isWhole ? counts.items : nil, bytes: isWhole ? counts.size : nil,
      report: loader.context.report)
    progress.start()
    defer { progress.close() }
    var loader = loader
    loader.beat = { progress.beat($0) }
    var paths: [String] = []
    var loaded: [Int] = []
    var refusal: ExchangeError?
    var hasMatched = false
    var isTaken = false
    for item in try selected(open) {
      let item = try item.get()
      let candidates: [Candidate]
      do throws(ExchangeError) {
        candidates = try self.candidates(for: item, negotiator)
      } catch {
        refusal = refusal ?? error
        plan(item, .nothing, progress)
        continue
      }
      hasMatched = true
      do {
        let (candidate, form) = try loader.load(candidates, of: item)
        if request.wantsPath {
          paths.append(try path(of: form, candidate, item, open).carried)
        } else {
          defer { form.discard() }
          let forecast = DropForecast.Part(form)
          plan(item, forecast, progress)
          progress.enter(.copying, item.name)
          let bytes = try output.write(
            form, of: item, as: candidate, registry: negotiator.registry, progress: progress)
          if let bytes { progress.settle(bytes, of: forecast.bytes ?? 0) }
          progress.finished(.init(index: item.index, name: item.name, bytes: bytes))
        }
        loaded.append(item.index)
      } catch ExchangeError.sourceMissing(let path) {
        guard try hasBeenTaken(item, open) else { throw ExchangeError.sourceMissing(path) }
        isTaken = true
      }
    }
    if !hasMatched, let refusal { throw refusal }
    if isTaken && loaded.isEmpty { throw ExchangeError.noItems(session: open.session.name) }
    return (loaded, paths)
  }

  /// Whether a drop has moved an item away since it was looked up.
  ///
  /// - Throws: `SessionError.busy` while a drop is at it.
  private func hasBeenTaken(_ item: Item, _ open: any OpenSession) throws -> Bool {
    if try open.item(item.index) == nil { return true }
    do {
      try open.release(try open.claim(by: .thisProcess(), wait: .zero))
    } catch SessionError.ended {
      return true
    }
    return try open.item(item.index) == nil
  }

  /// A load that cannot be recorded is one all the same.
  private func log(_ items: [Int], _ open: any OpenSession, _ context: ExchangeContext) {
    var target: FilePath?
    if let output = request.output, output != "-" {
      target = context.absolute(FilePath(carried: output))
    }
    try? open.log(
      .happened(
        .loaded, item: items.count == 1 ? items.first : nil,
        items: items.count == 1 ? nil : items.count, target: target?.carried))
  }

  private func plan(_ item: Item, _ part: DropForecast.Part, _ progress: ProgressMeter) {
    let whole = DropForecast(of: [item], [part])
    progress.plan(
      items: whole.items, of: 1, bytes: whole.bytes, counted: whole.counted, isLast: false)
  }

  private func checkLocal(
    _ session: Session, _ context: ExchangeContext
  ) throws(ExchangeError) {
    if session.policy.localOnly && !session.isLocal(for: context.origin) {
      throw .forbidden(.localOnly)
    }
  }

  /// The items that are meant: one, unless several are asked for.
  private func selected(_ open: any OpenSession) throws -> ItemPages {
    let last = try open.counts().nextIndex - 1
    let pages = open.pages(of: request.accept.items, upTo: last)
    if request.all { return pages }
    let first = try pages.prefix(6).map { try $0.get() }
    if first.count > 1 {
      let more = try open.counts().items - first.count
      throw ExchangeError.needsOneItem(
        first.map { (index: $0.index, name: $0.name) }, more: max(more, 0))
    }
    return pages
  }

  private func candidates(
    for item: Item, _ negotiator: Negotiator
  ) throws(ExchangeError) -> [Candidate] {
    var candidates = negotiator.candidates(for: item)
    if !request.wantsPath {
      candidates = candidates.streamable(
        negotiator.registry, archiving: request.accept.conversions != .none)
    }
    guard !candidates.isEmpty else {
      throw .notAcceptable(
        offered: negotiator.visibleForms(of: item).map(\.type),
        wanted: negotiator.receiver.required.compactMap(\.first?.identifier)
          + negotiator.receiver.accepted.map(\.identifier),
        obstacle: negotiator.obstacle(for: item))
    }
    return request.accept.fallsBack ? candidates : Array(candidates.prefix(1))
  }

  /// Where the data lies; what has no file of its own gets one in the session's folder.
  private func path(
    of form: LoadedForm, _ candidate: Candidate, _ item: Item, _ open: any OpenSession
  ) throws -> FilePath {
    let bytes: [UInt8]
    switch form {
    case .inPlace(let path, _), .kept(let path), .made(let path): return path
    case .bytes(let made): bytes = made
    case .derived(let derivation): return try derivation.keep()
    }
    let type = candidate.given.identifier
    if let kept = try open.promiseResult(item: item.index, type: type) {
      return open.payloadFolder.appending(kept)
    }
    let payload = try open.newPayload()
    try OpenFile.open(payload.path, .writeOnly).writeAll(bytes)
    try open.keepPromiseResult(item: item.index, type: type, payload: payload.name)
    return payload.path
  }
}

/// What a load did.
package struct LoadOutcome: Equatable, Sendable {
  package var session: Session
  /// Where the data lies, as carried text; only when paths were asked for.
  package var paths: [String]
}
