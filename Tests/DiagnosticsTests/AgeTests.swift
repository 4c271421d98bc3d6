import Diagnostics
import Testing

@Suite struct AgeTests {
  @Test(
    "An age is shown in its largest unit",
    arguments: [
      (-5, "just now"), (0, "just now"), (9, "just now"), (10, "10 s ago"), (59, "59 s ago"),
      (60, "1 min ago"), (3599, "59 min ago"), (3600, "1 h ago"), (86399, "23 h ago"),
      (86400, "1 day ago"), (172_799, "1 day ago"), (172_800, "2 days ago"),
      (604_800, "7 days ago"),
    ])
  func words(seconds: Int64, text: String) {
    #expect(Age.text(seconds * 1_000_000_000) == text)
  }

  @Test(
    "What is still to come is told alike",
    arguments: [
      (-5, "now"), (0, "now"), (9, "in 10 s"), (599, "in 10 min"), (86400, "in 1 day"),
      (604_800, "in 7 days"),
    ])
  func wordsAhead(seconds: Int64, text: String) {
    #expect(Age.ahead(seconds * 1_000_000_000) == text)
  }

  @Test func noTimeIsTooLong() {
    #expect(Age.ahead(.max) == "in 106751 days")
    #expect(Age.text(.max) == "106751 days ago")
    #expect(Age.text(.min) == "just now")
  }
}
