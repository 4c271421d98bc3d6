import SystemCalls
import TestSupport
import Testing

/// Many trials of one scenario, as one test.
struct CrashTrials<Point> {
  /// What is done to the drops, in words.
  var title: String
  var scenario: Scenario
  /// Every point at which the drop can be brought to grief.
  var points: [Point]
  /// One of how many is tried unless `DND_CRASH` says otherwise.
  var stride: Int

  /// Puts a drop through `trial` at each chosen point, and records each broken promise as an issue.
  ///
  /// - Parameters:
  ///   - naming: Names a point, so that it can be tried again.
  ///   - trial: Lets a drop come to grief at a point.
  func run(naming: (Point) -> String, trial: (Point) throws -> CrashTrial.Verdict) throws {
    var findings = BrokenInvariants()
    for point in Sampling(stride: stride, phase: scenario.number).of(points) {
      let name = "\(scenario): \(naming(point))"
      do {
        findings.add(try trial(point), at: name)
      } catch {
        findings.add(error, at: name)
      }
    }
    try findings.report("\(title), \(scenario)")
    for finding in findings.all { Issue.record("\(scenario): \(finding.text)") }
  }
}
