import Glibc
import SystemCalls
import SystemPackage
import TestSupport

/// The items of every scenario: each kind of source that the program handles differently.
struct Load: Sendable {
  enum Thing: Sendable {
    /// A file with the bytes of this label.
    case file(String, mode: UInt32 = 0o644)
    case link(String)
    case directory(mode: UInt32 = 0o755)
    /// Another hard link to the file at this path.
    case name(of: String)
  }

  /// In order of paths, directories before their contents.
  let sources: [(path: String, thing: Thing)]
  /// The entries that exist at the destination already.
  let taken: [(path: String, thing: Thing)]
  /// The sources that are lifted, in order.
  let lifted = [
    "small.txt", "large.bin", "tree", "clash.txt", "same.txt", "merged", "way.txt", "odd.bin",
  ]
  let keptLarge: [UInt8]
  let keptSmall: [UInt8]
  let known: KnownContents
  private let contents: [String: [UInt8]]

  static let mixed = Load()

  private init() {
    var contents: [String: [UInt8]] = [
      "large": Self.noise(3 << 20, seed: 1), "odd": Self.noise(70_001, seed: 2), "nothing": [],
      "kept large": Self.noise(150_003, seed: 3), "made": Array("made when wanted\n".utf8),
    ]
    for label in [
      "small", "new clash", "old clash", "same", "tree a", "tree b", "twin", "both, new",
      "both, old", "same inside", "theirs", "ours", "deep", "aim", "kept small",
    ] {
      contents[label] = Array("these are the bytes of \(label)\n".utf8)
    }
    self.contents = contents
    keptLarge = contents["kept large"] ?? []
    keptSmall = contents["kept small"] ?? []
    var known = KnownContents()
    for (label, bytes) in contents { known.add(bytes, as: label) }
    self.known = known
    sources = [
      ("small.txt", .file("small", mode: 0o600)), ("large.bin", .file("large")),
      ("odd.bin", .file("odd", mode: 0o755)), ("clash.txt", .file("new clash")),
      ("same.txt", .file("same")), ("aims", .directory()), ("aims/aim.txt", .file("aim")),
      ("way.txt", .link("aims/aim.txt")),
      ("tree", .directory(mode: 0o750)), ("tree/a.txt", .file("tree a")), ("tree/in", .directory()),
      ("tree/in/b.txt", .file("tree b", mode: 0o640)), ("tree/in/nothing", .file("nothing")),
      ("tree/in/deeper", .directory(mode: 0o700)), ("tree/in/deeper/up", .link("../../a.txt")),
      ("tree/loose", .link("nowhere/at all")), ("tree/hollow", .directory()),
      ("tree/twin1", .file("twin")), ("tree/twin2", .name(of: "tree/twin1")),
      ("merged", .directory()), ("merged/both.txt", .file("both, new")),
      ("merged/same.txt", .file("same inside")), ("merged/ours.txt", .file("ours")),
      ("merged/new", .directory()), ("merged/new/deep.txt", .file("deep")),
      ("merged/new/inside", .directory()),
    ]
    taken = [
      ("clash.txt", .file("old clash")), ("same.txt", .file("same")), ("merged", .directory()),
      ("merged/both.txt", .file("both, old")), ("merged/same.txt", .file("same inside")),
      ("merged/theirs.txt", .file("theirs")),
    ]
  }

  /// Random bytes, the same in each run.
  private static func noise(_ count: Int, seed: UInt64) -> [UInt8] {
    var state = seed
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var index = 0
      while index < count {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        buffer[index] = UInt8(truncatingIfNeeded: state >> 56)
        index += 1
      }
      filled = count
    }
  }

  /// Creates entries, each with a different time in the past.
  func make(_ things: [(path: String, thing: Thing)], in root: FilePath) throws {
    try FileSystem.makeDirectory(root)
    for (path, thing) in things {
      let full = root.appending(path)
      switch thing {
      case .file(let label, let mode):
        let file = try OpenFile.open(full, .writeOnly, options: [.create, .exclusiveCreate])
        try file.writeAll(contents[label] ?? [])
        try file.setMode(mode)
      case .link(let text): try FileSystem.makeLink(full, saying: Array(text.utf8))
      case .directory(let mode):
        try FileSystem.makeDirectory(full)
        try FileSystem.setMode(of: full, to: mode)
      case .name(let of): try FileSystem.link(root.appending(of), to: full)
      }
    }
    for (number, entry) in things.enumerated().reversed() {
      let time = (1_000_000_000 + Int64(number)) * 1_000_000_000
      try FileSystem.setTimes(of: root.appending(entry.path), accessed: time, modified: time)
    }
  }
}
