import SystemPackage
import TestSupport
import Testing

/// Compares the manual and the completions with the flags of the program.
@Suite struct ManualTests {
  private func program() throws -> CommandTree {
    let program = try CommandTree.program.get()
    try #require(program.shown.count > 5)
    return program
  }

  /// The flags of every command, as listed in `dnd.1`.
  private func common() throws -> Set<String> {
    try ManPage("dnd.1").flags(in: "COMMON OPTIONS")
  }

  @Test func everyPageDefinesTheFlagsOfItsCommandAndNoOthers() throws {
    let common = try common()
    for command in try program().shown {
      let page = try ManPage("dnd-\(command.commandName).1").flags()
      let missing = command.flags.subtracting(page).subtracting(common)
      #expect(missing == [], "dnd-\(command.commandName).1 says nothing of these")
      let invented = page.subtracting(command.flags)
      #expect(invented == [], "dnd \(command.commandName) has no such flags")
    }
  }

  @Test func everyCommandHasTheCommonFlags() throws {
    let common = try common()
    for command in try program().shown {
      #expect(common.subtracting(command.flags) == [], "dnd \(command.commandName)")
    }
  }

  /// Programs of their own that are installed with `dnd`.
  private static let otherPrograms = ["man/dnd-menu.1"]

  @Test func everyCommandHasAPageAndEveryPageACommand() throws {
    let pages = try SourceTree.files(below: "man").map(\.path).filter { $0.hasPrefix("man/dnd-") }
      .filter { $0.hasSuffix(".1") }
    let commands = try program().shown.map { "man/dnd-\($0.commandName).1" }
    #expect(Set(pages) == Set(commands + Self.otherPrograms))
  }

  @Test func theMainPageNamesEveryCommand() throws {
    let text = try ManPage("dnd.1").lines
    for command in try program().shown {
      #expect(text.contains(".It Cm \(command.commandName)"), "\(command.commandName)")
    }
  }

  @Test(arguments: ["bash", "fish"])
  func completionOffersTheFlagsOfEachCommandAndNoOthers(shell: String) throws {
    let file = SourceTree.root.appending("completions/dnd.\(shell)").string
    for command in try program().shown {
      // A command with subcommands is checked for each of them.
      for part in command.shown.isEmpty ? [command] : command.shown {
        let words =
          part == command ? command.commandName : "\(command.commandName) \(part.commandName)"
        let ask =
          shell == "bash"
          ? ". \(file); set -- \(words); command=$1 subcommand=$2 _dnd_options | tr ' ' '\\n'"
          : "source \(file); complete -C 'dnd \(words) -' | string replace -r '\\t.*' ''"
        let outcome = try #require(Tool.named(shell)).run(
          (shell == "fish" ? ["--no-config"] : []) + ["-c", ask])
        let offered = Set(outcome.outputText.split(separator: "\n").map(String.init))
        #expect(offered == part.flags, "dnd \(words)")
      }
    }
  }

  @Test func zshKnowsEveryFlag() throws {
    let text = try SourceTree.file("completions/_dnd").lines.joined(separator: "\n")
    for flag in try program().flags {
      #expect(text.contains(try Regex("(^|[^\\w-])\(flag)($|[^\\w-])")), "\(flag)")
    }
  }
}

@Suite struct ManualReadingTests {
  @Test func aPageIsReadByItsListItems() {
    let page = ManPage(
      text: """
        .Sh SYNOPSIS
        .Op Fl x
        .Sh OPTIONS
        .It Fl n Ar name , Fl -name Ar name
        See
        .Fl -other .
        .It Fl 0
        .Sh MORE
        .It Fl -rep Ar T Ns = Ns Ar path
        """)
    #expect(page.flags() == ["-n", "--name", "-0", "--rep"])
    #expect(page.flags(in: "MORE") == ["--rep"])
  }

  @Test func helpIsReadByItsSubcommands() {
    let help = """
      OVERVIEW: Words.
      USAGE: dnd [<command>] [<options>]

      EXAMPLES
        dnd lift card    pick up a card

      PICK UP AND PUT DOWN:
        lift      Pick things up.
        load      Write one form; the session goes on.

      OPTIONS OF EVERY COMMAND:
        -q, --quiet     Print only errors and results.
        --version       Show the version.
      """
    #expect(CommandTree.names(inHelp: help) == ["lift", "load"])
  }

  @Test func aDumpIsReadByWhatIsShown() throws {
    let json = """
      {"serializationVersion": 0, "command": {"commandName": "dnd", "arguments": [],
        "subcommands": [
          {"commandName": "types", "arguments": [], "subcommands": [
            {"commandName": "of", "arguments": [
              {"kind": "flag", "shouldDisplay": true,
               "names": [{"kind": "short", "name": "z"}, {"kind": "long", "name": "print0"}]},
              {"kind": "positional", "valueName": "file"},
              {"kind": "flag", "shouldDisplay": false, "names": [{"kind": "long", "name": "x"}]}]}]},
          {"commandName": "complete", "shouldDisplay": false},
          {"commandName": "help"}]}}
      """
    let tree = try CommandTree.decode(Array(json.utf8))
    #expect(tree.shown.map(\.commandName) == ["types"])
    #expect(tree.flags == ["-z", "--print0"])
    #expect(tree.shown[0].shown[0].flags == ["-z", "--print0"])
  }
}
