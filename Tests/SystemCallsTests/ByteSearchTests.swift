import SystemCalls
import Testing

@Suite struct ByteSearchTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "", 0), ("abc", "abc", 0), ("aabab", "ab", 1), ("ab\0cd", "\0c", 2),
  ])
  func theFirstOccurrenceIsFound(whole: String, part: String, position: Int) {
    #expect(Array(whole.utf8).position(of: Array(part.utf8)) == position)
  }

  @Test(arguments: [("", "a"), ("ab", "abc"), ("abab", "ba\0"), ("aaa", "b")])
  func whatIsNotThereIsNotFound(whole: String, part: String) {
    #expect(Array(whole.utf8).position(of: Array(part.utf8)) == nil)
  }
}
