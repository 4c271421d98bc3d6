import ArgumentParser
import FoundationEssentials
import Testing

@testable import DNDCommands

/// What is read without the parser is read as the parser reads it.
@Suite struct PlainLineTests {
  /// What the parser makes of a line; nil where it refuses it.
  private func parsed(_ words: [String]) -> (any Errand)? {
    try? (DND.parseAsRoot(words) as? any DNDCommand)?.errand()
  }

  private func isSame<Asked: PlainErrand>(_ plain: Asked, _ other: (any Errand)?) -> Bool {
    plain == other as? Asked
  }

  private func expectSame(_ words: [String]) -> Bool {
    guard let plain = PlainLine.errand(words) else { return false }
    let same = isSame(plain, parsed(words))
    #expect(same, "\(words)")
    return true
  }

  @Test(arguments: [
    "types of a b", "types of", "types of --mime -- -a", "types of -0 --files-from -",
    "types of --json --content-only a", "types of -z a", "lift a", "lift -r a b --session trip",
    "lift - -q", "lift -0 --files-from=list", "add a", "add -R a --json", "propose", "propose a -v",
    "propose -a jpeg,png a", "drop", "drop a --move", "drop -n a", "drop --proposed",
    "drop --item 1,3-5 --item 7 -p a/", "drop - -a text", "drop a --on-conflict skip",
    "drop a --manifest sums --verify", "drop --route a b c", "drop a --route -n b", "drop --route",
    "propose --route a -- -b", "drop v --at 3", "drop v --at=12 --at 4", "propose --into sub v",
    "load",
    "load --item 3 -a text", "load -o out", "load --all", "load --path -z", "list", "list --print0",
    "show", "show -v", "undo", "undo -n", "undo --dry-run --session=trip -q",
    "show --json --session=trip",
  ])
  func whatIsTypedMostNeedsNoParser(line: String) {
    #expect(expectSame(line.split(separator: " ").map(String.init)))
  }

  @Test(arguments: [
    "lift -h", "lift --help", "help", "--version", "lift -qv a", "lift --sessio trip a",
    "lift --session", "lift --session -q a", "lift --session= a", "lift -0 a", "lift - -",
    "lift - --files-from -", "drop a b", "drop --copy --move", "drop --verify --no-verify",
    "drop --item x", "drop -ajpeg", "drop v --at 0", "drop v --at 03", "drop v --at x",
    "drop v --at 1 --into sub", "drop v --into sub --at 1", "drop v --into -x",
    "drop -a=jpeg", "drop --accept jpeg,,png", "load a", "load --all --item 1", "load -z",
    "load --path -o a", "list a", "show --nothing", "undo 2", "types", "types show png",
    "types of --nothing",
    "lift --json=yes a", "lift --name x a", "lift --color never a",
  ])
  func anythingElseIsLeftToTheParser(line: String) {
    #expect(PlainLine.errand(line.split(separator: " ").map(String.init)) == nil)
  }

  @Test func linesOfAnyWordsAreReadAlike() throws {
    let commands = try Declared.commands()
    var chance = Chance(state: 7)
    var plain = 0
    for round in 0..<600 {
      let command = commands[round % commands.count]
      var words = command.words
      for _ in 0..<chance.below(7) {
        let name = command.names[chance.below(command.names.count)]
        let value = Self.values[chance.below(Self.values.count)]
        switch chance.below(8) {
        case 0: words.append("\(name)=\(value)")
        case 1, 2: words.append(name)
        case 3, 4: words += [name, value]
        default: words.append(value)
        }
      }
      if expectSame(words) { plain += 1 }
    }
    #expect(plain > 40)
  }

  private static let values = [
    "a", "b/c", "jpeg,png", "text", "1", "2,4-5", "skip", "auto", "nul", "always", "10s", "-", "--",
    "-x", "", "=", "a=b", "ä", "--json", "-q", "-qv", "--no-such", "--jso",
  ]
}

/// The commands with all their options, as the parser declares them.
private struct Declared: Decodable {
  var command: Command

  struct Command: Decodable {
    var commandName: String
    var subcommands: [Command]?
    var arguments: [Argument]?
  }

  struct Argument: Decodable {
    var names: [Name]?
  }

  struct Name: Decodable {
    var kind: String
    var name: String

    var word: String { kind == "long" ? "--\(name)" : "-\(name)" }
  }

  static func commands() throws -> [(words: [String], names: [String])] {
    let tree = try JSONDecoder().decode(Declared.self, from: Data(DND._dumpHelp().utf8)).command
    return (tree.subcommands ?? []).flatMap { list($0, []) }
  }

  private static func list(
    _ command: Command, _ before: [String]
  ) -> [(words: [String], names: [String])] {
    let words = before + [command.commandName]
    let names = (command.arguments ?? []).flatMap { ($0.names ?? []).map(\.word) }
    guard words != ["help"], !names.isEmpty else { return [] }
    return [(words, names)] + (command.subcommands ?? []).flatMap { list($0, words) }
  }
}

/// The same numbers in every run.
private struct Chance {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
