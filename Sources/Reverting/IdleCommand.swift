package import Context
import Diagnostics
package import Items
import Sessions
import SystemCalls

/// Remembers that a command of this terminal changed nothing, so that the next undo says so and takes back nothing older.
///
/// It is noted before the command begins, in case it is killed before its drop does, which takes the note away.
package struct IdleCommand {
  private let context: ExchangeContext
  private let idle: DropReference
  /// The drop that was the last one before the command.
  private let before: DropReference?
  /// A command before it that changed nothing.
  private let former: DropReference?

  /// - Parameter command: Such as `mv`.
  package init(_ command: String, in context: ExchangeContext) {
    self.context = context
    let idle = DropReference(idle: command, at: Clock.now)
    self.idle = idle
    var known: [DropReference] = []
    // It is best effort: the command does not depend on it.
    try? context.store().changeDrops(of: context.terminal) { drops in
      known = drops
      drops = [idle] + drops.drop(while: \.isIdle)
    }
    before = known.first { !$0.isIdle }
    former = known.first.flatMap { $0.isIdle ? $0 : nil }
  }

  private static func last(of context: ExchangeContext) -> DropReference? {
    guard let store = try? context.store() else { return nil }
    return try? store.lastDrops(of: context.terminal).first { !$0.isIdle }
  }

  /// Called if the command was refused because of its arguments, or changed something that no undo takes back.
  package func forget() {
    try? context.store().changeDrops(of: context.terminal) { drops in
      if drops.first == idle { drops = (former.map { [$0] } ?? []) + drops.dropFirst() }
    }
  }

  /// Called if the command says that it changed nothing, or ended with an error.
  ///
  /// - Parameter session: The session that a repeated move found, which has already placed everything.
  package func remember(repeating session: Session? = nil) {
    if let session, session.id == before?.id { return forget() }
    guard let store = try? context.store(), !hasChangedAnything(store) else { return }
    let own = Self.last(of: context)
    try? store.changeDrops(of: context.terminal) { drops in
      let others = drops.filter { $0 == before || $0 != own }.drop(while: \.isIdle)
      drops = [idle] + others
    }
  }

  /// Whether the command began a drop that has an effect.
  private func hasChangedAnything(_ store: any SessionStore) -> Bool {
    guard let last = Self.last(of: context), last != before else { return false }
    if last.cancel != nil { return true }
    guard
      let open = (try? store.open(last.name, id: last.id))
        ?? (try? store.openEnded(last.name, id: last.id))
    else { return false }
    return (try? open.hasEffect(last.run)) ?? true
  }
}

extension ExchangeError {
  /// Whether the command was refused because of its arguments alone.
  package var isUsage: Bool { diagnostic.code.failure == .usage }
}

extension OpenSession {
  /// Whether a drop changed a file or took an item out of a session that stays.
  func hasEffect(_ run: String) throws -> Bool {
    let isTransient = try isTransient()
    var found = false
    try eachPage(of: run) { page in
      found = page.contains { record in
        guard record.step != .undone else { return false }
        if record.isMadeDirectory || record.isManifest { return true }
        guard record.item > 0 else { return false }
        return !isTransient || record.sourceRemoved || record.step != .done
          || record.isNew && record.placed != nil
      }
      return !found
    }
    return found
  }
}
