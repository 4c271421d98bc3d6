import Diagnostics
import Items
package import Sessions
import SystemCalls

/// The alternatives to offer when the requested session does not exist.
package struct SessionChoices: Equatable, Sendable {
  /// The active sessions, newest first.
  package var active: [Choice] = []
  /// The number of further active sessions.
  package var more = 0
  /// The ended sessions that can be reopened, most recent first.
  package var ended: [Choice] = []
  /// Whether they stand for the current session, which nobody has named.
  var isOfCurrent = false

  package init() {}

  package struct Choice: Equatable, Sendable {
    package var name: String
    /// A summary of the contents.
    package var contents: String
    /// When the session was lifted or how and when it ended, such as `lifted 5 min ago`.
    package var time: String
    /// Whether a drop ended the session.
    package var isDropped = false
    /// The destination of the last drop, as carried text.
    package var place: String?
  }

  /// The maximum number of sessions to list.
  static let limit = 2
  /// The maximum number of sessions to read to find the newest.
  static let seen = 100

  /// The commands to suggest, at most two.
  var hints: [String] {
    let uses = active.map { $0.hint("dnd use \(TypedWord.of($0.name))", "continues with") }
    guard let newest = uses.first else {
      return ["start one with 'dnd lift FILE…'"] + endedHints.prefix(1)
    }
    if let ended = endedHints.first { return [newest, ended] }
    return more > 0 ? [newest, "'dnd list' shows \(uses.count - 1 + more) more"] : uses
  }

  /// What is said instead where no session is named; nil for one that is.
  func words(on error: SessionError) -> String? {
    let nothing = active.isEmpty ? "nothing is picked up" : "there is no current session"
    switch error {
    case .none: return nothing
    case .ended(let name, _) where isOfCurrent:
      return "\(nothing) (\(name) \(ended.first?.isDropped == true ? "is done" : "has ended"))"
    default: return nil
    }
  }

  /// The commands that reopen ended sessions, or how to begin if there are none.
  var pastHints: [String] { ended.isEmpty ? hints : endedHints }

  /// The commands that reopen ended sessions.
  private var endedHints: [String] {
    ended.map { $0.hint("dnd reopen \(TypedWord.of($0.name))", "brings back") }
  }

  /// The commands that undo a drop or reopen a session.
  var undoHints: [String] {
    if ended.isEmpty { return ["'dnd undo' takes back the last drop or cancel of this terminal"] }
    return ended.map { choice in
      choice.isDropped
        ? choice.hint(
          "dnd undo --session \(TypedWord.of(choice.name))",
          "undoes the drop \(choice.place.map { "in '\($0)' " } ?? "")of")
        : choice.hint("dnd reopen \(TypedWord.of(choice.name))", "brings back")
    }
  }
}

extension SessionChoices.Choice {
  /// What the next undo of this terminal would take back.
  var undoHint: String {
    isDropped
      ? hint("dnd undo", "now undoes the drop before it, \(place.map { "in '\($0)', " } ?? "")of")
      : hint("dnd undo", "now brings back")
  }

  /// A hint such as `'dnd use brisk-otter' continues with a.txt, b.txt (lifted 5 min ago)`.
  fileprivate func hint(_ command: String, _ purpose: String) -> String {
    let words = [contents, time.isEmpty ? "" : "(\(time))"].filter { !$0.isEmpty }
    return contents.isEmpty
      ? (["'\(command)'"] + words).joined(separator: " ")
      : (["'\(command)' \(purpose)"] + words).joined(separator: " ")
  }
}

extension ExchangeContext {
  /// The sessions that could be meant instead; unreadable ones are omitted.
  ///
  /// - Parameter ended: The requested session, if it has ended.
  func choices(in store: any SessionStore, ended name: String?) -> SessionChoices {
    var choices = SessionChoices()
    // Completion shows no error, and opens nothing that has ended.
    if servesTyping { return choices }
    let names = (try? store.activeNames()) ?? []
    var found = names.prefix(SessionChoices.seen).compactMap { try? store.open($0) }
    found.sort { $0.session.created > $1.session.created }
    choices.active = found.prefix(SessionChoices.limit).map {
      choice(
        $0, $0.contents(for: origin),
        "lifted \(Age.text(Clock.now.subtractingClamped($0.session.created)))")
    }
    choices.more = names.count - choices.active.count
    if let name, let last = try? store.openEnded(name) { choices.ended = [endedChoice(last)] }
    return choices
  }

  /// The sessions that ended most recently.
  ///
  /// - Parameter isListed: Whether a session is a choice.
  package func endedChoices(
    in store: any SessionStore, where isListed: (any OpenSession) -> Bool = { _ in true }
  ) -> SessionChoices {
    var choices = SessionChoices()
    let ended = (try? store.endedSessions()) ?? []
    choices.ended = ended.prefix(SessionChoices.seen).compactMapped(atMost: SessionChoices.limit) {
      guard let open = try? store.openEnded($0.name, id: $0.id), isListed(open) else { return nil }
      return endedChoice(open)
    }
    return choices
  }

  private func endedChoice(_ open: any OpenSession) -> SessionChoices.Choice {
    let end = (try? open.lastEvent(of: [.ended, .cancelled, .expired])) ?? nil
    let word =
      switch open.session.state {
      case .cancelled: "cancelled"
      case .expired: "expired"
      case .active, .dropping, .offered, .ended: "dropped"
      }
    var choice = choice(
      open, open.contents(for: origin),
      end.map { "\(word) \(Age.text(Clock.now.subtractingClamped($0.time)))" } ?? word)
    choice.isDropped = open.session.state == .ended
    let drop = (try? open.lastEvent(of: [.dropEnded])) ?? nil
    choice.place = drop?.decodedDetail.destination?.text
    return choice
  }

  /// A drop of this terminal, or a cancel.
  package func choice(_ open: any OpenSession, _ drop: DropReference) -> SessionChoices.Choice {
    let ends =
      (try? open.events(of: drop.cancel == nil ? [.dropEnded, .dropBegan] : [.cancelled])) ?? []
    let end = ends.last { drop.cancel != nil || $0.decodedDetail.run == drop.run } ?? ends.last
    let word = drop.cancel == nil ? "dropped" : "cancelled"
    let contents =
      drop.cancel == nil
      ? open.contents(of: items(of: drop.run, in: open), for: origin)
      : open.contents(for: origin)
    var choice = choice(
      open, contents, end.map { "\(word) \(Age.text(Clock.now - $0.time))" } ?? word)
    choice.isDropped = drop.cancel == nil
    choice.place = end?.decodedDetail.destination?.text
    return choice
  }

  /// The items that a drop handled.
  private func items(of run: String, in open: any OpenSession) -> [Int] {
    var items: [Int] = []
    try? open.eachPage(of: run) { page in
      items += page.filter { $0.item > 0 && !$0.isPart }.map(\.item)
      return true
    }
    return items
  }

  private func choice(
    _ open: any OpenSession, _ contents: SessionContents, _ time: String
  ) -> SessionChoices.Choice {
    SessionChoices.Choice(name: open.session.name, contents: contents.text, time: time)
  }
}
