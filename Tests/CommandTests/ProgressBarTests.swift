import Context
import Testing

@testable import DNDCommands

struct ProgressBarTests {
  private let half = ExchangeProgress(
    itemsDone: 1, itemsTotal: 4, bytesDone: 1_600_000_000, bytesTotal: 3_200_000_000,
    current: "a\u{1B}b.heic")

  /// The text of the bar at a time in seconds.
  private func line(
    _ bar: inout ProgressBar, _ progress: ExchangeProgress, at seconds: Double,
    columns: Int = 200
  ) -> String {
    let drawn = bar.draw(progress, at: Int64(seconds * 1e9), columns: columns) ?? ""
    return String(drawn.dropFirst().prefix { $0 != "\u{1B}" })
  }

  @Test("Nothing is drawn in the first half second, then at most ten times a second")
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

  @Test("The bar is not redrawn for a moment after it was removed for other output")
  func staysAway() {
    var bar = ProgressBar(started: 0)
    #expect(bar.draw(half, at: 500_000_000, columns: 80) != nil)
    #expect(bar.wipe(at: 650_000_000) != nil)
    #expect(bar.draw(half, at: 700_000_000, columns: 80) == nil)
    #expect(bar.draw(half, at: 750_000_000, columns: 80) != nil)
  }

  @Test("The rate and the remaining time reflect the last seconds")
  func rate() {
    var bar = ProgressBar(started: 0)
    var progress = half
    progress.bytesDone = 0
    // A gigabyte is done at once, then 10 MB per second follow.
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

  @Test("A session as a whole has a rate of items and the time that the rest of them takes")
  func wholeSession() {
    var bar = ProgressBar(started: 0)
    var progress = ExchangeProgress(itemsTotal: 1000, phase: .session)
    for tenth in 0...40 {
      progress.itemsDone = tenth * 2
      _ = bar.draw(progress, at: Int64(tenth) * 100_000_000, columns: 200)
    }
    progress.itemsDone = 84
    #expect(
      line(&bar, progress, at: 4.2)
        == "█░░░░░░░░░░░░░░░  8 %  46 s left  84 of 1000 items, 20/s")
  }

  @Test("The remaining time is not shown until it is meaningful")
  func noGuess() {
    var bar = ProgressBar(started: 0)
    var progress = half
    progress.bytesDone = 0
    _ = bar.draw(progress, at: 0, columns: 200)
    progress.bytesDone = 1_000_000_000
    #expect(!line(&bar, progress, at: 1.9).contains("left"))
    #expect(line(&bar, progress, at: 1.9 + 0.2).contains("left") == true)
    // With many small files, bytes are not meaningful.
    var small = ProgressBar(started: 0)
    let few = ExchangeProgress(itemsTotal: 1_000, bytesDone: 0, bytesTotal: 20_000)
    _ = small.draw(few, at: 0, columns: 200)
    var some = few
    some.bytesDone = 5_000
    #expect(!line(&small, some, at: 3).contains("left"))
    // When nothing more arrives, the remaining time is unknown.
    for tenth in 30...120 { _ = bar.draw(progress, at: Int64(tenth) * 100_000_000, columns: 200) }
    #expect(!line(&bar, progress, at: 12.2).contains("left"))
  }

  @Test("The percentage never decreases and never exceeds 100")
  func shares() {
    var bar = ProgressBar(started: 0)
    #expect(line(&bar, half, at: 1).contains("50 %"))
    var larger = half
    larger.bytesTotal = 6_400_000_000
    #expect(line(&bar, larger, at: 2).contains("50 %"))
    larger.bytesDone = 9_000_000_000
    #expect(line(&bar, larger, at: 3).contains("100 %  9.0 GB of 9.0 GB"))
  }

  @Test("Without a countable total, the elapsed time is shown")
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

  @Test("The bar fits every terminal width, also with wide characters", arguments: 1...130)
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

  @Test("The current name comes last, after the totals")
  func narrow() {
    var bar = ProgressBar(started: 0)
    #expect(
      line(&bar, half, at: 1, columns: 46) == "50 %  1.6 GB of 3.2 GB  item 2 of 4  a\\x1bb.…")
    #expect(line(&bar, half, at: 2, columns: 30) == "50 %  1.6 GB of 3.2 GB")
    #expect(line(&bar, half, at: 3, columns: 10) == "50 %")
  }

  @Test("Without a total, the items are counted")
  func withoutATotal() {
    var bar = ProgressBar(started: 0)
    #expect(line(&bar, ExchangeProgress(itemsDone: 12), at: 2) == "⠋ 2 s  12 items")
  }
}
