import Exchange
import Items
import JSON
import Reverting

// The result or preview of an undo, with the action for each item.
extension JSONRenderer {
  func undone(_ item: UndoResult, onlyAsked: Bool) throws {
    try add(
      JSONObject {
        $0.add("index", item.index)
        $0.add("name", carried: item.name.isEmpty ? nil : item.name)
        $0.add("state", item.state.rawValue)
        $0.add("action", item.action?.rawValue)
        $0.add("target", carried: item.target)
        $0.add("source", carried: item.source)
        $0.add("error", item.error.map(error))
      })
  }

  func undid(_ outcome: UndoOutcome, onlyAsked: Bool, status: ExitStatus) throws {
    if let failure = outcome.failure { setting.console.say(failure, status: status) }
    try closeList(
      before: JSONObject {
        $0.add("operation", "undo")
        $0.add("session", outcome.session.name)
        $0.add("dropped", outcome.dropped.map(Timestamp.text))
        $0.add("pending", outcome.pending)
      })
  }
}
