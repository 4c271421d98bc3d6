import Testing

@testable import SessionStreams

@Suite struct TarMemberTests {
  /// The member that is read from the header of another one.
  private func read(_ header: [UInt8]) throws -> TarMember? {
    var records = PaxRecords()
    var rest = header
    if rest[156] == UInt8(ascii: "x") {
      let block = try #require(TarBlock(Array(rest.prefix(512))))
      let size = Int(block.size)
      records = try #require(PaxRecords(Array(rest[512..<512 + size])))
      rest = Array(rest.dropFirst(512 + size + TarMember.padding(after: block.size)))
    }
    #expect(rest.count == 512)
    return TarMember(try #require(TarBlock(rest)), records)
  }

  static let members = [
    TarMember(path: Array("items/1/1".utf8), size: 0, modified: 0),
    TarMember(
      path: Array("items/1/1".utf8), size: 5, mode: 0o755, modified: 1_700_000_000_000_000_000),
    TarMember(path: Array("a".utf8), size: 1, modified: 1_700_000_000_123_456_789),
    TarMember(path: Array("a".utf8), size: 1, modified: -1),
    TarMember(path: Array("a".utf8), size: 1, modified: -1_500_000_000),
    TarMember(path: Array("a".utf8), size: 1, modified: 3),
    TarMember(path: Array("a".utf8), size: 0o77777777777, modified: 0),
    TarMember(path: Array("a".utf8), size: 0o100000000000, modified: 0),
    TarMember(path: Array("a".utf8), size: (1 << 62) - 1, modified: 0),
    TarMember(path: [UInt8](repeating: 0x61, count: 100), modified: 0),
    TarMember(path: [UInt8](repeating: 0x61, count: 101), modified: 0),
    TarMember(path: [UInt8](repeating: 0xFF, count: 4000), modified: 0),
    TarMember(path: Array("items/1/1".utf8), kind: .directory, mode: 0o755, modified: 0),
    TarMember(path: [UInt8](repeating: 0x61, count: 100), kind: .directory, modified: 1),
    TarMember(path: Array("a".utf8), kind: .link(Array("../b c".utf8)), mode: 0o777, modified: 0),
    TarMember(
      path: Array("a".utf8), kind: .link([UInt8](repeating: 0x80, count: 4095)), mode: 0o777,
      modified: 0),
  ]

  @Test("A member is read as it was written", arguments: members)
  func readAsWritten(_ member: TarMember) throws {
    #expect(member.header.count % 512 == 0)
    #expect(try read(member.header) == member)
  }

  @Test("A header with a flipped bit is not the header of another member")
  func flippedBits() throws {
    let member = TarMember(path: Array("items/12/3".utf8), size: 77, mode: 0o640, modified: 0)
    let header = member.header
    for bit in 0..<header.count * 8 {
      var damaged = header
      damaged[bit / 8] ^= 1 << (bit % 8)
      let read = TarBlock(damaged).flatMap { TarMember($0, PaxRecords()) }
      #expect(read == nil || read == member, "bit \(bit)")
    }
  }

  @Test("Types that a session never has are refused", arguments: Array("1346789gLKSVX\u{0}".utf8))
  func otherTypes(_ type: UInt8) throws {
    var header = TarMember(path: Array("a".utf8), modified: 0).header
    header[156] = type
    let sum = String(TarField.sum(of: header), radix: 8)
    header.replaceSubrange(
      148..<155, with: Array(repeating: 0x30, count: 7 - sum.utf8.count) + sum.utf8)
    let block = try #require(TarBlock(header))
    #expect(TarMember(block, PaxRecords()) == nil)
  }

  @Test(
    "Malformed records are refused",
    arguments: [
      "", " path=a\n", "5 a=b\n", "99 path=a\n", "10 path=a\n\n", "9 path=ab", "11 size=-1\n",
      "28 size=9223372036854775808\n", "15 mtime=1.2.3\n", "11 mtime=x\n", "12 uname=me\n",
      "0 path=a\n", "4294967296 path=a\n", "22 hdrcharset=KOI8-R\n", "9path=ab\n",
    ].dropFirst())
  func malformedRecords(_ text: String) {
    #expect(PaxRecords(Array(text.utf8)) == nil, "\(text)")
  }

  @Test func theRestOfABlockFillsIt() {
    #expect([0, 1, 511, 512, 513].map { TarMember.padding(after: $0) } == [0, 511, 1, 0, 511])
  }
}
