import Diagnostics

/// What sessions may be called, and the names that they get unasked.
package enum SessionName {
  /// Whether `name` can be a session's: it becomes one component of a path, and is read by people.
  ///
  /// From 1 to 64 bytes, no slash, no control byte, no dot or dash at the beginning.
  package static func isValid(_ name: String) -> Bool {
    let bytes = CarriedText.bytes(of: name)
    guard (1...64).contains(bytes.count), bytes[0] != UInt8(ascii: "."),
      bytes[0] != UInt8(ascii: "-")
    else { return false }
    return bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") }
  }

  /// Two short words; after some tries that were taken, with a number behind them.
  ///
  /// - Parameter prefix: A word before them.
  static func fresh(attempt: Int, prefix: String? = nil) -> String {
    let words = [prefix, adjectives.randomElement() ?? "new", nouns.randomElement() ?? "session"]
    let name = words.compactMap { $0 }.joined(separator: "-")
    return attempt < 8 ? name : "\(name)-\(Int.random(in: 2...9999))"
  }

  /// What comes before the two words of a session that a command makes for itself.
  package static let transientPrefixes = ["cp", "mv"]

  /// Whether such a command may have made a session of this name.
  package static func isTransient(_ name: String) -> Bool {
    transientPrefixes.contains { name.hasPrefix("\($0)-") }
  }

  static let adjectives = [
    "agile", "amber", "ample", "azure", "bold", "brave", "breezy", "bright", "brisk", "calm",
    "candid", "cheery", "clear", "clever", "cosy", "crisp", "curly", "dapper", "deft", "eager",
    "early", "easy", "fair", "fleet", "fond", "free", "fresh", "gentle", "glad", "golden", "grand",
    "green", "happy", "hardy", "hazel", "ivory", "jolly", "keen", "kind", "lively", "lucid",
    "lucky", "mellow", "merry", "mild", "neat", "nimble", "noble", "olive", "plain", "plucky",
    "polar", "proud", "quick", "quiet", "rapid", "ready", "rosy", "ruby", "rustic", "sandy",
    "serene", "sharp", "shiny", "silent", "silver", "sleek", "smart", "smooth", "snowy", "snug",
    "solar", "sound", "spry", "steady", "sunny", "swift", "tall", "tidy", "tiny", "true", "vivid",
    "warm", "wavy", "wild", "wise", "witty", "young", "zesty",
  ]

  static let nouns = [
    "acorn", "alder", "aspen", "badger", "beaver", "birch", "bison", "brook", "cedar", "clover",
    "cloud", "comet", "coral", "crane", "creek", "daisy", "dove", "dune", "eagle", "elm", "ember",
    "falcon", "fern", "finch", "fjord", "fox", "gecko", "glade", "goose", "grove", "gull", "hare",
    "harbor", "hawk", "hazel", "hedge", "heron", "hill", "ibis", "iris", "island", "jay", "kelp",
    "kite", "koala", "lake", "lark", "leaf", "lemur", "lily", "lotus", "lynx", "maple", "marten",
    "meadow", "moon", "moose", "moss", "newt", "oak", "oasis", "orca", "osprey", "otter", "owl",
    "panda", "pebble", "pine", "plover", "pond", "poppy", "puffin", "quail", "rabbit", "raven",
    "reef", "river", "robin", "rose", "seal", "shore", "sparrow", "spruce", "star", "stone",
    "stork", "swan", "thrush", "tiger", "trout", "tulip", "turtle", "valley", "whale", "willow",
    "wolf", "wren", "yak", "zebra",
  ]
}
