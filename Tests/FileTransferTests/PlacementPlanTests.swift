import FileTransfer
import SystemCalls
import SystemPackage
import TestSupport
import Testing

struct PlacementPlanTests {
  let placing: Placing
  var sandbox: Sandbox { placing.sandbox }

  init() throws { placing = try Placing() }

  @Test(arguments: ConflictRule.allCases)
  func aPlanSaysWhatPlacingThenDoes(rule: ConflictRule) throws {
    try sandbox.write("free.txt", "free")
    try sandbox.write("taken.txt", "mine")
    try sandbox.write("same.txt", "same")
    try sandbox.write("again/taken.txt", "a third")
    try sandbox.write("folder/x", "x")
    try sandbox.write("to/taken.txt", "theirs")
    try sandbox.write("to/same.txt", "same")
    try sandbox.write("to/folder/y", "y")
    let requests = ["free.txt", "taken.txt", "again/taken.txt", "same.txt", "folder"].map {
      placing.request($0, .copy, rule)
    }
    let before = try placing.snapshot()
    var planner = PlacementPlanner()
    var plans: [Result<PlacementPlan, TransferError>] = []
    for request in requests {
      plans.append(Result { () throws(TransferError) in try planner.plan(request) })
    }
    #expect(try placing.snapshot() == before)
    for (plan, outcome) in zip(plans, placing.engine.place(requests)) {
      switch (plan, outcome) {
      case (.success(let plan), .success(let placement)):
        #expect(plan.target == placement.target)
        #expect((plan.action == .skip) == (placement.state == .skipped))
        #expect((plan.action == .alreadyThere) == (placement.state == .alreadyThere))
        #expect((plan.action == .replace) == (placement.replaced != nil))
      case (.failure(let planned), .failure(let error)): #expect(planned == error)
      default: Issue.record("planned \(plan), came to \(outcome)")
      }
    }
  }

  @Test func namesGivenEarlierInTheRunAreTaken() throws {
    for (folder, text) in [("one", "1"), ("two", "2"), ("three", "1")] {
      try sandbox.write("\(folder)/x.md", text)
    }
    var planner = PlacementPlanner()
    let plans = try ["one/x.md", "two/x.md", "three/x.md"].map {
      try planner.plan(placing.request($0))
    }
    #expect(plans.map(\.action) == [.create, .number, .alreadyThere])
    #expect(
      plans.map(\.target) == ["to/x.md", "to/x 2.md", "to/x.md"].map { sandbox.path($0) })
  }

  @Test func aFolderThatWillBeMadeIsEmpty() throws {
    try sandbox.write("a", "A")
    let request = placing.request("a", to: sandbox.path("new"))
    var planner = PlacementPlanner()
    #expect(try planner.plan(request, folderWillExist: true).target == sandbox.path("new/a"))
    #expect(throws: TransferError.destinationMissing(sandbox.path("new"))) {
      try planner.plan(request)
    }
  }

  @Test func aMoveFromAFolderThatCannotBeWrittenFailsBeforeItBegins() throws {
    try sandbox.write("fixed/a", "A")
    try FileSystem.setMode(of: sandbox.path("fixed"), to: 0o555)
    // Root may write everywhere: a fault stands for the refusal.
    let plan = FaultPlan(call: "faccessat", number: 1, fails: .permissionDenied)
    let outcome = plan.inForce { placing.engine.place([placing.request("fixed/a", .move)])[0] }
    guard case .failure(.sourceFolderNotWritable(let path, _)) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(path == sandbox.path("fixed/a"))
    #expect(sandbox.list("to") == [])
  }
}
