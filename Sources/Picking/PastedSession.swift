import Clipboard
package import Context
import Items
package import Loading
import Sessions
import SystemCalls

/// The session of a command that takes one form from a clipboard, in memory where that is possible.
package struct PastedSession {
  private let open: any OpenSession
  private let store: any SessionStore

  package var name: String { open.session.name }

  /// Reads the first form that is accepted; nil if it was written, because it needs no session.
  package init?(of place: String, _ request: LoadRequest, in context: ExchangeContext) throws {
    // A window waits for what is wanted.
    let reading =
      try ClipboardPlace.isMeant(by: place) ? ClipboardReading(.of(place), in: context) : nil
    if let reading, try DirectPaste.isDone(reading, request, in: context) { return nil }
    try self.init(
      of: place, reading?.isOver == false ? reading : nil, PasteRequest(request),
      in: context.sweptStore(), context)
  }

  private init(
    of place: String, _ reading: ClipboardReading?, _ request: PasteRequest,
    in store: any SessionStore, _ context: ExchangeContext
  ) throws {
    self.store = store
    var sources = SourceRequest()
    sources.sources = [place]
    sources.pasting = request
    if let reading {
      let offers = AwaitedOffers()
      offers.replace(by: reading)
      sources.awaited = offers
    }
    sources.takesSecrets = true
    let picking = try SourceCollection(
      sources: sources, item: ItemRequest(), isSensitive: false, registry: context.registry())
    var draft = SessionDraft(origin: context.origin)
    draft.prefix = "paste"
    draft.isSensitive = (try? context.checkMemory()) != nil
    draft.expires = Clock.now + 600_000_000_000
    let session = try store.create(draft) { writer in
      _ = try picking.run(in: context, into: writer)
    }
    picking.received.conclude()
    open = try store.open(session.name, id: session.id)
  }

  /// Erases the session.
  package func discard() {
    guard let open = try? store.open(open.session.name, id: open.session.id) else { return }
    _ = try? open.end(as: .ended)
    if !open.session.isSensitive { try? store.purge(open.session) }
  }
}
