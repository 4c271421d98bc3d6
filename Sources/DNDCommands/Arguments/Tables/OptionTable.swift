// Written by Arguments/Generator/generate.py from what the program says of its own options: change
// those, then run `make generate`.

/// The commands and what they take, for who reads a line without the parser.
enum OptionTable {
  /// The commands that a user is told of.
  static let commands = [
    "lift", "add", "propose", "drop", "load", "list", "show", "use", "reopen", "cancel", "log",
    "undo", "init", "types",
  ]
  /// Those below `types`.
  static let typesCommands = ["show", "of", "conforms", "path", "tags", "list", "dynamic"]
  /// The flags that every command takes.
  static let commonFlags = ["--json", "-q", "--quiet", "-v", "--verbose"]
  /// The options with a value that every command takes.
  static let commonOptions = ["--session", "--color", "--progress"]

  /// The command that plain words ask for; nil where they are left to the parser.
  ///
  /// - Parameter words: The command first (`CommandWords.arranged`).
  static func command(_ words: [String]) -> (any ParsedCommand)? {
    let rest = FastArgumentParser(words.dropFirst())
    switch words.first {
    case "lift": return rest.read(Lift.Values.self)
    case "add": return rest.read(Add.Values.self)
    case "propose": return rest.read(Propose.Values.self)
    case "drop": return rest.read(Drop.Values.self)
    case "load": return rest.read(Load.Values.self)
    case "list": return rest.read(List.Values.self)
    case "show": return rest.read(Show.Values.self)
    case "use": return rest.read(Use.Values.self)
    case "reopen": return rest.read(Reopen.Values.self)
    case "cancel": return rest.read(Cancel.Values.self)
    case "log": return rest.read(Log.Values.self)
    case "undo": return rest.read(Undo.Values.self)
    case "init": return rest.read(Init.Values.self)
    case "types":
      let rest = FastArgumentParser(words.dropFirst(2))
      switch words.dropFirst().first {
      case "show": return rest.read(TypesShow.Values.self)
      case "of": return rest.read(TypesOf.Values.self)
      case "conforms": return rest.read(TypesConforms.Values.self)
      case "path": return rest.read(TypesPath.Values.self)
      case "tags": return rest.read(TypesTags.Values.self)
      case "list": return rest.read(TypesList.Values.self)
      case "dynamic": return rest.read(TypesDynamic.Values.self)
      default: return nil
      }
    case "complete": return rest.read(Complete.Values.self)
    default: return nil
    }
  }
}
