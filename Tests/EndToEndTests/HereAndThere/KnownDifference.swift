import Testing

/// What a place does in another way than a folder here, or not as promised, and why.
///
/// Each line has the names of cases, the ways, the places, and what differs. A difference that is not listed fails the
/// test, and so does one that is listed and gone. `*` among the cases allows it in all others, too.
struct KnownDifference {
  let reason: String
  let lines: String

  init(_ reason: String, _ lines: String) {
    self.reason = reason
    self.lines = lines
  }

  /// The words of the lines that name nothing.
  static var unknownNames: [String] {
    let known = [
      PlacedCase.all.map(\.name) + ["*"], PlacedCase.Way.allCases.map(\.rawValue),
      PlaceUnderTest.allCases.map(\.rawValue), Difference.allCases.map(\.rawValue),
    ]
    return all.flatMap { $0.lines.split(separator: "\n") }.flatMap { line in
      let parts = line.split(separator: ":")
      guard parts.count == known.count else { return [String(line)] }
      return parts.enumerated().flatMap { index, part in
        part.split(separator: index == 0 ? "," : " ").map { String($0.trimmingPrefix(" ")) }
          .filter { !known[index].contains($0) }
      }
    }
  }

  /// What is known of a case at a place.
  private struct Known {
    var certain: Set<Difference> = []
    var possible: Set<Difference> = []

    init(_ placed: PlacedCase, _ way: PlacedCase.Way, at place: PlaceUnderTest) {
      for line in KnownDifference.all.flatMap({ $0.lines.split(separator: "\n") }) {
        let parts = line.split(separator: ":")
        let cases = parts[0].split(separator: ",").map { $0.trimmingPrefix(" ") }
        func names(_ index: Int) -> [Substring] { parts[index].split(separator: " ") }
        guard names(1).contains("\(way)"), names(2).contains("\(place)") else { continue }
        let differences = names(3).compactMap { Difference(rawValue: String($0)) }
        if cases.contains(placed.name[...]) {
          certain.formUnion(differences)
        } else if cases.contains("*") {
          possible.formUnion(differences)
        }
      }
    }
  }

  /// What must differ in a case at a place.
  static func certain(
    _ placed: PlacedCase, _ way: PlacedCase.Way, at place: PlaceUnderTest
  ) -> Set<Difference> { Known(placed, way, at: place).certain }

  /// Expects exactly the known differences of these kinds.
  static func expect(
    _ found: Difference.Found, of placed: PlacedCase, _ way: PlacedCase.Way,
    at place: PlaceUnderTest, among kinds: [Difference]
  ) {
    let known = Known(placed, way, at: place)
    for difference in kinds {
      let what = "\(placed): \(way): \(place): \(difference.rawValue)"
      if let text = found[difference] {
        if !known.certain.union(known.possible).contains(difference) {
          Issue.record("\(what)\n\(text)")
        }
      } else if known.certain.contains(difference) {
        Issue.record("\(what) is listed and differs no more")
      }
    }
  }
}
