import Testing
import UniformTypes

@Suite struct MIMECacheTests {
  let cache: MIMECache

  init() throws { cache = try #require(MIMECacheBytes.small.cache()) }

  func types(_ name: String) -> Set<String> {
    Set(cache.matches(name: Array(name.utf8)).map(\.mimeType))
  }

  @Test(arguments: [
    ("main.rs", ["text/rust"]), ("MAIN.RS", ["text/rust"]),
    ("a.tar.gz", ["application/x-compressed-tar", "application/gzip"]), ("gz", []), ("a.rsx", []),
    ("x.ts", ["text/vnd.linguist", "video/mp2t"]), ("main.C", ["text/x-c++src"]),
    ("main.c", ["text/x-csrc"]), ("Makefile", ["text/x-makefile"]),
    ("core", ["application/x-core"]),
    ("CORE", []), ("README", ["text/x-readme", "text/x-other"]), ("readme.old", ["text/x-readme"]),
    ("ls.1", ["application/x-troff-man"]), ("ls.0", []), ("x.größe", ["application/x-size"]),
    ("", []),
  ])
  func matchesNames(name: String, expected: [String]) {
    #expect(types(name) == Set(expected))
  }

  @Test func saysHowGoodAMatchIs() throws {
    let matches = cache.matches(name: Array("Index.HTML".utf8))
    #expect(matches.map(\.mimeType) == ["text/html", "application/xhtml+xml"])
    #expect(matches.map(\.weight) == [80, 50])
    #expect(matches.map(\.length) == [6, 6])
    #expect(matches.map(\.suffix) == [".html", ".html"])
    let capital = try #require(cache.matches(name: Array("a.C".utf8)).first)
    #expect(capital.isCaseSensitive && capital.suffix == ".C")
  }

  @Test func isNotConfusedByNamesThatAreNotUTF8() {
    #expect(cache.matches(name: [0xFF, 0x2E, 0x72, 0x73]).map(\.mimeType) == ["text/rust"])
    #expect(cache.matches(name: [0x2E, 0x72, 0x73, 0xFF]).isEmpty)
    #expect(cache.matches(name: Array(repeating: 0x80, count: 255)).isEmpty)
    #expect(cache.matches(name: Array(repeating: 0x2A, count: 100_000)).isEmpty)
  }

  @Test func knowsAliasesAndParents() {
    #expect(cache.mimeType(forAlias: "application/x-rusty") == "text/rust")
    #expect(cache.mimeType(forAlias: "text/rust") == nil)
    #expect(cache.aliases(of: "text/rust") == ["application/x-rusty"])
    #expect(
      cache.parents(of: "application/x-script-y") == ["application/x-executable", "text/plain"])
    #expect(cache.parents(of: "text/x-nothing").isEmpty)
    #expect(cache.extensions(of: "text/rust") == ["rs", "rlib"])
    #expect(cache.extensions(of: "text/x-makefile").isEmpty)
    #expect(cache.knows(mimeType: "video/mp2t") && !cache.knows(mimeType: "video/nothing"))
  }

  @Test func readsVersionsOneOneAndOneTwo() {
    for (minor, isRead) in [(0, false), (1, true), (2, true), (3, false)] {
      var bytes = MIMECacheBytes.small
      bytes.minorVersion = minor
      #expect((bytes.cache() != nil) == isRead)
    }
    #expect(MIMECache(copying: []) == nil)
    #expect(MIMECache(copying: Array(repeating: 0, count: 4096)) == nil)
    #expect(MIMECache(copying: Array(repeating: 0xFF, count: 4096)) == nil)
  }

  /// Calls every query; a read beyond the bytes would crash the test process.
  func askEverything(of cache: MIMECache) {
    for name in ["a.tar.gz", "README", "ls.1", "x.größe", "core", "main.C", "index.html"] {
      _ = cache.matches(name: Array(name.utf8))
    }
    for name in ["text/rust", "application/x-rusty", "application/x-circle-a"] {
      _ = cache.mimeType(forAlias: name)
      _ = cache.aliases(of: name)
      _ = cache.parents(of: name)
      _ = cache.extensions(of: name)
    }
    for data in ["FROB2", "fn main() {", "01234567\u{3}\u{12}"] {
      _ = cache.magicMatches(in: Array(data.utf8)[...])
    }
    _ = cache.rootXMLType(namespace: "urn:frob", localName: "frob")
    let registry = TypeRegistry(mimeCaches: [cache, cache])
    _ = registry.rootXMLType(namespace: "urn:frob", localName: "frob")
    _ = registry.supertypes(of: registry.type(forMIMEType: "application/x-circle-a"))
    _ = registry.globs(forName: "x.ts")
  }

  @Test func survivesBeingCutAnywhere() {
    let whole = MIMECacheBytes.small.encoded()
    for length in 0..<whole.count {
      if let cut = MIMECache(copying: Array(whole[..<length])) { askEverything(of: cut) }
    }
  }

  @Test("A cache with any offset beyond its end is refused")
  func whatPointsOutsideIsRefused() {
    let whole = MIMECacheBytes.small.encoded()
    func number(at place: Int) -> Int { whole[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    // For each section: where its entries begin, their size, and the fields that are offsets.
    let sections: [(header: Int, first: Int?, size: Int, fields: [Int])] = [
      (4, nil, 8, [0, 4]), (8, nil, 8, [0, 4]), (12, nil, 12, [0, 4]), (16, 4, 12, [8]),
      (20, nil, 12, [0, 4]), (24, 8, 16, [4, 12]), (28, nil, 12, [0, 4, 8]),
    ]
    for section in sections {
      let start = number(at: section.header)
      let first = section.first.map { number(at: start + $0) } ?? start + 4
      for index in 0..<number(at: start) {
        for field in section.fields {
          var damaged = whole
          let place = first + index * section.size + field
          // Just beyond the end, as in a truncated file.
          let beyond = whole.count
          for byte in 0..<4 {
            damaged[place + byte] = UInt8(truncatingIfNeeded: beyond >> (24 - 8 * byte))
          }
          #expect(MIMECache(copying: damaged) == nil, "\(section.header): \(index), \(field)")
        }
      }
    }
    #expect(MIMECache(copying: whole) != nil)
  }

  @Test func aCacheThatWasCutAnywhereIsRefused() {
    let whole = MIMECacheBytes.small.encoded()
    for length in 0..<whole.count {
      #expect(MIMECache(copying: Array(whole[..<length])) == nil, "\(length)")
    }
    // With its strings at the end, and the last one cut.
    let moved = Array("text/x-last".utf8)
    var turned = whole
    let entry = (0..<4).reduce(0) { $0 << 8 | Int(whole[4 + $1]) } + 4
    for byte in 0..<4 {
      turned[entry + 4 + byte] = UInt8(truncatingIfNeeded: whole.count >> (24 - 8 * byte))
    }
    #expect(MIMECache(copying: turned + moved + [0]) != nil)
    for length in 0...moved.count {
      #expect(MIMECache(copying: turned + moved.prefix(length)) == nil, "\(length)")
    }
  }

  @Test func survivesDamageAnywhere() {
    let whole = MIMECacheBytes.small.encoded()
    var random = Xorshift(state: 0x2545_F491_4F6C_DD1D)
    for _ in 0..<600 {
      var damaged = whole
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: 4..<damaged.count, using: &random)
        damaged[place] =
          Bool.random(using: &random) ? 0xFF : UInt8.random(in: 0...255, using: &random)
      }
      if let cache = MIMECache(copying: damaged) { askEverything(of: cache) }
    }
  }

  @Test func survivesEveryNumberBeingAnyOther() {
    let whole = MIMECacheBytes.small.encoded()
    for place in stride(from: 4, to: whole.count - 3, by: 4) {
      for value in [40, place, 0xFFFF_FFFF] {
        var damaged = whole
        for byte in 0..<4 {
          damaged[place + byte] = UInt8(truncatingIfNeeded: value >> (24 - 8 * byte))
        }
        if let cache = MIMECache(copying: damaged) { askEverything(of: cache) }
      }
    }
  }
}

/// Random numbers that are the same in every run.
struct Xorshift: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
