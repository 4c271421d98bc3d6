import Testing

@testable import FileTransfer

struct TargetNameTests {
  @Test(arguments: [
    ("name.ext", "name 2.ext"), ("a.tar.gz", "a 2.tar.gz"), ("a.TAR.GZ", "a 2.TAR.GZ"),
    (".bashrc", ".bashrc 2"), (".config.json", ".config 2.json"), ("plain", "plain 2"),
    ("trailing.", "trailing. 2"), ("Mr. Smith", "Mr. Smith 2"), ("..x", "..x 2"),
    ("tar.gz", "tar 2.gz"), ("a.b.c", "a.b 2.c"), ("photo 2.jpg", "photo 2 2.jpg"),
    (".tar.gz", ".tar 2.gz"),
  ])
  func aNumberGoesBeforeTheExtension(name: String, expected: String) {
    #expect(TargetName.numbered(Array(name.utf8), 2) == Array(expected.utf8))
  }

  @Test func aDirectoryHasNoExtension() {
    #expect(TargetName.numbered(Array("v1.2".utf8), 3, isDirectory: true) == Array("v1.2 3".utf8))
    #expect(
      TargetName.numbered(Array("v1.2".utf8), 3, isDirectory: true, style: .dash)
        == Array("v1.2-3".utf8))
  }

  @Test func aLongNameIsCutBeforeItsExtensionAndBetweenCharacters() {
    let name = Array((String(repeating: "é", count: 200) + ".txt").utf8)
    let cut = TargetName.sanitized(name)
    #expect(cut.count <= 255 && cut.count >= 254)
    #expect(String(validating: cut, as: UTF8.self)?.hasSuffix("é.txt") == true)
    let numbered = TargetName.numbered(cut, 12)
    #expect(numbered.count <= 255)
    #expect(String(validating: numbered, as: UTF8.self)?.hasSuffix("é 12.txt") == true)
  }

  @Test func bytesThatAreNoTextAreCutAnywhereAndStayUsable() {
    let name = [UInt8](repeating: 0x80, count: 400)
    #expect(TargetName.sanitized(name) == [UInt8](repeating: 0x80, count: 255))
    let long = [0x61, 0x2E] + [UInt8](repeating: 0x62, count: 300)
    #expect(TargetName.isUsable(TargetName.sanitized(long)))
    #expect(TargetName.isUsable(TargetName.numbered(TargetName.sanitized(long), 999)))
  }

  @Test(arguments: [
    ("../../etc/passwd", ".._.._etc_passwd"), ("/etc/passwd", "_etc_passwd"), ("..", "untitled"),
    (".", "untitled"), ("", "untitled"), ("a\u{0}b", "ab"), ("keep\nme", "keep\nme"),
    ("-rf", "-rf"), ("...", "..."),
  ])
  func aSuggestionBecomesOneComponent(suggestion: String, expected: String) {
    let name = TargetName.sanitized(Array(suggestion.utf8))
    #expect(name == Array(expected.utf8))
    #expect(TargetName.isUsable(name))
  }

  @Test func whatIsUsableStaysByteForByte() {
    for name: [UInt8] in [[0xFF], [0x0A], Array("e\u{301}".utf8), [0x20], [0x2E, 0x61]] {
      #expect(TargetName.isUsable(name) && TargetName.sanitized(name) == name)
    }
    for name in ["", ".", "..", "a/b", "a\u{0}", String(repeating: "x", count: 256)] {
      #expect(!TargetName.isUsable(Array(name.utf8)))
    }
  }

  @Test(arguments: [
    (NumberingStyle.space, "a.tar.gz", "a 2.tar.gz"), (.dash, "a.tar.gz", "a-2.tar.gz"),
    (.parentheses, "a.tar.gz", "a (2).tar.gz"), (.dash, ".bashrc", ".bashrc-2"),
    (.parentheses, "a (2).txt", "a (2) (2).txt"), (.dash, "a-1.txt", "a-1-2.txt"),
  ])
  func numbersInAStyle(style: NumberingStyle, name: String, expected: String) throws {
    let numbered = TargetName.numbered(Array(name.utf8), 2, style: style)
    #expect(numbered == Array(expected.utf8))
    let found = try #require(TargetName.numberless(numbered, style: style))
    #expect(found.plain == Array(name.utf8) && found.number == 2)
  }

  @Test(arguments: [
    (NumberingStyle.dash, "a 2.txt"), (.dash, "a-02.txt"), (.dash, "a-1.txt"), (.dash, "-2.txt"),
    (.parentheses, "a 2.txt"), (.parentheses, "a(2).txt"), (.parentheses, "a (2.txt"),
    (.space, "a (2).txt"),
    (.space, "a-2.txt"),
  ])
  func findsNoNumberOfAnotherStyle(style: NumberingStyle, name: String) {
    #expect(TargetName.numberless(Array(name.utf8), style: style) == nil)
  }
}
