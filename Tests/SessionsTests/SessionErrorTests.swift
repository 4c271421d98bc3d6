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
    #expect(
      some.hints == ["'dnd use a' continues with that one", "'dnd list' shows 1 more"])
    let many = SessionError.none(active: (1...1000).map { "n\($0)" }).diagnostic
    #expect(
      many.hints == ["'dnd use n1' continues with that one", "'dnd list' shows 999 more"])
    let one = SessionError.notFound("s", active: ["my things"]).diagnostic
    #expect(one.hints == [#"'dnd use "my things"' continues with that one"#])
    #expect(SessionError.none(active: []).diagnostic.hints == ["start one with 'dnd lift FILE…'"])
  }

  @Test func saysWhereADamagedSessionLies() {
    let item = SessionError.damaged("s", "/d/session.db", .item(3)).diagnostic
    #expect(item.message.contains("item 3") && item.message.contains("/d/session.db"))
    #expect(item.hints.first?.contains("/d/payloads") == true)
  }
}
