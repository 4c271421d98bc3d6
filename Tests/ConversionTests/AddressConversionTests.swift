import Testing

@testable import Conversion

struct AddressConversionTests {
  private let convert: Converting

  init() throws { convert = try Converting() }

  @Test func aURLBecomesAShortcutToIt() throws {
    #expect(
      try convert(.internetShortcut, "https://example.com/a?b\n")
        == "[InternetShortcut]\r\nURL=https://example.com/a?b\r\n")
  }

  @Test func aURLIsTextAndTheReverse() throws {
    #expect(try convert(.urlToText, "https://example.com/\n") == "https://example.com/")
    #expect(
      try convert(.textToURL, "\n  https://example.com/ä%20b \n") == "https://example.com/ä%20b")
    #expect(try convert(.textToURL, "mailto:a@example.com") == "mailto:a@example.com")
  }

  @Test(arguments: [
    "note: milk", "TODO:x", "https://", "://x", "1a://x", "https://a b", "https://a/%2",
    "https://a\"",
    "a\u{1}://x", "words", "http:///a", "HTTPS://?a",
  ])
  func otherTextIsNoURL(text: String) throws {
    #expect(try convert.malformation(.textToURL, text)?.problem == .notAURL)
  }

  @Test func twoURLsAreNotOne() throws {
    #expect(
      try convert.malformation(.textToURL, "http://a\n\nhttp://b")
        == Malformation(line: 3, byte: 18, .severalURLs))
    #expect(try convert.malformation(.textToURL, " \n")?.problem == .noURL)
  }

  @Test(arguments: [
    ("\n  https://a.b/ \n", true), ("https://a.b/\nIts title\n", true),
    ("https://a.b/\nhttps://a.b/\n", true), ("[InternetShortcut]\r\nURL=https://a.b/\r\n", true),
    ("https://a.b/\nhttps://c.d/\n", false), ("http://", false), ("words\n", false), (" \n", false),
  ])
  func dataIsOneURL(text: String, isOne: Bool) {
    #expect(AddressConversion.isOneURL(Array(text.utf8)) == isOne)
  }

  @Test func theFirstLineHasNoWhiteSpaceAroundIt() {
    let line = AddressConversion.firstLine(of: Array("\r\n\t https://a.b/ \nx".utf8))
    #expect(line == Array("https://a.b/".utf8))
    #expect(AddressConversion.firstLine(of: Array(" \n".utf8)).isEmpty)
  }

  @Test func aListHasOneAddressInALine() throws {
    #expect(try convert(.urlToList, "file:///a%20b") == "file:///a%20b\r\n")
    #expect(try convert(.listToURL, "# from\r\nhttp://a/\r\n") == "http://a/")
    #expect(try convert(.listToFileURL, "file:///a\r\n") == "file:///a")
    #expect(try convert.malformation(.listToFileURL, "http://a/")?.problem == .notAFileURL)
    #expect(try convert.malformation(.listToURL, "# none\r\n")?.problem == .noURL)
    #expect(
      try convert.malformation(.listToURL, "http://a/\r\nhttp://b/\r\n")?.problem == .severalURLs)
  }

  @Test func copiedFilesAreAListWithAWordBeforeIt() throws {
    #expect(
      try convert(.listToCopiedFiles, "#\r\nfile:///a\r\nfile://localhost/b\r\n")
        == "copy\nfile:///a\nfile://localhost/b")
    #expect(try convert(.fileURLToCopiedFiles, "file:///a") == "copy\nfile:///a")
    #expect(
      try convert(.copiedFilesToList, "cut\nfile:///a\nfile:///b") == "file:///a\r\nfile:///b\r\n")
    #expect(
      try convert.malformation(.listToCopiedFiles, "file:///a\r\nhttp://b/\r\n")
        == Malformation(line: 2, byte: 22, .notAFileURL))
    #expect(
      try convert.malformation(.copiedFilesToList, "file:///a\n")
        == Malformation(line: 1, byte: 10, .notACopiedFilesList))
  }

  @Test(arguments: 0..<20) func anyListOfFilesComesBack(seed: Int) throws {
    var chance = Chance(seed)
    let list = (0...chance.below(20)).map { _ in
      "file:///\(chance.below(1000))%2\(chance.below(10))\r\n"
    }
    let steps = [Converting.step(.listToCopiedFiles), Converting.step(.copiedFilesToList)]
    #expect(try convert(steps, list.joined()) == list.joined())
  }
}
