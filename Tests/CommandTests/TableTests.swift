import Exchange
import SystemCalls
import SystemPackage
import Testing

@testable import DNDCommands

@Suite struct TableTests {
  private var plain: Style { Style(.never) }

  @Test func setsColumnsByDisplayWidth() {
    var table = Table([
      .init(isRightAligned: true, gap: 2), .init(gap: 2), .init(isRightAligned: true),
    ])
    table.add(["1", "日本.png", "3.1 MB"])
    table.add(["10", "a.txt", "2 B"])
    #expect(
      table.lines(plain, limit: nil) == [
        "   1  日本.png   3.1 MB",
        "  10  a.txt         2 B",
      ])
  }

  @Test func emptyColumnsTakeNoPlaceAndLinesEndWithText() {
    var table = Table([.init(gap: 0), .init(gap: 1), .init(), .init()])
    table.add(["", "a", "", "x"])
    table.add(["", "bbb", "", ""])
    #expect(table.lines(plain, limit: nil) == [" a     x", " bbb"])
  }

  @Test func theWidestColumnGivesWayOnANarrowTerminal() {
    var table = Table([.init(gap: 2, shrinks: true), .init(isRightAligned: true)])
    table.add(["a very long name indeed.txt", "3.1 MB"])
    table.add(["b", "2 B"])
    #expect(
      table.lines(plain, limit: 24) == ["  a very long …   3.1 MB", "  b                  2 B"])
    #expect(table.lines(plain, limit: 24).allSatisfy { DisplayWidth.of($0) <= 24 })
    #expect(table.lines(plain, limit: nil)[0].contains("indeed"))
  }

  @Test func coloursDoNotCountAsWidth() {
    var table = Table([.init(colour: .dim, gap: 0), .init(gap: 1)])
    table.add(["1", "a"])
    table.add(["10", "b"])
    #expect(
      table.lines(Style(.always), limit: nil) == [
        "\u{1B}[2m1\u{1B}[0m  a", "\u{1B}[2m10\u{1B}[0m b",
      ])
  }
}

@Suite struct StyleTests {
  @Test(
    arguments: [
      (ColorChoice.auto, true, [:], true), (.auto, false, [:], false),
      (.auto, true, ["NO_COLOR": "1"], false), (.auto, true, ["NO_COLOR": ""], true),
      (.auto, true, ["TERM": "dumb"], false), (.always, false, ["NO_COLOR": "1"], true),
      (.never, true, [:], false),
    ] as [(ColorChoice, Bool, [String: String], Bool)])
  func coloursOnlyWhereTheyAreWanted(
    choice: ColorChoice, isTerminal: Bool, environment: [String: String], answer: Bool
  ) {
    let context = Context(
      input: .standardInput, output: .standardOutput, error: .standardError,
      environment: Variables(environment), workingFolder: "/")
    let terminal = isTerminal ? Context.Terminal(columns: 80) : nil
    #expect(Style(choice, terminal: terminal, in: context).isColoured == answer)
  }
}

@Suite struct ProgressBarTests {
  private let half = ExchangeProgress(
    itemsDone: 1, itemsTotal: 4, bytesDone: 1_600_000_000, bytesTotal: 3_200_000_000,
    current: "a\u{1B}b.heic")

  @Test func isPatientAndDoesNotFlicker() {
    var bar = ProgressBar(started: 0)
    #expect(bar.draw(half, at: 499_999_999, columns: 80) == nil)
    #expect(bar.wipe() == nil)
    #expect(bar.draw(half, at: 500_000_000, columns: 80) != nil)
    #expect(bar.draw(half, at: 599_999_999, columns: 80) == nil)
    #expect(bar.draw(half, at: 600_000_000, columns: 80) != nil)
    #expect(bar.wipe() == "\r\u{1B}[K")
    #expect(bar.wipe() == nil)
  }

  @Test func saysHowFarAndHowFast() {
    var bar = ProgressBar(started: 0)
    let drawn = bar.draw(half, at: 4_000_000_000, columns: 120)
    #expect(
      drawn
        == "\r████████░░░░░░░░  50 %  1.6 GB of 3.2 GB  400 MB/s  item 2 of 4  a\\x1bb.heic\u{1B}[K"
    )
  }

  @Test func fitsTheTerminalAndWorksWithoutATotal() {
    var bar = ProgressBar(started: 0)
    let narrow = bar.draw(half, at: 1_000_000_000, columns: 30) ?? ""
    #expect(DisplayWidth.of(String(narrow.dropFirst().prefix { $0 != "\u{1B}" })) < 30)
    let unknown = bar.draw(ExchangeProgress(itemsDone: 12), at: 2_000_000_000, columns: 80)
    #expect(unknown == "\r12 items\u{1B}[K")
  }
}

extension Style {
  /// A style without a terminal behind it.
  fileprivate init(_ choice: ColorChoice) {
    self.init(
      choice, terminal: nil,
      in: Context(
        input: .standardInput, output: .standardOutput, error: .standardError, environment: [:],
        workingFolder: "/"))
  }
}
