import FileTransfer
import SystemCalls
import SystemPackage
import TestSupport
import Testing

struct NamePreviewTests {
  let placing: Placing
  var sandbox: Sandbox { placing.sandbox }

  init() throws { placing = try Placing() }

  @Test("A preview says which names placing then gives", arguments: ConflictRule.allCases)
  func aPreviewSaysWhatPlacingThenDoes(rule: ConflictRule) throws {
    try sandbox.write("free.txt", "free")
    try sandbox.write("taken.txt", "mine")
    try sandbox.write("again/taken.txt", "a third")
    try sandbox.write("again/free.txt", "another")
    try sandbox.write("folder/x", "x")
    try sandbox.write("again/folder/z", "z")
    try sandbox.write("to/taken.txt", "theirs")
    try sandbox.write("to/folder/y", "y")
    try FileSystem.setTimes(of: sandbox.path("to/taken.txt"), accessed: 1, modified: 1_000)
    let requests = [
      "free.txt", "again/free.txt", "taken.txt", "again/taken.txt", "folder", "again/folder",
    ].map { placing.request($0, .copy, rule) }
    let before = try placing.snapshot()
    var preview = NamePreview(rule: rule)
    let places = requests.map { request in
      preview.place(
        request.name, in: request.folder, isFolder: request.name == Array("folder".utf8))
    }
    #expect(try placing.snapshot() == before)
    for (place, outcome) in zip(places, placing.engine.place(requests)) {
      switch (place.meeting, outcome) {
      case (.taken, .failure(.destinationExists(let path))): #expect(path == place.path)
      case (.skipped, .success(let placement)): #expect(placement.state == .skipped)
      case (let meeting, .success(let placement)):
        #expect(placement.target == place.path)
        #expect(
          (meeting == .replaced || meeting == .replacedIfOlder) == (placement.replaced != nil))
      default: Issue.record("\(place) came to \(outcome)")
      }
    }
  }

  @Test("That another item of the drop has the name is said", arguments: ConflictRule.allCases)
  func namesGivenEarlierInTheRunAreTaken(rule: ConflictRule) throws {
    var preview = NamePreview(rule: rule)
    let places = (0..<3).map { _ in
      preview.place(Array("x.md".utf8), in: sandbox.path("to"), isFolder: false)
    }
    #expect(places.map(\.path) == ["to/x.md", "to/x 2.md", "to/x 3.md"].map { sandbox.path($0) })
    let own = rule == .dedupe ? NamePreview.Meeting.ownUnlessSame : .own
    #expect(places.map(\.meeting) == [.nothing, own, own])
  }

  #if DEBUG
    @Test("Ten thousand of one name are looked for once each")
    func manyOfOneName() throws {
      var preview = NamePreview(rule: .rename)
      let count = 1_000
      let plan = FaultPlan(call: "fstatat", number: 3 * count, fails: .ioError)
      plan.inForce {
        for _ in 0..<count {
          _ = preview.place(Array("cover.jpg".utf8), in: sandbox.path("to"), isFolder: false)
        }
      }
      #expect(!plan.fired)
    }

    @Test("A name that cannot be looked at is not free")
    func anUnreadableName() throws {
      var preview = NamePreview(rule: .rename)
      let plan = FaultPlan(call: "fstatat", number: 1, fails: .ioError)
      let (_, meeting) = plan.inForce {
        preview.place(Array("x".utf8), in: sandbox.path("to"), isFolder: false)
      }
      guard case .unreadable(let failure) = meeting else {
        Issue.record("\(meeting)")
        return
      }
      #expect(failure.errno == .ioError && !meeting.isSure)
    }
  #endif

  @Test("A move out of a folder that cannot be written fails before it begins")
  func aMoveFromAFolderThatCannotBeWrittenFailsBeforeItBegins() throws {
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
