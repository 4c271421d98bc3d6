import ContentDetection
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

/// Decides for each item of a session what a drop does with it; changes nothing.
package struct DropPlan {
  let context: ExchangeContext
  let terms: ResolvedDrop
  let session: Session
  let destination: Destination
  /// The place, where a word names it.
  let named: (any NamedDestination)?
  let negotiator: Negotiator
  /// What can be converted.
  private let offer: GraphOffer
  /// What refuses items of the drop's own application, and those of others, whatever they are.
  let refusals: ByLocality<ExchangeError.Forbidden?>
  /// Whether nobody but who lifted the session has added to it, and that is who drops it; nil where several have.
  private let isLocal: Bool?
  /// Whether a promise was kept before, so that its data is there.
  private let hasResult: (Item, Representation) -> Bool
  /// Where things go that are trashed; nil where the destination is another one.
  let trash: TrashBin?
  /// For what is in the ordered view already: what is required to come in is not required to move there.
  private let insider: Negotiator?
  /// The directory of the drop in an ordered view, with all links followed; nil where no order is kept.
  private let orderedDirectory: FilePath?
  private let naming: TargetNaming
  private let dates: RepresentationDate
  /// The views below the directory of the drop, which have their own rules; nil if the drop has no directory.
  private let views: ViewsBelow?
  /// The directory that the drop was planned for; nil when it is still to be made.
  private let directoryStatus: FileStatus?

  /// Looks at the destination, and counts matching items as far as that matters for what it is.
  init(
    _ terms: ResolvedDrop, for open: any OpenSession, in context: ExchangeContext
  ) throws(ExchangeError) {
    self.context = context
    session = open.session
    hasResult = { item, representation in
      let result = try? open.promiseResult(item: item.index, type: representation.type.identifier)
      if case .kept? = result { return !terms.request.refreshes }
      return false
    }
    naming = TargetNaming(registry: terms.registry)
    dates = RepresentationDate(registry: terms.registry, payloads: open.payloadDirectory)
    let shape = try DestinationShape(terms, for: open, in: context)
    let terms = shape.terms
    if let note = terms.view?.foreignRules { context.report(.said(note)) }
    if let list = terms.view, list.isOrdered {
      do {
        _ = try ItemListFile(root: list.root).read()
      } catch {
        throw .view(error)
      }
    }
    self.terms = terms
    destination = shape.destination
    directoryStatus = shape.destination.directory.flatMap { try? FileSystem.status(of: $0) }
    views = shape.destination.directory.map {
      ViewsBelow($0, obeying: terms.view?.root, in: context)
    }
    named = shape.named
    negotiator = shape.negotiator
    offer = shape.offer
    trash = shape.destination == .trash ? TrashBin(of: open, in: context) : nil
    let keepsOrder = terms.keepsOrder(in: shape.destination) && terms.request.operation != .copy
    orderedDirectory = keepsOrder ? directoryStatus.flatMap { _ in shape.realDirectory } : nil
    insider =
      orderedDirectory == nil
      ? nil
      : Negotiator(
        registry: terms.registry, receiver: try terms.receiving.requiringNothing.receiver())
    let session = session
    isLocal = session.isShared ? nil : session.isLifted(by: context.origin)
    let ofDirectory = shape.destination.directory.map { directory in
      ByLocality(each: {
        Self.refusal(ofDirectory: directory, terms, shape.destination, isLocal: $0)
      })
    }
    refusals = ByLocality(each: { isLocal in
      (isLocal ? terms.refusals.local : terms.refusals.external)
        ?? Self.refusal(
          terms, session: session, isLocal: isLocal, destination: shape.destination,
          shape.named)
        ?? ofDirectory.flatMap { isLocal ? $0.local : $0.external }
    })
  }

  /// What refuses the drop as a whole.
  var forbidden: ExchangeError.Forbidden? {
    switch isLocal {
    case true?: refusals.local
    case false?: refusals.external
    case nil: refusals.local == nil ? nil : refusals.external
    }
  }

  /// Whether it moves what it can of the items, as far as one word says that for all of them.
  var wantsMove: Bool { terms.wantsMove(isLocal: isLocal ?? session.isLifted(by: context.origin)) }

  /// How much is in the session for who drops it; nil where that is not known.
  func size(_ counts: SessionCounts) -> Int64? { isLocal == true ? counts.size : nil }

  /// Checks that nothing else took the place of the directory since the drop was planned.
  func checkDestination() throws(ExchangeError) {
    guard let directoryStatus, let directory = destination.directory else { return }
    do throws(SystemFailure) {
      if let now = try FileSystem.statusIfPresent(of: directory),
        now.isSameFile(as: directoryStatus)
      {
        return
      }
    } catch {
      throw ExchangeError(reading: directory, error)
    }
    throw .destinationChanged(directory)
  }

  /// Begins the manifest that is asked for, whose paths are relative to the directory of the drop, or else goes
  /// on with that of the user's own view.
  func newManifest(
    by mark: RunID, in open: any OpenSession
  ) throws(ExchangeError) -> (list: any FileListing, record: RecordedManifest?)? {
    guard let directory = destination.directory else { return nil }
    if terms.request.manifest == nil, let view = terms.view {
      let manifest = view.manifest(placingIn: directory, isCancelled: context.isCancelled)
      do {
        try manifest?.check()
      } catch {
        throw .transfer(error)
      }
      return manifest.map { ($0, nil) }
    }
    return try context.manifest(
      terms.request.manifest, relativeTo: directory,
      directoryWillBeMade: terms.request.makesParents,
      by: mark, in: open
    ).map { ($0.manifest, $0.record) }
  }

  /// The directory below which the drop follows no link; nil where it goes to a file, which the command names.
  var confinement: FilePath? {
    guard case .directory(let directory) = destination else { return nil }
    // What is at a place in a list is in the view's own directory.
    return [terms.namedDirectory, terms.view?.root].compactMap(\.self)
      .first { directory.starts(with: $0) } ?? directory
  }

  /// How the destination is remembered by an item that is bound to it.
  var destinationKey: String { destination.path.carried }

  /// Decides on one item.
  func decide(_ item: Item) -> Decision {
    if let destination = bound(item) { return .bound(to: destination) }
    if let trash { return decide(item, on: trash) }
    if terms.request.links != nil { return decideToLink(item) }
    if let candidate = candidateInside(item) {
      // Nothing is moved away from anywhere.
      if let forbidden = refusals[item], forbidden != .moveNotAllowed {
        return .refused(candidate, forbidden)
      }
      return .taken([candidate])
    }
    guard var best = negotiator.choice(for: item) else {
      return .unmatched(reason: reasonAgainst(item))
    }
    if destination == .stream {
      guard
        let streamed = streamable([best]).first
          ?? streamable(negotiator.candidates(for: item)).first
      else {
        return .unmatched(reason: "is a folder, which cannot go to a stream without an archive")
      }
      best = streamed
    }
    if let named, let reason = named.reasonAgainst(item, best, terms.registry) {
      return .unmatched(reason: reason)
    }
    if let forbidden = refusals[item] { return .refused(best, forbidden) }
    if let reason = refusal(ofMoving: best, of: item) { return .refused(best, reason) }
    var all = negotiator.candidates(for: item).filter { mayLoad($0, of: item) }
    if destination == .stream { all = streamable(all) }
    guard let first = all.first else { return .refused(best, .promiseOfExternal(best.given)) }
    if let reason = refusal(ofPlacing: item, as: first) { return .refused(first, reason) }
    return .taken(terms.request.accept.fallsBack ? all : Array(all.prefix(1)))
  }

  /// Promises run only for the person that made them; what one gave before is there for everybody.
  private func mayLoad(_ candidate: Candidate, of item: Item) -> Bool {
    if !candidate.isPromised { return true }
    return (item.contributor ?? session.origin).isSamePerson(as: context.origin)
      || hasResult(item, candidate.representation)
  }

  private func streamable(_ candidates: [Candidate]) -> [Candidate] {
    candidates.streamable(
      terms.registry, archiving: terms.request.accept.conversions != .none)
  }

  /// Whether an item matches, whatever policy says of it.
  func matches(_ item: Item) -> Bool {
    guard bound(item) == nil else { return false }
    if trash != nil { return trashable(item) != nil }
    if terms.request.links != nil { return linkable(item) != nil }
    return (candidateInside(item) ?? negotiator.choice(for: item)) != nil
  }

  /// The file of a representation that is in the directory of the drop already, in a view that keeps an order, or,
  /// where that is the view's own, anywhere below under the same rules with a place in the list: only that changes.
  func reordered(_ candidate: Candidate) -> FilePath? {
    guard let orderedDirectory, !candidate.isDerived,
      case .file(let path, _) = candidate.representation.source, let name = path.lastComponent,
      let directory = try? FileSystem.realPath(of: path.removingLastComponent()),
      FileSystem.exists(path)
    else { return nil }
    let real = directory.appending(name)
    if directory == orderedDirectory { return real }
    guard let root = terms.view?.root, orderedDirectory == root, directory.starts(with: root),
      views?.obeysSame(directory) == true,
      let list = try? ItemListFile(root: root).read()
    else { return nil }
    var relative = real
    _ = relative.removePrefix(root)
    return list.index(ofFile: relative.carried) == nil ? nil : real
  }

  private func candidateInside(_ item: Item) -> Candidate? {
    insider?.choice(for: item).flatMap { reordered($0) == nil ? nil : $0 }
  }

  /// Whether the drop as it is asked for moves this representation.
  func moves(_ candidate: Candidate, of item: Item) -> Bool {
    terms.wantsMove(isLocal: item.isLocal)
      && refusal(ofMoving: candidate, allowingCopy: false) == nil
  }

  /// How the representations of candidates that are derived are made.
  var steps: StepsOfCandidate { offer.steps }

  /// The next way to a derived representation where this value has not what a step makes.
  var otherWay: OtherWay { offer.otherWay(allowing: negotiator.receiver.conversions) }

  /// Checks that what a move would take away is still what was lifted.
  func checkMayMove(_ loaded: Loaded) throws(ExchangeError) {
    guard moves(loaded.candidate, of: loaded.item),
      case .inPlace(let path, let status) = loaded.representation,
      case .file(_, let identity) = loaded.candidate.representation.source
    else { return }
    if SourceChange(of: status, since: identity) == .replaced { throw .sourceReplaced(path) }
  }

  /// A place in a directory.
  typealias Target = (directory: FilePath, name: [UInt8])

  /// The directory and the name that a representation gets; nil in a stream.
  func target(of item: Item, as candidate: Candidate) -> Target? {
    switch destination {
    case .stream, .trash, .named: return nil
    case .text(let insertion):
      return (insertion.file.removingLastComponent(), insertion.file.lastNameBytes)
    case .file(let path):
      return (path.removingLastComponent(), path.lastNameBytes)
    case .directory(let directory):
      let name = naming.name(of: item, as: candidate)
      var parts = CarriedText.bytes(of: item.relativeDirectory).split(separator: UInt8(ascii: "/"))
        .map { CarriedText.text(Array($0)) }
      if let template = terms.template {
        parts += templateParts(template, item, candidate, name)
      } else {
        parts.append(name)
      }
      let safe = parts.map { TargetName.sanitized(CarriedText.bytes(of: $0)) }
      var path = directory.bytes
      for part in safe.dropLast() where !part.isEmpty { path += [UInt8(ascii: "/")] + part }
      return (FilePath(bytes: path), safe.last ?? TargetName.sanitized([]))
    }
  }

  /// Why nothing may be placed under a name in a directory: other rules than those of the drop apply there.
  func refusal(ofPlacingIn directory: FilePath, name: [UInt8]) -> ExchangeError.Forbidden? {
    views?.refusal(ofPlacingIn: directory, name: name)
  }

  private func templateParts(
    _ template: NameTemplate, _ item: Item, _ candidate: Candidate, _ name: String
  ) -> [String] {
    let values = naming.values(of: item, as: candidate, named: name)
    var known: RecordedDate?
    var parts = template.filled(with: values) { format in
      let date = known ?? dates.date(of: candidate.representation)
      known = date
      return date.formatted(format)
    }
    if !template.saysExtension && !values.fileExtension.isEmpty, let last = parts.popLast() {
      parts.append(naming.completed(last, as: candidate))
    }
    return parts
  }
}
