import Testing

@testable import UniformTypes

@Suite struct TypeWordTests {
  @Test(arguments: [
    ("pdf=cmd a=b", "pdf", "cmd a=b"), ("text=see; the/report=x", "text", "see; the/report=x"),
    ("text/plain;charset=utf-8=x", "text/plain;charset=utf-8", "x"),
    ("text/plain;charset=\"utf-8\"=x=y", "text/plain;charset=\"utf-8\"", "x=y"),
    ("text/plain;a=b;c=d=e;f=g", "text/plain;a=b;c=d", "e;f=g"),
    ("text/plain=a;b=c", "text/plain", "a;b=c"),
    (".md=", ".md", ""), ("=x", "", "x"), ("a;b=c", "a;b", "c"),
    ("text/plain;q=\"=\"=v", "text/plain;q=\"=\"", "v"),
  ])
  func takesARepresentationApart(argument: String, word: String, value: String) throws {
    let parts = try #require(TypeWord.split(argument))
    #expect(parts.word == word)
    #expect(parts.value == value)
  }

  @Test(arguments: ["pdf", "text/plain;charset=utf-8", "", "text/plain;charset=\"utf-8=x"])
  func saysWhenThereIsNoValue(argument: String) {
    #expect(TypeWord.split(argument) == nil)
  }

  @Test func listsTheShortWords() {
    #expect(
      TypeWord.shortWords == [
        "text", "image", "audio", "video", "url", "file", "folder", "archive", "any",
      ])
  }

  @Test func meansDeclaredTypesByItsShortWords() {
    for short in TypeWord.shorts {
      for case .type(let type) in short.wanted {
        #expect(TypeRegistry.builtIn.isDeclared(type), "\(short.word)")
      }
    }
  }
}
