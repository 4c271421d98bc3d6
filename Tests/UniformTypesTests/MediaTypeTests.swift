import Testing

@testable import UniformTypes

@Suite struct MediaTypeTests {
  @Test func takesANameAndItsParametersApart() throws {
    let media = try #require(MediaType(" text/Plain ; Charset=\"UTF-8\"; format = flowed;;x"))
    #expect(media.essence == "text/Plain")
    #expect(media.topLevel == "text")
    #expect(media.parameters.map(\.name) == ["charset", "format"])
    #expect(media.parameters.map(\.value) == ["UTF-8", "flowed"])
  }

  @Test(arguments: [
    "", "text", "text/", "/plain", "a/b/c", "te xt/plain", "text/pl\nain", "*/x", ";",
  ])
  func refusesWhatIsNone(text: String) {
    #expect(MediaType(text) == nil)
  }
}
