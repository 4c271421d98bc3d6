import FileTransfer
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Makes each system call of a placement fail in turn, and checks the guarantees after each.
struct FaultTests {
  /// The items, the options, and the files that must be complete afterwards.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: [String: String]
    var name: String
    var operation: PlacementRequest.Operation = .copy
    var rule: ConflictRule = .dedupe
    var isElsewhere = false
    /// The files already at the destination.
    var there: [String: String] = [:]
  }

  private static let tree = ["tree/a": "A", "tree/in/b": "BB", "tree/in/deeper/c": ""]

  static let cases: [Case] = [
    Case(testDescription: "copy", source: ["f": "content"], name: "f"),
    Case(testDescription: "move", source: ["f": "content"], name: "f", operation: .move),
    Case(
      testDescription: "move across", source: ["f": "content"], name: "f", operation: .move,
      isElsewhere: true),
    Case(testDescription: "tree", source: tree, name: "tree"),
    Case(testDescription: "tree move", source: tree, name: "tree", operation: .move),
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
      testDescription: "number", source: ["f.x": "new"], name: "f.x", there: ["f.x": "old"]),
    Case(
      testDescription: "already there, move", source: ["f": "same"], name: "f", operation: .move,
      there: ["f": "same"]),
    Case(
      testDescription: "merge by move", source: tree, name: "tree", operation: .move,
      there: ["tree/in/b": "old", "tree/a": "A"]),
    Case(
      testDescription: "merge by move across", source: tree, name: "tree", operation: .move,
      isElsewhere: true, there: ["tree/in/b": "old", "tree/a": "A"]),
  ]

  @Test(arguments: cases, [Errno.ioError, .notSupported])
  func aFaultAtAnyCallLosesNothingAndLeavesNothingHalfMade(one: Case, fault: Errno) throws {
    var number = 1
    while try fails(one, at: number, with: fault) { number += 1 }
    // At least the calls to examine, place and sync.
    #expect(number > 5)
  }

  /// Places with one fault; returns whether the call was reached.
  private func fails(_ one: Case, at number: Int, with fault: Errno) throws -> Bool {
    let placing = try Placing(elsewhere: one.isElsewhere)
    if one.isElsewhere && placing.elsewhere == nil { return false }
    let sandbox = placing.sandbox
    for (path, text) in one.source { try sandbox.write(path, text) }
    let target = placing.elsewhere ?? sandbox
    let below = one.isElsewhere ? "" : "to/"
    for (path, text) in one.there { try target.write(below + path, text) }
    let request = placing.request(
      one.name, one.operation, one.rule, to: one.isElsewhere ? target.root : nil)

    let plan = FaultPlan(number: number, fails: fault)
    let outcome = plan.inForce { TransferEngine(workers: 1).place([request])[0] }

    let found = try placing.snapshot()
    let there =
      try one.isElsewhere
      ? placing.snapshot(target)
      : found.filter { $0.key.hasPrefix("to/") && $0.key != "to/" }.reduce(into: [:]) {
        $0[String($1.key.dropFirst(3))] = $1.value
      }
    let context: Comment = "call \(number): \(outcome), \(found), \(there)"
    for (path, text) in one.source {
      let isKept = found[path] == text
      #expect(isKept || there.values.contains(text), context)
      if case .failure = outcome, one.operation == .copy { #expect(isKept, context) }
    }
    for (path, text) in one.there {
      #expect(there[path] == text || isKept(text, there), context)
    }
    if one.rule != .replace {
      for (path, text) in one.there { #expect(there[path] == text, context) }
    }
    let known = Set(one.source.values).union(one.there.values)
    for (path, text) in found.merging(there, uniquingKeysWith: { $1 }) where !path.hasSuffix("/") {
      #expect(known.contains(text), "\(path) is half made; \(context)")
    }
    for path in Array(found.keys) + Array(there.keys) {
      #expect(!isTemporary(path), "\(path) is left; \(context)")
    }
    if case .success(let placement) = outcome, !plan.fired {
      #expect(placement.notes == [], context)
      #expect(placement.sourceRemoved == (one.operation == .move), context)
    }
    return plan.fired
  }

  private func isKept(_ text: String, _ there: [String: String]) -> Bool {
    there.contains { $0.key.hasPrefix("\(KeptDirectory.name)/") && $0.value == text }
  }

  private func isTemporary(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".dnd-") && $0 != "\(KeptDirectory.name)" }
  }
}
