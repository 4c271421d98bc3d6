package import Context
package import Conversion
import Diagnostics
package import Items
package import Negotiation
package import Sessions
import SystemCalls
import SystemPackage
package import UniformTypes

/// Produces the data of representations on demand.
package struct RepresentationLoader {
  package var context: ExchangeContext
  package let open: any OpenSession
  package let registry: TypeRegistry
  /// Whether to run promises again even if a result is stored.
  package let refreshes: Bool
  /// The time limit for each promise and each conversion, in nanoseconds.
  package let timeout: Int64?
  /// Whether the data goes to a stream, into which conversions can write directly.
  package let streams: Bool
  /// Returns the conversion steps for derived representations.
  package let steps: StepsOfCandidate
  /// Returns another conversion after a condition has ruled one out.
  let otherWay: OtherWay
  /// Whether generated data is taken to have its declared type, without checking the content.
  let trustsTypes: Bool
  private let made: MadeData
  /// The files of other hosts that are about to be loaded.
  var farAhead = FarAhead()
  /// Whether loaded items get the names that declarations suggest.
  let names: Bool
  /// Whether small files of other hosts may be held in memory, if they are wanted as they are.
  let holdsFarFiles: Bool
  /// Called repeatedly with an item's name while its promise or conversion runs, on any thread.
  var beat: @Sendable (String) -> Void

  package init(
    context: ExchangeContext, open: any OpenSession, registry: TypeRegistry, refreshes: Bool,
    timeout: Int64?, streams: Bool, steps: @escaping StepsOfCandidate,
    otherWay: @escaping OtherWay = { _, _, _ in nil }, trustsTypes: Bool = false,
    names: Bool = false, holdsFarFiles: Bool = false,
    beat: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.context = context
    self.open = open
    self.registry = registry
    self.refreshes = refreshes
    self.timeout = timeout
    self.streams = streams
    self.steps = steps
    self.otherWay = otherWay
    self.trustsTypes = trustsTypes
    self.names = names
    self.holdsFarFiles = holdsFarFiles
    self.beat = beat
    made = MadeData(registry: registry)
  }

  /// Loads the first of `candidates` that can be loaded; reports a warning for each failure before it.
  ///
  /// If a condition says that the value lacks the representation made by a step, the next best conversion
  /// without that step is added to the candidates. A conversion writes directly to a stream only for the last
  /// candidate; for others its success must be known before any data is written.
  ///
  /// - Throws: The failure of the last candidate.
  package func load(_ candidates: [Candidate], of item: Item) throws(ExchangeError) -> Loaded {
    let payloads = open.payloadDirectory
    do throws(ExchangeError) { return try loadOnce(candidates, of: item) } catch {
      guard hasMoved(error, from: payloads) else { throw error }
      return try loadOnce(candidates, of: item)
    }
  }

  /// Whether data is missing because another command has ended the session meanwhile, which moves its payloads.
  func hasMoved(_ error: ExchangeError, from payloads: FilePath) -> Bool {
    guard case .sourceMissing(let path) = error, path.starts(with: payloads) else { return false }
    return open.follow() && open.payloadDirectory != payloads
  }

  private func loadOnce(_ candidates: [Candidate], of item: Item) throws(ExchangeError) -> Loaded {
    var last = ExchangeError.noItems(session: open.session.name)
    var rest = candidates
    /// The indices of the conversions ruled out by conditions, by the representation's index.
    var lacking: [Int: Set<Int>] = [:]
    while !rest.isEmpty {
      let candidate = rest.removeFirst()
      if context.isCancelled() { throw .cancelled }
      do throws(ExchangeError) {
        if let far = try streamed(candidate, of: item) { return far }
        let representation = try load(candidate.representation, of: item)
        guard candidate.isDerived else {
          return Loaded(item: item, candidate: candidate, representation: representation)
        }
        switch try derived(representation, candidate, of: item, isLast: rest.isEmpty) {
        case .loaded(let loaded):
          try check(loaded.representation, as: candidate.given, item)
          return loaded
        case .hasNone(let step):
          last = .notAcceptable(
            offered: registry.labels(of: item.representations.map(\.type)),
            wanted: [candidate.accepted.told(registry.label(of:))],
            obstacle: nil)
          guard let step else { continue }
          let index = item.representations.firstIndex(of: candidate.representation) ?? 0
          lacking[index, default: []].insert(step)
          if let other = otherWay(candidate, item, lacking[index] ?? []) {
            rest.insertByCost(other)
          }
        }
      } catch {
        if case .cancelled = error { throw error }
        last = error
        guard let next = rest.first else { break }
        context.report(.said(warning(error, instead: next)))
      }
    }
    throw last
  }

  /// Converts a loaded representation.
  func converted(
    _ representation: LoadedRepresentation, by steps: [Conversion], of item: Item, isLast: Bool,
    _ report: ToolReport
  ) throws(ExchangeError) -> LoadedRepresentation {
    guard let source = source(representation, item) else { return representation }
    // Directories are archived when they are written to a stream.
    if streams, source.isDirectory, steps == [DirectoryConversions.directoryToTar] {
      return representation
    }
    context.confinementNote.say(for: steps, context)
    let derivation = Derivation(
      run: run(steps, of: item, report), source: source, open: open)
    if derivation.run.makesDirectory { return .made(try derivation.keepDirectory()) }
    // Small data is converted in memory, so that it can be checked before it is written.
    if case .own(.bytes) = source, steps.allSatisfy(\.isBuiltIn) {
      return .bytes(try derivation.bytes())
    }
    if streams && isLast { return .derived(derivation) }
    return .made(try derivation.keep())
  }

  /// The input of a conversion; nil when there is nothing to convert from.
  package func source(_ representation: LoadedRepresentation, _ item: Item) -> Derivation.Source? {
    switch representation {
    case .inPlace(_, let status) where status.kind == .link: return nil
    case .inPlace(let path, let status): return .inPlace(path, status)
    case .kept(let path), .made(let path):
      let isDirectory = (try? FileSystem.status(of: path))?.kind == .directory
      return .own(isDirectory ? .directory(path, title: item.name) : .file(path))
    case .bytes(let bytes), .held(let bytes, _): return .own(.bytes(bytes))
    case .derived, .far: return nil
    }
  }

  package func run(
    _ steps: [Conversion], of item: Item, _ report: ToolReport? = nil
  ) -> ConversionRun {
    var run = ConversionRun(
      steps, of: item.name, registry: registry, environment: context.environmentPairs,
      workplace: open.payloadDirectory, timeout: timeout.map { .nanoseconds($0) },
      isCancelled: { [beat, context, name = item.name] in
        beat(name)
        return context.isCancelled()
      })
    run.report = report
    return run
  }

  /// Loads one representation.
  package func load(
    _ representation: Representation, of item: Item
  ) throws(ExchangeError) -> LoadedRepresentation {
    switch representation.source {
    case .inline(let bytes): .bytes(bytes)
    case .payload(let name): .kept(try payload(name, representation))
    case .fileURL: .bytes(try fileURL(of: item))
    case .file(let path, let identity): try file(path, identity, item)
    case .far(let far): try fetched(far, item)
    case .promise(let command, let directory):
      try promised(representation, item, command: command, directory: directory)
    }
  }

  /// The path of a payload, which must be a directory, or a regular file of the recorded size; never a link.
  private func payload(
    _ name: String, _ representation: Representation
  ) throws(ExchangeError) -> FilePath {
    do throws(SessionError) { try open.fetchPayload(name) } catch { throw .session(error) }
    let path = open.payloadDirectory.appending(name)
    let status: FileStatus?
    do throws(SystemFailure) {
      status = try FileSystem.statusIfPresent(of: path, followingLinks: false)
    } catch {
      throw ExchangeError(reading: path, error)
    }
    // Another command may have ended the session since it was opened.
    if status == nil {
      guard open.follow() else { throw .session(Self.ended(open)) }
      if open.payloadDirectory.appending(name) != path { return try payload(name, representation) }
    }
    switch status?.kind {
    case .directory: return path
    case .regular where representation.size == nil || representation.size == status?.size:
      return path
    case nil: throw .payloadMissing(path)
    default: throw .payloadDamaged(path)
    }
  }

  private func fileURL(of item: Item) throws(ExchangeError) -> [UInt8] {
    guard let path = item.firstFile else { throw .sourceMissing(FilePath(carried: item.name)) }
    return FileURL.url(of: path)
  }

  /// The file in its current version; reports a warning if it has changed since the lift.
  private func file(
    _ path: FilePath, _ identity: SourceIdentity, _ item: Item
  ) throws(ExchangeError) -> LoadedRepresentation {
    let (status, isNoLink): (FileStatus, Bool)
    do throws(SystemFailure) {
      (status, isNoLink) = try identity.lookNow(at: path)
    } catch {
      throw ExchangeError(reading: path, error)
    }
    guard identity.isOfKind(status) else { throw identity.refusal(ofKind: status, at: path) }
    let change = SourceChange(of: status, at: path, since: identity)
    if !identity.leadsNowhere {
      let detour = Detour(of: path, since: identity, liftedAfter: open.session.created)
      if try detour.leadsElsewhere(to: status, isNoLink: isNoLink) { throw .sourceReplaced(path) }
    }
    if let change { context.report(.said(change.diagnostic(path))) }
    return .inPlace(path, status)
  }

  private func promised(
    _ representation: Representation, _ item: Item, command: String, directory: FilePath
  ) throws(ExchangeError) -> LoadedRepresentation {
    do {
      if let kept = try keptResult(representation, item) {
        try check(.kept(kept), as: representation.type, item)
        return .kept(kept)
      }
      let contributor = item.contributor ?? open.session.origin
      guard contributor.isSamePerson(as: context.origin) else {
        throw ExchangeError.forbidden(.promiseOfExternal(representation.type))
      }
      if let path = item.firstFile { try checkFirstFile(path, of: item) }
      let payload = try newPayload()
      let isCancelled: @Sendable () -> Bool = { [beat, context, name = item.name] in
        beat(name)
        return context.isCancelled()
      }
      var isWanted = false
      defer { if !isWanted { try? FileSystem.removeFile(payload.path) } }
      let promise = Promise(
        command: command, directory: directory, firstFile: item.firstFile,
        type: representation.type,
        preferredExtension: registry.nearestExtension(of: representation.type), name: item.name,
        session: open.session.name, item: item.index,
        localObject: try open.itemInAnyState(item.index)?.localObject,
        environment: context.environmentPairs)
      let turn: PromiseTurn?
      switch try self.turn(at: promise, isCancelled) {
      case .mine(let own): turn = own
      case .kept(let path): return .kept(path)
      }
      defer { withExtendedLifetime(turn) {} }
      // Another run may have stored a result while this one waited for its turn.
      if let kept = try keptResult(representation, item) { return .kept(kept) }
      do throws(CommandError) {
        _ = try PromiseRunner().run(
          promise, into: payload.path, timeout: timeout.map { .nanoseconds($0) },
          isCancelled: isCancelled)
      } catch {
        if let outcome = PromiseOutcome(error) { turn?.tell(outcome) }
        throw error
      }
      try check(.kept(payload.path), as: representation.type, item)
      try open.keepPromiseResult(
        item: item.index, type: representation.type.identifier, payload: payload.name)
      isWanted = true
      turn?.tell(.kept(payload.name))
      return .kept(payload.path)
    } catch {
      // The payload directory may not exist yet, so check the session's directory.
      let directory = open.payloadDirectory.directory
      if !context.isCancelled(), !FileSystem.exists(directory) { throw .session(Self.ended(open)) }
      throw ExchangeError(any: error)
    }
  }

  /// Creates a payload file, even if another command has ended the session.
  func newPayload() throws(SessionError) -> Payload {
    do throws(SessionError) {
      return try open.newPayload()
    } catch {
      guard open.follow() else { throw error }
    }
    return try open.newPayload()
  }

  /// Throws if the content of generated data certainly has another type.
  private func check(
    _ representation: LoadedRepresentation, as type: UniformType, _ item: Item
  ) throws(ExchangeError) {
    if trustsTypes { return }
    let found =
      switch representation {
      case .kept(let path), .made(let path): made.contradiction(of: path, to: type)
      case .bytes(let bytes), .held(let bytes, _): made.contradiction(of: bytes, to: type)
      // Files in place are not generated, and data converted for a stream does not exist yet.
      case .inPlace, .derived, .far: UniformType?.none
      }
    guard let found else { return }
    representation.discard()
    throw .madeOfAnotherType(type, found: found, name: item.name)
  }

  private enum Turn {
    case mine(PromiseTurn?)
    /// Another run has made the data.
    case kept(FilePath)
  }

  /// Waits for the turn to run a promise, or for the data or failure of another run.
  private func turn(
    at promise: Promise, _ isCancelled: @Sendable () -> Bool
  ) throws -> Turn {
    // The item is this run's own. The lock may be that of a stopped run from which it was taken over.
    if open.holdsLease { return .mine(nil) }
    let type = promise.type.identifier
    while true {
      let wait = try PromiseTurn.wait(
        item: promise.item, type: type, in: open.payloadDirectory, isCancelled: isCancelled)
      switch wait {
      case .turn(let turn): return .mine(turn)
      case .outcome where refreshes: continue
      case .outcome(.kept(let name)):
        _ = open.follow()
        let path = open.payloadDirectory.appending(name)
        if FileSystem.exists(path) { return .kept(path) }
        if !FileSystem.exists(open.payloadDirectory) { throw Self.ended(open) }
      case .outcome(let outcome):
        if let failure = outcome.failure(of: promise.subject) { throw failure }
      case .gone:
        // The run that ended the session may have stored the result just before.
        if open.follow(),
          case .kept(let name) = try open.promiseResult(item: promise.item, type: type)
        {
          return .kept(open.payloadDirectory.appending(name))
        }
        throw Self.ended(open)
      }
    }
  }

  private static func ended(_ open: any OpenSession) -> SessionError {
    .ended(open.session.name, active: [])
  }

  /// Checks that a link does not give the command another file than the one lifted; missing files are ignored.
  private func checkFirstFile(_ path: FilePath, of item: Item) throws(ExchangeError) {
    for representation in item.representations {
      guard case .file(path, let identity) = representation.source,
        let status = try? FileSystem.status(of: path)
      else { continue }
      let detour = Detour(of: path, since: identity, liftedAfter: open.session.created)
      if try detour.leadsElsewhere(to: status) { throw .sourceReplaced(path) }
    }
  }

  /// The stored result of a promise, if it is valid and results are to be reused.
  private func keptResult(_ representation: Representation, _ item: Item) throws -> FilePath? {
    guard !refreshes,
      case .kept(let payload) = try open.promiseResult(
        item: item.index, type: representation.type.identifier)
    else { return nil }
    return open.payloadDirectory.appending(payload)
  }

  private func warning(_ error: ExchangeError, instead next: Candidate) -> Diagnostic {
    var warning = error.diagnostic
    warning.severity = .warning
    // The result of a conversion often has the same type as what failed, so the way is told.
    if case .converts(let path) = next.match {
      warning.message += "; converting \(path.told(registry.label(of:))) instead"
    } else {
      warning.message += "; using \(registry.label(of: next.given)) instead"
    }
    // Keep only the hints that explain the failure; advice is no longer needed.
    warning.hints = warning.hints.filter { $0.hasPrefix(Diagnostic.quotation) }
    return warning
  }
}

extension Conversion {
  fileprivate var isBuiltIn: Bool { if case .builtIn = method { true } else { false } }
}
