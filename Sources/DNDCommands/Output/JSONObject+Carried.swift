import Diagnostics
import JSON

// Names and paths need not be valid UTF-8, but JSON must be.

extension JSONObject {
  /// Adds a name or path; if it is not valid UTF-8, adds it as base64 with `Bytes` appended to the
  /// key.
  mutating func add(_ key: String, carried text: String?) {
    guard let text else { return }
    if CarriedText.carriesRawBytes(text) {
      add("\(key)Bytes", Base64.text(CarriedText.bytes(of: text)))
    } else {
      add(key, text)
    }
  }
}
