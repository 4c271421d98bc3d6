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
    let limit = SessionContents.limit
    guard !session.isSensitive, let counts = try? summary() else { return ([], 0) }
    var all: (first: [Int], total: Int) = ([], counts.items)
    if session.state.isOver { all = (try? indices(atMost: limit)) ?? all }
    let shown = all.total > limit ? limit - 1 : all.total
    let items: [Item] =
      if session.state.isOver {
        all.first.prefix(shown).compactMap { (try? itemInAnyState($0)) ?? nil }
      } else {
        shown == 0 ? [] : (try? self.items(after: 0, limit: shown)) ?? []
      }
    return (items, all.total - shown)
  }

  /// The indices of the first items that the session ever had, whatever became of them, and the number of all.
  ///
  /// They are read only if an edit has given items other indices, because there may be many.
  func indices(atMost limit: Int) throws(SessionError) -> (first: [Int], total: Int) {
    let last = try summary().nextIndex - 1
    if try !events(of: [.edited]).contains(where: { $0.decodedDetail.items ?? 0 > 0 }) {
      return (Array(1..<(min(last, limit) + 1)), last)
    }
    let all = try indices(in: [
      .pending, .inTransit(destination: ""), .failed(destination: "", reason: ""), .placed,
      .skipped, .cancelled, .offered,
    ])
    return (Array(all.prefix(limit)), all.count)
  }
}
