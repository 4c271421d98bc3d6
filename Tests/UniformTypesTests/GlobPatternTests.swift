import Testing

@testable import UniformTypes

@Suite struct GlobPatternTests {
  @Test(arguments: [
    ("*.[1-9]", "ls.1"), ("*.so.[0-9]*", "libx.so.6.1"), ("readme*", "readme"),
    ("[0-9][0-9][0-9].vdr", "001.vdr"), ("*.anim[1-9j]", "x.animj"), ("*", ""), ("a?c", "abc"),
    ("a*b*c", "aXbbYc"), ("[!a]b", "cb"), ("[^a]b", "cb"), ("[]]", "]"), ("[a", "[a"), ("", ""),
    ("[a-]", "-"), ("**x", "yx"), ("x.*", "x."),
  ])
  func matches(pattern: String, name: String) {
    #expect(GlobPattern(Array(pattern.utf8)).matches(Array(name.utf8)))
  }

  @Test(arguments: [
    ("*.[1-9]", "ls.0"), ("readme*", "xreadme"), ("a?c", "ac"), ("[!a]b", "ab"), ("a*b", "abc"),
    ("[a", "a"), ("", "a"), ("a", ""), ("[a-c]", "d"), ("x.*", "x"),
  ])
  func doesNotMatch(pattern: String, name: String) {
    #expect(!GlobPattern(Array(pattern.utf8)).matches(Array(name.utf8)))
  }

  @Test(arguments: [
    ("[a", false), ("a[", false), ("[]", false), ("[!]", false), ("[a][b", false), ("a]", true),
    ("[]]", true), ("[!]]", true), ("[[]", true), ("[a-]x", true), ("", true),
  ])
  func saysWhetherEverySetIsClosed(pattern: String, expected: Bool) {
    #expect(GlobPattern(Array(pattern.utf8)).isWellFormed == expected)
  }

  @Test func isQuickOnWhatMakesOthersSlow() {
    let pattern = GlobPattern(Array(String(repeating: "a*", count: 100).utf8) + [0x62])
    #expect(!pattern.matches(Array(repeating: 0x61, count: 250)))
  }
}
