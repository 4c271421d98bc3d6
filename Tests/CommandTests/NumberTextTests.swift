import Diagnostics
import Testing

@testable import Context
@testable import DNDCommands

@Suite struct ByteCountTests {
  @Test(
    arguments: [
      (0, "0 B"), (1, "1 B"), (999, "999 B"), (1000, "1.0 kB"), (2345, "2.3 kB"), (2350, "2.4 kB"),
      (9949, "9.9 kB"), (9950, "10 kB"), (3_100_000, "3.1 MB"), (47_400_000, "47 MB"),
      (999_499, "999 kB"), (999_500, "1.0 MB"), (999_999, "1.0 MB"), (1_000_000_000, "1.0 GB"),
      (Int64.max, "9.2 EB"), (-5, "0 B"),
    ] as [(Int64, String)])
  func readsAsPeopleDo(count: Int64, text: String) {
    #expect(ByteCount.text(count) == text)
  }
}

@Suite struct TimestampTests {
  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (1_795_225_206, "2026-11-21T01:40:06Z"),
      (951_782_399, "2000-02-28T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
      (4_107_542_400, "2100-03-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
    ] as [(Int64, String)])
  func isRFC3339(seconds: Int64, text: String) {
    #expect(Timestamp.text(seconds * 1_000_000_000) == text)
  }

  @Test func aPartOfASecondIsLeftOut() {
    #expect(Timestamp.text(1_999_999_999) == "1970-01-01T00:00:01Z")
    #expect(Timestamp.text(-1) == "1969-12-31T23:59:59Z")
  }
}

@Suite struct DurationTextTests {
  @Test(
    arguments: [
      ("30s", 30), ("10m", 600), ("1h30m", 5400), ("2d", 172_800), ("1d2h3m4s", 93_784), ("45", 45),
      ("0", 0), ("1h1s", 3601),
    ] as [(String, Int64)])
  func readsSeconds(text: String, seconds: Int64) {
    #expect(DurationText.nanoseconds(text) == seconds * 1_000_000_000)
  }

  @Test func readsFractions() {
    #expect(DurationText.nanoseconds("1.5h") == 5_400_000_000_000)
    #expect(DurationText.nanoseconds("0.25s") == 250_000_000)
    #expect(DurationText.nanoseconds("0.000000001") == 1)
  }

  @Test(arguments: [
    "", "m", "10x", "10 m", "-5s", "+5s", "1m1h", "1s1s", "1.", ".5s", "1.2.3s", "1h30", "ten",
    "99999999999999999999s", "200000d", "1e3s", "５s",
  ])
  func refusesTheRest(text: String) { #expect(DurationText.nanoseconds(text) == nil) }

  @Test func nothingIsNoTimeUnlessItMakesSense() throws {
    #expect(throws: CommandLineError.noTime(option: "--expires")) {
      try DurationText.nanoseconds("0", of: "--expires")
    }
    #expect(try DurationText.nanoseconds("0", of: "--wait", allowsZero: true) == 0)
    #expect(try DurationText.nanoseconds(nil, of: "--wait") == nil)
  }
}

@Suite struct ItemNumbersTests {
  @Test(
    arguments: [
      ("2", [2...2]), ("1,3-5", [1...1, 3...5]), ("4,2-2", [4...4, 2...2]), ("007", [7...7]),
    ] as [(String, [ClosedRange<Int>])])
  func readsRanges(text: String, ranges: [ClosedRange<Int>]) {
    #expect(ItemNumbers.ranges(text) == ranges)
  }

  @Test(arguments: ["", "0", "-1", "1-", "5-3", "1,,2", "1-2-3", "+1", "a", " 1", "1,0", "٣"])
  func refusesTheRest(text: String) {
    #expect(ItemNumbers.ranges(text) == nil)
  }

  @Test func oneItemIsOne() throws {
    #expect(try ItemNumbers.single("3", of: "--to-item") == 3)
    #expect(try ItemNumbers.single(nil, of: "--to-item") == nil)
    for text in ["1-2", "1,2", "a"] {
      #expect(throws: CommandLineError.notAnItem(text, option: "--to-item")) {
        try ItemNumbers.single(text, of: "--to-item")
      }
    }
  }
}
