import Diagnostics
import Sessions
import SystemCalls
import SystemPackage
import Testing

@Suite struct SessionErrorTests {
  static let all: [(SessionError, String, Diagnostic.Failure)] = [
    (.none(active: []), "session.none", .nothingToDo),
    (.notFound("s", active: ["a", "b"]), "session.notFound", .nothingToDo),
    (.ended("s", active: []), "session.ended", .nothingToDo),
    (.expired("s"), "session.expired", .nothingToDo),
    (.nameTaken("s"), "session.nameTaken", .usage),
    (.invalidName("a/b"), "session.invalidName", .usage),
    (.noItems, "session.noItems", .nothingToDo),
    (.noSuchItem(3, session: "s"), "session.noSuchItem", .nothingToDo),
    (.damaged("s", "/d/session.db", .item(3)), "session.damaged", .damaged),
    (.newerVersion("s", "/d/session.db", version: 2), "session.newerVersion", .damaged),
    (.busy("s"), "session.busy", .busy),
    (.stale("s"), "session.stale", .busy),
    (.claimLost("s"), "session.claimLost", .busy),
    (.unsafeDirectory("/d", .writableByOthers), "session.unsafeFolder", .unavailable),
    (.noRuntimeDirectory, "session.noRuntimeFolder", .unavailable),
    (.system(SystemFailure("write", "/d", .noSpace)), "session.noSpace", .failed),
    (.system(SystemFailure("write", "/d", .ioError)), "session.storeFailed", .failed),
  ]

  @Test(arguments: all.indices)
  func saysWhatIsTheMatter(number: Int) {
    let (error, name, failure) = Self.all[number]
    let diagnostic = error.diagnostic
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.code == Diagnostic.Code(name, failure))
    #expect(diagnostic.message.first?.isUppercase == false)
    for text in [diagnostic.message] + diagnostic.hints {
      #expect(!text.isEmpty && !text.hasSuffix("."))
    }
  }

  @Test func namesTheActiveSessionsButNotAThousandOfThem() {
    let some = SessionError.notFound("s", active: ["a", "b"]).diagnostic
    #expect(some.hints == ["name an active one with --session: a, b"])
    let many = SessionError.none(active: (1...1000).map { "n\($0)" }).diagnostic
    #expect(
      many.hints == [
        "name an active one with --session: n1, n2, n3, n4, n5, n6, n7, n8, n9, n10 and 990 more"
      ])
    #expect(SessionError.none(active: []).diagnostic.hints == ["start one with 'dnd lift FILE…'"])
  }

  @Test func saysWhereADamagedSessionLies() {
    let item = SessionError.damaged("s", "/d/session.db", .item(3)).diagnostic
    #expect(item.message.contains("item 3") && item.message.contains("/d/session.db"))
    #expect(item.hints.first?.contains("/d/payloads") == true)
  }
}
