import Testing
import UniformTypes

@Suite struct MIMECacheMagicTests {
  typealias Matchlet = MIMECacheBytes.Matchlet
  typealias Magic = MIMECacheBytes.Magic

  func cache(_ magic: [Magic]) throws -> MIMECache {
    try #require(MIMECacheBytes(magic: magic).cache())
  }

  /// Whether data matches a rule of these matchlets.
  func fits(_ data: [UInt8], _ matchlets: [Matchlet]) throws -> Bool {
    try !cache([Magic("a/b", matchlets)]).magicMatches(in: data[...]).isEmpty
  }

  func fits(_ text: String, _ matchlets: [Matchlet]) throws -> Bool {
    try fits(Array(text.utf8), matchlets)
  }

  @Test func findsAValueAtItsPlace() throws {
    let rule = [Matchlet("LOVE", at: 2)]
    #expect(try fits("xxLOVE", rule) && fits("xxLOVEx", rule))
    #expect(try !fits("xLOVE", rule) && !fits("xxxLOVE", rule) && !fits("xxLOV", rule))
    #expect(try !fits("", rule))
  }

  @Test func findsAValueAtOneOfManyPlaces() throws {
    let rule = [Matchlet("AB", at: 1, places: 3)]
    for (text, expected) in [
      ("xAB", true), ("xxAB", true), ("xxxAB", true), ("xxxxAB", false), ("ABxxxx", false),
      ("xAAB", true), ("xAAA", false), ("xxxA", false),
    ] {
      #expect(try fits(text, rule) == expected, "\(text)")
    }
    // The offsets extend beyond the data, and beyond 32 bits.
    #expect(try fits("xxAB", [Matchlet("AB", places: 0xFFFF_FFFF)]))
    #expect(try !fits("xxAC", [Matchlet("AB", places: 0xFFFF_FFFF)]))
    #expect(try !fits("xxAB", [Matchlet("AB", at: 0xFFFF_FFFF, places: 0xFFFF_FFFF)]))
  }

  @Test func looksThroughAMask() throws {
    let rule = [Matchlet([0x10, 0x41], places: 2, mask: [0xF0, 0xDF])]
    #expect(try fits([0x1F, 0x61], rule) && fits([0x10, 0x41], rule))
    #expect(try fits([0x00, 0x1A, 0x61], rule) && !fits([0x00, 0x00, 0x1A, 0x61], rule))
    #expect(try !fits([0x2F, 0x61], rule) && !fits([0x1F, 0x62], rule) && !fits([0x1F], rule))
  }

  @Test func readsWordsInTheOrderOfThisMachine() throws {
    let words: [[UInt8]] = [[0x12, 0x34], [0x12, 0x34, 0x56, 0x78]]
    for word in words {
      let rule = [Matchlet(word, wordSize: word.count)]
      let isLittle = UInt16(1).littleEndian == 1
      #expect(try fits(isLittle ? word.reversed() : word, rule))
      #expect(try !fits(isLittle ? word : word.reversed(), rule))
    }
    // Two words, each with swapped bytes; and half a word, which is damage.
    let two = [Matchlet([1, 2, 3, 4], wordSize: 2)]
    #expect(try fits(UInt16(1).littleEndian == 1 ? [2, 1, 4, 3] : [1, 2, 3, 4], two))
    #expect(try !fits([1, 2, 3], [Matchlet([1, 2, 3], wordSize: 2)]))
  }

  @Test func wantsOneOfTheChildren() throws {
    let rule = [
      Matchlet(
        "A",
        children: [
          Matchlet("B", at: 1), Matchlet("C", at: 1, children: [Matchlet("D", at: 2, places: 2)]),
        ]), Matchlet("Z"),
    ]
    for (text, expected) in [
      ("AB", true), ("ACD", true), ("ACxD", true), ("Z", true), ("AC", false), ("A", false),
      ("xB", false), ("AxD", false), ("ACxxD", false),
    ] {
      #expect(try fits(text, rule) == expected, "\(text)")
    }
  }

  @Test func putsTheBestPriorityFirstThenTheOrderOfTheFile() throws {
    let rules = try cache([
      Magic("a/low", priority: 40, [Matchlet("A")]), Magic("a/one", [Matchlet("A")]),
      Magic("a/high", priority: 80, [Matchlet("AB")]), Magic("a/two", [Matchlet("A")]),
      Magic("a/none", priority: 90, [Matchlet("B")]),
    ])
    let found = rules.magicMatches(in: Array("AB".utf8)[...])
    #expect(found.map(\.mimeType) == ["a/high", "a/one", "a/two", "a/low"])
    #expect(found.map(\.priority) == [80, 50, 50, 40])
  }

  @Test func takesASliceFromWhereItBegins() throws {
    let data = Array("xxxFROB2".utf8)
    let rules = try #require(MIMECacheBytes.small.cache())
    #expect(
      rules.magicMatches(in: data[3...]).map(\.mimeType) == ["image/x-frob", "application/x-core"])
    #expect(rules.magicMatches(in: data[3..<7]).map(\.mimeType) == ["application/x-core"])
    #expect(rules.magicMatches(in: data[3..<3]).isEmpty)
  }

  @Test func takesTheFirstDatabaseThatKnowsATypeAndTheBestRuleOfAll() throws {
    let mine = try cache([
      .none("a/hidden"), Magic("a/low", priority: 45, [Matchlet("A")]),
      Magic("a/both", priority: 30, [Matchlet("A")]),
    ])
    let theirs = try cache([
      Magic("a/both", priority: 90, [Matchlet("A")]), Magic("a/hidden", [Matchlet("A")]),
      Magic("a/theirs", [Matchlet("A")]),
    ])
    let registry = TypeRegistry(mimeCaches: [mine, theirs])
    let found = registry.magicMatches(in: [0x41])
    #expect(found.map(\.mimeType) == ["a/theirs", "a/low", "a/both"])
    #expect(found.map(\.priority) == [50, 45, 30])
    // The mark is not a rule that data could match.
    #expect(try cache([.none("a/b")]).magicMatches(in: Array("__NOMAGIC__".utf8)[...]).isEmpty)
    #expect(TypeRegistry.builtIn.magicMatches(in: [0x41]).isEmpty)
  }

  @Test func isNotHeldUpByAHostileFile() throws {
    // Each level has many children, and the deepest is below the depth limit.
    var tree = [Matchlet("A")]
    for _ in 0..<20 { tree = [Matchlet("A", children: tree)] }
    #expect(try !fits("A", tree))
    let whole = MIMECacheBytes(magic: [
      Magic("a/b", Array(repeating: Matchlet("A", children: [Matchlet("B")]), count: 200))
    ]).encoded()
    // The children of every matchlet become all matchlets of the first level.
    var bytes = whole
    let entries = Int(bytes[24]) << 24 | Int(bytes[25]) << 16 | Int(bytes[26]) << 8 | Int(bytes[27])
    let first = Array(bytes[entries + 24..<entries + 28])
    let start = first.reduce(0) { $0 << 8 | Int($1) }
    for index in 0..<200 {
      bytes.replaceSubrange(
        start + index * 32 + 24..<start + index * 32 + 28, with: [0, 0, 0, 200])
      bytes.replaceSubrange(start + index * 32 + 28..<start + index * 32 + 32, with: first)
    }
    let cycle = try #require(MIMECache(copying: bytes))
    #expect(cycle.magicMatches(in: Array(repeating: 0x41, count: 1000)[...]).isEmpty)
    // Values that almost match at very many offsets.
    let nearly = Matchlet(
      Array(repeating: 0x41, count: 4000) + [0x42], places: 60_000)
    let slow = try cache(Array(repeating: Magic("a/b", [nearly]), count: 50))
    #expect(slow.magicMatches(in: Array(repeating: 0x41, count: 65_536)[...]).isEmpty)
    let many = try cache(Array(repeating: Magic("a/b", [Matchlet("A")]), count: 1000))
    #expect(many.magicMatches(in: [0x41]).count == 256)
  }

  @Test func ignoresADatabaseWhoseSectionDoesNotFitIn() {
    let whole = MIMECacheBytes.small.encoded()
    for place in [24, 28] {
      let start = whole[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      for offset in [place, start] {
        var damaged = whole
        damaged.replaceSubrange(offset..<offset + 4, with: [0, 0xFF, 0xFF, 0xF0])
        #expect(MIMECache(copying: damaged) == nil)
      }
    }
  }
}

@Suite struct MIMECacheNamespaceTests {
  @Test(arguments: [
    ("", "plain", "application/x-plain+xml"), ("", "Plain", nil),
    ("urn:frob", "frob", "application/x-frobs+xml"),
    ("urn:frob", "other", "application/x-frob+xml"), ("urn:frob2", "frob", nil),
    ("urn:fro", "frob", nil), ("", "", nil),
  ])
  func knowsDocumentsByTheirOutermostElement(namespace: String, name: String, expected: String?)
    throws
  {
    let cache = try #require(MIMECacheBytes.small.cache())
    #expect(cache.rootXMLType(namespace: namespace, localName: name) == expected)
    let registry = TypeRegistry(mimeCaches: [try #require(MIMECacheBytes().cache()), cache])
    #expect(registry.rootXMLType(namespace: namespace, localName: name) == expected)
  }
}
