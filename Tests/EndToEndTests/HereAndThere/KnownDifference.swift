import Testing

/// What a place does in another way than a folder here, or not as promised, and why.
///
/// Each line has the names of cases, the ways, the places, and what differs; for a difference after a kill also a part
/// of the line that `EnvironmentFault` traces of the call. A difference that is not listed fails the test, and so does
/// one that is listed and gone. `*` among the cases allows it in all others, too, and `?` behind a case allows it there.
struct KnownDifference {
  /// Stays the same, so that others can name it.
  let number: Int
  let reason: String
  let lines: String

  init(_ number: Int, _ reason: String, _ lines: String) {
    self.number = number
    self.reason = reason
    self.lines = lines
  }

  /// The words of the lines that name nothing.
  static var unknownNames: [String] {
    let known = [
      PlacedCase.all.flatMap { [$0.name, $0.name + "?"] } + ["*"],
      PlacedCase.Way.allCases.map(\.rawValue),
      PlaceUnderTest.allCases.map(\.rawValue), Difference.allCases.map(\.rawValue),
    ]
    return all.flatMap { $0.lines.split(separator: "\n") }.flatMap { line in
      let parts = line.split(separator: " | ")
      guard parts.count >= known.count else { return [String(line)] }
      return zip(parts, known).enumerated().flatMap { index, pair in
        pair.0.split(separator: index == 0 ? "," : " ").map { String($0.trimmingPrefix(" ")) }
          .filter { !pair.1.contains($0) }
      }
    }
  }

  /// What must differ in a case at a place.
  struct Certain {
    var differences: Set<Difference> = []
    /// What may differ besides.
    fileprivate var possible: Set<Difference> = []
    /// A part of the line of each call at which a kill makes a difference.
    var calls: [Substring] = []

    var kills: Set<Difference> { differences.intersection(Difference.ofKills) }
  }

  /// What must differ in a case at a place.
  static func certain(
    _ placed: PlacedCase, _ way: PlacedCase.Way, at place: PlaceUnderTest
  ) -> Certain {
    var certain = Certain()
    for line in all.flatMap({ $0.lines.split(separator: "\n") }) {
      let parts = line.split(separator: " | ")
      let cases = parts[0].split(separator: ",").map { $0.trimmingPrefix(" ") }
      func names(_ index: Int) -> [Substring] { parts[index].split(separator: " ") }
      guard names(1).contains("\(way)"), names(2).contains("\(place)") else { continue }
      let differences = names(3).compactMap { Difference(rawValue: String($0)) }
      if cases.contains(placed.name[...]) {
        certain.differences.formUnion(differences)
        certain.calls += parts.dropFirst(4)
      } else if cases.contains("*") || cases.contains("\(placed.name)?") {
        certain.possible.formUnion(differences)
      }
    }
    return certain
  }

  /// Expects exactly the known differences of these kinds.
  static func expect(
    _ found: Difference.Found, of placed: PlacedCase, _ way: PlacedCase.Way,
    at place: PlaceUnderTest, among kinds: [Difference]
  ) {
    let known = certain(placed, way, at: place)
    for difference in kinds {
      let what = "\(placed) | \(way) | \(place) | \(difference.rawValue)"
      if let text = found[difference] {
        if !known.differences.union(known.possible).contains(difference) {
          Issue.record("\(what)\n\(text)")
        }
      } else if known.differences.contains(difference) {
        Issue.record("\(what) is listed and differs no more")
      }
    }
  }
}
