import SystemPackage
import TestSupport
import Testing

@testable import DNDCommands

@Suite struct ShellWordsTests {
  @Test(arguments: [
    ("drop --on-conflict rename", ["drop", "--on-conflict", "rename"]),
    ("  a\t b ", ["a", "b"]), ("", []), ("# a", []), ("a # b", ["a"]), ("a#b", ["a#b"]),
    ("'a b' \"c d\"", ["a b", "c d"]), ("a' 'b", ["a b"]), ("''", [""]), (#"a\ b"#, ["a b"]),
    (#""\"\$\x""#, [#""$\x"#]), (#"'\'"#, [#"\"#]),
    ("--name='{stem} {n}{ext}'", ["--name={stem} {n}{ext}"]),
    ("a\r", ["a"]), ("'\u{301}a b' \u{301}c", ["\u{301}a b", "\u{301}c"]),
  ])
  func splitsAsShellsDo(line: String, words: [String]) {
    #expect(ShellWords.split(line) == words)
  }

  @Test(arguments: ["'a", "\"a", "\"a\\\"", "a\\"])
  func refusesAQuoteThatIsNotClosed(line: String) {
    #expect(ShellWords.split(line) == nil)
  }
}

@Suite struct DefaultOptionsTests {
  private func words(_ text: String, _ line: String...) throws -> [String] {
    try DefaultOptions.Line(line, DefaultOptions(path: "options", text: text)).words
  }

  @Test func comeBeforeWhatIsTyped() throws {
    #expect(
      try words("drop --on-conflict rename -p\n\nlift -r\n", "drop", "out")
        == ["drop", "--on-conflict", "rename", "-p", "out"])
    #expect(try words("dnd types of --mime", "types", "of", "a") == ["types", "of", "--mime", "a"])
    #expect(try words("types of --mime", "types", "list") == ["types", "list"])
    #expect(try words("drop -p\ndrop --keep", "drop") == ["drop", "-p", "--keep"])
    #expect(try words("drop --name='{n} {name}'", "drop") == ["drop", "--name={n} {name}"])
    #expect(try words("drop -p", "complete", "items") == ["complete", "items"])
  }

  @Test("Lines may end as on Windows")
  func linesEndWithCarriageReturns() throws {
    let text = "drop -p\r\n\r\nlift -r\r\n"
    #expect(try words(text, "drop", "out") == ["drop", "-p", "out"])
    #expect(try words(text, "lift", "a") == ["lift", "-r", "a"])
  }

  @Test func whatIsTypedWins() throws {
    #expect(
      try words("drop --on-conflict rename", "drop", "--on-conflict=skip") == [
        "drop", "--on-conflict=skip",
      ])
    #expect(try words("drop -a image", "drop", "--accept", "pdf") == ["drop", "--accept", "pdf"])
    #expect(try words("drop --accept=image", "drop", "-a", "pdf") == ["drop", "-a", "pdf"])
    #expect(try words("drop --move", "drop", "--copy") == ["drop", "--copy"])
    #expect(try words("drop --verify", "drop", "--no-verify") == ["drop", "--no-verify"])
    #expect(try words("drop --parents", "drop", "-np") == ["drop", "-np"])
    // After the end of the options, arguments are names.
    #expect(try words("drop -p", "drop", "--", "-p") == ["drop", "-p", "--", "-p"])
    // A letter can mean different options in different commands.
    #expect(try words("drop --name x", "drop", "-n") == ["drop", "--name", "x", "-n"])
    #expect(try words("lift --name x", "lift", "-n", "y") == ["lift", "--name", "x", "-n", "y"])
  }

  @Test func aProposalHasThoseOfADrop() throws {
    #expect(
      try words("drop --on-conflict skip -n", "propose", "out")
        == ["propose", "--on-conflict", "skip", "out"])
    #expect(try words("propose --keep", "drop") == ["drop"])
    #expect(try words("drop -p", "drop", "--proposed") == ["drop", "--proposed"])
  }

  @Test func giveWayWhereTheyMeanNothing() throws {
    let defaults = DefaultOptions(path: "options", text: "drop -p --on-conflict rename")
    let line = try DefaultOptions.Line(["drop", "trash:"], defaults)
    #expect(
      line.without(optionsIn: "--on-conflict does not apply to the trash")?.words
        == ["drop", "-p", "trash:"])
    #expect(
      line.without(optionsIn: "--parents means nothing")?.words
        == ["drop", "--on-conflict", "rename", "trash:"])
    #expect(line.without(optionsIn: "--atomic means nothing") == nil)
  }

  @Test(arguments: [
    ("dorp -p", "unknown command 'dorp'"), ("types -z", "unknown command 'types -z'"),
    ("drop --bogus", "'--bogus' is not an option of 'dnd drop'"),
    ("drop --on-conflict", "'--on-conflict' is not an option of 'dnd drop'"),
    ("drop --on-conflict=maybe", "'--on-conflict=maybe' is not an option of 'dnd drop'"),
    ("drop out", "'out' is not an option; only options can have a default"),
    ("drop 'out", "has a quote that is not closed"),
    ("complete items", "unknown command 'complete'"),
  ])
  func complainOfALineThatMakesNoSense(line: String, reason: String) {
    #expect(throws: CommandLineError.optionsFile("options", line: 2, reason)) {
      try words("# first\n\(line)", "drop")
    }
  }
}

/// Commands with the user's default options.
@Suite struct DefaultOptionsFlowTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    place.isTyped = true
    try place.sandbox.write("work/notes.md", "# notes\n")
    try place.sandbox.write("work/out/notes.md", "# others\n")
    _ = try place.dnd("lift", "--session", "s", "notes.md")
  }

  private func setOptions(_ text: String) throws {
    try place.sandbox.write(".config/dnd/options", text)
  }

  @Test func applyToWhatIsTyped() throws {
    try setOptions("drop --on-conflict fail --session s\n")
    #expect(try place.dnd("drop", "out").status == 73)
    #expect(try place.dnd("drop", "out", "--on-conflict", "rename").status == 0)
    #expect(place.sandbox.list("work/out") == ["notes 2.md", "notes.md"])
  }

  @Test func doNotApplyToScripts() throws {
    try setOptions("drop --on-conflict fail\nbogus\n")
    place.isTyped = false
    #expect(try place.dnd("drop", "out", "--session", "s").status == 0)
    #expect(place.sandbox.list("work/out") == ["notes 2.md", "notes.md"])
  }

  @Test func doNotKeepAnybodyFromWhatTheyMeanNothingFor() throws {
    try setOptions("drop --on-conflict rename --name x --atomic\n")
    let drop = try place.dnd("drop", "-", "--session", "s")
    #expect(drop.output == "# notes\n", "\(drop.error)")
    // A typed option is still an error.
    _ = try place.dnd("lift", "--session", "t", "notes.md")
    #expect(try place.dnd("drop", "-", "--session", "t", "--atomic").status == 64)
  }

  @Test func sayWhichLineIsWrong() throws {
    try setOptions("\ndrop --bogus\n")
    let drop = try place.dnd("drop", "out", "--session", "s")
    #expect(drop.status == 64)
    #expect(
      drop.error.hasPrefix("dnd: error: line 2 of '")
        && drop.error.contains("/.config/dnd/options': '--bogus' is not an option of 'dnd drop'\n"))
    #expect(try place.dnd("complete", "sessions").output != "")
  }
}
