import Glibc
import SystemCalls

/// One line of the table: what is there, what is dropped, and what happens before and after.
///
/// The command lines run in a folder with the sources. `$out` is the folder of the place as this machine sees it, and
/// `$place` the word for it. What they make is from 2001, unless they say something else.
struct PlacedCase: CustomStringConvertible, Sendable {
  enum Way: String, CaseIterable, Sendable { case copy, move }

  let name: String
  /// Makes the sources, and what is there before.
  let setup: String
  /// The words after `dnd lift`.
  let sources: String
  /// The options of `propose` and `drop`.
  var options = ""
  /// What is added to the word of the place.
  var below = ""
  /// Happens between `lift` and `propose`.
  var lifted = ""
  /// Happens between `drop` and `undo`.
  var dropped = ""
  /// How often it is undone.
  var undos = 1
  var ways = Way.allCases
  var places = PlaceUnderTest.allCases
  /// Whether its command lines mount something.
  var needsRoot = false

  init(
    _ name: String, _ setup: String, _ sources: String, _ options: String = "", below: String = "",
    lifted: String = "", dropped: String = "", undos: Int = 1, ways: [Way] = Way.allCases,
    places: [PlaceUnderTest] = PlaceUnderTest.allCases, needsRoot: Bool = false
  ) {
    self.name = name
    self.setup = setup
    self.sources = sources
    self.options = options
    self.below = below
    self.lifted = lifted
    self.dropped = dropped
    self.undos = undos
    self.ways = ways
    self.places = places
    self.needsRoot = needsRoot
  }

  static let all =
    files + names + links + folders + circles + conflicts + options + failures + undos

  /// Those that are possible for this user; with `DND_CASES=NAME,…`, only these.
  static let possible = all.filter { placed in
    let chosen = Environment.value("DND_CASES")?.split(separator: ",")
    return (!placed.needsRoot || geteuid() == 0) && chosen?.contains(placed.name[...]) != false
  }

  var description: String { name }

  /// Whether it is killed at each place.
  var isPlain: Bool { Self.plain.contains(name) }
  private static let plain = Set((files + links + folders).map(\.name))

  /// Whether undoing must bring the first tree back.
  var isUndisturbed: Bool { lifted.isEmpty && dropped.isEmpty }
}
