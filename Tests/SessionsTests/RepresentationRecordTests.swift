import Items
import SystemPackage
import Testing

@testable import Sessions

@Suite struct RepresentationRecordTests {
  private let representations: [Representation] = [
    .test(
      "public.jpeg",
      .file(
        "/a/b",
        SourceIdentity(
          device: 1 << 63, inode: 127, size: 128, modified: 16_384, isDirectory: false, isLink: true
        )),
      size: 0),
    .test(
      "public.symlink",
      .file(
        "/a/l",
        SourceIdentity(
          device: 1, inode: 2, size: 3, modified: 4, isDirectory: false, isLink: true,
          leadsNowhere: true, isUnnamed: true))),
    .test(
      "x.far",
      .file(
        "/a/far",
        SourceIdentity(
          device: 1, inode: 2, size: 3, modified: 12_001_651_200_500_000_000, isDirectory: false,
          isLink: false))),
    .test(
      "x.old",
      .file(
        "/a/old",
        SourceIdentity(
          device: 1, inode: 2, size: 3, modified: -11_676_096_000_000_000_001, isDirectory: false,
          isLink: false))),
    .test("x.k", .payload("0123"), size: .max),
    .test("x.i", .inline(Array(0...255)), size: nil),
    .test("x.p", .promise(command: "a", directory: "/")),
    .test("x.u", .fileURL),
    .test(
      "x.r",
      .far(
        FarReference(
          Location(.host("me@far"), "/a/\u{1}b"), size: 1 << 40, modified: -1, mode: 0o640,
          isDirectory: false)), size: 1 << 40),
    .test(
      "x.d",
      .far(
        FarReference(
          Location(.host("::1"), "/"), size: 0, modified: nil, mode: nil, isDirectory: true))),
  ]

  @Test func givesBackWhatItWasGiven() {
    let bytes = RepresentationRecord.encode(representations)
    #expect(RepresentationRecord.decode(bytes) == representations)
    #expect(RepresentationRecord.decode(RepresentationRecord.encode([])) == [])
  }

  @Test func remembersThatTheNameWasGiven() {
    let bytes = RepresentationRecord.encode(representations, isNameGiven: true)
    #expect(RepresentationRecord.isNameGiven(bytes))
    #expect(RepresentationRecord.decode(bytes) == representations)
    #expect(!RepresentationRecord.isNameGiven(RepresentationRecord.encode(representations)))
  }

  @Test func remembersThatTheNameIsThatOfAFile() {
    let bytes = RepresentationRecord.encode(representations, isFileName: true)
    #expect(RepresentationRecord.isFileName(bytes))
    #expect(!RepresentationRecord.isNameGiven(bytes))
    #expect(RepresentationRecord.contributor(bytes) == nil)
    #expect(RepresentationRecord.decode(bytes) == representations)
    #expect(!RepresentationRecord.isFileName([]))
    #expect(RepresentationRecord.decode([9]) == nil && RepresentationRecord.decode([0]) == nil)
  }

  @Test(arguments: [nil, "notes", "\u{10FF80}x"])
  func theContributorIsKeptWhereItIsToldAndTheRestIsTheSame(application: String?) {
    let contributor = Session.Origin(user: 1000, host: "h", application: application)
    for (isNameGiven, isFileName) in [(false, false), (true, false), (false, true)] {
      let bytes = RepresentationRecord.encode(
        representations, isNameGiven: isNameGiven, isFileName: isFileName,
        contributor: contributor)
      #expect(RepresentationRecord.contributor(bytes) == contributor)
      #expect(RepresentationRecord.isNameGiven(bytes) == isNameGiven)
      #expect(RepresentationRecord.isFileName(bytes) == isFileName)
      #expect(RepresentationRecord.decode(bytes) == representations)
    }
    // The format without contributors.
    let before = RepresentationRecord.encode(representations)
    #expect(before.first == 1)
    #expect(RepresentationRecord.contributor(before) == nil)
  }

  @Test func keepsToTheWrittenFormat() {
    let bytes = RepresentationRecord.encode([.test("x.i", .inline([7, 8]), size: 300)])
    // format, 'i', 'a', "x.i", 301 in two groups of seven bits, two bytes
    #expect(bytes == [1, 0x69, 0x61, 3, 0x78, 0x2E, 0x69, 0xAD, 0x02, 2, 7, 8])
  }

  @Test func aRecordThatEndsTooEarlyIsNone() {
    let bytes = RepresentationRecord.encode(representations)
    // A record may only end where a representation ends.
    let ends = (0...representations.count).map {
      RepresentationRecord.encode(Array(representations.prefix($0))).count
    }
    for count in bytes.indices where !ends.contains(count) {
      #expect(RepresentationRecord.decode(Array(bytes.prefix(count))) == nil, "\(count) bytes")
    }
  }

  @Test(
    arguments: [
      [], [3], [1, 0x7A, 0x61, 1, 0x78, 0], [1, 0x75, 0x7A, 1, 0x78, 0],
      [1, 0x75, 0x61, 1, 0xFF, 0], [1, 0x69, 0x61, 1, 0x78, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F],
      [1, 0x75, 0x61] + [UInt8](repeating: 0x80, count: 20),
    ] as [[UInt8]])
  func whatIsNoRecordIsNone(bytes: [UInt8]) {
    #expect(RepresentationRecord.decode(bytes) == nil)
  }

  @Test(arguments: ["../x", "a/b", ".hidden", ""])
  func aPayloadNameDoesNotLeadOutOfItsDirectory(name: String) {
    let bytes = RepresentationRecord.encode([.test("x.k", .payload(name))])
    #expect(RepresentationRecord.decode(bytes) == nil)
  }
}
