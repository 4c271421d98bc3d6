import SystemCalls
import SystemPackage
import Testing

@testable import Context
@testable import Picking

@Suite struct SourceWordTests {
  @Test(arguments: ["http://x.org", "https://x.org/a", "git+ssh://h/p", "HTTP://X"])
  func aSchemeAndTwoSlashesMakeAURL(word: String) {
    #expect(Meaning(word) == .url(word))
  }

  @Test(arguments: ["://x", "1http://x", "a b://c", "http:/x", "http://", "./http://x", "-x", "x"])
  func everythingElseIsAPath(word: String) {
    #expect(Meaning(word) == .path(FilePath(word)))
  }

  @Test func aFileURLIsThePathItNames() {
    #expect(Meaning("file:///tmp/a%20b") == .path("/tmp/a b"))
    #expect(Meaning("FILE://localhost/tmp/x") == .path("/tmp/x"))
    #expect(Meaning("file:/tmp/a%20b") == .path("/tmp/a b"))
    #expect(Meaning("file://\(Machine.hostName.uppercased())/tmp/x") == .path("/tmp/x"))
    #expect(Meaning("file://localhost.elsewhere/x") == .url("file://localhost.elsewhere/x"))
    #expect(Meaning("file://elsewhere/tmp/x") == .url("file://elsewhere/tmp/x"))
    #expect(Meaning("file:///tmp/%zz") == .url("file:///tmp/%zz"))
    #expect(Meaning("file:///tmp/%00") == .url("file:///tmp/%00"))
  }

  @Test func aHyphenIsStandardInputWhereItIsTyped() {
    #expect(Meaning("-") == .input)
    #expect(Meaning("-", .line) == .path("-"))
    #expect(Meaning("-", .uri) == nil)
  }

  @Test func dataIsOnlyInAListOfURIs() {
    #expect(Meaning("data:,x", .uri) == .data(DataURI("data:,x")))
    #expect(Meaning("data:,x") == .path("data:,x"))
    #expect(Meaning("data:,x", .line) == .path("data:,x"))
  }

  @Test func theURLOfAPathNamesThatPath() {
    let path = FilePath(bytes: Array("/tmp/ä %#?\n".utf8) + [0xFF])
    let url = FileURL.url(of: path)
    #expect(url.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    #expect(FileURL.path(of: String(decoding: url, as: UTF8.self)) == path)
  }

  @Test(arguments: [
    ("https://x.org/a/logo.png?size=2#top", "logo.png"), ("https://me@x.org:8080", "x.org"),
    ("https://x.org/", "x.org"), ("https://x.org/a%20b", "a b"), ("https://x.org/a%2Fb", "a_b"),
    ("mailto:me@x.org", "x.org"),
  ])
  func aURLSuggestsAName(url: String, name: String) {
    #expect(URLName.suggested(for: url) == name)
  }
}
