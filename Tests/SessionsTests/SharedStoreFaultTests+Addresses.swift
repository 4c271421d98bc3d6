import Diagnostics
import PostgresSessions
import Sessions
import Testing

// Words that are no address of a store, or hold a password.
extension SharedStoreFaultTests {
  @Test(arguments: [
    "host=/nowhere password=hunter2", "postgresql://me:hunter2@host/db",
    "postgres://me@host/db?password=hunter2", "service=x password='hunter2'",
    "postgresql://me:hunter2@host:port/db", "host=/x sslpassword=hunter2",
    "me:hunter2@host/db", "//me:hunter2@host/db", "host=me:hunter2@host", "host=x PassWord=hunter2",
  ])
  func aPasswordIsRefusedAndNotRepeated(words: String) throws {
    let test = try Store(words, initialized: false)
    let found = failure { _ = try test.store.activeNames() }
    #expect(found == .secret)
    let diagnostic = SessionError.sharedStore(.secret).diagnostic
    #expect(!"\(diagnostic)".contains("hunter2"))
    #expect(diagnostic.code.failure == .usage)
  }

  @Test func wordsThatAreNotAnAddressAreRefused() throws {
    let test = try Store("nonsense", initialized: false)
    guard case .invalid? = failure({ _ = try test.store.activeNames() }) else {
      Issue.record("not refused")
      return
    }
  }

  @Test(arguments: [
    ("host=/nowhere hunter2", "missing \"=\" after \"…\" in connection info string"),
    ("postgresql://me:hunter2/db", "the port is not a number"),
    ("host=/nowhere datbase=hunter2", "invalid connection option \"datbase\""),
  ])
  func aMisspelledAddressIsNotRepeated(words: String, said: String) throws {
    let test = try Store(words, initialized: false)
    #expect(failure { _ = try test.store.activeNames() } == .invalid(said))
  }
}
