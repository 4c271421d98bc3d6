import Testing

@testable import UniformTypes

@Suite struct JSON5ReaderTests {
  func read(_ text: String) throws(JSON5Failure) -> JSON5Value {
    try JSON5Reader.value(of: Array(text.utf8))
  }

  func failure(_ text: String) -> JSON5Failure? {
    do throws(JSON5Failure) {
      _ = try read(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func readsWhatPeopleWriteByHand() throws {
    let value = try read(
      """
      \u{FEFF}// first a comment
      {
        plain: 'single', "quoted" : "double", /* two
        lines */ $_9: [1, -2.5e3, .5, 0xFF, +Infinity, true, false, null,],
        größe: {},
      }

      """)
    guard case .object(let members) = value.content else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key) == ["plain", "quoted", "$_9", "größe"])
    #expect(members.map(\.line) == [3, 3, 4, 5])
    #expect(members[0].value.content == .string("single"))
    guard case .array(let elements) = members[2].value.content else {
      Issue.record("no list")
      return
    }
    #expect(
      elements.map(\.content) == [
        .number("1"), .number("-2.5e3"), .number(".5"), .number("0xFF"), .number("+Infinity"),
        .bool(true), .bool(false), .null,
      ])
  }

  @Test(arguments: [
    (#""a\n\t\\\/\"b""#, "a\n\t\\/\"b"), (#"'it''"#, nil), (#"'it\'s'"#, "it's"),
    (#""\u00e9\x41""#, "éA"), (#""\ud83d\ude00""#, "😀"), (#""\ud83d""#, nil),
    (#""\u12""#, nil), ("'a\\\nb'", "ab"), ("'a\\\r\nb'", "ab"), ("'a\nb'", nil), ("'a", nil),
    (#""\q""#, "q"), (#""\0""#, "\0"), (#""\1""#, nil), ("'größe'", "größe"),
  ])
  func readsStrings(text: String, expected: String?) {
    #expect((try? read(text))?.content == expected.map(JSON5Value.Content.string))
  }

  @Test(arguments: [
    ("", 1), ("\n\n[1, 2", 3), ("[1\n2]", 2), ("{a: 1,\n\nb 2}", 3), ("{a: 1\n b: 2}", 2),
    ("{a: 1,\na: 2}", 2), ("{\n1: 2}", 2), ("/* no\nend", 1), ("[] []", 1), ("[,]", 1),
    ("{a: nothing}", 1), ("\r\n\r\n/", 3), ("\r\r]", 3), ("[1,,]", 1), ("{'a': 'b\n'}", 1),
    ("--1", 1), ("0x", 1), ("1.2.3", 1),
  ])
  func saysInWhichLineItFails(text: String, line: Int) throws {
    let failure = try #require(self.failure(text), "\(text)")
    #expect(failure.line == line, "\(failure)")
    #expect(!failure.reason.isEmpty)
  }

  @Test func refusesTextThatIsNotUTF8() {
    #expect(throws: JSON5Failure(line: 2, reason: "the text is not UTF-8")) {
      try JSON5Reader.value(of: Array("[\n'".utf8) + [0xFF] + Array("'\n]".utf8))
    }
  }

  @Test func isNotHeldUpByDepth() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(failure(deep)?.reason.contains("deep") == true)
    #expect(failure(String(repeating: "{a:", count: 100_000))?.reason.contains("deep") == true)
  }

  @Test("Two spellings of one letter, composed and not, are two keys")
  func keysAreBytes() throws {
    #expect(failure("{\"\u{E9}\": 1, \"e\u{301}\": 2}") == nil)
    #expect(failure("{\"\u{E9}\": 1, \"\u{E9}\": 2}") != nil)
  }

  @Test func survivesBeingCutAndChangedAnywhere() {
    let whole = Array(
      #"{types: [{identifier: "a.b", /* c */ 'x': ["\u00e9", 0x1F, -1.5, true]}, null]} // e"#.utf8)
    for length in 0..<whole.count { _ = try? JSON5Reader.value(of: Array(whole[..<length])) }
    for place in whole.indices {
      for byte: UInt8 in [0, 0x22, 0x27, 0x5C, 0x2F, 0x7B, 0x5D, 0xE2, 0xFF] {
        var changed = whole
        changed[place] = byte
        _ = try? JSON5Reader.value(of: changed)
      }
    }
  }
}
