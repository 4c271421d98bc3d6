import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import Conversion

/// The times and identifiers that are taken out of PDF documents.
@Suite struct DocumentTimesTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func document(_ date: String, _ identifier: Character) -> String {
    let digits = String(repeating: identifier, count: 32)
    let head = "%PDF-1.7\n"
    let info = "1 0 obj\n<</Producer(maker)/CreationDate(D:\(date)+01'00')>>\nendobj\n"
    let entry = String(repeating: "0", count: 9) + "\(head.utf8.count) 00000 n \n"
    return head + info + "xref\n0 2\n0000000000 65535 f \n" + entry
      + "trailer\n<</Size 2/Info 1 0 R\n/ID [ <\(digits)> <\(digits)> ]>>\n"
      + "startxref\n\(head.utf8.count + info.utf8.count)\n%%EOF\n"
  }

  private func settled(_ bytes: [UInt8]) throws -> [UInt8] {
    let path = try sandbox.write("document", bytes)
    try DocumentTimes.settle(OpenFile.open(path, .readWrite))
    return try sandbox.read("document")
  }

  @Test func documentsThatDifferInTheirTimesBecomeTheSame() throws {
    let one = try settled(Array(document("20260102030405", "A").utf8))
    let other = try settled(Array(document("20270102030405", "9").utf8))
    let text = String(decoding: one, as: UTF8.self)
    #expect(one == other)
    #expect(text.contains("(D:19800101000000+01'00')"))
    #expect(!text.contains(String(repeating: "A", count: 32)))
    #expect(text.count == document("20260102030405", "A").count)
  }

  @Test func theIdentifierDependsOnTheBytes() throws {
    let one = document("20260102030405", "A")
    let other = one.replacing("maker", with: "other")
    let settled = try [one, other].map { try self.settled(Array($0.utf8)).suffix(120) }
    #expect(settled[0] != settled[1])
  }

  @Test func anEncryptedDocumentStaysAsItIs() throws {
    let encrypted = Array(document("20260102030405", "A").replacing("/Size", with: "/Encrypt").utf8)
    #expect(try settled(encrypted) == encrypted)
  }

  @Test func anyOtherBytesAreLeftInPeace() throws {
    let whole = Array(document("20260102030405", "A").utf8)
    for count in 0..<whole.count { _ = try settled(Array(whole.prefix(count))) }
    var generator = Chance(7)
    for _ in 0..<2000 {
      var bytes = whole
      for _ in 0..<3 {
        let place = Int.random(in: 5..<bytes.count, using: &generator)
        let any = UInt8.random(in: 0...255, using: &generator)
        bytes[place] = Bool.random(using: &generator) ? 0x39 : any
      }
      #expect(try settled(bytes).count == bytes.count)
    }
    let huge = String(decoding: whole, as: UTF8.self).replacing(
      "/Info 1", with: "/Info 9223372036854775807")
    #expect(try settled(Array(huge.utf8)) == Array(huge.utf8))
  }
}
