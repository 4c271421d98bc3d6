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
      "'\(option) \(value)' does not have the form \(representation)"
    case .notADuration(let option, let value): "'\(value)' is not a duration for \(option)"
    case .noTime(let option): "\(option) must be longer than nothing"
    case .notACount(let option, let value): "'\(value)' is not a number for \(option)"
    case .notItemNumbers(let value), .notItems(let value): "'\(value)' does not name items"
    case .unknownLetter(let letter, let word, _): "unknown option '-\(letter)' in '\(word)'"
    case .notJSON(let option): "the value of \(option) is not JSON"
    case .emptyType(let option): "empty type in \(option)"
    case .emptyPattern(let option): "the pattern of \(option) is empty"
    case .together(let one, let other): "\(one) and \(other) cannot go together"
    case .needed(let option, let user): "\(user) needs \(option)"
    case .tooMany(let word, _): "unexpected argument '\(word)'"
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
      (complaint.suggestion.map { ["did you mean \($0)"] } ?? [])
        + (complaint.choices.isEmpty
          ? [] : ["use one of \(complaint.choices.joined(separator: ", "))"])
        + ["see \(command.joined(separator: " ")) --help"]
    case .typeMissing(let option, _, let representation): ["write \(option) \(representation)"]
    case .notADuration: ["use 30s, 10m, 1h30m or 2d"]
    case .notACount: ["use a whole number from 1"]
    case .notItems: ["name items by number, range, name or pattern: 2, 3-5, notes.md or '*.md'"]
    case .unknownLetter(_, _, let command): ["see '\(command.joined(separator: " ")) --help'"]
    case .notItemNumbers: ["write numbers and ranges from 1 on: 2 or 1,3-5"]
    case .sourceOrDestinationMissing(let command, _): ["type '\(command) FILE… FOLDER'"]
    case .standardInputTwice: ["use - for one thing, and a file for the others"]
    case .standardOutputTwice: ["write the data to a file, or leave --json out"]
    case .choiceMissing(_, let choices): ["use one of \(choices.joined(separator: ", "))"]
    case .tooMany(_, let option): ["several views take \(option)"]
    case .notDynamic: ["they begin with dyn.a; see dnd types show for others"]
    case .notJSON: ["quote text: '\"text\"'"]
    case .emptyPattern: ["quote it, so that the shell leaves it alone: '*.tmp'"]
    case .unknownShell(_, let choices):
      ["use one of \(choices.joined(separator: ", ")), as in 'dnd shell \(choices[0])'"]
    case .optionsFile(_, line: _?, _):
      ["each line has a command and its options: drop --on-conflict rename"]
    case .noTime, .emptyType, .together, .needed, .optionsFile: []
    }
  }
}
