import Diagnostics
import Items
package import Sessions
import SystemCalls

/// What can be done where the session that was meant is not there: which others there are.
package struct SessionChoices: Equatable, Sendable {
  /// Active ones, the newest first.
  package var active: [Choice] = []
  /// How many more are active.
  package var more = 0
  /// Ones that have ended and can come back, the last first.
  package var ended: [Choice] = []

  package init() {}

  package struct Choice: Equatable, Sendable {
    package var name: String
    /// What is in it.
    package var contents: String
    /// When it was begun, or how and when it ended: `lifted 5 min ago`.
    package var time: String
    /// Whether a drop ended it.
    package var isDropped = false
    /// Where it was dropped last, as carried text.
    package var place: String?
  }

  /// How many are told.
  static let limit = 5
  /// How many are looked at to find the newest.
  static let seen = 100

  /// What to type, a line for each.
  var hints: [String] {
    var hints = active.map { $0.hint("dnd use \($0.name)", "goes on with") }
    if active.isEmpty { hints = ["start one with 'dnd lift FILE…'"] }
    if more > 0 { hints.append("'dnd list' shows \(more) more") }
    return hints + endedHints
  }

  /// What to type to have back what has ended.
  var endedHints: [String] { ended.map { $0.hint("dnd reopen \($0.name)", "brings back") } }

  /// What to type to take a drop back, or a cancel.
  var undoHints: [String] {
    ended.map { choice in
      choice.isDropped
        ? choice.hint(
          "dnd undo --session \(choice.name)",
          "takes back the drop \(choice.place.map { "in '\($0)' " } ?? "")of")
        : choice.hint("dnd reopen \(choice.name)", "brings back")
    }
  }
}

extension SessionChoices.Choice {
  /// `'dnd use brisk-otter' goes on with a.txt, b.txt (lifted 5 min ago)`.
  fileprivate func hint(_ command: String, _ purpose: String) -> String {
    let words = [contents, time.isEmpty ? "" : "(\(time))"].filter { !$0.isEmpty }
    return contents.isEmpty
      ? (["'\(command)'"] + words).joined(separator: " ")
      : (["'\(command)' \(purpose)"] + words).joined(separator: " ")
  }
}

extension ExchangeContext {
  /// Which sessions could be meant instead; what cannot be read is left out.
  ///
  /// - Parameter ended: The one that was meant, if it has ended.
  func choices(in store: any SessionStore, ended name: String?) -> SessionChoices {
    var choices = SessionChoices()
    let names = (try? store.activeNames()) ?? []
    var found = names.prefix(SessionChoices.seen).compactMap { try? store.open($0) }
    found.sort { $0.session.created > $1.session.created }
    choices.active = found.prefix(SessionChoices.limit).map {
      choice($0, "lifted \(Age.text(Clock.now - $0.session.created))")
    }
    choices.more = names.count - choices.active.count
    if let name, let last = try? store.openEnded(name) { choices.ended = [endedChoice(last)] }
    return choices
  }

  /// The sessions that ended last, for who has to choose among them.
  package func endedChoices(in store: any SessionStore) -> SessionChoices {
    var choices = SessionChoices()
    let ended = (try? store.endedSessions()) ?? []
    choices.ended = ended.prefix(SessionChoices.limit).compactMap {
      (try? store.openEnded($0.name, id: $0.id)).map(endedChoice)
    }
    return choices
  }

  private func endedChoice(_ open: any OpenSession) -> SessionChoices.Choice {
    let end = (try? open.lastEvent(of: [.ended, .cancelled, .expired])) ?? nil
    let word =
      switch open.session.state {
      case .cancelled: "cancelled"
      case .expired: "expired"
      case .active, .dropping, .ended: "dropped"
      }
    var choice = choice(open, end.map { "\(word) \(Age.text(Clock.now - $0.time))" } ?? word)
    choice.isDropped = open.session.state == .ended
    let drop = (try? open.lastEvent(of: [.dropEnded])) ?? nil
    choice.place = drop?.decodedDetail.destination?.text
    return choice
  }

  private func choice(_ open: any OpenSession, _ time: String) -> SessionChoices.Choice {
    SessionChoices.Choice(
      name: open.session.name, contents: open.contents(for: origin, registry()).text, time: time)
  }
}
