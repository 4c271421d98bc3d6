import Diagnostics
import JSON

// Names and paths need not be UTF-8, but JSON is.

extension JSONObject {
  /// Adds a name or path: where it is not UTF-8, as base64 under the key with `Bytes` behind it.
  mutating func add(_ key: String, carried text: String?) {
    guard let text else { return }
    if CarriedText.carriesRawBytes(text) {
      add("\(key)Bytes", Base64.text(CarriedText.bytes(of: text)))
    } else {
      add(key, text)
    }
  }
}
