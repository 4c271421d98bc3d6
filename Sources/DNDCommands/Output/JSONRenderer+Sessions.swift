import Clipboard
import Context
import Exchange
import Items
import JSON
import Reverting

// The list of sessions, and changes of the current one.
extension JSONRenderer {
  func sessions(_ rows: [SessionRow], ended: Bool, terminator: UInt8) throws {
    let rows = rows.map { row in
      JSONValue.object(
        JSONObject {
          $0.add("session", row.name)
          $0.add("state", row.state)
          $0.add("items", row.items)
          $0.add("contents", Self.contents(row.contents))
          $0.add("size", row.size)
          $0.add("created", row.created.map(Timestamp.text))
          $0.add("ended", row.ended.map(Timestamp.text))
          $0.add("destination", carried: row.destination)
          $0.add("current", row.isCurrent)
          $0.add("offer", row.offers.last.map { Self.offer($0.record) })
          if row.isSent { $0.add("sent", true) }
        })
    }
    try line(JSONObject { $0.add("sessions", .array(rows)) })
  }

  /// The names of the first items; nil if they are hidden.
  private static func contents(_ contents: SessionContents) -> JSONValue? {
    if contents.names.isEmpty { return nil }
    return .array(
      contents.names.map { name in .object(JSONObject { $0.add("name", carried: name) }) })
  }

  func edited(_ outcome: EditOutcome) throws {
    try line(
      JSONObject {
        $0.add("session", outcome.session.name)
        $0.add("reordered", outcome.isReordered)
        $0.add("renamed", outcome.renamed)
        $0.add("removed", outcome.removed)
      })
  }

  func used(_ outcome: UseOutcome) throws {
    try current(outcome.session, items: outcome.items, size: outcome.size, isCurrent: true)
  }

  func initialized(_ outcome: StoreOutcome) throws {
    try line(
      JSONObject {
        $0.add("version", outcome.version)
        if let before = outcome.before { $0.add("before", before) }
        $0.add("owner", outcome.owner)
      })
  }

  func reopened(_ outcome: ReopenOutcome, onlyAsked: Bool) throws {
    try current(
      outcome.session, items: outcome.items, size: outcome.size, isCurrent: !onlyAsked)
  }

  private func current(_ session: Session, items: Int, size: Int64, isCurrent: Bool) throws {
    try line(
      JSONObject {
        $0.add("session", session.name)
        $0.add("state", session.state.rawValue)
        $0.add("items", items)
        $0.add("size", size)
        $0.add("created", Timestamp.text(session.created))
        $0.add("current", isCurrent)
      })
  }
}
