import SystemCalls
import TestSupport
import Testing

/// Many ordeals of one scenario, as one test.
struct Trials<Point> {
  /// What is done to the drops, in words.
  var title: String
  var scenario: Scenario
  /// Every point at which the drop can be brought to grief.
  var points: [Point]
  /// One of how many is tried unless `DND_CRASH` says otherwise.
  var stride: Int

  /// Puts a drop through `ordeal` at each chosen point, and records each broken promise as an issue.
  ///
  /// - Parameters:
  ///   - place: Names a point, so that it can be tried again.
  ///   - ordeal: Lets a drop come to grief at a point.
  func run(place: (Point) -> String, ordeal: (Point) throws -> CrashTrial.Verdict) throws {
    var findings = Findings()
    for point in Sampling(stride: stride, phase: scenario.number).of(points) {
      let place = "\(scenario): \(place(point))"
      do {
        findings.add(try ordeal(point), at: place)
      } catch {
        findings.add(error, at: place)
      }
    }
    try findings.report("\(title), \(scenario)")
    for finding in findings.all { Issue.record("\(scenario): \(finding.text)") }
  }
}
