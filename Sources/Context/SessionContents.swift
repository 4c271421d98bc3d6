package import Items
package import Sessions
import SystemCalls
package import UniformTypes

/// What the first items of a session are called, by which a person knows it again.
package struct SessionContents: Equatable, Sendable {
  /// As carried text; none of a sensitive session.
  package var names: [String]
  /// How many items there are besides.
  package var more: Int

  package init(names: [String] = [], more: Int = 0) {
    self.names = names
    self.more = more
  }

  /// `logo.svg`, or `a.txt, b.txt, c.txt and 5 more`.
  package var text: String {
    let listed = names.joined(separator: ", ")
    return more == 0 || names.isEmpty ? listed : "\(listed) and \(more) more"
  }

  /// How many items are named.
  static let limit = 4
  /// How much of a long name is shown.
  private static let longestName = 40

  static func shortened(_ name: String) -> String {
    let scalars = name.unicodeScalars
    return scalars.count > longestName ? String(scalars.prefix(longestName - 1)) + "…" : name
  }
}

extension OpenSession {
  /// What is in the session, or, where it is over, what ever was, as far as `receiver` may see it.
  ///
  /// What cannot be read is left out: nothing depends on it.
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
    let names = items.compactMap { item -> String? in
      let item = item.seen(by: receiver, in: session)
      guard let first = item.representations.first else { return nil }
      return SessionContents.shortened(
        item.name.isEmpty ? registry.label(of: first.type) : item.name)
    }
    return SessionContents(names: names, more: total - shown)
  }
}
