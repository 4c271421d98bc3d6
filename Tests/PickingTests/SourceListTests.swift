import Diagnostics
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import Context
@testable import Picking

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

  @Test func blanksAndAMarkAroundAURIDoNoHarm() throws {
    let mark = "\u{FEFF}"
    #expect(
      try read("\(mark) file:/tmp/x \t\r\n \r\n\t# no\n\tfile:///y", .uriList) == [
        .path("/tmp/x"), .path("/y"),
      ])
    #expect(try read("\(mark)copy \r\n file:///x", .gnomeCopiedFiles) == [.path("/x")])
  }

  @Test func thatFilesWereCutIsSaid() throws {
    var said: [Diagnostic] = []
    #expect(try read("cut\nfile:///x", .gnomeCopiedFiles) { said.append($0) } == [.path("/x")])
    #expect(said.map(\.code.name) == ["list.cut"])
    #expect(try read("copy\nfile:///x", .gnomeCopiedFiles) { said.append($0) } == [.path("/x")])
    #expect(said.count == 1)
  }

  @Test(arguments: [
    ("data:,a%20b", "text/plain", "a b"), ("DATA:text/html,%3Cp>", "text/html", "<p>"),
    ("data:image/png;base64,iVA", "image/png", "\u{89}P"),
    ("data:;charset=utf-8;base64,eA==", "text/plain", "x"),
    ("data:text/plain;charset=utf-8,%00", "text/plain;charset=utf-8", "\0"),
  ])
  func aDataURIIsItsData(text: String, mimeType: String, content: String) throws {
    let bytes = content.unicodeScalars.map { UInt8($0.value) }
    let data = try #require(DataURI(text))
    #expect(data.mimeType == mimeType && data.bytes == bytes)
    #expect(try read(text, .uriList) == [.data(data)])
  }

  @Test(arguments: ["data:", "data:text/plain", "data:,%zz", "data:image/png;base64,?"])
  func aBrokenDataURIIsADamagedLine(text: String) {
    #expect(throws: ExchangeError.self) { try read(text, .uriList) }
  }

  @Test(arguments: SourceRequest.ListFormat.allCases)
  func whatHasNoLineEndsIsNoList(format: SourceRequest.ListFormat) throws {
    for byte: UInt8 in [0, 0x0A, 0x78] {
      let endless = [UInt8](repeating: byte, count: 3 * SourceList.longestLine)
      #expect(throws: ExchangeError.self) { try read(Array("copy\n".utf8) + endless, format) }
    }
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
    _ text: String, _ format: SourceRequest.ListFormat,
    report: @escaping (Diagnostic) -> Void = { _ in }
  ) throws -> [Meaning] {
    try read(Array(text.utf8), format, report: report)
  }

  private func read(
    _ bytes: [UInt8], _ format: SourceRequest.ListFormat,
    report: @escaping (Diagnostic) -> Void = { _ in }
  ) throws -> [Meaning] {
    let sandbox = try Sandbox()
    let file = try OpenFile.open(sandbox.write("list", bytes))
    var read: [Meaning] = []
    try SourceList(format: format, label: "list", report: report).read(from: file) {
      read.append(Meaning($0))
    }
    return read
  }
}
