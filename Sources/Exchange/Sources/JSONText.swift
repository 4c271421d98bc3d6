import FoundationEssentials

/// A text that is to be JSON (RFC 8259), whatever it says.
enum JSONText {
  /// Whether `text` is one JSON value and nothing more.
  static func isOne(_ text: String) -> Bool {
    (try? JSONDecoder().decode(Anything.self, from: Data(text.utf8))) != nil
  }

  /// The decoder reads the whole document before it asks for the first value.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) throws {}
  }
}
