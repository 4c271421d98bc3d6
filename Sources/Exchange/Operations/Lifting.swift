package import Context
import Items
package import Picking
import Sessions
import SystemCalls
import UniformTypes

/// Begins a session with what is picked up; a lift of nothing makes no session.
package struct Lifting: Sendable {
  package var sources: SourceRequest
  package var item: ItemRequest
  package var session: SessionRequest

  package init(sources: SourceRequest, item: ItemRequest, session: SessionRequest) {
    self.sources = sources
    self.item = item
    self.session = session
  }

  /// Lifts everything, or nothing: a source that is missing leaves no session behind.
  package func callAsFunction(
    in context: ExchangeContext
  ) throws(ExchangeError) -> LiftOutcome {
    let registry = context.registry()
    let picking = try SourceCollection(
      sources: sources, item: item, isSensitive: session.isSensitive, registry: registry)
    if session.isSensitive { try context.checkMemory() }
    let store = try context.sweptStore()
    var draft = SessionDraft(name: session.name, origin: context.origin)
    draft.policy = Session.Policy(allowsMove: session.allowsMove, localOnly: session.localOnly)
    draft.context = session.context
    draft.expires = session.expiresAfter.map { Clock.now.addingClamped($0) }
    draft.isSensitive = session.isSensitive
    do {
      var taken = SourceCollection.Summary()
      let made = try store.create(draft) { writer in
        taken = try picking.run(in: context, into: writer)
        try writer.narrow(to: taken.policy, context: taken.view?.carried)
        try writer.log(.happened(.lifted, items: taken.indices.count))
      }
      try store.setCurrent(made, for: context.terminal)
      return LiftOutcome(
        session: made, began: true, indices: taken.indices,
        previews: session.isSensitive ? [] : taken.previews)
    } catch {
      throw ExchangeError(any: error)
    }
  }
}

/// Picks up more: items, or representations of an item; begins a session where there is none.
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

  /// Adds everything, or nothing.
  package func callAsFunction(
    in context: ExchangeContext
  ) throws(ExchangeError) -> LiftOutcome {
    let registry = context.registry()
    let picking = try SourceCollection(
      sources: sources, item: item, isSensitive: false, registry: registry)
    let store = try context.sweptStore()
    guard let open = try existing(in: store, context) else {
      if let toItem { throw .noItem(toItem, session: "no session") }
      return try Lifting(sources: sources, item: item, session: SessionRequest())(in: context)
    }
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
      return LiftOutcome(
        session: open.session, began: false, indices: taken.indices, gained: taken.gained,
        unchanged: taken.unchanged,
        previews: open.session.isSensitive ? [] : taken.previews)
    } catch {
      throw ExchangeError(any: error)
    }
  }

  /// The session to add to; nil when one is to begin, which a name never does: it may be a slip.
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
