import ArgumentParser
import Context
import Diagnostics
import Dropping
import Exchange
import SystemCalls

struct Pick: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "pick",
    abstract: "Choose items, sessions or folders from a list; prints them.",
    usage: "dnd pick [<options>] [<kind> ...]",
    discussion: """
      The list is shown by fzf, with a preview; without it, type the numbers. With -v, each \
      choice follows its kind and a tab.

      EXAMPLES
        dnd drop "$(dnd pick folders)"
        dnd use "$(dnd pick sessions)"
        dnd pick items -z | xargs -0 dnd show
      """)

  @Argument(
    help: ArgumentHelp(
      "items, sessions, ended or folders (default: all but ended).", valueName: "kind"))
  var kinds: [String] = []

  @Flag(name: [.customShort("z"), .long], help: "End each choice with NUL.")
  var print0 = false

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Pick.Values: ParsedCommand {
  var namesSession: Bool { true }
  var onlyReads: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    if global.json { throw CommandLineError.together("dnd pick", "--json") }
    let kinds = kinds.isEmpty ? ["items", "sessions", "folders"] : kinds
    let found = try kinds.flatMap { try candidates($0, in: run) }
    guard !found.isEmpty else {
      run.console.say(
        Diagnostic(
          .note, Diagnostic.Code("session.none", .nothingToDo), "there is nothing to choose from"))
      return .nothingToDo
    }
    let chosen = try Picker(candidates: found, run: run)()
    for candidate in chosen {
      let kind = global.verbose ? "\(candidate.kind)\t" : ""
      try run.output.write(kind + candidate.value, terminator: print0 ? 0 : UInt8(ascii: "\n"))
    }
    return chosen.isEmpty ? .failed : .done
  }

  private func candidates(_ kind: String, in run: Run) throws -> [Picker.Candidate] {
    func completed(_ kind: Completing.Kind, typed: String = "") -> [Suggestion] {
      Completing(kind: kind, session: run.session, typed: typed)(in: run.exchange)
    }
    let found: [Suggestion]
    switch kind {
    case "items": found = completed(.items)
    case "sessions": found = completed(.sessions)
    case "ended": found = completed(.ended)
    // Folders that were dropped into, in full, and the views here.
    case "folders":
      let recent = completed(.destinations, typed: "/")
      let known = Set(recent.map { ByteString(carried: $0.value) })
      let here = run.context.workingDirectory.carried
      found =
        recent
        + completed(.destinations).filter {
          !$0.value.hasPrefix("~/") && !$0.value.hasPrefix("/")
            && !known.contains(ByteString(carried: "\(here)/\($0.value)"))
        }
    default:
      throw ExchangeError.unsayable("'\(kind)' is not items, sessions, ended or folders")
    }
    return found.map { Picker.Candidate(kind: kind, value: $0.value, meaning: $0.meaning) }
  }
}
