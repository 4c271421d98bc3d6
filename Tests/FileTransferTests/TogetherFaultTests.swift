import FileTransfer
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Makes each system call of an atomic run fail in turn: afterwards all items are placed, or none.
struct TogetherFaultTests {
  @Test(
    arguments: [PlacementRequest.Operation.copy, .move], [Errno.ioError, .noSpace, .improperLink])
  func aFaultAtAnyCallPlacesAllOrNothing(
    operation: PlacementRequest.Operation, fault: Errno
  ) throws {
    for isElsewhere in [false, true] {
      var number = 1
      while try fails(operation, isElsewhere: isElsewhere, at: number, with: fault) { number += 1 }
      #expect(number > 20 || number == 1)
    }
  }

  /// Places with one fault; returns whether the call was reached.
  private func fails(
    _ operation: PlacementRequest.Operation, isElsewhere: Bool, at number: Int, with fault: Errno
  ) throws -> Bool {
    let placing = try Placing(elsewhere: isElsewhere)
    if isElsewhere && placing.elsewhere == nil { return false }
    let target = placing.elsewhere ?? placing.sandbox
    let below = isElsewhere ? "" : "to/"
    let sources = ["a": "A", "b": "new", "tree/in/c": "C", "met/d": "D"]
    for (path, text) in sources { try placing.sandbox.write(path, text) }
    try target.write(below + "b", "old")
    try target.write(below + "met/e", "E")
    let directory = isElsewhere ? target.root : nil
    let requests = [
      placing.request("a", operation, to: directory),
      placing.request("b", operation, .replace, to: directory),
      placing.request("tree", operation, to: directory),
      placing.request("met", operation, to: directory),
    ]
    let before = try (placing.snapshot(), placing.snapshot(target))

    let plan = FaultPlan(number: number, fails: fault)
    let outcomes = plan.inForce { TransferEngine(workers: 1).placeTogether(requests) }

    let after = try (placing.snapshot(), placing.snapshot(target))
    let context: Comment = "call \(number): \(outcomes), \(after)"
    let failures = outcomes.filter { if case .failure = $0 { true } else { false } }
    #expect(failures.isEmpty || failures.count == requests.count, context)
    if failures.isEmpty {
      for (path, text) in sources { #expect(after.1[below + path] == text, context) }
      #expect(after.1.values.contains("old"), context)
    } else {
      #expect(after == before, context)
    }
    for path in Array(after.0.keys) + Array(after.1.keys) {
      let isLeft = path.split(separator: "/").contains {
        $0.hasPrefix(".dnd-") && $0 != "\(KeptDirectory.name)"
      }
      #expect(!isLeft, "\(path) is left; \(context)")
    }
    return plan.fired
  }
}
