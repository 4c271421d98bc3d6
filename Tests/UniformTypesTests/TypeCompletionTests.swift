import Testing

@testable import UniformTypes

@Suite struct TypeCompletionTests {
  let registry = TypeRegistry.builtIn

  private func words(_ typed: String, selects: Bool = true) -> [String] {
    TypeCompletion(typed, in: registry, selects: selects)().map(\.word)
  }

  @Test(arguments: [
    ("jp", ["jpeg"]), ("m", ["md", "mp3", "m4a", "mp4", "mov", "mkv"]), ("im", ["image"]),
    ("heic", ["heic"]), ("com.adobe.pd", ["com.adobe.pdf"]), (".tiff", [".tiff"]),
    ("image/pn", ["image/png"]), ("qqqq", []),
  ])
  func goesOnFromWhatIsTyped(typed: String, expected: [String]) {
    #expect(words(typed) == expected)
  }

  @Test func offersSizesBehindTheTypeOfAPicture() {
    #expect(words("jpeg;") == ["jpeg;max=1024", "jpeg;max=2048", "jpeg;max=4096"])
    #expect(words("image/png;max=2") == ["image/png;max=2048"])
    #expect(words("pdf;") == [] && words("jpeg;", selects: false) == [])
  }

  @Test func beginsWithWhatIsUsual() {
    #expect(words("").starts(with: ["jpeg", "png", "pdf", "md", "html", "csv", "text", "image"]))
  }

  @Test func offersIdentifiersOnlyOnceADotIsTyped() {
    for typed in ["", "p", "pub", "com"] {
      #expect(words(typed).allSatisfy { !$0.contains(".") || $0.hasPrefix("tar.") })
    }
    #expect(words("public.").contains("public.jpeg"))
  }

  @Test func offersNoWordThatOnlySelectsToARepresentation() throws {
    let offered = words("", selects: false)
    #expect(offered.contains("text"))
    #expect(!offered.contains("image"))
    for word in offered { _ = try registry.offered(word) }
  }

  @Test func offersOnlyWordsThatNameTypes() throws {
    for word in words("") { #expect(try !registry.accepted(word).contains(where: \.isUndeclared)) }
  }

  @Test(arguments: [
    ("public.jpeg", "jpeg"), ("public.utf8-plain-text", "text"), ("public.plain-text", "text"),
    ("net.daringfireball.markdown", "md"), ("public.image", "image"), ("public.movie", "video"),
    ("public.zip-archive", "zip"),
  ])
  func findsTheWordThatAPersonWouldWrite(identifier: String, word: String) {
    #expect(registry.word(for: UniformType(identifier)) == word)
  }

  @Test func findsNoWordForWhatOnlyItsIdentifierNames() {
    #expect(registry.word(for: UniformType("public.content")) == nil)
  }
}
