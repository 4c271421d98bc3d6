import FileTransfer
import Items
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Interrupts an undo at each of its system calls, checks that nothing is lost, and repeats it.
struct UndoFaultTests {
  /// The placement, and its options.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: [String: String]
    var name: String
    var operation: PlacementRequest.Operation = .copy
    var rule: ConflictRule = .dedupe
    var isElsewhere = false
    var there: [String: String] = [:]
  }

  private static let tree = ["tree/a": "A", "tree/in/b": "BB", "tree/in/deeper/c": ""]

  static let cases: [Case] = [
    Case(testDescription: "copy", source: ["f": "content"], name: "f"),
    Case(testDescription: "tree", source: tree, name: "tree"),
    Case(testDescription: "move", source: ["f": "content"], name: "f", operation: .move),
    Case(testDescription: "tree move", source: tree, name: "tree", operation: .move),
    Case(
      testDescription: "move across", source: ["f": "content"], name: "f", operation: .move,
      isElsewhere: true),
    Case(
      testDescription: "tree move across", source: tree, name: "tree", operation: .move,
      isElsewhere: true),
    Case(
      testDescription: "replace", source: ["f": "new"], name: "f", rule: .replace,
      there: ["f": "old"]),
    Case(
      testDescription: "replace by move", source: ["f": "new"], name: "f", operation: .move,
      rule: .replace, there: ["f": "old"]),
    Case(
      testDescription: "replace by move across", source: ["f": "new"], name: "f",
      operation: .move, rule: .replace, isElsewhere: true, there: ["f": "old"]),
    Case(
      testDescription: "already there", source: ["f": "same"], name: "f", operation: .move,
      there: ["f": "same"]),
  ]

  @Test(
    "An undo that fails or is killed at any call loses nothing, and the next one finishes it",
    arguments: cases, [false, true])
  func atAnyCall(one: Case, lasts: Bool) throws {
    var number = 1
    while try isReached(one, number, lasts: lasts) { number += 1 }
    #expect(number > 5)
  }

  /// Undoes with a fault, then without; returns whether the call was reached.
  private func isReached(_ one: Case, _ number: Int, lasts: Bool) throws -> Bool {
    let placing = try Placing(elsewhere: one.isElsewhere)
    if one.isElsewhere && placing.elsewhere == nil { return false }
    let target = placing.elsewhere ?? placing.sandbox
    for (path, text) in one.source { try placing.sandbox.write(path, text) }
    for (path, text) in one.there { try target.write((one.isElsewhere ? "" : "to/") + path, text) }
    let before = try all(placing)
    var undo = try placing.undo(
      placing.request(one.name, one.operation, one.rule, to: placing.elsewhere?.root))
    let plan = FaultPlan(number: number, fails: .ioError, lasts: lasts)
    plan.inForce { try? undo.perform() }
    let found = try all(placing)
    for text in Set(one.source.values).union(one.there.values) {
      #expect(found.values.contains(text), "call \(number) lost '\(text)': \(found)")
    }
    // The names may have been exchanged twice, which the caller records.
    var effect = undo.effect
    if effect.replaced != nil { effect.changed = Clock.now }
    undo = Undo(effect, runID: undo.runID)
    undo.isResumed = true
    let again = Result { try undo.perform() }
    #expect(try all(placing) == before, "call \(number), then \(again)")
    return plan.fired
  }

  /// The contents of both sandboxes.
  private func all(_ placing: Placing) throws -> [String: String] {
    var found = try placing.snapshot()
    guard let elsewhere = placing.elsewhere else { return found }
    for (path, text) in try placing.snapshot(elsewhere) { found["elsewhere/\(path)"] = text }
    return found
  }
}
