import Diagnostics
import FoundationEssentials

/// Whether a text is JSON, whatever it says.
enum JSONSyntax {
  static func holds(_ text: String) -> Bool {
    // The decoder reads the whole text before it asks what to make of it.
    (try? JSONDecoder().decode(Anything.self, from: Data(CarriedText.bytes(of: text)))) != nil
  }

  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }
}
