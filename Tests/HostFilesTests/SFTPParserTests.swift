import SystemCalls
import Testing

@testable import HostFiles

/// Packets of SFTP version 3, as the drafts and OpenSSH describe them.
@Suite struct SFTPParserTests {
  private func string(_ bytes: [UInt8]) -> [UInt8] { number(UInt32(bytes.count)) + bytes }

  private func number(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  private func packet(_ kind: UInt8, _ body: [UInt8]) -> [UInt8] {
    number(UInt32(body.count + 1)) + [kind] + body
  }

  private func parsed(_ bytes: [UInt8], by size: Int = .max) throws -> [(UInt32, SFTPReply)] {
    var parser = SFTPParser()
    var replies: [(UInt32, SFTPReply)] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      rest.prefix(size).withUnsafeBytes { parser.take($0) }
      rest = rest.dropFirst(size)
      while let (identifier, reply) = try parser.next() { replies.append((identifier, reply)) }
    }
    return replies
  }

  @Test("Packets are found whatever the parts in which they arrive", arguments: [1, 2, 3, 7, .max])
  func parts(size: Int) throws {
    let bytes =
      packet(2, number(3) + string(Array("a@b".utf8)) + string([0x31]))
      + packet(101, number(7) + number(4) + string(Array("Failure".utf8)) + string([]))
      + packet(102, number(8) + string([1, 2])) + packet(103, number(9) + string([5]))
    let replies = try parsed(bytes, by: size)
    #expect(replies.map(\.0) == [0, 7, 8, 9])
    #expect(
      replies.map(\.1) == [
        .version(3, extensions: [Array("a@b".utf8): [0x31]]),
        .status(.failure, message: Array("Failure".utf8)), .handle([1, 2]), .data([5]),
      ])
  }

  @Test("Names come with their attributes")
  func names() throws {
    let attributes =
      number(1 | 2 | 4 | 8) + number(0) + number(5) + number(1000) + number(1001)
      + number(0o100644) + number(11) + number(12)
    let bytes = packet(104, number(1) + number(1) + string([0x61]) + string([0x78]) + attributes)
    let expected = SFTPAttributes(
      size: ForeignNumber(Int64(5)), owner: 1000, permissions: 0o100644, modified: 12)
    #expect(try parsed(bytes)[0].1 == .names([SFTPName(name: [0x61], attributes: expected)]))
  }

  @Test("Extended attributes are skipped")
  func extendedAttributes() throws {
    let attributes = number(0x8000_0000) + number(1) + string([1]) + string([2])
    #expect(try parsed(packet(105, number(1) + attributes))[0].1 == .attributes(.init()))
  }

  @Test("A packet longer than any server sends is refused before it arrives")
  func long() {
    #expect(throws: SFTPFault.tooLong(0x5765_6C63)) { try parsed(Array("Welcome to far\n".utf8)) }
    #expect(throws: SFTPFault.tooLong(0xFFFF_FFFF)) { try parsed(number(.max)) }
  }

  @Test("A count of names is not believed")
  func count() {
    #expect(throws: SFTPFault.cut) { try parsed(packet(104, number(1) + number(.max))) }
  }

  @Test("A packet that ends too early is refused")
  func cut() throws {
    let whole = number(1) + number(1) + string([0x61]) + string([]) + number(0)
    for count in 0..<whole.count {
      #expect(throws: SFTPFault.cut) { try parsed(packet(104, Array(whole.prefix(count)))) }
    }
    _ = try parsed(packet(104, whole))
  }

  @Test("A packet of an unknown kind is refused")
  func unknown() {
    #expect(throws: SFTPFault.unknownKind(99)) { try parsed(packet(99, number(1))) }
  }

  @Test("A request has its length, kind and identifier before it")
  func request() {
    let request = SFTPRequest.rename([0x61], to: [0x62])
    var packet: [UInt8] = [7]
    request.add(to: &packet, as: 258)
    let expected: [UInt8] = [7] + number(15) + [18] + number(258) + string([0x61]) + string([0x62])
    #expect(packet == expected)
    #expect(SFTPRequest.greeting == number(5) + [1] + number(3))
  }
}
