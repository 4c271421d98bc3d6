package import Items
import UniformTypes

extension View {
  /// The text of a view: JSON, a line for each key that is set, in the order of `keys`.
  package var text: String {
    let members = written.compactMap { key, value in
      value.map { "  \(JSONText.quoted(key)): \($0)" }
    }
    return members.isEmpty ? "{}\n" : "{\n\(members.joined(separator: ",\n"))\n}\n"
  }

  private var written: [(String, String?)] {
    [
      ("accept", accept.map(Self.list)), ("require", require.map(Self.list)),
      ("local", (local?.rawValue).map(JSONText.quoted)),
      ("external", (external?.rawValue).map(JSONText.quoted)),
      ("onConflict", onConflict.map(JSONText.quoted)), ("ordered", ordered.map(String.init)),
      ("intent", (intent?.rawValue).map(JSONText.quoted)),
      ("defaultIndex", defaultIndex.map { String($0) }),
      ("allowsMove", allowsMove.map(String.init)), ("localOnly", localOnly.map(String.init)),
      ("unwrapURL", unwrapURL.map(Self.list)), ("name", name.map(JSONText.quoted)),
      ("verify", verify.map(String.init)), ("manifest", manifest.map(JSONText.quoted)),
    ]
  }

  private static func list(_ words: [String]) -> String {
    "[\(words.map(JSONText.quoted).joined(separator: ", "))]"
  }

  /// This view with everything that another one says said instead.
  package func replaced(by other: View) -> View {
    var view = self
    view.accept = other.accept ?? accept
    view.require = other.require ?? require
    view.local = other.local ?? local
    view.external = other.external ?? external
    view.onConflict = other.onConflict ?? onConflict
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

/// Values as JSON has them.
enum JSONText {
  static func text(of value: JSON5Value) -> String {
    switch value.content {
    case .null: "null"
    case .bool(let truth): String(truth)
    case .number(let number):
      Int(number).map(String.init)
        ?? Double(number).flatMap { $0.isFinite ? String($0) : nil } ?? "null"
    case .string(let text): quoted(text)
    case .array(let values): "[\(values.map(text(of:)).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(quoted($0.key)):\(text(of: $0.value))" }.joined(separator: ","))}"
    }
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\0"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
