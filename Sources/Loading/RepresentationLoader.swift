package import Context
package import Conversion
import Diagnostics
package import Items
package import Negotiation
package import Sessions
import SystemCalls
import SystemPackage
package import UniformTypes

/// Makes the bytes of representations when they are wanted, and not before.
package struct RepresentationLoader {
  package var context: ExchangeContext
  package let open: any OpenSession
  package let registry: TypeRegistry
  /// Runs promises again even when a result is kept.
  package let refreshes: Bool
  /// For each promise and each conversion, in nanoseconds.
  package let timeout: Int64?
  /// Whether the data goes to a stream, into which what is converted is written as it is made.
  package let streams: Bool
  /// How the representations of candidates that are derived are made.
  package let steps: StepsOfCandidate
  /// Where a condition says that a value has no such representation.
  let otherWay: OtherWay
  /// Whether what is made is taken for what it is said to be.
  let trustsTypes: Bool
  private let made: MadeData
  /// Whether what is loaded gets a name that a declaration may suggest.
  let names: Bool
  /// Called now and then with an item's name while its promise or conversion runs, from any thread.
  var beat: @Sendable (String) -> Void

  package init(
    context: ExchangeContext, open: any OpenSession, registry: TypeRegistry, refreshes: Bool,
    timeout: Int64?, streams: Bool, steps: @escaping StepsOfCandidate,
    otherWay: @escaping OtherWay = { _, _, _ in nil }, trustsTypes: Bool = false,
    names: Bool = false,
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
    self.beat = beat
    made = MadeData(registry: registry)
  }

  /// Loads the first of `candidates` that can be loaded; a warning tells of each one that could not.
  ///
  /// Where a condition says that the value has no representation that a step makes, the next way without that step
  /// takes its place among them.
  ///
  /// What is converted for a stream is made on its way there only if it is the last one: of another one
  /// nothing may have gone out before it is known to be whole.
  ///
  /// - Throws: What kept the last one from loading.
  package func load(_ candidates: [Candidate], of item: Item) throws(ExchangeError) -> Loaded {
    var last = ExchangeError.noItems(session: open.session.name)
    var rest = candidates
    /// The indices of the steps that a representation does not have, by the representation's index.
    var lacking: [Int: Set<Int>] = [:]
    while !rest.isEmpty {
      let candidate = rest.removeFirst()
      if context.isCancelled() { throw .cancelled }
      do throws(ExchangeError) {
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

  /// Makes the derived representation of a representation that is loaded.
  func converted(
    _ representation: LoadedRepresentation, by steps: [Conversion], of item: Item, isLast: Bool
  ) throws(ExchangeError) -> LoadedRepresentation {
    guard let source = source(representation, item) else { return representation }
    // A stream gets a directory as an archive anyway.
    if streams, source.isDirectory, steps == [DirectoryConversions.directoryToTar] {
      return representation
    }
    context.confinementNote.say(for: steps, context)
    let derivation = Derivation(
      run: run(steps, of: item), source: source, open: open)
    if derivation.run.makesDirectory { return .made(try derivation.keepDirectory()) }
    // What is little is looked at before it goes out.
    if case .own(.bytes) = source, steps.allSatisfy(\.isBuiltIn) {
      return .bytes(try derivation.bytes())
    }
    if streams && isLast { return .derived(derivation) }
    return .made(try derivation.keep())
  }

  /// What is converted; nil of what is already on its way.
  package func source(_ representation: LoadedRepresentation, _ item: Item) -> Derivation.Source? {
    switch representation {
    case .inPlace(_, let status) where status.kind == .link: return nil
    case .inPlace(let path, let status): return .inPlace(path, status)
    case .kept(let path), .made(let path):
      let isDirectory = (try? FileSystem.status(of: path))?.kind == .directory
      return .own(isDirectory ? .directory(path, title: item.name) : .file(path))
    case .bytes(let bytes): return .own(.bytes(bytes))
    case .derived: return nil
    }
  }

  package func run(_ steps: [Conversion], of item: Item) -> ConversionRun {
    ConversionRun(
      steps, of: item.name, registry: registry, environment: context.environmentPairs,
      workplace: open.payloadDirectory, timeout: timeout.map { .nanoseconds($0) },
      isCancelled: { [beat, context, name = item.name] in
        beat(name)
        return context.isCancelled()
      })
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
    case .promise(let command, let directory):
      try promised(representation, item, command: command, directory: directory)
    }
  }

  /// A payload counts only as what was kept: never a link, and of the size that is recorded.
  private func payload(
    _ name: String, _ representation: Representation
  ) throws(ExchangeError) -> FilePath {
    let path = open.payloadDirectory.appending(name)
    let status: FileStatus?
    do throws(SystemFailure) {
      status = try FileSystem.statusIfPresent(of: path, followingLinks: false)
    } catch {
      throw ExchangeError(reading: path, error)
    }
    // Another command has ended the session since it was opened.
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

  /// A file that has changed since the lift is given as it is now, and said to have changed.
  private func file(
    _ path: FilePath, _ identity: SourceIdentity, _ item: Item
  ) throws(ExchangeError) -> LoadedRepresentation {
    let status: FileStatus
    do throws(SystemFailure) {
      status = try identity.statusNow(of: path)
    } catch {
      throw ExchangeError(reading: path, error)
    }
    let isAsLifted =
      identity.leadsNowhere
      ? status.kind == .link
      : status.kind.hasContent && (status.kind == .directory) == identity.isDirectory
    if !isAsLifted { throw .sourceReplaced(path) }
    let change = SourceChange(of: status, since: identity)
    if !identity.leadsNowhere {
      let detour = Detour(of: path, since: identity, liftedAfter: open.session.created)
      if try detour.leadsElsewhere(to: status) { throw .sourceReplaced(path) }
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
      let turn: PromiseTurn
      switch try self.turn(at: promise, isCancelled) {
      case .mine(let own): turn = own
      case .kept(let path): return .kept(path)
      }
      defer { withExtendedLifetime(turn) {} }
      // Another run may have kept the promise while this one waited for its turn.
      if let kept = try keptResult(representation, item) { return .kept(kept) }
      do throws(CommandError) {
        _ = try PromiseRunner().run(
          promise, into: payload.path, timeout: timeout.map { .nanoseconds($0) },
          isCancelled: isCancelled)
      } catch {
        if let outcome = PromiseOutcome(error) { turn.tell(outcome) }
        throw error
      }
      try check(.kept(payload.path), as: representation.type, item)
      try open.keepPromiseResult(
        item: item.index, type: representation.type.identifier, payload: payload.name)
      isWanted = true
      turn.tell(.kept(payload.name))
      return .kept(payload.path)
    } catch {
      // What had no file before has no directory for files either, but is in that of the session.
      let directory = open.payloadDirectory.removingLastComponent()
      if !context.isCancelled(), !FileSystem.exists(directory) { throw .session(Self.ended(open)) }
      throw ExchangeError(any: error)
    }
  }

  /// A file for data, also where another command has ended the session since.
  private func newPayload() throws(SessionError) -> Payload {
    do throws(SessionError) {
      return try open.newPayload()
    } catch {
      guard open.follow() else { throw error }
    }
    return try open.newPayload()
  }

  /// Refuses data that is certainly something else than it was made for.
  private func check(
    _ representation: LoadedRepresentation, as type: UniformType, _ item: Item
  ) throws(ExchangeError) {
    if trustsTypes { return }
    let found =
      switch representation {
      case .kept(let path), .made(let path): made.contradiction(of: path, to: type)
      case .bytes(let bytes): made.contradiction(of: bytes, to: type)
      // What is there is not made, and what is made on its way to a stream has not come yet.
      case .inPlace, .derived: UniformType?.none
      }
    guard let found else { return }
    representation.discard()
    throw .madeOfAnotherType(type, found: found, name: item.name)
  }

  private enum Turn {
    case mine(PromiseTurn)
    /// Another run kept it.
    case kept(FilePath)
  }

  /// Waits for the turn at a promise, or for what another run makes of it: its data, or its failure.
  private func turn(
    at promise: Promise, _ isCancelled: @Sendable () -> Bool
  ) throws -> Turn {
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
        // Who ended the session may have kept the promise just before.
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

  /// That the command is not given another file than was lifted by way of a link; one that is gone is its
  /// own affair.
  private func checkFirstFile(_ path: FilePath, of item: Item) throws(ExchangeError) {
    for representation in item.representations {
      guard case .file(path, let identity) = representation.source,
        let status = try? FileSystem.status(of: path)
      else { continue }
      let detour = Detour(of: path, since: identity, liftedAfter: open.session.created)
      if try detour.leadsElsewhere(to: status) { throw .sourceReplaced(path) }
    }
  }

  /// What a promise gave before, where that still counts and is to be used again.
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
    warning.message += "; using \(registry.label(of: next.given)) instead"
    // What to do is not asked any more, but why it failed may be.
    warning.hints = warning.hints.filter { $0.hasPrefix(CommandError.lastWordsMark) }
    return warning
  }
}

extension Conversion {
  fileprivate var isBuiltIn: Bool { if case .builtIn = method { true } else { false } }
}
