import Testing

@testable import Conversion

struct TableConversionTests {
  private let convert: Converting

  init() throws { convert = try Converting() }

  // MARK: JSON and its lines

  @Test(arguments: [
    (
      "[1, {\"a\" : [true, null]},\n \"x y\\n\\u00e4\"]",
      "1\n{\"a\":[true,null]}\n\"x y\\n\\u00e4\"\n"
    ),
    ("{ \"a\": -0.5e+3 }\n", "{\"a\":-0.5e+3}\n"), ("[]", ""), (" [ ] ", ""), ("[[]]", "[]\n"),
    ("\"x\"", "\"x\"\n"), ("\u{FEFF}[{},{}]", "{}\n{}\n"),
  ])
  func anArrayIsALineForEachElement(json: String, lines: String) throws {
    #expect(try convert(.jsonToLines, json) == lines)
  }

  @Test(arguments: [
    ("{\"a\": 1}\n\n [2]\r\n3", "[\n{\"a\":1},\n[2],\n3\n]\n"), ("", "[]\n"), ("\n\n", "[]\n"),
  ])
  func linesAreOneArray(lines: String, json: String) throws {
    #expect(try convert(.linesToJSON, lines) == json)
  }

  @Test(
    arguments: [
      ("[1 2]", .unexpectedByte(0x32, expected: "',' or ']'"), 4),
      ("[1,]", .unexpectedByte(0x5D, expected: "a value"), 4),
      ("[01]", .badNumber, 3), ("[1.]", .badNumber, 4), ("[-]", .badNumber, 3),
      ("[.5]", .unexpectedByte(0x2E, expected: "a value"), 2),
      ("[tru]", .unexpectedByte(0x5D, expected: "'true'"), 5), ("[\"a\tb\"]", .controlInString, 4),
      ("[\"\\x\"]", .badEscape, 4), ("[\"\\u12g4\"]", .badEscape, 7),
      ("[{\"a\" 1}]", .unexpectedByte(0x31, expected: "':'"), 7),
      ("[{a:1}]", .unexpectedByte(0x61, expected: "a key"), 3),
      ("[{\"a\":1,}]", .unexpectedByte(0x7D, expected: "a key"), 9),
      ("[1] 2", .severalValues, 5), ("{} {}", .severalValues, 4), ("[", .unexpectedEnd, 2),
      ("", .unexpectedEnd, 1),
      ("[\"a", .unexpectedEnd, 4), ("[[1}]", .unexpectedByte(0x7D, expected: "',' or ']'"), 4),
      ("[NaN]", .unexpectedByte(0x4E, expected: "a value"), 2), ("[1e]", .badNumber, 4),
    ] as [(String, Malformation.Problem, Int64)])
  func whatIsNotJSONIsSaidWhere(json: String, problem: Malformation.Problem, byte: Int64) throws {
    let found = try convert.malformation(.jsonToLines, json)
    #expect(found?.byte == byte)
    #expect(found?.problem == problem)
  }

  @Test func depthIsBounded() throws {
    let limit = JSONStream.depthLimit
    let deep = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(try convert(.jsonToLines, "[\(deep)]") == deep + "\n")
    let tooDeep = try convert.malformation(.jsonToLines, "[[\(deep)]]")
    #expect(tooDeep?.problem == .tooDeep(limit: limit))
  }

  @Test func aValueDoesNotGoOnInAnotherLine() throws {
    #expect(
      try convert.malformation(.linesToJSON, "1\n{\"a\":\n2}")
        == Malformation(line: 2, byte: 8, .splitLine))
    #expect(try convert.malformation(.linesToJSON, "1 2\n")?.problem == .severalValues)
  }

  // MARK: Tables

  @Test func tabsStandForCommas() throws {
    #expect(try convert(.csvToTSV, "a,\"b \"\"c\"\"\",\r\n1,,2") == "a\tb \"c\"\t\n1\t\t2\n")
    #expect(try convert(.tsvToCSV, "a\tb,c\t\"\r\n1\t\t2\n") == "a,\"b,c\",\"\"\"\"\r\n1,,2\r\n")
  }

  @Test(
    arguments: [
      ("a,b\n1\t2,3\n", 2, .unholdable("a tab")), ("a\n\"1\n2\"\n", 3, .unholdable("a line break")),
      ("a,b\n1\n", 2, .otherWidth(1, first: 2)), ("a\n1\"2\n", 2, .quoteInField),
      ("a,b\n1,2\n\n3,4\n", 3, .otherWidth(1, first: 2)),
      ("a\n\"1\"2\n", 2, .afterQuote), ("a\n\"1\n", 3, .openQuote),
    ] as [(String, Int, Malformation.Problem)])
  func whatTabsCannotHoldIsSaidWhere(csv: String, line: Int, problem: Malformation.Problem) throws {
    let found = try convert.malformation(.csvToTSV, csv)
    #expect(found?.line == line)
    #expect(found?.problem == problem)
  }

  @Test(arguments: ["a,b\n1,2\n\n", "a,b\r\n1,2\r\n\r\n\r\n", "a,b\r1,2\r\r"])
  func emptyLinesAtTheEndAreNoRecords(csv: String) throws {
    #expect(try convert(.csvToTSV, csv) == "a\tb\n1\t2\n")
    #expect(try convert(.csvToJSON, csv) == "[\n{\"a\":\"1\",\"b\":\"2\"}\n]\n")
  }

  /// Some Mac programs still export such files.
  @Test func linesOfATableMayEndInCR() throws {
    #expect(
      try convert(.csvToJSON, "name,\"n,o\"\r\"A\n\",1\r,\"2\"\r")
        == "[\n{\"name\":\"A\\n\",\"n,o\":\"1\"},\n{\"name\":\"\",\"n,o\":\"2\"}\n]\n")
    #expect(try convert(.csvToTSV, "a,b\r1,2") == "a\tb\n1\t2\n")
    #expect(try convert(.csvToTSV, "\"a\"\r\"b\"\r") == "a\nb\n")
    #expect(try convert(.tsvToCSV, "a\tb\r1\t2\r") == "a,b\r\n1,2\r\n")
    #expect(try convert(.csvToJSON, "a\r") == "[]\n")
  }

  /// The first line decides how all lines must end.
  @Test(
    arguments: [
      ("a,b\r1,2\r3,4\n", 3, 12, .otherLineEnd), ("a\r1\r\n", 3, 5, .otherLineEnd),
      ("a\r\"1\"\n", 2, 6, .otherLineEnd), ("a\n1\r2\n", 2, 4, .loneReturn),
      ("a\n1\r", 2, 4, .loneReturn), ("a\r\n\"1\"\r2\n", 2, 7, .loneReturn),
      ("a,b\r1,2\r3\r", 3, 10, .otherWidth(1, first: 2)), ("a\r1\"\r", 2, 4, .quoteInField),
    ] as [(String, Int, Int64, Malformation.Problem)])
  func lineEndsThatAreMixedAreSaidWhere(
    csv: String, line: Int, byte: Int64, problem: Malformation.Problem
  ) throws {
    for method in [BuiltInMethod.csvToTSV, .csvToJSON] {
      #expect(
        try convert.malformation(method, csv) == Malformation(line: line, byte: byte, problem))
    }
  }

  @Test func aTableIsAnObjectForEachLineBelowTheFirst() throws {
    #expect(
      try convert(.csvToJSON, "name,\"n,o\"\r\n\"A \"\"ä\"\"\n\",1\r\n,\r\n")
        == "[\n{\"name\":\"A \\\"ä\\\"\\n\",\"n,o\":\"1\"},\n{\"name\":\"\",\"n,o\":\"\"}\n]\n")
    #expect(try convert(.csvToJSON, "a,b\r\n") == "[]\n")
    #expect(try convert(.csvToJSON, "") == "[]\n")
    #expect(try convert.malformation(.csvToJSON, "a,a\n")?.problem == .repeatedKey("a"))
    #expect(try convert.malformation(.csvToJSON, [0x61, 0x0A, 0xFF])?.problem == .notUTF8)
  }

  @Test func flatObjectsAreATable() throws {
    #expect(
      try convert(
        .jsonToCSV,
        "[{\"a\":1,\"b\":\"x,\\u20ac\\ud83d\\ude00\"}, {\"b\":null}, {\"b\":true,\"a\":\"\\\"\"}]")
        == "a,b\r\n1,\"x,€😀\"\r\n,\r\n\"\"\"\",true\r\n")
    #expect(try convert(.jsonToCSV, "[]") == "")
  }

  @Test(
    arguments: [
      ("{}", .notAnArrayOfObjects, 1), ("[1]", .notAnArrayOfObjects, 2),
      ("[{}]", .notAnArrayOfObjects, 3),
      ("[{\"a\":[1]}]", .nestedValue(key: "a"), 7), ("[{\"a\":1},{\"b\":1}]", .unknownKey("b"), 14),
      ("[{\"a\":1,\"a\":2}]", .repeatedKey("a"), 12), ("[{\"a\":\"\\ud800\"}]", .loneSurrogate, 14),
      ("[{\"a\":1}", .unexpectedEnd, 9), ("[{\"a\":1},]", .notAnArrayOfObjects, 10),
    ] as [(String, Malformation.Problem, Int64)])
  func whatIsNoTableIsSaidWhere(json: String, problem: Malformation.Problem, byte: Int64) throws {
    #expect(
      try convert.malformation(.jsonToCSV, json) == Malformation(line: 1, byte: byte, problem))
  }

  @Test func aRecordIsBounded() throws {
    let long = [UInt8](repeating: 0x61, count: Record.limit + 1)
    #expect(
      try convert.malformation(.csvToTSV, long)?.problem == .tooLong(limit: Record.limit))
  }

  // MARK: Round trips

  private func csv(_ chance: inout Chance, without forbidden: String = "") throws -> String {
    let width = 1 + chance.below(4)
    return (0..<chance.below(6)).map { line in
      (0..<width).map { place in
        let field = (line == 0 ? "\(place)" : "") + chance.text(upTo: 12, without: forbidden)
        let mustBeQuoted = field.unicodeScalars.contains {
          ",;\t\"\n\r".unicodeScalars.contains($0)
        }
        return mustBeQuoted || width == 1 && field.isEmpty
          ? "\"\(field.replacing("\"", with: "\"\""))\"" : field
      }.joined(separator: ",") + "\r\n"
    }.joined()
  }

  @Test(arguments: 0..<60) func anyTableComesBackFromTabs(seed: Int) throws {
    var chance = Chance(seed)
    let csv = try csv(&chance, without: "\t\n\r")
    #expect(try convert([Converting.step(.csvToTSV), Converting.step(.tsvToCSV)], csv) == csv)
  }

  @Test(arguments: 0..<60) func anyTableComesBackFromJSON(seed: Int) throws {
    var chance = Chance(seed)
    let csv = try csv(&chance)
    let steps = [
      Converting.step(.csvToJSON), Converting.step(.jsonToLines), Converting.step(.linesToJSON),
      Converting.step(.jsonToCSV),
    ]
    // Without a record there are no keys.
    guard csv.split(separator: "\r\n").count > 1 else { return }
    let back = try convert(steps, csv)
    if back != "" { #expect(back == csv) }
  }

  private func json(_ chance: inout Chance, _ depth: Int) -> String {
    switch chance.below(depth > 4 ? 4 : 6) {
    case 0: "\(chance.below(1000) - 500)"
    case 1: ["true", "false", "null", "1e5", "-0.25E-7"][chance.below(5)]
    case 2, 3: string(&chance)
    case 4:
      "[" + (0..<chance.below(4)).map { _ in json(&chance, depth + 1) }.joined(separator: ",") + "]"
    default:
      "{"
        + (0..<chance.below(4)).map { _ in string(&chance) + ":" + json(&chance, depth + 1) }
        .joined(separator: ",") + "}"
    }
  }

  private func string(_ chance: inout Chance) -> String {
    let text = chance.text(upTo: 8, without: "\"\\\n\r\t\u{1}")
    return "\"\(text)\(["", "\\n", "\\\"", "\\u00Ab"][chance.below(4)])\""
  }

  @Test(arguments: 0..<60) func anyArrayComesBackFromLines(seed: Int) throws {
    var chance = Chance(seed)
    let values = (0..<chance.below(6)).map { _ in json(&chance, 0) }
    let array = values.isEmpty ? "[]\n" : "[\n" + values.joined(separator: ",\n") + "\n]\n"
    #expect(
      try convert([Converting.step(.jsonToLines), Converting.step(.linesToJSON)], array) == array)
  }

  @Test(arguments: 0..<30) func damagedDataIsSaidOrReadButNeverMore(seed: Int) throws {
    var chance = Chance(seed)
    let methods: [BuiltInMethod] = [
      .jsonToLines, .linesToJSON, .csvToTSV, .tsvToCSV, .csvToJSON, .jsonToCSV,
    ]
    var bytes = Array((json(&chance, 0) + (try csv(&chance))).utf8)
    for _ in 0..<3 where !bytes.isEmpty {
      bytes[chance.below(bytes.count)] = UInt8(chance.below(256))
    }
    for method in methods {
      guard let found = try convert.malformation(method, bytes) else { continue }
      #expect(found.byte >= 1 && found.byte <= Int64(bytes.count) + 1)
      // Lines of a table end in either character.
      let ends = bytes.count { $0 == 0x0A || $0 == 0x0D }
      #expect(found.line >= 1 && found.line <= ends + 1)
    }
  }
}
