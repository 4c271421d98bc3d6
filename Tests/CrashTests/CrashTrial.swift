import FoundationEssentials
import SystemCalls
import SystemPackage
import TestSupport

/// One failing drop, an examination of the result, and the same drop again.
struct CrashTrial {
  let expected: ExpectedOutcome

  /// The result of a trial.
  struct Verdict {
    /// Each violated guarantee on one line.
    var broken: [String] = []
    /// Whether the drop was killed, if it had to be.
    var isReached = true
    /// The outcome and output of the first drop, for failure messages.
    var told: String
  }

  /// Drops with these orders or this wrapper, and again without them.
  ///
  /// - Parameters:
  ///   - look: Called right after the first drop.
  ///   - meanwhile: Orders for another failing drop in between.
  ///   - mustDie: Whether the first drop must be killed. How many calls it makes depends a little on how long its
  ///     batches take, so it may also end well before it reaches the point.
  ///   - mayKeep: Whether a drop may keep sources if it reports them. Only a failed call is a
  ///     reason for that.
  func undergo(
    orders: (CrashFixture) -> [String: String] = { _ in [:] },
    under wrapper: (CrashFixture) -> [String] = { _ in [] },
    look: (CrashFixture) throws -> Void = { _ in }, meanwhile: [String: String]? = nil,
    mustDie: Bool = false, mayKeep: Bool = false
  ) throws -> Verdict {
    let fixture = try CrashFixture(expected.scenario, expected.load)
    let first = try fixture.dnd(
      "drop", fixture.dropping, orders: orders(fixture), under: wrapper(fixture))
    try look(fixture)
    var verdict = Verdict(told: "\(first.ending) \(first.errorText)")
    if mustDie && first.ending != .signalled(9) {
      verdict.isReached = false
      if first.status != 0 { verdict.broken.append("it was not killed") }
    }
    if first.ending == .timedOut { verdict.broken.append("the drop hangs") }
    var show = try fixture.dnd("show", ["--json"])
    verdict.broken += try expected.broken(in: fixture, show: show)
    if let meanwhile {
      let other = try fixture.dnd("drop", fixture.dropping, orders: meanwhile)
      verdict.told += "; then \(other.ending) \(other.errorText)"
      show = try fixture.dnd("show", ["--json"])
      verdict.broken += try expected.broken(in: fixture, show: show).map { "then \($0)" }
    }
    let isTold = first.outputText.contains(#""destination":"#)
    if expected.scenario.isAtomic, isTold, !first.outputText.contains(#""state":"placed""#) {
      verdict.broken += try expected.appeared(in: fixture).map { "said to have failed: \($0)" }
    }
    // A drop that reports success must have done everything.
    if first.status == 0 {
      verdict.broken += try expected.unfinished(
        in: fixture, excused: mayKeep ? Self.kept(in: [first]) : []
      )
      .map { "said to be done: \($0)" }
    }
    let second = try fixture.dnd("drop", fixture.dropping)
    // An ended session cannot be dropped again, and need not be. The second drop may have to keep a
    // source, and then reports it.
    let keepsSource = mayKeep && second.status == 3 && !Self.kept(in: [second]).isEmpty
    if second.status != 0 && !keepsSource && !(show.status == 6 && second.status == 6) {
      verdict.broken.append("again: \(second.ending) \(second.errorText)\(second.outputText)")
    }
    verdict.broken += try expected.unfinished(
      in: fixture, excused: mayKeep ? Self.kept(in: [first, second]) : []
    )
    .map { "again: \($0)" }
    return verdict
  }

  /// The sources that drops reported as kept.
  private static func kept(in outcomes: [Tool.Outcome]) -> [String] {
    outcomes.flatMap { outcome in
      (outcome.outputText + outcome.errorText).matches(
        of: #/"code":"transfer\.(?:sourceKept|leftBehind)","message":"([^"]*)"/#
      ).flatMap { message in
        message.1.matches(of: #/'[^']*?/from/([^']+)'/#).map { path in
          // Of many paths, only three are named, all of one item.
          message.1.contains(#/ and \d+ more/#)
            ? String(path.1.prefix { $0 != "/" }) : String(path.1)
        }
      }
    }
  }
}

/// The violated guarantees of many trials, grouped by cause.
struct BrokenInvariants {
  private var found: [(cause: String, where: String, told: String)] = []
  private(set) var count = 0

  mutating func add(_ verdict: CrashTrial.Verdict, at point: String) {
    count += 1
    for line in verdict.broken { found.append((line, point, verdict.told)) }
  }

  mutating func add(_ error: any Error, at point: String) {
    count += 1
    found.append(("the test itself broke: \(error)", point, ""))
  }

  /// Each violation once: its cause, the points where it occurred, and the output of the drop.
  var all: [(cause: String, text: String)] {
    Dictionary(grouping: found, by: { Self.withoutChance($0.cause) })
      .sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }
      .map { cause, all in
        let points = all.prefix(4).map(\.where).joined(separator: "\n      ")
        let told = all[0].told.prefix(600)
        return (
          cause, "\(cause)\n    \(all.count) times:\n      \(points)\n    the first said: \(told)"
        )
      }
  }

  private static func withoutChance(_ text: String) -> String {
    text.replacing(#/\.dnd-(?!replaced)[a-z2-7]+(\.\w+)?/#, with: ".dnd-*")
      .replacing(#/dnd-crash\.\w{6}/#, with: "*")
      .replacing(#/\.promise-\w{6}/#, with: ".promise-*")
  }

  /// Appends the report to the file named by `DND_CRASH_REPORT`, if set.
  func report(_ title: String) throws {
    print("\(title): \(count) points, \(found.count) broken promises")
    guard let path = Environment.path("DND_CRASH_REPORT") else { return }
    let file = try OpenFile.open(path, .writeOnly, options: [.create, .append])
    let text = (["== \(title): \(count) points, \(found.count) broken"] + all.map(\.text))
      .joined(separator: "\n")
    try file.writeAll(Array("\(text)\n\n".utf8))
  }
}
