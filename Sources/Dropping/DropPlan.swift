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

/// Decides what a drop does with each item of a session; changes nothing.
package final class DropPlan {
  let context: ExchangeContext
  let terms: ResolvedDrop
  let session: Session
  let destination: Destination
  /// The named destination, such as a program, if the argument names one.
  let named: (any NamedDestination)?
  /// The same if it is a place on another host.
  let host: HostDestination?
  let negotiator: Negotiator
  /// The available conversions.
  private let offer: GraphOffer
  /// The refusals that apply to all items of the drop's own application and to all items of others.
  let refusals: ByLocality<ExchangeError.Forbidden?>
  /// Whether only the application that drops has contributed to the session; nil if several have.
  private let isLocal: Bool?
  /// The payload with the data of a promise that was run earlier; nil if there is none, or it must not be used.
  private let result: (Item, Representation) -> String?
  /// The trash; nil if the destination is something else.
  let trash: TrashBin?
  /// Used for items already in the ordered view: entry requirements do not apply to reordering.
  private let insider: Negotiator?
  /// Used for what belongs to a picture or film that the user's own view takes.
  let companion: Negotiator?
  /// The destination directory in an ordered view, without symbolic links; nil if no order is kept.
  private let orderedDirectory: FilePath?
  private let naming: TargetNaming
  let dates: RepresentationDate
  let counters = FolderCounters()
  let companions: Companions
  /// What the names of shots meet.
  let namesOfShots: ConflictPreview
  let payloads: FilePath
  /// The views below the destination directory, which have their own rules; nil if there is no directory.
  private let views: ViewsBelow?
  /// Whether symbolic links can be placed at the destination, as far as that is known before trying.
  let keepsLinks: Bool
  /// The status of the planned directory; nil if it does not exist yet.
  let directoryStatus: FileStatus?
  /// What tells the directory from another one that has its path later; nil if nothing does.
  let folder: FolderIdentity?

  /// Resolves the destination.
  ///
  /// Counts matching items if its kind depends on their number.
  init(
    _ terms: ResolvedDrop, for open: any OpenSession, in context: ExchangeContext
  ) throws(ExchangeError) {
    self.context = context
    session = open.session
    result = { item, representation in
      let result = try? open.promiseResult(item: item.index, type: representation.type.identifier)
      if case .kept(let payload)? = result { return terms.request.refreshes ? nil : payload }
      return nil
    }
    naming = TargetNaming(registry: terms.registry)
    let dates = RepresentationDate(registry: terms.registry, payloads: open.payloadDirectory)
    self.dates = dates
    companions = Companions(terms.registry, dates, isOff: terms.request.ungroups == true) {
      [items = terms.request.accept.items] in
      open.pages(of: items, for: context.origin)
    }
    payloads = open.payloadDirectory
    namesOfShots = ConflictPreview(
      style: terms.request.numbering ?? .space, isCancelled: context.isCancelled)
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
    folder = shape.destination.directory.flatMap { try? OpenFile.openPath($0) }
      .flatMap { try? FolderIdentity($0) }
    try Proposal.check(shape, directoryStatus, terms.request, in: context)
    views = shape.destination.directory.map {
      ViewsBelow($0, obeying: terms.view?.root, in: context)
    }
    named = shape.named
    host = shape.host
    keepsLinks =
      shape.host?.place.files.keepsLinks
      ?? shape.destination.directory.map {
        (try? FileSystem.volume(of: $0.nearestDirectory))?.kind != .fat
      } ?? true
    negotiator = shape.negotiator
    offer = shape.offer
    trash = shape.destination == .trash ? TrashBin(of: open, in: context) : nil
    let keepsOrder = terms.keepsOrder(in: shape.destination) && terms.request.operation != .copy
    orderedDirectory = keepsOrder ? directoryStatus.flatMap { _ in shape.realDirectory } : nil
    insider =
      orderedDirectory == nil ? nil : try terms.receiving.requiringNothing.unconverted()
    companion = terms.view?.isOwn == true ? try terms.receiving.comingAlong?.unconverted() : nil
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

  /// The refusal of the drop as a whole.
  var forbidden: ExchangeError.Forbidden? {
    switch isLocal {
    case true?: refusals.local
    case false?: refusals.external
    case nil: refusals.local == nil ? nil : refusals.external
    }
  }

  /// Whether the drop moves what it can; if the session has several contributors, judged by who lifted it.
  var wantsMove: Bool { terms.wantsMove(isLocal: isLocal ?? session.isLifted(by: context.origin)) }

  /// The total size of the session's items for the receiver; nil if it is not known.
  func size(_ counts: SessionCounts) -> Int64? { isLocal == true ? counts.size : nil }

  /// Checks that the directory has not been replaced since the drop was planned.
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

  /// Starts the requested manifest, with paths relative to the destination directory, or else continues the
  /// manifest of the user's own view.
  func newManifest(
    by runID: RunID, in open: any OpenSession
  ) throws(ExchangeError) -> (list: any FileListing, record: RecordedManifest?)? {
    if let host {
      return try host.newManifest(terms.request, by: runID, in: open, context)
    }
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
      terms.request.manifest, relativeTo: .here(directory),
      directoryWillBeMade: terms.request.makesParents,
      by: runID, in: open
    ).map { made in
      made.manifest.numbering = terms.request.numbering ?? .space
      return (made.manifest, made.record)
    }
  }

  /// The directory below which the drop follows no symbolic link; nil if the destination is a file.
  private(set) lazy var confinement: FilePath? = {
    guard case .directory(let directory) = destination else { return nil }
    // An item at a position in a list is in the view's own directory.
    return [terms.namedDirectory, terms.view?.root].compactMap(\.self)
      .first { directory.starts(with: $0) } ?? directory
  }()

  /// The identifier of the destination that items reserved for it store.
  var destinationKey: String { destination.path.carried }

  /// Decides on one item.
  func decide(_ item: Item) -> Decision {
    if let destination = bound(item) { return .bound(to: destination) }
    if let trash { return decide(item, on: trash) }
    if terms.request.links != nil { return decideToLink(item) }
    if let candidate = candidateInside(item) {
      // Reordering moves nothing away from its source, so the ban on moves does not apply.
      if let forbidden = refusals[item], forbidden != .moveNotAllowed {
        return .refused(candidate, forbidden)
      }
      return .taken([candidate])
    }
    let rules = rules(for: item)
    guard var best = rules.choice(for: item) else {
      return .unmatched(reason: reasonAgainst(item))
    }
    if let named {
      best =
        named.forms(of: [best], terms).first
        ?? named.forms(of: rules.candidates(for: item), terms).first ?? best
      if let reason = named.reasonAgainst(item, best, terms.registry) {
        return .unmatched(reason: reason)
      }
    }
    if let forbidden = refusals[item] { return .refused(best, forbidden) }
    if let reason = refusal(ofMoving: best, of: item) { return .refused(best, reason) }
    var all = rules.candidates(for: item).filter { mayLoad($0, of: item) }
    if let named { all = named.forms(of: all, terms) }
    guard let first = all.first else { return .refused(best, .promiseOfExternal(best.given)) }
    if let reason = refusal(ofPlacing: item, as: first) { return .refused(first, reason) }
    return .taken(terms.request.accept.fallsBack ? all : Array(all.prefix(1)))
  }

  /// A promise runs only for the person who made it; a stored result is available to everyone.
  private func mayLoad(_ candidate: Candidate, of item: Item) -> Bool {
    if !candidate.isPromised { return true }
    return (item.contributor ?? session.origin).isSamePerson(as: context.origin)
      || keptResult(of: item, candidate.representation) != nil
  }

  /// The payload with the data of a promise that was run earlier; nil if the promise would have to run.
  func keptResult(of item: Item, _ representation: Representation) -> String? {
    result(item, representation)
  }

  /// Whether an item matches, regardless of policy.
  func matches(_ item: Item) -> Bool {
    guard bound(item) == nil else { return false }
    if trash != nil { return trashable(item) != nil }
    if terms.request.links != nil { return linkable(item) != nil }
    return (candidateInside(item) ?? rules(for: item).choice(for: item)) != nil
  }

  /// The path of a file that a drop would only reorder.
  ///
  /// The file is in the destination directory of an ordered view. If that is the root of the view, it may be
  /// anywhere below under the same rules, provided that it is in the list.
  func reordered(_ candidate: Candidate) -> FilePath? {
    guard let orderedDirectory, !candidate.isDerived,
      case .file(let path, _) = candidate.representation.source, let name = path.lastComponent,
      let directory = try? FileSystem.realPath(of: path.directory),
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

  /// Whether the requested drop would move this representation.
  ///
  /// Whatever happens to its directory meanwhile, a move does not become a copy, unless the user allows that.
  func moves(_ candidate: Candidate, of item: Item) -> Bool {
    if let moves = named?.moves(candidate, of: item) {
      return terms.wantsMove(isLocal: item.isLocal) && moves
    }
    return terms.wantsMove(isLocal: item.isLocal)
      && refusal(ofMoving: candidate, allowingCopy: false).map { refusal in
        guard case .sourceDirectoryNotWritable = refusal else { return false }
        return !terms.request.allowsCopy
      } ?? true
  }

  /// The conversion steps of a derived candidate.
  var steps: StepsOfCandidate { offer.steps }

  /// Another way to a derived representation, for a value that lacks what a step needs.
  var otherWay: OtherWay { offer.otherWay(allowing: negotiator.receiver.conversions) }

  /// Checks that a file to be moved is still the one that was lifted.
  func checkMayMove(_ loaded: Loaded) throws(ExchangeError) {
    guard moves(loaded.candidate, of: loaded.item) else { return }
    if loaded.candidate.isFarFile, case .far(let far) = loaded.candidate.representation.source {
      return try checkMayMove(far: far, loaded.representation)
    }
    guard
      case .inPlace(let path, let status) = loaded.representation,
      case .file(_, let identity) = loaded.candidate.representation.source,
      status.kind != .link
    else { return }
    if let refusal = SourceChange(of: status, at: path, since: identity)?.refusal(ofMoving: path) {
      throw refusal
    }
  }

  /// A directory and a file name in it.
  typealias Target = (directory: FilePath, name: [UInt8])

  /// The directory and name of the placed representation; nil for the trash or a named destination.
  func target(of item: Item, as candidate: Candidate) -> Target? {
    target(of: item, as: candidate, in: destination)
  }

  private func target(
    of item: Item, as candidate: Candidate, in destination: Destination
  ) -> Target? {
    switch destination {
    case .trash, .named: return nil
    case .text(let insertion):
      return (insertion.file.directory, insertion.file.lastNameBytes)
    case .file(let path):
      return (path.directory, path.lastNameBytes)
    case .directory(let directory):
      let target = target(of: item, as: candidate, below: directory)
      return named == nil ? together(target, of: item) : target
    }
  }

  /// The directory and name on another host; nil if the destination is on this machine or gives no names.
  func targetElsewhere(of item: Item, as candidate: Candidate) -> Target? {
    named?.location.flatMap { target(of: item, as: candidate, in: $0) }
  }

  /// The directory or file in which items get names, here or on another host.
  var location: Destination { named?.location ?? destination }

  /// The target of an item alone, whatever its companions meet.
  func target(
    of item: Item, as candidate: Candidate, below directory: FilePath
  ) -> Target {
    let name = naming.name(of: item, as: candidate)
    if terms.template == nil, item.relativeDirectory.isEmpty {
      return (directory, terms.valid(CarriedText.bytes(of: name)))
    }
    var parts = CarriedText.bytes(of: item.relativeDirectory).split(separator: UInt8(ascii: "/"))
      .map { CarriedText.text(Array($0)) }
    if let template = terms.template {
      parts += templateParts(template, item, candidate, name)
    } else {
      parts.append(name)
    }
    var path = directory.bytes
    for part in parts.dropLast() {
      path += [UInt8(ascii: "/")] + terms.valid(CarriedText.bytes(of: part))
    }
    let parent = FilePath(bytes: path)
    let last = CarriedText.bytes(of: parts.last ?? "")
    return (parent, terms.valid(counters.counted(last, of: item, in: parent, by: self)))
  }

  /// The refusal of placing a file in a directory to which other rules than the drop's apply.
  func refusal(ofPlacingIn directory: FilePath, name: [UInt8]) -> ExchangeError.Forbidden? {
    if let host {
      return host.views.refusal(ofPlacingIn: directory, name: name, below: host.directory)
    }
    return views?.refusal(ofPlacingIn: directory, name: name)
  }

  private func templateParts(
    _ template: NameTemplate, _ item: Item, _ candidate: Candidate, _ name: String
  ) -> [String] {
    var values = naming.values(of: item, as: candidate, named: name)
    let group = companions.group(of: item)
    if let group { values.number = group.number }
    if template.containsCamera {
      let own = dates.recorded(in: candidate.representation).camera
      values.camera = group.flatMap(companions.camera) ?? own ?? values.camera
    }
    var known: RecordedDate?
    var parts = template.filled(with: values) { format in
      let date =
        known ?? group.map(companions.date) ?? dates.date(of: candidate.representation)
      known = date
      return date.formatted(format)
    }
    if !template.saysExtension && !values.fileExtension.isEmpty, let last = parts.popLast() {
      parts.append(naming.completed(last, as: candidate))
    }
    return parts
  }
}
