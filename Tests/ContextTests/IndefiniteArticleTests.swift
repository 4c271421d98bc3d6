import Testing

@testable import Context

@Suite struct IndefiniteArticleTests {
  @Test(
    "A label that can be counted has the article of its sound",
    arguments: [
      ("PNG image", "a PNG image"), ("SVG image", "an SVG image"), ("MP3 file", "an MP3 file"),
      ("UTF-8 document", "a UTF-8 document"), ("archive", "an archive"), ("folder", "a folder"),
      ("OpenDocument text", "OpenDocument text"), ("Swift source", "Swift source"),
      (".srt file", "a .srt file"), ("", ""),
    ])
  func articles(label: String, phrase: String) {
    #expect(IndefiniteArticle.before(label) == phrase)
  }
}
