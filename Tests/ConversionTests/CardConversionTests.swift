import Testing

@testable import Conversion

struct CardConversionTests {
  private let convert: Converting

  init() throws { convert = try Converting() }

  private func card(_ lines: String...) -> String {
    (["BEGIN:VCARD", "VERSION:4.0"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
  }

  private func json(_ properties: String...) -> String {
    "[\"vcard\",[\n"
      + (["[\"version\",{},\"text\",\"4.0\"]"] + properties).joined(separator: ",\n") + "\n]]\n"
  }

  /// A line, its property, and whether the line is written back unchanged.
  @Test(arguments: [
    ("FN:Ada Lovelace", "[\"fn\",{},\"text\",\"Ada Lovelace\"]"),
    (
      "N:Perreault;Simon;;;ing. jr,M.Sc.",
      "[\"n\",{},\"text\",[\"Perreault\",\"Simon\",\"\",\"\",[\"ing. jr\",\"M.Sc.\"]]]"
    ),
    ("ORG:ABC\\, Inc.;North", "[\"org\",{},\"text\",[\"ABC, Inc.\",\"North\"]]"),
    ("ORG:ABC", "[\"org\",{},\"text\",\"ABC\"]"),
    ("CATEGORIES:a\\,b,c", "[\"categories\",{},\"text\",\"a,b\",\"c\"]"),
    ("NOTE:one\\ntwo\\; \\\\", "[\"note\",{},\"text\",\"one\\ntwo; \\\\\"]"),
    (
      "TEL;VALUE=uri;PREF=1;TYPE=voice,home:tel:+1-555;ext=5",
      "[\"tel\",{\"pref\":\"1\",\"type\":[\"voice\",\"home\"]},\"uri\",\"tel:+1-555;ext=5\"]"
    ),
    ("work.EMAIL:a@example.com", "[\"email\",{\"group\":\"work\"},\"text\",\"a@example.com\"]"),
    ("BDAY:19850412", "[\"bday\",{},\"date-and-or-time\",\"1985-04-12\"]"),
    ("BDAY:--0412", "[\"bday\",{},\"date-and-or-time\",\"--04-12\"]"),
    ("BDAY:1985-04", "[\"bday\",{},\"date-and-or-time\",\"1985-04\"]"),
    (
      "ANNIVERSARY:20090808T1430-0500",
      "[\"anniversary\",{},\"date-and-or-time\",\"2009-08-08T14:30-05:00\"]"
    ),
    ("REV:19951031T222710Z", "[\"rev\",{},\"timestamp\",\"1995-10-31T22:27:10Z\"]"),
    (
      "ADR;LABEL=\"a;b, ^'c^'^n\":;;1 Main;;;;",
      "[\"adr\",{\"label\":\"a;b, \\\"c\\\"\\n\"},\"text\",[\"\",\"\",\"1 Main\",\"\",\"\",\"\",\"\"]]"
    ),
    ("X-ODD:a\\,b", "[\"x-odd\",{},\"unknown\",\"a\\\\,b\"]"),
    ("PHOTO:data:image/png;base64,AAAA", "[\"photo\",{},\"uri\",\"data:image/png;base64,AAAA\"]"),
  ])
  func aPropertyIsAnArrayAndTheReverse(line: String, property: String) throws {
    #expect(try convert(.cardToJSON, card(line)) == json(property))
    let back = try convert(.jsonToCard, json(property))
    let parameters = line.replacing(
      "VALUE=uri;PREF=1;TYPE=voice,home", with: "PREF=1;TYPE=voice,home;VALUE=uri")
    #expect(back == card(parameters))
  }

  @Test func foldedLinesAndVersionThreeAreRead() throws {
    let text =
      "begin:vcard\nversion:3.0\nFN:A\n da\n\nPHOTO;ENCODING=b;TYPE=JPEG:AA\n AA\nend:vcard\n"
    #expect(
      try convert(.cardToJSON, text)
        == json(
          "[\"fn\",{},\"text\",\"Ada\"]", "[\"photo\",{},\"uri\",\"data:image/jpeg;base64,AAAA\"]"))
  }

  @Test func addressesHaveNoEscapesInJSON() throws {
    let lines = ["URL:http\\://www.ibm.com/a\\,b\\;c", "GEO:geo:37.4\\,-122.1", "LANG:d\\:e"]
    #expect(
      try convert(.cardToJSON, card(lines[0], lines[1], lines[2]))
        == json(
          "[\"url\",{},\"uri\",\"http://www.ibm.com/a,b;c\"]",
          "[\"geo\",{},\"uri\",\"geo:37.4,-122.1\"]", "[\"lang\",{},\"language-tag\",\"d:e\"]"))
  }

  @Test func bytesMayBeFoldedWithMoreThanOneBlank() throws {
    #expect(
      try convert(.cardToJSON, card("PHOTO;ENCODING=b:\r\n  AAAA\r\n \t BBBB"))
        == json("[\"photo\",{},\"uri\",\"data:;base64,AAAABBBB\"]"))
  }

  @Test func aValueAloneIsAParameterInVersionThree() throws {
    let three =
      "BEGIN:VCARD\nVERSION:3.0\nPHOTO;BASE64:\n  AA\n  AA\nTEL;HOME;type=pref:1\nEND:VCARD\n"
    #expect(
      try convert(.cardToJSON, three)
        == json(
          "[\"photo\",{},\"uri\",\"data:;base64,AAAA\"]",
          "[\"tel\",{\"type\":[\"home\",\"pref\"]},\"text\",\"1\"]"))
    #expect(
      try convert.malformation(.cardToJSON, three.replacing("3.0", with: "4.0"))?.problem
        == .notAContentLine)
    #expect(
      try convert.malformation(
        .cardToJSON, three.replacing("BASE64", with: "QUOTED-PRINTABLE"))?.line == 3)
  }

  @Test func aGroupIsWrittenInSmallLetters() throws {
    #expect(
      try convert(.cardToJSON, card("ITEM1.TEL:1"))
        == json("[\"tel\",{\"group\":\"item1\"},\"text\",\"1\"]"))
  }

  /// A line, its property, and the line written from it if it differs.
  @Test(arguments: [
    (
      "TEL;type=CELL;Type=VOICE;x=1;TYPE=pref:1",
      "[\"tel\",{\"type\":[\"CELL\",\"VOICE\",\"pref\"],\"x\":\"1\"},\"text\",\"1\"]",
      "TEL;TYPE=CELL,VOICE,pref;X=1:1"
    ),
    (
      "TEL;TYPE=\"work,voice\";TYPE=pref:1",
      "[\"tel\",{\"type\":[\"work\",\"voice\",\"pref\"]},\"text\",\"1\"]",
      "TEL;TYPE=work,voice,pref:1"
    ),
    (
      "N;SORT-AS=\"Harten,Rene\":a;b;;;",
      "[\"n\",{\"sort-as\":[\"Harten\",\"Rene\"]},\"text\",[\"a\",\"b\",\"\",\"\",\"\"]]",
      "N;SORT-AS=Harten,Rene:a;b;;;"
    ),
    (
      "ADR;LABEL=\"a,b\":;;;;;;",
      "[\"adr\",{\"label\":\"a,b\"},\"text\",[\"\",\"\",\"\",\"\",\"\",\"\",\"\"]]", nil
    ),
    (
      "X-N;VALUE=integer:1,-20,+007", "[\"x-n\",{},\"integer\",1,-20,7]",
      "X-N;VALUE=integer:1,-20,7"
    ),
    (
      "X-F;VALUE=float:20.30,-0,+00.5", "[\"x-f\",{},\"float\",20.30,-0,0.5]",
      "X-F;VALUE=float:20.30,-0,0.5"
    ),
    (
      "X-B;VALUE=boolean:TRUE,false", "[\"x-b\",{},\"boolean\",true,false]",
      "X-B;VALUE=boolean:true,false"
    ),
    (
      "TZ;VALUE=utc-offset:-0500", "[\"tz\",{},\"utc-offset\",\"-05:00\"]", nil
    ),
    (
      "TZ;VALUE=utc-offset:+05", "[\"tz\",{},\"utc-offset\",\"+05\"]", nil
    ),
    (
      "GEO:37.38;-122.08", "[\"geo\",{},\"uri\",\"geo:37.38,-122.08\"]",
      "GEO:geo:37.38,-122.08"
    ),
    (
      "GEO;VALUE=FLOAT:+37.38;+122.08", "[\"geo\",{},\"uri\",\"geo:37.38,122.08\"]",
      "GEO:geo:37.38,122.08"
    ),
    ("GEO:geo:1,2;u=3", "[\"geo\",{},\"uri\",\"geo:1,2;u=3\"]", nil),
  ])
  func parametersAndValuesHaveTheirKindInJSON(
    line: String, property: String, back: String?
  ) throws {
    #expect(try convert(.cardToJSON, card(line)) == json(property))
    #expect(try convert(.jsonToCard, json(property)) == card(back ?? line))
  }

  @Test(
    arguments: [
      ("X-N;VALUE=integer:one", "integer"), ("X-N;VALUE=integer:1.5", "integer"),
      ("X-N;VALUE=integer:1,,2", "integer"), ("X-F;VALUE=float:1e5", "float"),
      ("X-F;VALUE=float:.5", "float"), ("X-F;VALUE=float:5.", "float"),
      ("X-F;VALUE=float:", "float"), ("GEO;VALUE=float:1;2;3", "float"),
      ("X-B;VALUE=boolean:yes", "boolean"),
    ])
  func whatIsNoNumberIsNoneInJSON(line: String, kind: String) throws {
    let found = try convert.malformation(.cardToJSON, card("FN:A", line))
    #expect(found?.problem == .otherKind(kind))
    #expect(found?.line == 4)
  }

  @Test func longLinesAreFoldedBetweenCharacters() throws {
    let name = String(repeating: "ä", count: 100)
    let folded = try convert(.jsonToCard, json("[\"fn\",{},\"text\",\"\(name)\"]"))
    #expect(folded.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
    #expect(try convert(.cardToJSON, folded) == json("[\"fn\",{},\"text\",\"\(name)\"]"))
  }

  @Test func aLineBreakForgesNoProperty() throws {
    let forged = json("[\"url\",{\"x\":\"a\\nb\"},\"uri\",\"http://a/\\r\\nEMAIL:b\"]")
    #expect(try convert(.jsonToCard, forged) == card("URL;X=a^nb:http://a/EMAIL:b"))
  }

  @Test func numbersAndWordsAreWrittenAsTheyAre() throws {
    #expect(
      try convert(
        .jsonToCard, json("[\"x-n\",{},\"integer\",1,2]", "[\"x-b\",{},\"boolean\",true]"))
        == card("X-N;VALUE=integer:1,2", "X-B;VALUE=boolean:true"))
  }

  @Test(
    arguments: [
      ("", .notACard, 1), ("FN:a\n", .notACard, 1),
      ("BEGIN:VCARD\nFN\nEND:VCARD\n", .notAContentLine, 2),
      ("BEGIN:VCARD\nVERSION:2.1\n", .otherVersion("2.1"), 2),
      ("BEGIN:VCARD\nVERSION:4.0\nFN:a\n", .unexpectedEnd, 4),
      ("BEGIN:VCARD\nEND:VCARD\nBEGIN:VCARD\n", .severalCards, 3),
      ("BEGIN:VCARD\nFN;X=\"a:b\n", .notAContentLine, 2),
      ("BEGIN:VCARD\nF N:b\n", .notAContentLine, 2),
      ("BEGIN:VCARD\nF N:b\n c\n d\n", .notAContentLine, 2),
      ("BEGIN:VCARD\nVERSION:\n 2.\n 1\n", .otherVersion("2.1"), 2),
    ] as [(String, Malformation.Problem, Int)])
  func whatIsNoCardIsSaidWhere(text: String, problem: Malformation.Problem, line: Int) throws {
    let found = try convert.malformation(.cardToJSON, text)
    #expect(found?.problem == problem)
    #expect(found?.line == line)
  }

  @Test(arguments: [
    "[]", "[\"vcalendar\",[]]", "[\"vcard\",[[\"fn\",{},\"text\"]]]",
    "[\"vcard\",[[\"f:n\",{},\"text\",\"a\"]]]",
    "[\"vcard\",[[\"fn\",{\"a=b\":\"c\"},\"text\",\"a\"]]]", "[\"vcard\",[]] 1", "[\"vcard\",[",
    "[\"vcard\",[[\"fn\",{},\"text\",{}]]]",
  ])
  func whatIsNoCardInJSONIsRefused(text: String) throws {
    #expect(try convert.malformation(.jsonToCard, text) != nil)
  }

  @Test(arguments: 0..<60) func anyTextComesBack(seed: Int) throws {
    var chance = Chance(seed)
    func text() -> String {
      let plain = chance.text(upTo: 100, without: "\r\u{1}")
      return "\""
        + plain.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        .replacing("\n", with: "\\n").replacing("\t", with: "\\t") + "\""
    }
    let properties = (0..<chance.below(6)).map { _ in
      switch chance.below(4) {
      case 0: "[\"fn\",{},\"text\",\(text())]"
      case 1: "[\"n\",{\"group\":\"g\"},\"text\",[\(text()),[\(text()),\(text())],\"\",\"\",\"\"]]"
      case 2: "[\"categories\",{\"pref\":\"1\"},\"text\",\(text()),\(text())]"
      default: "[\"org\",{\"type\":[\"a\",\"b\"]},\"text\",[\(text()),\(text())]]"
      }
    }
    let card =
      "[\"vcard\",[\n"
      + (["[\"version\",{},\"text\",\"4.0\"]"] + properties).joined(separator: ",\n") + "\n]]\n"
    #expect(
      try convert([Converting.step(.jsonToCard), Converting.step(.cardToJSON)], card) == card)
  }

  @Test(arguments: 0..<30) func damagedCardsAreReadOrRefused(seed: Int) throws {
    var chance = Chance(seed)
    var bytes = Array(
      card("FN:Ada", "g.TEL;TYPE=\"a,b\":1", "N:a;b,c;;;", "BDAY:19850412T1430Z").utf8)
    for _ in 0..<4 { bytes[chance.below(bytes.count)] = UInt8(chance.below(128)) }
    if try convert.malformation(.cardToJSON, bytes) == nil {
      let json = try convert(.cardToJSON, bytes)
      #expect(try convert.malformation(.jsonToLines, json) == nil)
    }
  }
}
