import Diagnostics

extension Diagnostic.Code {
  static let usage = Diagnostic.Code("command.usage", .usage)
}

extension CommandLineError: Diagnosable {
  var diagnostic: Diagnostic { Diagnostic(.error, .usage, message, hints: hints) }

  private var message: String {
    switch self {
    case .unknownCommand(let word, let parents, _):
      "unknown command '\((parents.dropFirst() + [word]).joined(separator: " "))'"
    case .unparsable(let complaint, _): complaint.message
    case .typeMissing(let option, let value, let representation):
      "\(option) needs \(representation), not '\(value)'"
    case .notADuration(let option, let value): "'\(value)' is not a duration for \(option)"
    case .noTime(let option): "\(option) must be greater than zero"
    case .notACount(let option, let value): "\(option) needs a whole number ≥ 1, not '\(value)'"
    case .notPositions(let value, let option):
      "\(option) needs positions, such as 2 or 1,3-5, not '\(value)'"
    case .notAHost(let value, let option): "\(option) needs a host, not '\(value)'"
    case .notAnItem(let value, let option): "\(option) needs the number of an item, not '\(value)'"
    case .notItems(let value): "'\(value)' is not a list of items"
    case .unknownLetter(let letter, let word, _): "unknown option '-\(letter)' in '\(word)'"
    case .helpCombined(let word, _): "-h cannot be combined with other options, as in '\(word)'"
    case .operandsMissing(let what, _): what
    case .optionOrFile(let word, _): "'\(word)' may be options or the file of that name here"
    case .notJSON(let option): "the value of \(option) is not JSON"
    case .emptyType(let option): "empty type in \(option)"
    case .emptyPattern(let option): "the pattern of \(option) is empty"
    case .together(let one, let other): "\(one) cannot be combined with \(other)"
    case .needed(let option, let other, let user):
      "\(user) needs \(option)" + (other.map { " or \($0)" } ?? "")
    case .tooMany(let word, _): "a drop has one destination, not '\(word)' too"
    case .sourceOrDestinationMissing(let command, let given):
      given.map { "\(command) needs a destination after '\($0)'" }
        ?? "\(command) needs a source and a destination"
    case .standardInputTwice: "standard input can be read only once"
    case .standardOutputTwice(let one, let other):
      "\(one) and \(other) would both write to standard output"
    case .notDynamic(let identifier): "'\(identifier)' is not a dynamic identifier"
    case .choiceMissing(let command, _): "\(command) needs a subcommand"
    case .unknownShell(let shell?, _): "unknown shell '\(shell)'"
    case .unknownShell(nil, _): "dnd shell needs the name of a shell"
    case .optionsFile(let path, let line?, let reason): "line \(line) of '\(path)': \(reason)"
    case .optionsFile(let path, nil, let reason): "'\(path)' \(reason)"
    }
  }

  private var hints: [String] {
    switch self {
    case .unknownCommand(_, let parents, let near):
      near.map { "did you mean '\(parents.joined(separator: " ")) \($0)'?" }
        + ["see '\(parents.joined(separator: " ")) --help' for the commands"]
    case .unparsable(let complaint, let command):
      (complaint.suggestion.map { ["did you mean '\($0)'?"] } ?? [])
        + (complaint.choices.isEmpty
          ? [] : ["use one of \(complaint.choices.joined(separator: ", "))"])
        + ["see '\(command.joined(separator: " ")) --help'"]
    case .typeMissing(let option, _, _):
      ["for example: '\(option) \(Self.examples[option] ?? "text=hello")'"]
    case .optionOrFile(let word, let command):
      [
        "for the file, type './\(word)'",
        "for the options, put -- before the names: '\(command) \(word) -- FILE…'",
      ]
    case .notADuration: ["use 30s, 10m, 1h30m or 2d"]
    case .notItems: ["name items by number, range, name or pattern: 2, 3-5, notes.md or '*.md'"]
    case .unknownLetter(_, _, let command): ["see '\(command.joined(separator: " ")) --help'"]
    case .notPositions: ["count from 1: the first item of the view is 1"]
    case .notAHost: ["name it as for ssh: HOST, or USER@HOST"]
    case .notAnItem: ["'dnd show' lists the items with their numbers"]
    case .helpCombined(_, let command): ["for help, type '\(command.joined(separator: " ")) -h'"]
    case .operandsMissing(_, let example): ["type '\(example)'"]
    case .sourceOrDestinationMissing(let command, _): ["type '\(command) FILE… FOLDER'"]
    case .standardInputTwice: ["use - once, and files for the others"]
    case .standardOutputTwice: ["write the data to a file, or remove --json"]
    case .choiceMissing(_, let choices): ["use one of \(choices.joined(separator: ", "))"]
    case .tooMany(_, let option): ["'dnd lift' picks up files; '\(option)' is for several views"]
    case .notDynamic:
      [
        "dynamic identifiers begin with dyn.a; to make one, type 'dnd types dynamic --extension foo'"
      ]
    case .notJSON: ["quote a string: '\"text\"'"]
    case .emptyPattern: ["quote it, so that the shell does not expand it: '*.tmp'"]
    case .unknownShell(_, let choices):
      ["use one of \(choices.joined(separator: ", ")), as in 'dnd shell \(choices[0])'"]
    case .optionsFile(_, line: _?, _):
      ["each line has a command and its options: drop --on-conflict rename"]
    case .needed(let option, let other, _):
      [option, other].compactMap(\.self).map { "'dnd … \($0)' adds \($0)" }
    case .noTime, .notACount, .emptyType, .together, .optionsFile: []
    }
  }

  private static let examples = [
    "--rep": "png=logo.png", "--promise": "pdf=\"make report.pdf\"", "--visibility": "text=own",
  ]
}
