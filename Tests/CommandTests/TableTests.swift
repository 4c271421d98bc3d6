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

  @Test func onANarrowTerminalGapsCloseAndColumnsAreLeftOut() {
    var table = Table([
      .init(gap: 0), .init(gap: 1, shrinks: true), .init(isRightAligned: true, yields: true),
      .init(isRightAligned: true, yields: true), .init(), .init(shrinks: true),
    ])
    table.add(["*", "a-session-of-a-long-name", "5 items", "10.5 MB", "12 min ago", "日本語の名前.png"])
    table.add([" ", "b", "1 item", "2 B", "just now", "a.txt"])
    for limit in [12, 20, 40, 60, 80] {
      #expect(
        table.lines(plain, limit: limit).allSatisfy { DisplayWidth.of($0) <= max(limit, 22) })
    }
    #expect(
      table.lines(plain, limit: 40) == [
        "* a-session-o… 12 min ago 日本語の名…",
        "  b            just now   a.txt",
      ])
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
      environment: Variables(environment), workingDirectory: "/")
    let terminal = isTerminal ? Context.Terminal(columns: 80) : nil
    #expect(Style(choice, terminal: terminal, in: context).isColoured == answer)
  }
}

extension Style {
  /// A style for output that is not a terminal.
  fileprivate init(_ choice: ColorChoice) {
    self.init(
      choice, terminal: nil,
      in: Context(
        input: .standardInput, output: .standardOutput, error: .standardError, environment: [:],
        workingDirectory: "/"))
  }
}
