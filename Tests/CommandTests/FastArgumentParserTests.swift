import ArgumentParser
import Exchange
import FoundationEssentials
import Testing

@testable import DNDCommands
@testable import Picking

/// What is read without the parser is read as the parser reads it.
@Suite struct FastArgumentParserTests {
  /// What the parser makes of a line; nil where it refuses it.
  private func parsed(_ words: [String]) -> (any ParsedCommand)? {
    (try? DND.parseAsRoot(words) as? any DNDCommand)?.values
  }

  /// Whether the line is plain; what it says is then expected to be what the parser says.
  private func expectSame(_ words: [String]) -> Bool {
    guard let plain = OptionTable.command(words) else { return false }
    let same = parsed(words)
    #expect(same.map { ReadOptions($0) } == ReadOptions(plain), "\(words)")
    return true
  }

  @Test(arguments: [
    "types of a b", "types of", "types of --mime -- -a", "types of -0 --files-from -",
    "types of --json --content-only a", "types of -z a", "types show png", "types path a b",
    "lift a", "lift -r a b --session trip", "lift - -q", "lift -0 --files-from=list", "lift -0 a",
    "lift - --files-from -", "lift --name x a", "lift --color never a",
    "lift --rep png=a --data text=b --rep=html=- --promise pdf=c", "lift --visibility png=own",
    "add a", "add -R a --json", "add --to-item 2 a", "propose", "propose a -v",
    "propose -a jpeg,png a", "drop", "drop a --move", "drop -n a", "drop --proposed", "drop a b",
    "drop --item 1,3-5 --item 7 -p a/", "drop - -a text", "drop a --on-conflict skip",
    "drop a --manifest sums --verify", "drop --route a b c", "drop a --route -n b", "drop --route",
    "drop --copy --move", "drop --item x", "drop --accept jpeg,,png", "drop --wait 10s --jobs 4",
    "propose --route a -- -b", "drop v --at 3", "drop v --at=12 --at 4", "propose --into sub v",
    "drop v --at x --into sub", "load", "load --item 3 -a text", "load -o out", "load --all",
    "load --path -z", "list", "list --print0", "list --ended", "use a", "reopen", "reopen a -q",
    "show", "show -v", "show --gallery v",
    "show --json --session=trip", "cancel --item 1", "log --follow --at v", "complete types",
    "complete offers --typed=jp --item 2", "complete types --typed=-",
    "init v --no-ordered --local move --unwrap-url u", "undo", "undo -n",
    "undo --dry-run --session=trip -q",
  ])
  func whatIsTypedMostNeedsNoParser(line: String) {
    #expect(expectSame(line.split(separator: " ").map(String.init)))
  }

  @Test(arguments: [
    "lift -h", "lift --help", "help", "--version", "lift -qv a", "lift --sessio trip a",
    "lift --session", "lift --session -q a", "lift --session= a", "drop --verify --no-verify",
    "drop -ajpeg", "drop v --into -x", "drop -a=jpeg", "drop --on-conflict no", "list a",
    "use", "use a b", "reopen a b",
    "show --nothing", "undo 2", "types", "types of --nothing", "types show", "types path a",
    "types conforms a b c", "lift --json=yes a", "lift --color no a", "init a b",
  ])
  func anythingElseIsLeftToTheParser(line: String) {
    #expect(OptionTable.command(line.split(separator: " ").map(String.init)) == nil)
  }

  @Test func representationsKeepTheirOrderAcrossOptions() throws {
    let words = ["lift", "--promise", "pdf=c", "--data", "text=b", "--rep", "png=a"]
    let lift = try #require(OptionTable.command(words) as? Lift.Values)
    #expect(try lift.items.request().representations.map(\.type) == ["pdf", "text", "png"])
  }

  @Test func linesOfAnyWordsAreReadAlike() throws {
    let commands = try Declared.commands()
    var chance = Chance(state: 7)
    var plain = 0
    for round in 0..<1_200 {
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
    #expect(plain > 100)
  }

  private static let values = [
    "a", "b/c", "jpeg,png", "text", "1", "2,4-5", "skip", "auto", "nul", "always", "10s", "-", "--",
    "-x", "", "=", "a=b", "ä", "--json", "-q", "-qv", "--no-such", "--jso",
  ]
}

/// The value of each option of a command, however it was read.
private struct ReadOptions: Equatable {
  private var values: [String] = []

  init(_ command: any ParsedCommand) {
    values = ["\(type(of: command))"]
    add(Mirror(reflecting: command), below: "")
  }

  private mutating func add(_ options: Mirror, below path: String) {
    for (label, value) in options.children {
      let name = "\(path).\(label ?? "")"
      if let group = value as? any FastArguments {
        add(Mirror(reflecting: group), below: name)
      } else if let representations = value as? [RepresentationArgument] {
        values += representations.map { "\(name) \($0.option) \($0.text)" }
      } else {
        values.append("\(name) \(value)")
      }
    }
  }
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
