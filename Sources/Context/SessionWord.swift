package import Items
package import Sessions
import SystemCalls
package import SystemPackage

/// A word by which people look for a session: a part of its name, of the name of an item, or of the path of a
/// destination.
package struct SessionWord: Sendable {
  private let word: String
  /// Not a part of any path: it would be found in nearly all.
  private let home: FilePath?

  package init(_ word: String, home: FilePath?) {
    self.word = word.lowercased()
    self.home = home
  }

  package func isIn(_ entry: LogEntry) -> Bool {
    isIn([entry.session, entry.itemName].compactMap(\.self))
      || isIn(paths: [entry.destination, entry.target].compactMap(\.self))
  }

  package func isIn(_ open: any OpenSession, for receiver: Session.Origin) -> Bool {
    if isIn([open.session.name]) { return true }
    if open.session.isSensitive { return false }
    if isIn(paths: ((try? open.drops()) ?? []).map(\.destination)) { return true }
    return ((try? open.indices(atMost: .max).first) ?? []).contains { index in
      let item = (try? open.itemInAnyState(index)) ?? nil
      return item.map { isIn([$0.seen(by: receiver, in: open.session).name]) } ?? false
    }
  }

  /// Opens an ended session only if its summary does not have the names of all items.
  package func isIn(
    _ ended: EndedSession, _ summary: EndedSummary, in store: any SessionStore,
    for receiver: Session.Origin
  ) -> Bool {
    let names = summary.contents.names
    if isIn([ended.name] + names) || isIn(paths: summary.drops.map(\.destination)) { return true }
    guard summary.contents.more > 0 || names.contains(where: { $0.hasSuffix("…") }),
      let open = try? store.openEnded(ended.name, id: ended.id)
    else { return false }
    return isIn(open, for: receiver)
  }

  private func isIn(_ texts: [String]) -> Bool {
    texts.contains { $0.lowercased().contains(word) }
  }

  private func isIn(paths: [String]) -> Bool {
    isIn(
      paths.map { text in
        var path = FilePath(carried: text)
        if let home { _ = path.removePrefix(home) }
        return path.carried
      })
  }
}
