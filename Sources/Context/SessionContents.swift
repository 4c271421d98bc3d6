package import Items
package import Sessions

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
  package func contents(of indices: [Int], for receiver: Session.Origin) -> SessionContents {
    guard !session.isSensitive else { return SessionContents() }
    let shown = indices.prefix(
      indices.count > SessionContents.limit ? SessionContents.limit - 1 : indices.count)
    let items = shown.compactMap { (try? itemInAnyState($0)) ?? nil }
    return contents(items, more: indices.count - shown.count, for: receiver)
  }

  private func contents(
    _ items: [Item], more: Int, for receiver: Session.Origin
  ) -> SessionContents {
    let names = items.compactMap { item -> String? in
      let item = item.seen(by: receiver, in: session)
      guard !item.representations.isEmpty else { return nil }
      return SessionContents.shortened(ItemTitle.of(item, isSensitive: false) ?? item.name)
    }
    return SessionContents(names: names, more: more)
  }

  /// The items in the session, or all that it ever had if it is over, as far as `receiver` can see them.
  ///
  /// Unreadable items are omitted, because this is only informative.
  package func contents(for receiver: Session.Origin) -> SessionContents {
    let (items, more) = firstItems()
    return contents(items, more: more, for: receiver)
  }

  /// The same, if every receiver sees the same; else nil.
  func contentsForAll() -> SessionContents? {
    let (items, more) = firstItems()
    let isPrivate = items.contains { $0.representations.contains { $0.visibility == .own } }
    return isPrivate ? nil : contents(items, more: more, for: session.origin)
  }

  /// The first items, and the number of the others; none of a sensitive session.
  private func firstItems() -> (items: [Item], more: Int) {
    guard !session.isSensitive, let counts = try? summary() else { return ([], 0) }
    let total = session.state.isOver ? counts.nextIndex - 1 : counts.items
    let shown = total > SessionContents.limit ? SessionContents.limit - 1 : total
    let items: [Item] =
      if session.state.isOver {
        (0..<shown).compactMap { (try? itemInAnyState($0 + 1)) ?? nil }
      } else {
        shown == 0 ? [] : (try? self.items(after: 0, limit: shown)) ?? []
      }
    return (items, total - shown)
  }
}
