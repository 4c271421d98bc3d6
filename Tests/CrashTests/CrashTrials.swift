import SystemCalls
import TestSupport
import Testing

/// Many trials of one scenario, as one test.
struct CrashTrials<Point> {
  /// A description of the faults.
  var title: String
  var scenario: Scenario
  /// Every point at which the drop can fail.
  var points: [Point]
  /// One of this many points is tried, unless `DND_CRASH` says otherwise.
  var stride: Int

  /// Runs `trial` at each chosen point, and records each violation as an issue.
  ///
  /// - Parameters:
  ///   - naming: The name of a point, so that it can be tried again.
  ///   - trial: Runs a drop that fails at a point.
  func run(naming: (Point) -> String, trial: (Point) throws -> CrashTrial.Verdict) throws {
    var findings = BrokenInvariants()
    var (tried, missed) = (0, 0)
    for point in Sampling(stride: stride, phase: scenario.number).of(points) {
      let name = "\(scenario): \(naming(point))"
      do {
        let verdict = try trial(point)
        tried += 1
        if !verdict.isReached { missed += 1 }
        findings.add(verdict, at: name)
      } catch {
        findings.add(error, at: name)
      }
    }
    try findings.report("\(title), \(scenario)")
    #expect(
      missed <= max(1, tried / 10), "\(scenario): \(missed) of \(tried) points were not reached")
    for finding in findings.all { Issue.record("\(scenario): \(finding.text)") }
  }
}
