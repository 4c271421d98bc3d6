import FileTransfer
import Testing

@Suite struct PortableNameTests {
  @Test(arguments: [
    ("a:b?.txt", "a：b？.txt"), ("\"<*>|\\", "＂＜＊＞｜＼"), ("a\n", "a␊"), ("end.", "end．"),
    ("end ", "end␠"), ("con.txt", "con‛.txt"), ("LPT1", "LPT1‛"), ("console", "console"),
    ("a：b", "a‛：b"), ("‛", "‛‛"), ("é日 x.tar.gz", "é日 x.tar.gz"), (".hidden", ".hidden"),
  ])
  func whatOtherSystemsCannotHoldIsReplaced(name: String, portable: String) {
    #expect(PortableName.of(Array(name.utf8)) == Array(portable.utf8))
  }

  @Test func aByteThatIsNotUTF8IsWrittenOut() {
    #expect(PortableName.of([0x61, 0xE9, 0x62]) == Array("a‛E9b".utf8))
  }

  @Test func theMiddleOfANameEndsInAnything() {
    #expect(PortableName.of(Array("con.".utf8), isWhole: false) == Array("con.".utf8))
  }
}
