import Testing

@testable import Diagnostics

@Suite struct TypedWordTests {
  @Test(
    "A word is quoted only if a shell would change it",
    arguments: [
      ("brisk-otter", "brisk-otter"), ("/home/ada/a.txt", "/home/ada/a.txt"), ("日本", "日本"),
      ("a b", "\"a b\""), ("don't", "\"don't\""), ("", "\"\""), ("*", "\"*\""),
      ("a$b c", "a\\$b\\ c"), ("\"x\"", "\\\"x\\\""),
    ])
  func quoting(word: String, typed: String) {
    #expect(TypedWord.of(word) == typed)
  }
}
