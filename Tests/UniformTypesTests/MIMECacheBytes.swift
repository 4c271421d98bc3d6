import UniformTypes

/// Writes the bytes of a `mime.cache` in the format of the specification.
struct MIMECacheBytes {
  struct Glob {
    var pattern: String
    var mimeType: String
    var weight = 50
    var isCaseSensitive = false

    init(_ pattern: String, _ mimeType: String, weight: Int = 50, caseSensitive: Bool = false) {
      self.pattern = pattern
      self.mimeType = mimeType
      self.weight = weight
      self.isCaseSensitive = caseSensitive
    }

    var weightAndFlags: Int { weight | (isCaseSensitive ? 0x100 : 0) }
  }

  /// A value expected at one of several offsets, followed by one of the children.
  struct Matchlet {
    var value: [UInt8]
    var start = 0
    var places = 1
    var mask: [UInt8]?
    var wordSize = 1
    var children: [Matchlet] = []

    init(
      _ value: [UInt8], at start: Int = 0, places: Int = 1, mask: [UInt8]? = nil, wordSize: Int = 1,
      children: [Matchlet] = []
    ) {
      self.value = value
      self.start = start
      self.places = places
      self.mask = mask
      self.wordSize = wordSize
      self.children = children
    }

    init(_ text: String, at start: Int = 0, places: Int = 1, children: [Matchlet] = []) {
      self.init(Array(text.utf8), at: start, places: places, children: children)
    }
  }

  struct Magic {
    var mimeType: String
    var priority = 50
    var matchlets: [Matchlet]

    init(_ mimeType: String, priority: Int = 50, _ matchlets: [Matchlet]) {
      self.mimeType = mimeType
      self.priority = priority
      self.matchlets = matchlets
    }

    /// The mark that disables the rules of lower databases for a MIME type.
    static func none(_ mimeType: String) -> Magic {
      Magic(mimeType, priority: 0, [Matchlet("__NOMAGIC__")])
    }
  }

  struct Root {
    var namespace: String
    var localName: String
    var mimeType: String
  }

  var minorVersion = 2
  var aliases: [String: String] = [:]
  var parents: [String: [String]] = [:]
  var globs: [Glob] = []
  var magic: [Magic] = []
  var roots: [Root] = []

  /// A small database with entries of every kind.
  static let small = MIMECacheBytes(
    aliases: [
      "application/x-rusty": "text/rust", "text/x-frob": "application/x-frobs",
      "image/x-old-png": "image/png", "application/x-jason": "application/vnd.jason+json",
    ],
    parents: [
      "text/rust": ["text/plain"],
      "application/x-script-y": ["application/x-executable", "text/plain"],
      "application/vnd.jason+json": ["application/javascript"], "text/x-vala": ["text/x-csrc"],
      "application/x-circle-a": ["application/x-circle-b"],
      "application/x-circle-b": ["application/x-circle-a"],
      "application/vnd.appimage": ["application/x-executable"],
    ],
    globs: [
      Glob("*.rs", "text/rust"), Glob("*.tar.gz", "application/x-compressed-tar"),
      Glob("*.gz", "application/gzip"), Glob("*.ts", "text/vnd.linguist"),
      Glob("*.ts", "video/mp2t"),
      Glob("*.C", "text/x-c++src", caseSensitive: true),
      Glob("*.c", "text/x-csrc", caseSensitive: true),
      Glob("*.html", "text/html", weight: 80), Glob("*.html", "application/xhtml+xml"),
      Glob("*.größe", "application/x-size"), Glob("*.rec", "video/x-tracker"),
      Glob("*.bin", "application/octet-stream"), Glob("makefile", "text/x-makefile"),
      Glob("core", "application/x-core", caseSensitive: true), Glob("readme", "text/x-readme"),
      Glob("readme", "text/x-other"), Glob("readme*", "text/x-readme", weight: 10),
      Glob("*.[1-9]", "application/x-troff-man"), Glob("*.rlib", "text/rust", weight: 40),
    ],
    magic: [
      Magic("image/x-frob", priority: 80, [Matchlet("FROB", children: [Matchlet("2", at: 4)])]),
      Magic("text/rust", [Matchlet("fn main", places: 257)]),
      Magic(
        "application/x-words", [Matchlet([0x12, 0x34], at: 8, mask: [0xFF, 0xF0], wordSize: 2)]),
      Magic("application/x-core", priority: 40, [Matchlet("FR")]),
    ],
    roots: [
      Root(namespace: "", localName: "plain", mimeType: "application/x-plain+xml"),
      Root(namespace: "urn:frob", localName: "", mimeType: "application/x-frob+xml"),
      Root(namespace: "urn:frob", localName: "frob", mimeType: "application/x-frobs+xml"),
    ])

  /// The bytes of the file.
  func encoded() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 40)
    var places: [String: Int] = [:]

    func put(_ value: Int, at place: Int? = nil) {
      let encoded = (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
      if let place {
        bytes.replaceSubrange(place..<place + 4, with: encoded)
      } else {
        bytes += encoded
      }
    }
    func string(_ text: String) -> Int {
      if let place = places[text] { return place }
      places[text] = bytes.count
      bytes += Array(text.utf8) + [0]
      while bytes.count % 4 != 0 { bytes.append(0) }
      return places[text] ?? 0
    }
    func list(_ rows: [[Int]], header place: Int) {
      put(bytes.count, at: place)
      put(rows.count)
      rows.joined().forEach { put($0) }
    }

    bytes[1] = 1
    bytes[3] = UInt8(minorVersion)
    list(
      Self.sorted(aliases).map { [string($0.key), string($0.value)] }, header: 4)
    let ofParents = Self.sorted(parents).map { entry in
      let names = entry.value.map(string)
      let key = string(entry.key)
      let place = bytes.count
      put(names.count)
      names.forEach { put($0) }
      return [key, place]
    }
    list(ofParents, header: 8)
    let literals = globs.filter { !$0.pattern.contains(where: "*?[".contains) }
    list(
      literals.sorted { Array($0.pattern.utf8).lexicographicallyPrecedes(Array($1.pattern.utf8)) }
        .map { [string($0.pattern), string($0.mimeType), $0.weightAndFlags] }, header: 12)

    let suffixes = globs.filter { $0.pattern.hasPrefix("*.") && !$0.pattern.contains("[") }
    func tree(_ globs: [(rest: [Unicode.Scalar], glob: Glob)]) -> (count: Int, place: Int) {
      let leaves = globs.filter { $0.rest.isEmpty }.map {
        [0, string($0.glob.mimeType), $0.glob.weightAndFlags]
      }
      let branches = Dictionary(grouping: globs.filter { !$0.rest.isEmpty }) { $0.rest[0] }
        .sorted { $0.key < $1.key }.map { letter, globs in
          let below = tree(globs.map { (Array($0.rest.dropFirst()), $0.glob) })
          return [Int(letter.value), below.count, below.place]
        }
      let place = bytes.count
      (leaves + branches).joined().forEach { put($0) }
      return (leaves.count + branches.count, place)
    }
    let root = tree(
      suffixes.map { (Array($0.pattern.unicodeScalars.dropFirst().reversed()), $0) })
    put(bytes.count, at: 16)
    put(root.count)
    put(root.place)

    let patterns = globs.filter { glob in
      !literals.contains { $0.pattern == glob.pattern }
        && !suffixes.contains { $0.pattern == glob.pattern }
    }
    list(
      patterns.map { [string($0.pattern), string($0.mimeType), $0.weightAndFlags] }, header: 20)
    func matchlets(_ list: [Matchlet]) -> Int {
      let rows = list.map { matchlet in
        let children = matchlets(matchlet.children)
        let value = bytes.count
        bytes += matchlet.value
        let mask = matchlet.mask.map { _ in bytes.count } ?? 0
        bytes += matchlet.mask ?? []
        while bytes.count % 4 != 0 { bytes.append(0) }
        return [
          matchlet.start, matchlet.places, matchlet.wordSize, matchlet.value.count, value, mask,
          matchlet.children.count, matchlet.children.isEmpty ? 0 : children,
        ]
      }
      let place = bytes.count
      rows.joined().forEach { put($0) }
      return place
    }
    let ofMagic = magic.map {
      [$0.priority, string($0.mimeType), $0.matchlets.count, matchlets($0.matchlets)]
    }
    put(bytes.count, at: 24)
    put(ofMagic.count)
    put(0)
    put(bytes.count + 4)
    ofMagic.joined().forEach { put($0) }
    list(
      roots.map { [string($0.namespace), string($0.localName), string($0.mimeType)] }, header: 28)
    for place in [32, 36] { list([], header: place) }
    return bytes
  }

  private static func sorted<T>(_ entries: [String: T]) -> [(key: String, value: T)] {
    entries.sorted { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }
  }

  func cache() -> MIMECache? { MIMECache(copying: encoded()) }
}

extension MIMECache {
  /// A cache in memory of its own, which ends where the bytes end.
  init?(copying bytes: [UInt8], file: String? = nil) {
    let owner = Bytes(bytes)
    self.init(bytes: UnsafeRawBufferPointer(owner.buffer), keeping: owner, file: file)
  }

  private final class Bytes {
    let buffer: UnsafeMutableRawBufferPointer

    init(_ bytes: [UInt8]) {
      buffer = .allocate(byteCount: bytes.count, alignment: 8)
      buffer.copyBytes(from: bytes)
    }

    deinit { buffer.deallocate() }
  }
}
