import Items
import Sessions
import SystemCalls
import TestSupport
import Testing

/// Two commands that end one session at the same time, and a new session with its name.
@Suite struct EndingTests {
  @Test("The second command leaves a new session of that name alone")
  func newSessionOfTheName() throws {
    let test = try FileStore()
    try test.lift("s")
    let (first, second) = (try test.store.open("s"), try test.store.open("s"))
    #expect(try first.end(as: .ended))
    let other = try test.lift("s", ["other"])
    #expect(try second.end(as: .ended))
    let open = try test.store.open("s")
    #expect(open.session.id == other.id && open.session.state == .active)
    #expect(test.sandbox.list("state/dnd/ended") == ["s.\(first.session.id)"])
  }

  @Test("Cleaning up after a killed run leaves the payloads of a new session alone")
  func payloadsOfTheName() throws {
    let test = try FileStore()
    try test.lift("s")
    var dead = Claimant.thisProcess()
    dead.boot = "another"
    _ = try test.store.open("s").claim(by: dead, wait: .zero)
    let (first, second) = (try test.store.open("s"), try test.store.open("s"))
    _ = try second.claim(by: .thisProcess(), wait: .zero)
    #expect(try second.end(as: .ended))
    _ = first
    try test.lift("s", ["other"])
    let payload = try test.store.open("s").newPayload()
    #expect(try second.end(as: .ended))
    #expect(test.sandbox.list("state/dnd/sessions/s/payloads") == [payload.name])
  }
}
