import Diagnostics
import SystemCalls
import SystemPackage
import Testing

@testable import Conversion

struct StderrTailTests {
  @Test func keepsWholeLinesUpToTheLimitOfLines() {
    var words = StderrTail()
    for number in 1...100 { words.append(Array("line \(number)\n".utf8)) }
    #expect(words.lines == (81...100).map { "line \($0)" })
  }

  @Test func theFirstLinesAreKeptForWhoLooksForOne() {
    var words = StderrTail()
    for number in 1...100_000 { words.append(Array("line \(number)\n".utf8)) }
    #expect(words.all.first == "line 1" && words.all.contains("line 10000"))
    #expect(words.all.suffix(20) == words.lines[...] && words.lines.last == "line 100000")
    var few = StderrTail()
    few.append(Array("one\ntwo\n".utf8))
    #expect(few.all == ["one", "two"])
  }

  @Test func keepsAtMostFourKibibytesAndNoHalfLine() {
    var words = StderrTail()
    words.append(Array(repeating: 0x78, count: 100_000))
    words.append(Array("\nend\n".utf8))
    #expect(words.lines == ["end"])
  }

  @Test func aSingleEndlessLineIsCut() {
    var words = StderrTail()
    words.append(Array(repeating: 0x78, count: 100_000))
    #expect(words.lines == [String(repeating: "x", count: StderrTail.byteLimit)])
  }

  @Test func bytesThatAreNoTextAreCarried() {
    var words = StderrTail()
    words.append([0xFF, 0x0A])
    #expect(words.lines == ["\u{10FFFF}"])
  }
}

struct CommandErrorTests {
  @Test func thatNoProcessIsAllowedIsSaid() {
    let error = CommandError.system(SystemFailure("fork", nil, .resourceTemporarilyUnavailable))
    #expect(error.diagnostic.message.hasPrefix("cannot start another program"))
    #expect(error.diagnostic.hints.count == 1)
  }
}
