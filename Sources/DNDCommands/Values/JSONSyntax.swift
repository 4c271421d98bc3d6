import Diagnostics
import JSON

/// Checks whether a text is JSON.
enum JSONSyntax {
  static func holds(_ text: String) -> Bool {
    (try? JSONReader.node(of: CarriedText.bytes(of: text), as: .strict)) != nil
  }
}
