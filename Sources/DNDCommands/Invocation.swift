import ArgumentParser
import Diagnostics
import SystemCalls
import UniformTypes

/// One call of the program, from its arguments to its exit status.
package struct Invocation {
  private let arguments: [String]
  private let context: Context

  /// - Parameter arguments: The arguments after the program's name, as carried text.
  package init(_ arguments: [String], in context: Context) {
    self.arguments = arguments
    self.context = context
  }

  /// Runs the program with this process's arguments and ends the process.
  package static func main() -> Never {
    StandardStreams.secure()
    Interruption.watch()
    Interruption.ignoreBrokenPipe()
    Machine.raiseOpenFileLimit()
    Machine.raiseStackLimit()
    let context = Context.ofThisProcess()
    let ending =
      if let arguments = OwnProcess.arguments {
        Invocation(arguments, in: context).run()
      } else {
        // Taken for an empty line, this would show a session and end with 0, whatever was asked for.
        Invocation([], in: context).refuse(.noArguments)
      }
    switch ending {
    case .status(let status): OwnProcess.end(status: status.rawValue)
    case .brokenPipe: Interruption.endByBrokenPipe()
    case .signal(let number):
      if let signal = Interruption.Signal(rawValue: number) { Interruption.end(by: signal) }
      OwnProcess.end(status: ending.number)
    }
  }

  /// Reports why no command can be run.
  func refuse(_ diagnostic: Diagnostic) -> Ending { fail(diagnostic, plainRun) }

  /// Runs the command that the arguments name.
  package func run() -> Ending {
    let stack = Machine.stackLimit
    if stack < Machine.leastStack { return fail(.tooLittleStack(stack), plainRun) }
    let words: [String]
    do throws(CommandLineError) {
      words = try CommandWords.arranged(arguments)
    } catch {
      return fail(error.diagnostic, plainRun)
    }
    if words == ["--version"] { return say(DND.name) }
    do throws(CommandLineError) {
      if let defaults = try DefaultOptions(in: context, warning: { warn($0) }) {
        return run(try DefaultOptions.Line(words, defaults))
      }
    } catch {
      return fail(error.diagnostic, plainRun)
    }
    return run(words, nil)
  }

  /// Runs a line with the user's default options.
  private func run(_ line: DefaultOptions.Line) -> Ending { run(line.words, line) }

  private func run(_ words: [String], _ line: DefaultOptions.Line?) -> Ending {
    if let command = OptionTable.command(words) { return perform(command, line) }
    let parsed: any ParsableCommand
    do {
      parsed = try Self.parsed(words)
    } catch {
      return answer(error)
    }
    guard let command = parsed as? any DNDCommand else { return help(parsed) }
    return perform(command.values, line)
  }

  /// Parses the line with the command alone, which takes half the time of parsing with the whole
  /// tree.
  ///
  /// On failure the whole tree parses it again, to print help or report the error.
  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    let (command, rest) = command(of: arguments)
    if command != DND.self, let parsed = try? command.parseAsRoot(Array(rest)),
      parsed is any DNDCommand
    {
      return parsed
    }
    return try DND.parseAsRoot(arguments)
  }

  /// The command that the first words name, and the remaining words.
  private static func command(
    of arguments: [String]
  ) -> (command: any ParsableCommand.Type, rest: ArraySlice<String>) {
    var command: any ParsableCommand.Type = DND.self
    var rest = arguments[...]
    while let word = rest.first,
      let next = command.configuration.subcommands.first(where: {
        $0.configuration.commandName == word
      })
    {
      command = next
      rest.removeFirst()
    }
    return (command, rest)
  }

  private func perform(_ command: any ParsedCommand, _ line: DefaultOptions.Line?) -> Ending {
    var run = Run(of: command, typed: arguments, in: context)
    run.defaults = line.map { Set($0.units.map(\.name)) }
    if command.takesFiles, !arguments.contains("--"),
      let file = ShortOptions(arguments, of: nil).shortFile(in: context.workingDirectory)
    {
      let named = CommandWords.named(in: arguments).joined(separator: " ")
      return fail(CommandLineError.optionOrFile(file, command: named).diagnostic, run)
    }
    if let note = formerOption(of: command) { run.console.say(note) }
    let files = Machine.openFileLimit
    // With too few descriptors a drop could stop halfway, or a lock could not be opened.
    if files < Machine.leastOpenFiles && !command.onlyReads {
      return fail(.tooFewFiles(files), run)
    }
    var status = ExitStatus.done
    var failure: (any Error)?
    do {
      status = try command.perform(in: run)
    } catch {
      failure = error
    }
    do {
      // Finish the output even after a failure, so that JSON is complete.
      try run.renderer.finish()
      try run.output.flush()
    } catch {
      failure = failure ?? error
    }
    run.console.clear()
    if let number = context.interruption() {
      if run.console.manner.speaksJSON, let failure {
        _ = fail(Self.diagnostic(failure), run)
      }
      return .signal(number)
    }
    guard let failure else { return end(status) }
    let diagnostic = Self.diagnostic(failure)
    if CommandWords.nameNone(arguments), FirstSteps.areNext(after: diagnostic, in: run) {
      return say(FirstSteps.text)
    }
    // A usage error is found before anything is done, so running the line again is safe.
    if diagnostic.code.failure == .usage, let line = line?.without(optionsIn: diagnostic.message) {
      return self.run(line)
    }
    return fail(explained(diagnostic, of: failure, command, run), run)
  }

  /// Adds the meaning of `-a` if it has mistaken a file for a type, and the variable that names a missing session.
  private func explained(
    _ diagnostic: Diagnostic, of failure: any Error, _ command: any ParsedCommand, _ run: Run
  ) -> Diagnostic {
    var diagnostic = diagnostic
    if diagnostic.code.name.hasPrefix("session."), diagnostic.code.failure == .nothingToDo,
      command.global.session == nil, run.session != nil
    {
      diagnostic.hints = [
        "DND_SESSION names it; 'unset DND_SESSION' returns to the current session"
      ]
    }
    var isAboutWords = diagnostic.code == .typeUnknown
    if case CommandLineError.sourceOrDestinationMissing = failure { isAboutWords = true }
    if command is any TransferCommand, isAboutWords, arguments.contains("-a"),
      let hint = OtherOptions.hint(for: ["-a"], of: CommandWords.named(in: arguments))
    {
      diagnostic.hints.insert(hint, at: 0)
    }
    return diagnostic
  }

  /// Says a warning before any command runs.
  private func warn(_ warning: Diagnostic) { plainRun.console.say(warning) }

  /// The note about a former spelling that works for one version.
  private func formerOption(of command: any ParsedCommand) -> Diagnostic? {
    let former: (words: String, new: String)
    let items = (command as? Lift.Values)?.items ?? (command as? Add.Values)?.items
    let order = (command as? Init.Values)?.rules.intent
    if items?.formerName != nil {
      // In the other commands it shows what would happen.
      former = ("'-n' as a name", "-N")
    } else if (command as? Export.Values)?.copy == true {
      former = ("'--copy'", "--sensitive")
    } else if let order, order != order.current {
      former = ("'--intent \(order.rawValue)'", "--intent \(order.current.rawValue)")
    } else {
      return nil
    }
    return Diagnostic(
      .note, Diagnostic.Code("command.formerOption", .failed),
      "\(former.words) works only in this version", hints: ["write '\(former.new)'"])
  }

  private func fail(_ diagnostic: Diagnostic, _ run: Run) -> Ending {
    let status = ExitStatus(diagnostic.code.failure)
    let ending = end(status)
    // The reader closed the pipe; there is nobody to report to.
    if ending == .brokenPipe { return ending }
    var diagnostic = diagnostic
    diagnostic.hints = fitting(diagnostic.hints)
    diagnostic = run.console.filled(diagnostic)
    if diagnostic.code == .usage, diagnostic.hints.isEmpty {
      diagnostic.hints = [
        "see '\(CommandWords.named(in: arguments).joined(separator: " ")) --help'"
      ]
    }
    run.console.say(diagnostic, status: status)
    return ending
  }

  /// Removes hints that name options which this command does not have.
  private func fitting(_ hints: [String]) -> [String] {
    let hints = hints.map { hint in
      // These show nothing without doing it.
      hint.hasPrefix("'dnd … -n")
        && ["load", "export"].contains(CommandWords.named(in: arguments).last)
        ? "'dnd show -v' lists the forms of each item" : hint
    }
    guard hints.contains(where: { $0.contains("--") }) else { return hints }
    let words = (try? CommandWords.arranged(arguments)) ?? arguments
    let command = Self.command(of: words).command
    if command == DND.self { return hints }
    let help = command.helpMessage(columns: 80)
    return hints.filter { hint in
      // A hint that names a command is about that command's options.
      hint.contains("dnd ") || Self.options(in: hint).allSatisfy { help.contains($0) }
    }
  }

  private static func options(in hint: String) -> [String] {
    hint.split(separator: " ").filter { $0.hasPrefix("--") }.map { word in
      String(word.prefix { $0 == "-" || $0.isLetter })
    }
  }

  private func end(_ status: ExitStatus) -> Ending {
    if status == .outputFailed && context.output.readerHasGone { return .brokenPipe }
    return .status(status)
  }

  private static func diagnostic(_ error: any Error) -> Diagnostic {
    if let error = error as? any Diagnosable { return error.diagnostic }
    return Diagnostic(.error, Diagnostic.Code("command.failed", .failed), "\(error)")
  }

  /// A run for errors found before the command is known; only `--json` applies.
  private var plainRun: Run {
    let json = arguments.prefix { $0 != "--" }.contains("--json")
    var global = GlobalOptions.Values()
    global.json = json
    return Run(global, typed: arguments, in: context)
  }
}

// Help and errors of the argument parser.
extension Invocation {
  private func help(_ parsed: any ParsableCommand) -> Ending {
    var parsed = parsed
    do {
      try parsed.run()
      return .status(.done)
    } catch {
      return answer(error)
    }
  }

  /// Help and the version go to standard output; anything else is a usage error.
  private func answer(_ error: any Error) -> Ending {
    let words = (try? CommandWords.arranged(arguments)) ?? arguments
    let command = Self.command(of: words).command
    let short = ShortOptions(words, of: command as? any DNDCommand.Type)
    guard DND.exitCode(for: error) != .success else {
      if let (letter, word) = short.unknownLetter {
        let command = CommandWords.named(in: arguments)
        return refuse(
          letter == "h"
            ? .helpCombined(word, command: command)
            : .unknownLetter(letter, in: word, command: command), short)
      }
      return say(helpText(Self.withoutEnd(DND.fullMessage(for: error, columns: 80))))
    }
    var complaint = ParserComplaint(DND.message(for: error))
    if complaint.isAboutMissingOperand,
      let missing = MissingOperands.error(of: CommandWords.named(in: arguments))
    {
      return refuse(missing, short)
    }
    if complaint.message.hasPrefix("unknown option '--") {
      complaint.suggestion = Self.nearestOption(to: complaint, of: command)
    }
    return refuse(.unparsable(complaint, command: CommandWords.named(in: arguments)), short)
  }

  /// The help that was asked for: on one screen with `-h`, whole otherwise.
  private func helpText(_ text: String) -> String {
    guard let help = HelpText(text, columns: context.outputTerminal?.columns ?? 80) else {
      return text
    }
    return arguments.prefix { $0 != "--" }.contains("-h") ? help.short : help.whole
  }

  /// Fails, with a hint if a word that begins with a dash may be meant as the name of a file.
  private func refuse(_ error: CommandLineError, _ short: ShortOptions) -> Ending {
    var diagnostic = error.diagnostic
    let file = short.file(in: context.workingDirectory)
    if file == nil, let hint = short.otherHint(CommandWords.named(in: arguments)) {
      diagnostic.hints = [hint]
    }
    if let file {
      diagnostic.hints.insert(
        "for the file of this name, type './\(file)', or put -- before the names", at: 0)
    }
    return fail(diagnostic, plainRun)
  }

  /// The option that an unknown one is a slip of; letters that were swapped count as one.
  private static func nearestOption(
    to complaint: ParserComplaint, of command: any ParsableCommand.Type
  ) -> String? {
    let word = complaint.message.dropFirst("unknown option '".count).prefix { $0 != "'" }
    let options = command.helpMessage(columns: 200).split { " ,/\n".contains($0) }
      .filter { $0.hasPrefix("--") }.map { $0.prefix { $0 == "-" || $0.isLetter } }
    return options.map { (String($0), CommandWords.distance(String($0), String(word))) }
      .filter { $0.1 > 0 && $0.1 <= max(1, (word.utf8.count - 2) / 3) }.min { $0.1 < $1.1 }?.0
  }

  private func say(_ text: String) -> Ending {
    let run = plainRun
    do {
      try run.output.write(text)
      try run.output.flush()
      return .status(.done)
    } catch {
      return fail(Self.diagnostic(error), run)
    }
  }

  private static func withoutEnd(_ text: String) -> String {
    var text = text
    while text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}
