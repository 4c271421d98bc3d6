import ArgumentParser
import Testing

@testable import DNDCommands

@Suite struct HelpTests {
  static let commands = [
    [], ["lift"], ["add"], ["propose"], ["drop"], ["load"], ["cp"], ["mv"], ["list"], ["show"],
    ["use"], ["edit"], ["pick"], ["reopen"], ["export"], ["import"],
    ["cancel"],
    ["log"], ["undo"], ["init"], ["store"], ["store", "init"], ["types"], ["types", "show"],
    ["types", "of"],
    ["types", "conforms"],
    ["types", "path"], ["types", "tags"], ["types", "list"], ["types", "dynamic"], ["shell"],
  ]

  @Test(arguments: commands)
  func isAsItWasAndFitsEightyColumns(command: [String]) throws {
    let answer = try Workplace().run(command + ["--help"])
    #expect(answer.ending == .status(.done))
    #expect(answer.error == "")
    let lines = answer.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { DisplayWidth.of(String($0)) > 80 } == [])
    #expect(answer.output.contains("EXAMPLES\n"))
    let name = (["dnd"] + command).joined(separator: "-")
    try Snapshot.expect(answer.output, matches: "help-\(name).txt")
  }

  @Test(arguments: commands)
  func theShortHelpFitsAScreenAndNamesTheRest(command: [String]) throws {
    let answer = try Workplace().run(command + ["-h"])
    #expect(answer.ending == .status(.done))
    let lines = answer.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 24, "\(answer.output)")
    #expect(lines.filter { DisplayWidth.of(String($0)) > 80 } == [])
    let name = (["dnd"] + command).joined(separator: " ")
    #expect(answer.output.contains("USAGE: \(name)"))
    #expect(answer.output.contains("'\(name) --help'"))
    #expect(answer.output.contains("'man dnd\(command.first.map { "-\($0)" } ?? "")'"))
  }

  @Test(arguments: commands)
  func ownOptionsComeBeforeThoseOfEveryCommand(command: [String]) throws {
    let sections = try Workplace().run(command + ["--help"]).output.split(separator: "\n")
      .filter { $0.hasSuffix(":") && !$0.hasPrefix(" ") && !$0.hasPrefix("USAGE") }
    #expect(command.isEmpty || sections.last == "GLOBAL OPTIONS:")
  }

  @Test("The help of the program has a line for each command, and fits on 40 lines")
  func commandsAreOnOnePage() throws {
    let lines = try Workplace().dnd("--help").output.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 41, "\(lines.joined(separator: "\n"))")
    for name in Self.commands.compactMap(\.first) {
      #expect(lines.count { $0.hasPrefix("  \(name) ") } == 1, "\(name)")
    }
  }

  @Test("The options of a command alone come before those that it shares")
  func ownOptionsComeFirst() throws {
    let sections = try Workplace().dnd("load", "--help").output.split(separator: "\n")
      .filter { $0.hasSuffix(":") && !$0.hasPrefix(" ") }
    #expect(sections == ["ARGUMENTS:", "OPTIONS:", "CHOOSING:", "GLOBAL OPTIONS:"])
  }

  @Test func theShortHelpExplainsWhatIsUsedMost() throws {
    let help = try Workplace().dnd("drop", "-h").output
    #expect(help.contains("\n  -a, --accept <type,…>   Accepted types"))
    #expect(help.contains("\n  --move "))
    #expect(!help.contains("--session"))
    #expect(!help.contains("(values:"))
  }

  @Test("Help is filled to a narrow terminal, without breaking a word", arguments: commands)
  func isFilledToANarrowTerminal(command: [String]) throws {
    let place = try Workplace()
    place.outputTerminal = Context.Terminal(columns: 40)
    for option in ["--help", "-h"] {
      let explained = try place.run(command + [option]).output.split(separator: "\n")
        .filter { $0.hasPrefix("      ") && !$0.hasPrefix("       dnd ") }
      #expect(explained.filter { DisplayWidth.of(String($0)) > 40 } == [])
    }
  }

  @Test func everyCommandIsLookedAt() {
    let top = DND.configuration.subcommands.filter { $0.configuration.shouldDisplay }
    let names = Set(top.map { $0.configuration.commandName ?? "\($0)".lowercased() })
    #expect(names == Set(Self.commands.compactMap(\.first)))
  }

  @Test func helpIsFoundByItsOtherNames() throws {
    let place = try Workplace()
    let help = try place.dnd("drop", "--help").output
    #expect(try place.dnd("help", "drop").output == help)
    #expect(try place.dnd("drop", "x", "--help").output == help)
    #expect(try place.dnd("drop", "x", "-h").output == place.dnd("drop", "-h").output)
    #expect(try place.dnd("--version").output.hasPrefix("dnd \(DND.version)"))
  }
}
