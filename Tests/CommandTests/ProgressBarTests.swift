import Context
import Testing

@testable import DNDCommands

struct ProgressBarTests {
  private let half = ExchangeProgress(
    itemsDone: 1, itemsTotal: 4, bytesDone: 1_600_000_000, bytesTotal: 3_200_000_000,
    current: "a\u{1B}b.heic")

  /// What is on the line, at a time in seconds.
  private func line(
    _ bar: inout ProgressBar, _ progress: ExchangeProgress, at seconds: Double,
    columns: Int = 200
  ) -> String {
    let drawn = bar.draw(progress, at: Int64(seconds * 1e9), columns: columns) ?? ""
    return String(drawn.dropFirst().prefix { $0 != "\u{1B}" })
  }

  @Test("Nothing is drawn in the first half second, then ten times a second at most")
  func patience() {
    var bar = ProgressBar(started: 0)
    #expect(bar.draw(half, at: 499_999_999, columns: 80) == nil)
    #expect(bar.wipe() == nil)
    #expect(bar.draw(half, at: 500_000_000, columns: 80) != nil)
    #expect(bar.draw(half, at: 599_999_999, columns: 80) == nil)
    #expect(bar.draw(half, at: 600_000_000, columns: 80) != nil)
    #expect(bar.wipe() == "\r\u{1B}[K")
    #expect(bar.wipe() == nil)
  }

  @Test("It stays away for a moment after it was wiped for something else")
  func staysAway() {
    var bar = ProgressBar(started: 0)
    #expect(bar.draw(half, at: 500_000_000, columns: 80) != nil)
    #expect(bar.wipe(at: 650_000_000) != nil)
    #expect(bar.draw(half, at: 700_000_000, columns: 80) == nil)
    #expect(bar.draw(half, at: 750_000_000, columns: 80) != nil)
  }

  @Test("The rate and the time left are those of the last seconds")
  func rate() {
    var bar = ProgressBar(started: 0)
    var progress = half
    progress.bytesDone = 0
    // A gigabyte comes at once, then 10 MB a second.
    for tenth in 0...200 {
      progress.bytesDone = tenth == 0 ? 0 : 1_000_000_000 + Int64(tenth) * 1_000_000
      _ = bar.draw(progress, at: Int64(tenth) * 100_000_000, columns: 200)
    }
    progress.bytesDone = 1_201_000_000
    #expect(
      line(&bar, progress, at: 20.1)
        == "█████░░░░░░░░░░░  37 %  1.2 GB of 3.2 GB  10 MB/s  3 min 20 s left  "
        + "item 2 of 4  a\\x1bb.heic")
  }

  @Test("There is no time left before it means something")
  func noGuess() {
    var bar = ProgressBar(started: 0)
    var progress = half
    progress.bytesDone = 0
    _ = bar.draw(progress, at: 0, columns: 200)
    progress.bytesDone = 1_000_000_000
    #expect(!line(&bar, progress, at: 1.9).contains("left"))
    #expect(line(&bar, progress, at: 1.9 + 0.2).contains("left") == true)
    // Of many small files the bytes say little.
    var small = ProgressBar(started: 0)
    let few = ExchangeProgress(itemsTotal: 1_000, bytesDone: 0, bytesTotal: 20_000)
    _ = small.draw(few, at: 0, columns: 200)
    var some = few
    some.bytesDone = 5_000
    #expect(!line(&small, some, at: 3).contains("left"))
    // Nothing comes any more: then nobody knows.
    for tenth in 30...120 { _ = bar.draw(progress, at: Int64(tenth) * 100_000_000, columns: 200) }
    #expect(!line(&bar, progress, at: 12.2).contains("left"))
  }

  @Test("A share never goes back, and is never over the whole")
  func shares() {
    var bar = ProgressBar(started: 0)
    #expect(line(&bar, half, at: 1).contains("50 %"))
    var larger = half
    larger.bytesTotal = 6_400_000_000
    #expect(line(&bar, larger, at: 2).contains("50 %"))
    larger.bytesDone = 9_000_000_000
    #expect(line(&bar, larger, at: 3).contains("100 %  9.0 GB of 9.0 GB"))
  }

  @Test("Where nothing can be counted there is the time that has passed")
  func spinner() {
    var bar = ProgressBar(started: 0)
    var progress = ExchangeProgress(itemsTotal: 1, current: "p.txt", phase: .making)
    #expect(line(&bar, progress, at: 3) == "⠋ 3 s  making  p.txt")
    progress.phase = .copying
    progress.bytesDone = 5_000
    #expect(line(&bar, progress, at: 3.1) == "⠙ 3 s  5.0 kB  p.txt")
    let phase = ExchangeProgress(
      itemsTotal: 1, bytesDone: 10, bytesTotal: 10, current: "a", phase: .verifying)
    #expect(line(&bar, phase, at: 4).contains("100 %  ⠋ 4 s  10 B of 10 B  verifying  a"))
  }

  @Test("It fits each width, also with names of wide characters", arguments: 1...130)
  func widths(columns: Int) {
    for name in ["日本語のファイル名.txt", "e\u{301}e\u{301}.txt", "👩‍👩‍👧 family.jpg", "a"] {
      var bar = ProgressBar(started: 0)
      var progress = half
      progress.current = name
      _ = bar.draw(progress, at: 0, columns: columns)
      progress.bytesDone += 900_000_000
      let line = line(&bar, progress, at: 3, columns: columns)
      #expect(DisplayWidth.of(line) < columns)
      if columns >= 40 { #expect(line.contains("78 %")) }
    }
  }

  @Test("The name goes last, after what is said of the whole")
  func narrow() {
    var bar = ProgressBar(started: 0)
    #expect(
      line(&bar, half, at: 1, columns: 46) == "50 %  1.6 GB of 3.2 GB  item 2 of 4  a\\x1bb.…")
    #expect(line(&bar, half, at: 2, columns: 30) == "50 %  1.6 GB of 3.2 GB")
    #expect(line(&bar, half, at: 3, columns: 10) == "50 %")
  }

  @Test("Without a total there are the items")
  func withoutATotal() {
    var bar = ProgressBar(started: 0)
    #expect(line(&bar, ExchangeProgress(itemsDone: 12), at: 2) == "⠋ 2 s  12 items")
  }
}
