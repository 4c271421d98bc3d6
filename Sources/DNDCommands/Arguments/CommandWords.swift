import Diagnostics

/// Arranges arguments in the order that the parser expects: a command first, then its options.
enum CommandWords {
  /// The options of the program itself; the last one exists for tests of the manual.
  private static let rootFlags = ["-h", "--help", "--version", "--experimental-dump-help"]
  /// Commands that are valid, but never suggested.
  private static let others = ["complete", "help"]
  /// The commands that have others below them.
  private static var groups: [String: [String]] {
    ["types": OptionTable.typesCommands, "store": OptionTable.storeCommands]
  }

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
    if let below = groups[word] {
      return try [word] + arranged(Array(before + rest), below: word, below)
    }
    return [word] + before + rest
  }

  /// Checks that the subject of `dnd help` exists.
  private static func checkHelp(on words: [String]) throws(CommandLineError) {
    guard OptionTable.commands.contains(words[0]) || words[0] == "help" else {
      throw .unknownCommand(
        words[0], of: ["dnd"], near: nearest(to: words[0], in: OptionTable.commands))
    }
    guard let below = groups[words[0]], words.count > 1, !below.contains(words[1]) else { return }
    throw .unknownCommand(words[1], of: ["dnd", words[0]], near: nearest(to: words[1], in: below))
  }

  private static func arranged(
    _ arguments: [String], below group: String, _ below: [String]
  ) throws(CommandLineError) -> [String] {
    let count = globalCount(arguments)
    guard let word = arguments.dropFirst(count).first, !word.hasPrefix("-") else {
      return arguments
    }
    guard below.contains(word) else {
      throw .unknownCommand(word, of: ["dnd", group], near: nearest(to: word, in: below))
    }
    return [word] + arguments[..<count] + arguments[(count + 1)...]
  }

  /// The command that the arguments name, in words: `dnd types of`.
  static func named(in arguments: [String]) -> [String] {
    guard let words = try? arranged(arguments), let first = words.first else { return ["dnd"] }
    guard let below = groups[first], words.count > 1, below.contains(words[1]) else {
      return ["dnd", first]
    }
    return ["dnd", first, words[1]]
  }

  /// Whether no command is given, but at most options of every command.
  static func nameNone(_ arguments: [String]) -> Bool { globalCount(arguments) == arguments.count }

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

  /// Names that other tools use for commands, each with what to type here instead.
  private static let otherWords: [String: [String]] = [
    "abort": ["cancel"], "append": ["drop --append FILE"], "cat": ["load"], "clear": ["cancel"],
    "close": ["cancel"], "commands": ["--help"], "continue": ["use NAME"],
    "convert": ["types path", "drop"], "copy": ["cp", "lift"], "cut": ["lift", "mv"],
    "del": removals, "delete": removals, "detect": ["types of"], "diff": ["propose"],
    "discard": ["cancel"], "end": ["cancel"], "exec": ["drop --exec COMMAND"],
    "exit": ["cancel"], "file": ["types of"], "get": ["load"],
    "grab": ["lift"], "history": ["log", "list"], "hold": ["lift"], "identify": ["types of"],
    "info": ["show"], "items": ["show"], "link": ["drop --link"], "ln": ["drop --link"],
    "ls": ["show", "list"], "man": ["--help"], "mime": ["types of --mime"],
    "move": ["mv", "drop"], "new": ["lift"], "open": ["drop app:NAME"],
    "paste": ["drop", "load"], "peek": ["propose", "show"], "pending": ["show"],
    "plan": ["propose"], "pop": ["drop"], "preview": ["propose", "show --preview"],
    "print": ["load"], "purge": ["cancel --purge"], "push": ["lift"], "put": ["drop"],
    "quit": ["cancel"], "read": ["load"], "remove": removals, "rename": ["edit"],
    "reorder": ["edit"], "reset": ["cancel"],
    "restore": ["undo", "reopen"], "resume": ["use NAME"], "revert": ["undo"], "rm": removals,
    "route": ["drop --route VIEW…"], "run": ["drop --exec COMMAND"], "save": ["drop"],
    "sessions": ["list"], "start": ["lift"], "stash": ["lift"], "status": ["show"],
    "stop": ["cancel"], "store": ["drop"], "switch": ["use NAME"], "take": ["lift"],
    "tail": ["log --follow"], "trash": ["drop trash:", "mv FILE… trash:"],
    "type": ["types of"], "version": ["--version"], "view": ["show", "init"],
    "watch": ["log --follow"], "write": ["drop"], "yank": ["lift"],
  ]

  private static let removals = ["cancel", "mv FILE… trash:"]

  private static func nearest(to word: String, in commands: [String]) -> [String] {
    let known = otherWords[word].map {
      $0.filter { $0.hasPrefix("--") || commands.contains(String($0.prefix { $0 != " " })) }
    }
    if let known, !known.isEmpty { return known }
    // The name of a file, without a command.
    if commands.contains("lift"),
      word.utf8.dropFirst().contains(where: { ".".utf8.contains($0) })
        || word.utf8.contains(UInt8(ascii: "/"))
    {
      return ["lift \(TypedWord.of(word))"]
    }
    if word.isEmpty { return [] }
    let limit = word.utf8.count > 3 ? 2 : 1
    // A truncated word is likelier than a typo.
    let near = commands.map { (word: $0, distance: $0.hasPrefix(word) ? 0 : distance($0, word)) }
      .filter {
        // Of four letters, two others and another first one make another word.
        $0.distance < limit
          || $0.distance == limit && (word.utf8.count != 4 || $0.word.first == word.first)
      }
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
