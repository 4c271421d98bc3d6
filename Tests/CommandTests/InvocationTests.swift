import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import DNDCommands

/// Complete runs in this process.
@Suite struct InvocationTests {
  let place: Workplace
  init() throws { place = try Workplace() }

  @Test(arguments: [
    (["lift", "--bogus"], "unknown option '--bogus'"),
    (["lift", "-t"], "missing value for '-t'"),
    (["drop", "--copy", "--move"], "--copy cannot be combined with --move"),
    (["drop", "--allow-copy"], "--allow-copy needs --move"),
    (["drop", "--on-conflict", "x"], "the value 'x' is invalid for '--on-conflict <rule>'"),
    (["drop", "a", "b"], "a drop has one destination, not 'b' too"),
    (["drop", "-", "--json"], "drop - and --json would both write to standard output"),
    (["drop", "-a", "jpeg,,png"], "empty type in --accept"),
    (["drop", "--item", "0"], "'0' is not a list of items"),
    (["drop", "--timeout", "soon"], "'soon' is not a duration for --timeout"),
    (["drop", "--jobs", "0"], "--jobs needs a whole number ≥ 1, not '0'"),
    (["propose", "--jobs", "-1"], "--jobs needs a whole number ≥ 1, not '-1'"),
    (["load", "--all", "--jobs", "many"], "--jobs needs a whole number ≥ 1, not 'many'"),
    (["load", "--jobs", "2"], "--jobs needs --all"),
    (
      ["drop", "--no-convert", "--convert", "any"],
      "--no-convert cannot be combined with --convert any"
    ),
    (["load", "--path", "-o", "x"], "--path cannot be combined with --output"),
    (["load", "-z"], "--print0 needs --path"),
    (["cancel", "--all"], "unknown option '--all'"),
    (["lift", "-", "--rep", "png=-"], "standard input can be read only once"),
    (["lift", "-", "-"], "standard input can be read only once"),
    (["add", "-", "--files-from", "-"], "standard input can be read only once"),
    (["lift", "-0", "a"], "-0 needs --files-from"),
    (["lift", "--list-format", "nul", "a"], "--list-format needs --files-from"),
    (
      ["lift", "--files-from", "a", "-0", "--list-format", "lines"],
      "-0 cannot be combined with --list-format lines"
    ),
    (["lift", "--data", "text"], "--data needs TYPE=TEXT, not 'text'"),
    (["lift", "a", "--visibility", "own"], "--visibility needs TYPE=LEVEL, not 'own'"),
    (["lift", "a", "--expires", "0s"], "--expires must be greater than zero"),
    (["lift", "a", "--local-object", "{"], "the value of --local-object is not JSON"),
    (["lift", "a", "--local-object", ""], "the value of --local-object is not JSON"),
    (["lift", "a", "--local-object", "{} x"], "the value of --local-object is not JSON"),
    (["add", "--to-item", "1-2"], "--to-item needs the number of an item, not '1-2'"),
    (["redo"], "unknown command 'redo'"),
    (["types"], "dnd types needs a subcommand"),
    (["types", "dynamic", "public.png"], "'public.png' is not a dynamic identifier"),
  ])
  func aUsageErrorIsSaidBeforeAnythingIsLookedFor(arguments: [String], message: String) throws {
    let answer = try place.run(arguments)
    let json = arguments.contains("--json")
    #expect(answer.status == 64)
    #expect(answer.output == "")
    #expect(
      json
        ? answer.error.contains("\"message\":\"\(message)\"")
        : answer.errorLines.first == "dnd: error: \(message)")
    #expect(!Files.exists(place.sandbox.path("state")))
  }

  @Test func errorsAreJSONWhereJSONIsAskedFor() throws {
    let answer = try place.dnd("--json", "lift", "--bogus")
    #expect(
      answer.error == #"{"error":{"code":"command.usage","message":"unknown option '--bogus'","#
        + #""hint":"see 'dnd lift --help'","hints":["see 'dnd lift --help'"],"exit":64}}"# + "\n")
    #expect(try place.dnd("lift", "--bogus", "--", "--json").error.hasPrefix("dnd: error: "))
  }

  @Test func suggestionsAreHints() throws {
    #expect(
      try place.dnd("lift", "--jsno").errorLines == [
        "dnd: error: unknown option '--jsno'", "dnd: hint: did you mean '--json'?",
        "dnd: hint: see 'dnd lift --help'",
      ])
    #expect(
      try place.dnd("drop", "--color", "x").errorLines.contains(
        "dnd: hint: use one of auto, always, never"))
    #expect(
      try place.dnd("drop", "--on-conflict", "x").errorLines.contains(
        "dnd: hint: use one of dedupe, rename, skip, replace, newer, fail"))
  }

  @Test func eachOfTwoOptionsThatAreNeededIsInACommandToType() throws {
    #expect(
      try place.dnd("lift", "d", "--hidden").errorLines == [
        "dnd: error: --hidden needs -r or -R", "dnd: hint: 'dnd lift d --hidden -r' adds -r",
        "dnd: hint: 'dnd lift d --hidden -R' adds -R",
      ])
    #expect(
      try place.dnd("add", "clipboard:", "--notify").errorLines == [
        "dnd: error: --notify needs --wait or --follow",
        "dnd: hint: 'dnd add clipboard: --notify --wait' adds --wait",
        "dnd: hint: 'dnd add clipboard: --notify --follow' adds --follow",
      ])
    #expect(
      try place.dnd("load", "-z").errorLines == [
        "dnd: error: --print0 needs --path", "dnd: hint: 'dnd load -z --path' adds --path",
      ])
  }

  @Test(arguments: [
    ("automatic", "auto"), ("insertAtDestinationIndexPath", "before"),
    ("insertIntoDestinationIndexPath", "into"), ("unspecified", "end"),
  ])
  func theFormerWordsForAPlaceInTheOrderWorkWithANote(former: String, word: String) throws {
    let answer = try place.dnd("init", "a", "-p", "--ordered", "--intent", former)
    #expect(answer.status == 0)
    #expect(
      answer.errorLines.prefix(2) == [
        "dnd: note: '--intent \(former)' works only in this version",
        "dnd: hint: write '--intent \(word)'",
      ])
    let new = try place.dnd("init", "b", "-p", "--ordered", "--intent", word)
    #expect(new.status == 0 && !new.error.contains("dnd: note: "))
    let rules = try ["a", "b"].map { try place.sandbox.read("work/\($0)/.dnd/view.json") }
    #expect(rules[0] == rules[1])
    let help = try place.dnd("init", "--help").output
    #expect(help.contains("auto,") && !help.contains(former))
  }

  @Test func namesAreEscapedAndOnlyATerminalSeesColours() throws {
    let plain = try place.dnd("lift", "--\u{1B}x")
    #expect(plain.error.hasPrefix("dnd: error: ") && plain.error.contains(#"--\x1bx"#))
    place.errorTerminal = Context.Terminal(columns: 80)
    let shown = try place.dnd("lift", "--\u{1B}x")
    #expect(shown.error.contains(#"--\x1bx"#))
    #expect(shown.error.hasPrefix("dnd: \u{1B}[1;31merror:\u{1B}[0m "))
    place.environment["NO_COLOR"] = "1"
    #expect(try place.dnd("lift", "--\u{1B}x").error.hasPrefix("dnd: error: "))
  }

  @Test func whatCannotBeWrittenIsAnError() throws {
    let full = try OpenFile.open("/dev/full", .writeOnly)
    let answer = try place.run(["types", "list"], output: full)
    #expect(answer.status == 74)
    #expect(
      answer.error == "dnd: error: cannot write standard output: no space left on device\n")
    #expect(try place.run(["--help"], output: full).status == 74)
  }

  @Test func aPipeThatNobodyReadsEndsTheRunInSilence() throws {
    Interruption.ignoreBrokenPipe()
    var (reader, writer): (OpenFile?, OpenFile) = try OpenFile.makePipe()
    withExtendedLifetime(reader) {}
    reader = nil
    let answer = try place.run(["types", "list"], output: writer)
    #expect(answer.ending == .brokenPipe)
    #expect(answer.error == "")
  }

  @Test func aSignalIsHowTheRunEnds() throws {
    place.interruption = 15
    #expect(try place.dnd("list").ending == .signal(15))
  }

  @Test func typesAnswer() throws {
    #expect(try place.dnd("types", "conforms", "png", "image").output == "yes\n")
    let no = try place.dnd("types", "conforms", "image", "png")
    #expect(no.output == "no\n" && no.status == 1 && no.error == "")
    #expect(try place.dnd("types", "conforms", "-q", "png", "image").output == "")
    #expect(
      try place.dnd("types", "conforms", "png", "image", "--json").output
        == #"{"conforms":true}"# + "\n")
    #expect(try place.dnd("types", "tags", "image/png").output == "public.png\n")
    #expect(try place.dnd("types", "tags", ".qqqqq").status == 4)
    let dynamic = try place.dnd("types", "dynamic", "--extension", ".qqqqq").output
    #expect(dynamic.hasPrefix("dyn.a"))
    let read = try place.dnd("types", "dynamic", String(dynamic.dropLast()))
    #expect(read.output.contains(".qqqqq"))
    #expect(try place.dnd("types", "list", "-z").outputBytes.contains(0))
    let shown = try place.dnd("types", "show", "public.png", "--json").output
    #expect(shown.hasPrefix(#"{"identifier":"public.png","description":""#))
    #expect(
      shown.contains(
        #""preferredExtension":"png","preferredMIMEType":"image/png","origins":{"declared":"#))
    let unknown = try place.dnd("types", "show", "jpge")
    #expect(unknown.status == 64 && unknown.error.contains("dnd: hint: "))
  }

  @Test func completionNeverFails() throws {
    for kind in ["sessions", "items", "destinations", "bogus"] {
      let answer = try place.dnd("complete", kind, "--session", "none", "--item", "x")
      #expect(answer.ending == .status(.done) && answer.output == "" && answer.error == "")
    }
    // Without a session, a receiver may still accept any type.
    let offers = try place.dnd("complete", "offers", "--session", "none", "--typed", "jp")
    #expect(offers.ending == .status(.done) && offers.output == "jpeg\tJPEG image\n")
  }
}
