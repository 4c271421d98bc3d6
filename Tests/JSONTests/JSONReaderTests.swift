import TestSupport
import Testing

@testable import JSON

@Suite struct JSONReaderTests {
  func read(_ text: String) throws(JSONFailure) -> JSONNode {
    try JSONReader.node(of: Array(text.utf8), as: .json5)
  }

  func failure(_ text: String) -> JSONFailure? {
    do throws(JSONFailure) {
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
    #expect((try? read(text))?.content == expected.map(JSONNode.Content.string))
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
    #expect(throws: JSONFailure(line: 2, column: 1, reason: "the text is not UTF-8")) {
      try JSONReader.node(of: Array("[\n'".utf8) + [0xFF] + Array("'\n]".utf8), as: .json5)
    }
  }

  @Test func isNotHeldUpByDepth() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(failure(deep)?.reason.contains("deep") == true)
    #expect(failure(String(repeating: "{a:", count: 100_000))?.reason.contains("deep") == true)
  }

  @Test("The composed and the decomposed spelling of a letter are different keys")
  func keysAreBytes() throws {
    #expect(failure("{\"\u{E9}\": 1, \"e\u{301}\": 2}") == nil)
    #expect(failure("{\"\u{E9}\": 1, \"\u{E9}\": 2}") != nil)
  }

  @Test func survivesBeingCutAndChangedAnywhere() {
    let whole = Array(
      #"{types: [{identifier: "a.b", /* c */ 'x': ["\u00e9", 0x1F, -1.5, true]}, null]} // e"#.utf8)
    for length in 0..<whole.count {
      _ = try? JSONReader.node(of: Array(whole[..<length]), as: .json5)
    }
    for place in whole.indices {
      for byte: UInt8 in [0, 0x22, 0x27, 0x5C, 0x2F, 0x7B, 0x5D, 0xE2, 0xFF] {
        var changed = whole
        changed[place] = byte
        _ = try? JSONReader.node(of: changed, as: .json5)
      }
    }
  }

  @Test func saysInWhichColumnItFails() {
    #expect(failure("{a: 1,\n  a: 2}")?.column == 3)
    #expect(failure("[1,\r\n 2\n3]")?.column == 1)
    #expect(failure("[tru]")?.column == 2)
    #expect((try? read("\n  true"))?.column == 3)
  }

  @Test func writesWhatItReadOnOneLine() throws {
    let node = try read("{a: [0x1F, .5, +1, 1e2, -0,\n NaN], 'b': null, // c\n'\u{7F}': 'd\"'}")
    #expect(
      node.text
        == #"{"a":[31.0,0.5,1,100.0,0,null],"b":null,"\u007f":"d\""}"#)
  }
}

/// RFC 8259, and nothing else.
@Suite struct StrictJSONTests {
  private func failure(_ text: String) -> JSONFailure? {
    do throws(JSONFailure) {
      _ = try JSONReader.node(of: Array(text.utf8), as: .strict)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    "null", " true\t", "\r\n[false]", "0", "-0", "1.5", "-0.5e+3", "1E400",
    "12345678901234567890123",
    #""""#, #""\"\\\/\b\f\n\r\t""#, #""\u00e9\uD83D\uDE00""#, "\"\u{7F}ä\u{2028}\"", "[]", "{}",
    #"{"a":{"b":[{}]}}"#, #"{"a":1,"a":2}"#, #"{"":[1 , 2 ]}"#, #""\ud800""#, #""\ud800\u0041""#,
  ])
  func takesWhatIsJSON(text: String) { #expect(failure(text) == nil) }

  @Test(arguments: [
    "", " ", "01", "-", "-01", "+1", "1.", ".1", "1e", "1e+", "0x1", "NaN", "Infinity", "-Infinity",
    "tru", "truefalse", "nullx", "1 1", "'a'", #""a"#, #""\q""#, #""\x41""#, #""\0""#, "\"\\\n\"",
    "\"\t\"", "\"\n\"", #""\u12""#, #""\u00G0""#, "[1,]", "[,]", "[1 2]", "[", "]", "[1", "[]]",
    #"{"a":1,}"#, "{,}", "{a:1}", "{'a':1}", #"{"a" 1}"#, #"{"a"}"#, "// c\n1", "/* c */1",
    "\u{FEFF}1", "\u{A0}1", "\u{2028}1", "\u{0B}1", "\u{0C}1",
  ])
  func refusesWhatIsNot(text: String) throws {
    let failure = try #require(self.failure(text), "\(text)")
    #expect(!failure.reason.isEmpty)
    #expect(failure.line >= 1 && failure.column >= 1)
  }

  @Test func takesAsManyLevelsAsTheLimitSays() {
    let limit = JSONReader.depthLimit
    let nested = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    #expect(failure(nested(limit)) == nil)
    #expect(failure(nested(limit + 1))?.reason == "values are nested more than 512 levels deep")
  }

  /// Strict JSON without duplicate keys has the same meaning as JSON5.
  @Test func whatIsStrictIsReadAlikeAsJSON5() throws {
    var strict = 0
    for seed in try SourceTree.files(below: "Fuzz/Seeds") {
      guard let node = try? JSONReader.node(of: seed.bytes, as: .strict) else { continue }
      strict += 1
      guard let lenient = try? JSONReader.node(of: seed.bytes, as: .json5) else { continue }
      #expect(lenient == node, "\(seed.path)")
      #expect(try JSONReader.node(of: Array(node.text.utf8), as: .strict).text == node.text)
    }
    #expect(strict > 3)
  }
}
