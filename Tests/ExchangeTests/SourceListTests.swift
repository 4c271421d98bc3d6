import Diagnostics
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import Exchange

@Suite struct SourceListTests {
  @Test func linesAreTakenAsTheyAreAndEmptyOnesLeftOut() throws {
    #expect(
      try read("a b\n\n-\nhttps://x.org/y\nlast", .lines) == [
        .path("a b"), .path("-"), .url("https://x.org/y"), .path("last"),
      ])
  }

  @Test func aNameBetweenNULsMayHoldAnyByte() throws {
    let bytes = Array("a\nb".utf8) + [0xFF, 0, 0] + Array("c".utf8) + [0]
    let expected = FilePath(bytes: Array("a\nb".utf8) + [0xFF])
    #expect(try read(bytes, .nul) == [.path(expected), .path("c")])
  }

  @Test func aURIListHasCommentsAndCarriageReturns() throws {
    #expect(
      try read("# two\r\nfile:///tmp/a%20b\r\nhttp://x.org/\r\nmailto:me@x.org\r\n", .uriList) == [
        .path("/tmp/a b"), .url("http://x.org/"), .url("mailto:me@x.org"),
      ])
  }

  @Test func aFileManagersListBeginsWithWhatWasDone() throws {
    #expect(try read("cut\nfile:///tmp/x", .gnomeCopiedFiles) == [.path("/tmp/x")])
    #expect(throws: ExchangeError.self) { try read("file:///tmp/x", .gnomeCopiedFiles) }
  }

  @Test func aLineThatIsNoURIIsNamedByItsNumber() throws {
    do {
      _ = try read("file:///tmp/x\nnot a uri\n", .uriList)
      Issue.record("a damaged list was read")
    } catch ExchangeError.damagedList(let list, let line) {
      #expect(list == "list" && line == 2)
    }
  }

  @Test func aLongListIsReadAcrossItsPieces() throws {
    let names = (0..<20_000).map { "file-\($0)-\(String(repeating: "x", count: $0 % 97))" }
    let read = try read(names.joined(separator: "\n"), .lines)
    #expect(read == names.map { .path(FilePath($0)) })
  }

  private func read(
    _ text: String, _ format: SourceRequest.ListFormat
  ) throws -> [SourceWord] {
    try read(Array(text.utf8), format)
  }

  private func read(
    _ bytes: [UInt8], _ format: SourceRequest.ListFormat
  ) throws -> [SourceWord] {
    let sandbox = try Sandbox()
    let file = try OpenFile.open(sandbox.write("list", bytes))
    var words: [SourceWord] = []
    try SourceList(format: format, label: "list").read(from: file) { words.append($0) }
    return words
  }
}
