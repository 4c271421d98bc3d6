package import Items
package import Sessions
import SystemCalls
package import UniformTypes

/// The names of a session's first items, by which people can recognize it.
package struct SessionContents: Equatable, Sendable {
  /// The names as carried text; empty for a sensitive session.
  package var names: [String]
  /// The number of further items.
  package var more: Int

  package init(names: [String] = [], more: Int = 0) {
    self.names = names
    self.more = more
  }

  /// Text such as `logo.svg` or `a.txt, b.txt, c.txt and 5 more`.
  package var text: String {
    let listed = names.joined(separator: ", ")
    return more == 0 || names.isEmpty ? listed : "\(listed) and \(more) more"
  }

  /// The maximum number of names.
  static let limit = 4
  /// The maximum length of a name.
  private static let longestName = 40

  static func shortened(_ name: String) -> String {
    let scalars = name.unicodeScalars
    return scalars.count > longestName ? String(scalars.prefix(longestName - 1)) + "…" : name
  }
}

extension OpenSession {
  /// The first of the given items, whatever became of them, as far as `receiver` can see them.
  package func contents(
    of indices: [Int], for receiver: Session.Origin, _ registry: TypeRegistry
  ) -> SessionContents {
    guard !session.isSensitive else { return SessionContents() }
    let shown = indices.prefix(
      indices.count > SessionContents.limit ? SessionContents.limit - 1 : indices.count)
    let items = shown.compactMap { (try? itemInAnyState($0)) ?? nil }
    let names = items.compactMap { name(of: $0, for: receiver, registry) }
    return SessionContents(names: names, more: indices.count - shown.count)
  }

  private func name(
    of item: Item, for receiver: Session.Origin, _ registry: TypeRegistry
  ) -> String? {
    let item = item.seen(by: receiver, in: session)
    guard let first = item.representations.first else { return nil }
    return SessionContents.shortened(
      ItemTitle.of(item, isSensitive: false)
        ?? (item.name.isEmpty ? registry.label(of: first.type) : item.name))
  }

  /// The items in the session, or all that it ever had if it is over, as far as `receiver` can see them.
  ///
  /// Unreadable items are omitted, because this is only informative.
  package func contents(for receiver: Session.Origin, _ registry: TypeRegistry) -> SessionContents {
    guard !session.isSensitive, let counts = try? summary() else { return SessionContents() }
    let total = session.state.isOver ? counts.nextIndex - 1 : counts.items
    let shown = total > SessionContents.limit ? SessionContents.limit - 1 : total
    let items: [Item] =
      if session.state.isOver {
        (0..<shown).compactMap { (try? itemInAnyState($0 + 1)) ?? nil }
      } else {
        shown == 0 ? [] : (try? self.items(after: 0, limit: shown)) ?? []
      }
    let names = items.compactMap { name(of: $0, for: receiver, registry) }
    return SessionContents(names: names, more: total - shown)
  }
}
