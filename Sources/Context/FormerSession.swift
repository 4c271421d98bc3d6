package import Diagnostics
import Items
package import Sessions

extension ExchangeContext {
  /// The note for a person who begins a session while another one is current.
  ///
  /// The other session stays active, but later commands no longer refer to it. nil if there is no such session, if it
  /// is empty, or in a script.
  package func noteAboutFormerSession(in store: any SessionStore) -> Diagnostic? {
    guard terminal.isTyped,
      case .session(let name, let id, _)? = try? store.current(for: terminal),
      let open = try? store.open(name, id: id), let counts = try? open.counts(), counts.items > 0
    else { return nil }
    let contents = open.contents(for: origin).text
    let word = TypedWord.of(name)
    let waiting = counts.items == 1 ? "1 item is" : "\(counts.items) items are"
    return Diagnostic(
      .note, .sessionFormer,
      "\(waiting) still waiting in \(name)\(contents.isEmpty ? "" : " (\(contents))")",
      hints: ["'dnd use \(word)' goes back to it, 'dnd cancel --session \(word)' ends it"])
  }
}

extension Diagnostic.Code {
  static let sessionFormer = Self("session.former", .failed)
}
