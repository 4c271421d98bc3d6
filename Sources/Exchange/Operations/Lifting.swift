package import Context
import Items
package import Picking
import Sessions
import SystemCalls
import UniformTypes

/// Starts a session with the given sources.
///
/// Without sources, no session is created.
package struct Lifting: Sendable {
  package var sources: SourceRequest
  package var item: ItemRequest
  package var session: SessionRequest

  package init(sources: SourceRequest, item: ItemRequest, session: SessionRequest) {
    self.sources = sources
    self.item = item
    self.session = session
  }

  /// Lifts all sources or none: if a source is missing, no session is created.
  package func callAsFunction(
    in context: ExchangeContext
  ) throws(ExchangeError) -> LiftOutcome {
    var (sources, session) = (sources, session)
    _ = try SourceCollection(
      sources: sources, item: item, isSensitive: session.isSensitive, registry: context.registry())
    do {
      if try sources.holdSecret(in: context) { session.isSensitive = true }
    } catch {
      throw ExchangeError(any: error)
    }
    sources.takesSecrets = session.isSensitive
    let picking = try SourceCollection(
      sources: sources, item: item, isSensitive: session.isSensitive, registry: context.registry())
    if session.isForOtherHosts { try context.checkSharing(isSensitive: session.isSensitive) }
    if session.isSensitive { try context.checkMemory() }
    let store = try context.sweptStore()
    var draft = SessionDraft(name: session.name, origin: context.origin)
    draft.policy = Session.Policy(allowsMove: session.allowsMove, localOnly: session.localOnly)
    draft.context = session.context
    draft.expires = session.expiresAfter.map { Clock.now.addingClamped($0) }
    draft.isSensitive = session.isSensitive
    draft.isForOtherHosts = session.isForOtherHosts
    do {
      let former = context.noteAboutFormerSession(in: store)
      var taken = SourceCollection.Summary()
      let made = try store.create(draft) { writer in
        taken = try picking.run(in: context, into: writer)
        try writer.narrow(to: taken.policy, context: taken.view?.carried)
        try writer.log(.happened(.lifted, items: taken.indices.count))
      }
      picking.received.conclude()
      try store.setCurrent(made, for: context.terminal)
      if let former { context.report(.said(former)) }
      return LiftOutcome(
        session: made, began: true, indices: taken.indices,
        previews: session.isSensitive ? [] : taken.previews)
    } catch {
      throw ExchangeError(any: error)
    }
  }
}

/// Adds items to a session, or representations to an item.
///
/// Starts a session if there is none.
package struct Adding: Sendable {
  package var sources: SourceRequest
  package var item: ItemRequest
  package var toItem: Int?
  package var session: String?

  package init(sources: SourceRequest, item: ItemRequest, toItem: Int?, session: String?) {
    self.sources = sources
    self.item = item
    self.toItem = toItem
    self.session = session
  }

  /// Adds all sources or none.
  package func callAsFunction(
    in context: ExchangeContext
  ) throws(ExchangeError) -> LiftOutcome {
    _ = try SourceCollection(
      sources: sources, item: item, isSensitive: false, registry: context.registry())
    let store = try context.sweptStore()
    guard let open = try existing(in: store, context) else {
      if let toItem { throw .noItem(toItem, session: "a new session") }
      return try Lifting(sources: sources, item: item, session: SessionRequest())(in: context)
    }
    var sources = sources
    sources.takesSecrets = open.session.isSensitive
    let picking = try SourceCollection(
      sources: sources, item: item, isSensitive: false, registry: context.registry())
    if open.session.isSensitive && item.representations.contains(where: \.isText) {
      throw .sensitiveArgument
    }
    do {
      let taken = try picking.run(in: context, into: open, toItem: toItem) { writer, taken in
        try writer.narrow(to: taken.policy, context: nil)
        try writer.log(
          .added(
            taken.indices.count, to: toItem,
            by: open.session.isLifted(by: context.origin) ? nil : context.origin))
      }
      picking.received.conclude()
      return LiftOutcome(
        session: open.session, began: false, indices: taken.indices, gained: taken.gained,
        unchanged: taken.unchanged,
        previews: open.session.isSensitive ? [] : taken.previews)
    } catch {
      throw ExchangeError(any: error)
    }
  }

  /// The session to add to; nil if a new one is to be started.
  ///
  /// An explicit name never starts a session, because it may be a typo.
  private func existing(
    in store: any SessionStore, _ context: ExchangeContext
  ) throws(ExchangeError) -> (any OpenSession)? {
    do {
      return try context.openSession(named: session, in: store)
    } catch {
      switch error {
      case .noSession, .session(.expired): if session == nil { return nil }
      default: break
      }
      throw error
    }
  }
}
