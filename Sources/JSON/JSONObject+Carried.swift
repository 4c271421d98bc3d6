import Diagnostics

// Names and paths need not be valid UTF-8, but JSON must be.

extension JSONObject {
  /// Adds a name or path; if it is not valid UTF-8, adds it as base64 with `Bytes` appended to the
  /// key.
  package mutating func add(_ key: String, carried text: String?) {
    guard let text else { return }
    if CarriedText.carriesRawBytes(text) {
      add("\(key)Bytes", Base64.text(CarriedText.bytes(of: text)))
    } else {
      add(key, text)
    }
  }
}

extension JSONNode {
  /// The name or path that `add(_:carried:)` wrote, as carried text; nil if it is absent or malformed.
  package func carried(_ key: String) -> String? {
    if let text = self[key]?.string { return CarriedText.text(Array(text.utf8)) }
    return self["\(key)Bytes"]?.string.flatMap { Base64.bytes($0.utf8) }.map {
      CarriedText.text($0)
    }
  }

  /// The value of a boolean; nil for other values.
  package var truth: Bool? { if case .bool(let truth) = content { truth } else { nil } }
}
