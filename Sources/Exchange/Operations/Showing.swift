import Clipboard
package import Context
import Items
import Loading
import Negotiation
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

/// Shows a session, followed by its items.
package struct Showing: Sendable {
  package var session: String?
  /// The items to show; nil for all.
  package var items: ItemSelection?

  package init(session: String?, items: ItemSelection?) {
    self.session = session
    self.items = items
  }

  /// Passes the session to `header`, then its items to `each`, in order.
  ///
  /// Representations that are hidden from this application are omitted.
  package func callAsFunction(
    in context: ExchangeContext, header: (SessionDetail) throws -> Void,
    each: (ItemDetail) throws -> Void
  ) throws {
    let store = try context.settledStore()
    let open = try context.openSessionOrOffer(named: session, in: store)
    let offers = Offers(in: store, context).live(of: open.session).map {
      ShownOffer($0.record, context.registry())
    }
    open.seesOffered = !offers.isEmpty
    let counts = try open.counts()
    let items = try open.numbers(of: items, for: context.origin)
    if items != nil { try open.checkSelection(items) }
    let isLocal = try open.isLocal(for: context.origin)
    try header(
      SessionDetail(
        session: open.session, isLocal: isLocal,
        context: open.session.isLifted(by: context.origin) ? open.session.context : nil,
        items: try counts.items + (offers.isEmpty ? 0 : open.indices(in: [.offered]).count),
        size: isLocal ? counts.size : try open.size(seenBy: context.origin), offers: offers))
    let registry = context.registry()
    let conversions = context.conversions(registry)
    for item in open.pages(of: items, for: context.origin) {
      try each(detail(of: try item.get(), open, registry, conversions))
    }
  }

  private func detail(
    of item: Item, _ open: any OpenSession, _ registry: TypeRegistry, _ conversions: GraphOffer
  ) -> ItemDetail {
    let negotiator = Negotiator(
      registry: registry, receiver: Receiver(accepted: []), conversions: conversions)
    let representations = item.representations
    let offered = negotiator.offeredRepresentations(of: item)
    let standing = Self.standing(item.state)
    return ItemDetail(
      item: item, id: "\(open.session.id)-\(item.index)", size: representations.first?.size,
      state: standing.word, destination: standing.destination, failure: standing.failure,
      sourceNote: Self.sourceNote(item), contradictedName: contradictedName(of: item, registry),
      representations: offered.map { offer in
        var representation = offer.representation
        if let step = offer.path?.steps.first {
          // The conversion is shown as a promise, because a command produces it only on demand.
          representation = Representation(
            type: offer.type, source: .promise(command: step.via, directory: "/"),
            visibility: representation.visibility)
        }
        return RepresentationDetail(
          representation: representation, label: registry.label(of: representation.type),
          mimeType: registry.preferredMIMEType(of: representation.type),
          path: Self.path(of: representation, item, open)?.carried)
      })
  }

  /// The type that the file name suggests, if it is unrelated to the first representation.
  private func contradictedName(of item: Item, _ registry: TypeRegistry) -> UniformType? {
    guard let first = item.representations.first, case .file(let path, _) = first.source,
      let name = path.lastComponent
    else { return nil }
    let promised = registry.globs(forName: FilePath(name: name).carried)
    let agrees = promised.contains {
      registry.conforms($0.type, to: first.type) || registry.conforms(first.type, to: $0.type)
    }
    // A name with no declared type suggests nothing, nor does that of a backup.
    return agrees || first.type == .data
      ? nil
      : promised.first {
        registry.isDeclared($0.type) && $0.type != UniformType("mime.application.x-trash")
      }?
      .type
  }

  private static func standing(
    _ state: Item.State
  ) -> (word: String, destination: String?, failure: String?) {
    switch state {
    case .pending: ("pending", nil, nil)
    case .inTransit(let destination): ("inTransit", destination, nil)
    case .failed(let destination, let reason): ("failed", destination, reason)
    case .placed: ("placed", nil, nil)
    case .skipped: ("skipped", nil, nil)
    case .cancelled: ("cancelled", nil, nil)
    case .offered: ("offered", nil, nil)
    }
  }

  private static func path(
    of representation: Representation, _ item: Item, _ open: any OpenSession
  ) -> FilePath? {
    switch representation.source {
    case .file(let path, _): path
    case .payload(let name): open.payloadDirectory.appending(name)
    case .inline, .promise: nil
    case .far(let far): far.path
    case .fileURL: item.firstFile
    }
  }

  /// A note if the item's file has changed or cannot be read; nil otherwise.
  private static func sourceNote(_ item: Item) -> String? {
    for representation in item.representations {
      guard case .file(let path, let identity) = representation.source else { continue }
      let status: FileStatus
      do throws(SystemFailure) {
        status = try identity.statusNow(of: path)
      } catch {
        switch ExchangeError(reading: path, error) {
        case .sourceMissing: return "'\(path.carried)' is missing"
        default: return "'\(path.carried)' cannot be read: \(error.reason)"
        }
      }
      if let change = SourceChange(of: status, at: path, since: identity) {
        return "'\(path.carried)' \(change.words)"
      }
      return (try? SourceStatus(path))?.unreadable.map {
        "'\(path.carried)' cannot be read: \($0.reason)"
      }
    }
    return nil
  }
}
