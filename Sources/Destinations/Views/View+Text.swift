package import Items
import JSON

extension View {
  /// The text of a view: JSON with one line per key that is set, in the order of `keys`.
  package var text: String {
    let members = written.compactMap { key, value in
      value.map { "  \(JSONValue.quoted(key)): \($0)" }
    }
    return members.isEmpty ? "{}\n" : "{\n\(members.joined(separator: ",\n"))\n}\n"
  }

  private var written: [(String, String?)] {
    [
      ("accept", accept.map(Self.list)), ("require", require.map(Self.list)),
      ("local", (local?.rawValue).map(JSONValue.quoted)),
      ("external", (external?.rawValue).map(JSONValue.quoted)),
      ("onConflict", onConflict.map(JSONValue.quoted)),
      ("numbering", numbering.map(JSONValue.quoted)), ("ordered", ordered.map(String.init)),
      ("intent", (intent?.rawValue).map(JSONValue.quoted)),
      ("defaultIndex", defaultIndex.map { String($0) }),
      ("allowsMove", allowsMove.map(String.init)), ("localOnly", localOnly.map(String.init)),
      ("unwrapURL", unwrapURL.map(Self.list)), ("name", name.map(JSONValue.quoted)),
      ("verify", verify.map(String.init)), ("manifest", manifest.map(JSONValue.quoted)),
    ]
  }

  private static func list(_ words: [String]) -> String {
    "[\(words.map(JSONValue.quoted).joined(separator: ", "))]"
  }

  /// A copy of this view with the rules that are set in `other`.
  package func replaced(by other: View) -> View {
    var view = self
    view.accept = other.accept ?? accept
    view.require = other.require ?? require
    view.local = other.local ?? local
    view.external = other.external ?? external
    view.onConflict = other.onConflict ?? onConflict
    view.numbering = other.numbering ?? numbering
    view.ordered = other.ordered ?? ordered
    view.intent = other.intent ?? intent
    view.defaultIndex = other.defaultIndex ?? defaultIndex
    view.allowsMove = other.allowsMove ?? allowsMove
    view.localOnly = other.localOnly ?? localOnly
    view.unwrapURL = other.unwrapURL ?? unwrapURL
    view.name = other.name ?? name
    view.verify = other.verify ?? verify
    view.manifest = other.manifest ?? manifest
    return view
  }
}
