import FoundationEssentials
import TestSupport
import Testing

/// The program's own list of its commands, from its help and `--experimental-dump-help`.
struct CommandTree: Decodable, Equatable {
  var commandName: String
  var shouldDisplay: Bool?
  var subcommands: [CommandTree]?
  var arguments: [Argument]?

  struct Argument: Decodable, Equatable {
    var kind: String
    var shouldDisplay: Bool?
    var names: [Name]?
  }

  struct Name: Decodable, Equatable {
    var kind: String
    var name: String

    /// The flag as typed.
    var flag: String { kind == "long" ? "--\(name)" : "-\(name)" }
  }

  private struct Dump: Decodable { var command: CommandTree }

  /// The whole program, queried once.
  static let program = Result {
    let sandbox = try Sandbox("dnd-commands")
    let tool = try Tool.dnd(
      environment: ScriptRun.environment(in: sandbox), directory: sandbox.root)
    let help = try tool.run(["--help"]).outputText
    let commands = try names(inHelp: help).map { name in
      try decode(tool.run([name, "--experimental-dump-help"]).output)
    }
    return CommandTree(commandName: "dnd", subcommands: commands)
  }

  /// The commands listed in a help text.
  static func names(inHelp help: String) -> [String] {
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    // The groups of commands and the examples follow the usage.
    return lines.drop { !$0.hasPrefix("USAGE:") }
      .compactMap { $0.wholeMatch(of: #/  ([a-z]+)  +.*/#).map { String($0.1) } }
  }

  static func decode(_ json: [UInt8]) throws -> CommandTree {
    try JSONDecoder().decode(Dump.self, from: Data(json)).command
  }

  /// The visible subcommands, without the parser's own `help`.
  var shown: [CommandTree] {
    (subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
  }

  /// The flags of this command and its subcommands.
  var flags: Set<String> {
    let own = (arguments ?? []).filter { $0.shouldDisplay != false }
      .flatMap { ($0.names ?? []).map(\.flag) }
    return shown.reduce(into: Set(own)) { $0.formUnion($1.flags) }
  }
}
