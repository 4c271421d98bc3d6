import FoundationEssentials

/// What the program itself says about its commands, from `--experimental-dump-help`.
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

    /// As it is typed.
    var flag: String { kind == "long" ? "--\(name)" : "-\(name)" }
  }

  private struct Dump: Decodable { var command: CommandTree }

  static func decode(_ json: [UInt8]) throws -> CommandTree {
    try JSONDecoder().decode(Dump.self, from: Data(json)).command
  }

  /// The commands below that users are told about, without the parser's own `help`.
  var shown: [CommandTree] {
    (subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
  }

  /// The flags of this command and of those below it.
  var flags: Set<String> {
    let own = (arguments ?? []).filter { $0.shouldDisplay != false }
      .flatMap { ($0.names ?? []).map(\.flag) }
    return shown.reduce(into: Set(own)) { $0.formUnion($1.flags) }
  }
}
