import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import Conversion

/// The times that are taken out of ZIP archives.
@Suite struct MemberTimesTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// An archive of one empty member, with a field of times.
  private func archive(_ time: UInt8) -> [UInt8] {
    let name = Array("name".utf8)
    let field: [UInt8] = [0x55, 0x54, 5, 0, 1, time, time, time, 0x5A]
    let facts: [UInt8] =
      [20, 0, 0, 0, 0, 0, time, time, time, time] + Array(repeating: 0, count: 12) + [4, 0, 9, 0]
    let member = [0x50, 0x4B, 3, 4] + facts + name + field
    let entry =
      [0x50, 0x4B, 1, 2, 20, 0] + facts + Array(repeating: 0, count: 14) + name + field
    let end: [UInt8] =
      [0x50, 0x4B, 5, 6, 0, 0, 0, 0, 1, 0, 1, 0, UInt8(entry.count), 0, 0, 0, UInt8(member.count)]
      + Array(repeating: 0, count: 5)
    return member + entry + end
  }

  private func settled(_ bytes: [UInt8]) throws -> [UInt8] {
    let path = try sandbox.write("archive", bytes)
    try MemberTimes.settle(OpenFile.open(path, .readWrite), keepingTimes: false)
    return try sandbox.read("archive")
  }

  @Test func archivesThatDifferInTheirTimesBecomeTheSame() throws {
    let one = try settled(archive(0x41))
    #expect(try one == settled(archive(0x42)))
    #expect(one != archive(0x41))
    #expect(one.count == archive(0x41).count)
  }

  @Test func anyOtherBytesAreLeftInPeace() throws {
    let whole = archive(0x41)
    for count in 0..<whole.count { _ = try settled(Array(whole.prefix(count))) }
    var generator = Chance(7)
    for _ in 0..<3000 {
      var bytes = whole
      for _ in 0..<2 {
        bytes[generator.below(bytes.count)] = .random(in: 0...255, using: &generator)
      }
      #expect(try settled(bytes).count == bytes.count)
    }
  }
}
