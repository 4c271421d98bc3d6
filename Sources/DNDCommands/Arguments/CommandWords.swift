/// Arranges arguments in the order that the parser expects: a command first, then its options.
enum CommandWords {
  /// The options of the program itself; the last one exists for tests of the manual.
  private static let rootFlags = ["-h", "--help", "--version", "--experimental-dump-help"]
  /// Commands that are valid, but never suggested.
  private static let others = ["complete", "help"]

  /// Moves options that every command takes behind the command, and inserts `show` if no command is
  /// given.
  static func arranged(_ arguments: [String]) throws(CommandLineError) -> [String] {
    let count = globalCount(arguments)
    let before = arguments[..<count]
    guard let word = arguments.dropFirst(count).first else { return ["show"] + before }
    let rest = arguments[(count + 1)...]
    if rootFlags.contains(word) { return [word] }
    guard !word.hasPrefix("-") || word == "-" else { return ["show"] + arguments }
    guard OptionTable.commands.contains(word) || others.contains(word) else {
      throw .unknownCommand(word, of: ["dnd"], near: nearest(to: word, in: OptionTable.commands))
    }
    if word == "help", let about = rest.first, !about.hasPrefix("-") {
      try checkHelp(on: Array(rest))
    }
    if word == "types" { return try [word] + typesArranged(Array(before + rest)) }
    return [word] + before + rest
  }

  /// Checks that the subject of `dnd help` exists.
  private static func checkHelp(on words: [String]) throws(CommandLineError) {
    guard OptionTable.commands.contains(words[0]) || words[0] == "help" else {
      throw .unknownCommand(
        words[0], of: ["dnd"], near: nearest(to: words[0], in: OptionTable.commands))
    }
    guard words[0] == "types", words.count > 1, !OptionTable.typesCommands.contains(words[1]) else {
      return
    }
    throw .unknownCommand(
      words[1], of: ["dnd", "types"], near: nearest(to: words[1], in: OptionTable.typesCommands))
  }

  private static func typesArranged(_ arguments: [String]) throws(CommandLineError) -> [String] {
    let count = globalCount(arguments)
    guard let word = arguments.dropFirst(count).first, !word.hasPrefix("-") else {
      return arguments
    }
    guard OptionTable.typesCommands.contains(word) else {
      throw .unknownCommand(
        word, of: ["dnd", "types"], near: nearest(to: word, in: OptionTable.typesCommands))
    }
    return [word] + arguments[..<count] + arguments[(count + 1)...]
  }

  /// The command that the arguments name, in words: `dnd types of`.
  static func named(in arguments: [String]) -> [String] {
    guard let words = try? arranged(arguments), let first = words.first else { return ["dnd"] }
    guard first == "types", words.count > 1, OptionTable.typesCommands.contains(words[1]) else {
      return ["dnd", first]
    }
    return ["dnd", first, words[1]]
  }

  /// The number of leading arguments that belong to options of every command.
  private static func globalCount(_ arguments: [String]) -> Int {
    var count = 0
    while count < arguments.count {
      let argument = arguments[count]
      if OptionTable.commonFlags.contains(argument)
        || OptionTable.commonOptions.contains(where: { argument.hasPrefix("\($0)=") })
      {
        count += 1
      } else if OptionTable.commonOptions.contains(argument), count + 1 < arguments.count {
        count += 2
      } else {
        break
      }
    }
    return count
  }

  /// Names that other tools use for commands, each with our equivalents.
  private static let otherWords: [String: [String]] = [
    "cat": ["load"], "clear": ["cancel"], "convert": ["types path", "drop"],
    "copy": ["cp", "lift"],
    "cut": ["lift", "mv"], "del": ["cancel", "mv"], "delete": ["cancel", "mv"],
    "end": ["cancel"], "get": ["load"], "grab": ["lift"], "history": ["log", "list"],
    "info": ["show"], "items": ["show"], "ls": ["show", "list"], "move": ["mv", "drop"],
    "new": ["lift"], "open": ["drop"], "paste": ["drop", "load"], "peek": ["propose", "show"],
    "pick": ["lift"], "preview": ["propose"], "print": ["load"], "put": ["drop"],
    "read": ["load"], "remove": ["cancel", "mv"], "restore": ["undo", "reopen"],
    "revert": ["undo"], "rm": ["cancel", "mv"], "sessions": ["list"], "start": ["lift"],
    "status": ["show"], "stop": ["cancel"], "switch": ["use"], "take": ["lift"],
    "trash": ["mv", "drop"], "type": ["types of"], "view": ["show", "init"],
  ]

  private static func nearest(to word: String, in commands: [String]) -> [String] {
    let known = otherWords[word].map {
      $0.filter { commands.contains(String($0.prefix { $0 != " " })) }
    }
    if let known, !known.isEmpty { return known }
    let limit = word.utf8.count > 3 ? 2 : 1
    // A truncated word is likelier than a typo.
    let near = commands.map { (word: $0, distance: $0.hasPrefix(word) ? 0 : distance($0, word)) }
      .filter { $0.distance <= limit }
    // Prefer a command with the same first letter.
    return near.sorted {
      ($0.distance, $0.word.first == word.first ? 0 : 1)
        < ($1.distance, $1.word.first == word.first ? 0 : 1)
    }.prefix(2).map(\.word)
  }

  /// The number of letters inserted, deleted, replaced, or swapped with a neighbour.
  static func distance(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one.utf8.prefix(32)), Array(other.utf8.prefix(32)))
    var before: [Int] = []
    var row = Array(0...other.count)
    for (number, letter) in one.enumerated() {
      var next = [number + 1]
      for index in other.indices {
        var least = min(
          row[index] + (letter == other[index] ? 0 : 1), row[index + 1] + 1, next[index] + 1)
        if number > 0, index > 0, letter == other[index - 1], one[number - 1] == other[index] {
          least = min(least, before[index - 1] + 1)
        }
        next.append(least)
      }
      (before, row) = (row, next)
    }
    return row.last ?? 0
  }
}
