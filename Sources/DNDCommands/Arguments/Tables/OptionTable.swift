// Written by Arguments/Generator/generate.py from what the program says of its own options: change
// those, then run `make generate`.

/// The commands and what they take, for who reads a line without the parser.
enum OptionTable {
  /// The commands that a user is told of.
  static let commands = [
    "lift", "add", "propose", "drop", "load", "cp", "mv", "list", "show", "use", "reopen", "cancel",
    "log", "undo", "init", "types", "shell",
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
    case "cp": return rest.read(Cp.Values.self)
    case "mv": return rest.read(Mv.Values.self)
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
    case "shell": return rest.read(Shell.Values.self)
    case "complete": return rest.read(Complete.Values.self)
    default: return nil
    }
  }

  /// A command as a line leaves it that says nothing of it; nil where there is none of this name.
  ///
  /// - Parameter words: As it is typed: `types of`.
  static func blank(_ words: [String]) -> (any ParsedCommand)? {
    switch words.joined(separator: " ") {
    case "lift": return Lift.Values()
    case "add": return Add.Values()
    case "propose": return Propose.Values()
    case "drop": return Drop.Values()
    case "load": return Load.Values()
    case "cp": return Cp.Values()
    case "mv": return Mv.Values()
    case "list": return List.Values()
    case "show": return Show.Values()
    case "use": return Use.Values()
    case "reopen": return Reopen.Values()
    case "cancel": return Cancel.Values()
    case "log": return Log.Values()
    case "undo": return Undo.Values()
    case "init": return Init.Values()
    case "types show": return TypesShow.Values()
    case "types of": return TypesOf.Values()
    case "types conforms": return TypesConforms.Values()
    case "types path": return TypesPath.Values()
    case "types tags": return TypesTags.Values()
    case "types list": return TypesList.Values()
    case "types dynamic": return TypesDynamic.Values()
    case "shell": return Shell.Values()
    default: return nil
    }
  }

  /// The names of an option, the one that is given among them.
  static func names(of option: String, in command: [String]) -> [String] {
    switch option {
    case "-r", "--recursive": return ["-r", "--recursive"]
    case "-R": return ["-R", "--relative"]
    case "--relative":
      switch command.joined(separator: " ") {
      case "lift", "add": return ["-R", "--relative"]
      case "propose", "drop", "cp", "mv": return ["--relative"]
      default: return [option]
      }
    case "-t", "--type": return ["-t", "--type"]
    case "-n":
      switch command.joined(separator: " ") {
      case "lift", "add": return ["-n", "--name"]
      case "drop", "cp", "mv", "undo": return ["-n", "--dry-run"]
      default: return [option]
      }
    case "--name":
      switch command.joined(separator: " ") {
      case "lift", "add": return ["-n", "--name"]
      case "propose", "drop", "cp", "mv", "init": return ["--name"]
      default: return [option]
      }
    case "-q", "--quiet": return ["-q", "--quiet"]
    case "-v", "--verbose": return ["-v", "--verbose"]
    case "-p", "--parents": return ["-p", "--parents"]
    case "-a", "--accept": return ["-a", "--accept"]
    case "--dry-run": return ["-n", "--dry-run"]
    case "-o", "--output": return ["-o", "--output"]
    case "-z", "--print0": return ["-z", "--print0"]
    default: return [option]
    }
  }

  /// The names of an option, and of those that it excludes.
  static func rivals(of option: String, in command: [String]) -> [String] {
    let names = names(of: option, in: command)
    switch option {
    case "--route": return names + ["--atomic", "--manifest"]
    case "--copy": return names + ["--allow-copy", "--move"]
    case "--move": return names + ["--copy", "--no-move"]
    case "--allow-copy": return names + ["--copy"]
    case "--atomic", "--manifest": return names + ["--route"]
    case "--verify": return names + ["--no-verify"]
    case "--no-verify": return names + ["--verify"]
    case "--convert": return names + ["--no-convert"]
    case "--no-convert": return names + ["--convert"]
    case "-o", "--output": return names + ["--path"]
    case "--path": return names + ["--output", "-o"]
    case "--ordered": return names + ["--no-ordered"]
    case "--no-ordered": return names + ["--ordered"]
    case "--no-move": return names + ["--move"]
    case "--local-only": return names + ["--no-local-only"]
    case "--no-local-only": return names + ["--local-only"]
    default: return names
    }
  }
}
