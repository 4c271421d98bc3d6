import Exchange
import Items
import JSON
import OrderedViews
import SystemCalls

// A view, with the keys of its file.
extension JSONRenderer {
  func view(_ outcome: ViewOutcome, isAsked: Bool) throws {
    let view = outcome.standing.view
    try line(
      JSONObject {
        $0.add("accept", view.accept.map(Self.texts))
        $0.add("require", view.require.map(Self.texts))
        $0.add("local", view.local?.rawValue)
        $0.add("external", view.external?.rawValue)
        $0.add("onConflict", view.onConflict)
        $0.add("numbering", view.numbering)
        $0.add("ordered", view.ordered)
        $0.add("intent", view.intent?.rawValue)
        $0.add("defaultIndex", view.defaultIndex)
        $0.add("allowsMove", view.allowsMove)
        $0.add("localOnly", view.localOnly)
        $0.add("unwrapURL", view.unwrapURL.map(Self.texts))
        $0.add("name", view.name)
        $0.add("verify", view.verify)
        $0.add("manifest", view.manifest)
      })
  }

  func checked(_ outcome: ListCheck) throws {
    try line(
      JSONObject {
        $0.add("gone", .array(outcome.gone.map(JSONValue.string)))
        $0.add("repeated", .array(outcome.repeated.map(JSONValue.string)))
        $0.add("unknown", .array(outcome.unknown.map(JSONValue.string)))
        $0.add("mistyped", .array(outcome.mistyped.map(JSONValue.string)))
        $0.add("repaired", outcome.isRepaired)
      })
  }

  private static func texts(_ texts: [String]) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }
}
