/// Words of a place that are other words here, and why.
///
/// They are compared as if they were the words here.
struct Wording: Sendable {
  let reason: String
  let places: [PlaceUnderTest]
  /// A regular expression, and what it is replaced by.
  let there: String
  let here: String
  /// A case in which it is said.
  let example: String

  init(
    _ reason: String, _ places: [PlaceUnderTest], _ there: String, is here: String,
    in example: String
  ) {
    self.reason = reason
    self.places = places
    self.there = there
    self.here = here
    self.example = example
  }

  func apply(to text: String) -> String {
    guard let pattern = try? Regex(there).anchorsMatchLineEndings() else { return text }
    return text.replacing(pattern) { match in
      here.replacing("$1", with: match.count > 1 ? match[1].substring ?? "" : "")
    }
  }
}
