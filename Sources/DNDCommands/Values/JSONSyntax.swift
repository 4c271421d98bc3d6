import Diagnostics
import JSON

/// Whether a text is JSON, whatever it says.
enum JSONSyntax {
  static func holds(_ text: String) -> Bool {
    (try? JSONReader.node(of: CarriedText.bytes(of: text), as: .strict)) != nil
  }
}
