import ArgumentParser
import FoundationEssentials
import Testing

@testable import DNDCommands

/// Lines of random options and values, which the fast parser and the argument parser must read alike.
///
/// The argument parser takes some 25 ms for a line in a debug build, so this is one of the slow tests.
@Suite struct RandomLinesTests {
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
      if FastParsing.expectSame(words) { plain += 1 }
    }
    #expect(plain > 100)
  }

  private static let values = [
    "a", "b/c", "jpeg,png", "text", "1", "2,4-5", "skip", "auto", "nul", "always", "10s", "-", "--",
    "-x", "", "=", "a=b", "ä", "--json", "-q", "-qv", "--no-such", "--jso",
  ]
}

/// The commands with all their options, as declared for the argument parser.
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

/// Random numbers that are the same in every run.
private struct Chance {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
