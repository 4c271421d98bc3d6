import Diagnostics
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import DNDCommands

/// Sequences of commands, as a user types them, on real files.
@Suite struct CommandFlowTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.sandbox.write("work/notes.md", "# notes\n")
    try place.sandbox.write("work/page.html", "<!doctype html><p>page</p>\n")
    try place.sandbox.makeDirectory(place.sandbox.path("work/out"))
  }

  @Test func whatIsLiftedIsDroppedWhereItIsAccepted() throws {
    let lift = try place.dnd("lift", "--session", "trip", "notes.md")
    #expect(lift.output == "trip\n")
    #expect(lift.errorLines == ["  1  notes.md   Markdown text   8 B"])
    let add = try place.dnd("add", "--session", "trip", "page.html", "-q")
    #expect(add.output == "" && add.error == "")
    // Some machines have the tool that converts the notes to HTML.
    let html = ["out", "-a", "html", "--no-convert", "--session", "trip"]
    let propose = try place.run(["propose"] + html)
    #expect(propose.status == 0)
    #expect(propose.output.hasPrefix("copy 1 of 2 items to out/\n  1  notes.md    not accepted"))
    #expect(propose.error == "")
    let drop = try place.run(["drop"] + html)
    #expect(drop.output == "" && drop.error == "copied page.html to out/ · 1 left in trip\n")
    #expect(place.sandbox.list("work/out") == ["page.html"])
    let rest = try place.dnd("drop", "out", "--session", "trip", "--json")
    #expect(rest.output.contains(#""operation":"copy""#))
    #expect(rest.error == "")
    #expect(try place.dnd("show", "--session", "trip").status == 6)
  }

  @Test(arguments: ["lift", "add"])
  func aRunThatIsInterruptedWhileItLooksAtFilesTakesNone(command: String) throws {
    place.interruption = 2
    let answer = try place.dnd(command, "notes.md", "page.html")
    #expect(answer.ending == .signal(2) && answer.output == "" && answer.error == "")
    let json = try place.dnd(command, "notes.md", "--json")
    #expect(json.ending == .signal(2) && json.output == "")
    #expect(json.error.hasPrefix(#"{"error":{"code":"command.interrupted","#))
    place.interruption = nil
    #expect(try place.dnd("show").status == 6)
  }

  @Test func theEnvironmentNamesTheSessionAndAnOptionWins() throws {
    place.environment["DND_SESSION"] = "first"
    #expect(try place.dnd("lift", "notes.md").output == "first\n")
    #expect(try place.dnd("lift", "notes.md", "--session", "second").output == "second\n")
    #expect(try place.dnd("show").output.hasPrefix("first   active, 1 item, 8 B\n"))
    #expect(try place.dnd("--session", "second").output.hasPrefix("second   active"))
    place.environment["DND_SESSION"] = ""
    #expect(try place.dnd("lift", "notes.md", "-q").output != "first\n")
  }

  @Test func loadWritesDataOnly() throws {
    _ = try place.dnd("lift", "--session", "s", "--data", "html=<b>x</b>", "--data", "text=x")
    let load = try place.dnd("load", "--session", "s", "-a", "text", "--json")
    #expect(load.output == "x")
    #expect(try place.dnd("load", "--session", "s").output == "<b>x</b>")
    let none = try place.dnd("load", "--session", "s", "-a", "video", "-q")
    #expect(none.status == 4 && none.output == "" && none.error.hasPrefix("dnd: error: "))
    let drop = try place.dnd("drop", "-", "--session", "s", "-a", "text")
    #expect(drop.output == "x")
    #expect(drop.error == "wrote \"<b>x</b>\" to standard output (session s is done)\n")
  }

  @Test func pathsEndAsTheyAreAsked() throws {
    _ = try place.dnd("lift", "--session", "s", "notes.md")
    let path = place.sandbox.path("work/notes.md").string
    #expect(try place.dnd("load", "--session", "s", "--path").output == "\(path)\n")
    #expect(try place.dnd("load", "--session", "s", "--path", "-z").output == "\(path)\0")
    #expect(try place.dnd("list", "-z").output == "s\0")
  }

  @Test func namesThatAreNoTextGoThroughByteForByte() throws {
    let name: [UInt8] = [0x61, 0xFF, 0x0A, 0x62]
    let file = try OpenFile.open(
      FilePath(bytes: place.sandbox.path("work/").bytes + [0x2F] + name), .writeOnly,
      options: .create)
    try file.writeAll(Array("x".utf8))
    _ = try place.run(["lift", "--session", "s", CarriedText.text(name)])
    let load = try place.dnd("load", "--session", "s", "--path", "-z")
    #expect(load.outputBytes.suffix(5) == name + [0])
    #expect(
      try place.dnd("show", "--session", "s", "--json").output.contains(#""nameBytes":"Yf8KYg==""#))
    place.outputTerminal = Context.Terminal(columns: 80)
    #expect(try place.dnd("show", "--session", "s").output.contains(#"a\xff\nb"#))
  }

  @Test(
    arguments: [
      (["lift", "missing"], 66), (["show"], 6), (["show", "--session", "nobody"], 6),
      (["lift"], 64), (["lift", "notes.md", "--data", "image=x"], 64),
      (["lift", "--sensitive", "--data", "text=x"], 64), (["lift", "-"], 66),
      (["lift", "--files-from", "/dev/null"], 6), (["types", "of", "missing"], 66),
      (["lift", "--local-object", "{", "notes.md"], 64), (["drop"], 6), (["load"], 6),
      (["log"], 6), (["undo"], 6), (["undo", "-n", "--session", "nobody"], 6), (["cancel"], 6),
      (["add", "--to-item", "1", "--data", "text=x"], 6),
    ] as [([String], Int32)])
  func whatCannotBeDoneHasItsStatusAndLeavesNoSession(
    arguments: [String], status: Int32
  ) throws {
    let answer = try place.run(arguments)
    #expect(answer.status == status)
    #expect(answer.errorLines.contains { $0.hasPrefix("dnd: error: ") })
    #expect(try place.dnd("list", "-z").output == "")
  }

  @Test func aNameThatIsTakenIsStatus73AndSomeDoneIsStatus3() throws {
    try place.sandbox.write("work/out/notes.md", "other\n")
    _ = try place.dnd("lift", "--session", "s", "notes.md", "page.html")
    let one = try place.dnd(
      "drop", "out", "--session", "s", "--on-conflict", "fail", "--item", "1")
    #expect(one.status == 73)
    #expect(one.errorLines.first?.hasPrefix("dnd: error: item 1: ") == true)
    let both = try place.dnd("drop", "out", "--session", "s", "--on-conflict", "fail")
    #expect(both.status == 3)
    #expect(both.errorLines.last == "copied page.html to out/ · 1 failed · 1 left in s")
    #expect(try place.sandbox.read("work/out/notes.md") == Array("other\n".utf8))
  }

  @Test func aForbiddenMoveIsStatus5() throws {
    _ = try place.dnd("lift", "--session", "s", "--no-move", "notes.md")
    #expect(try place.dnd("propose", "out", "--session", "s", "--move").status == 5)
    #expect(try place.dnd("drop", "out", "--session", "s", "--move").status == 5)
    #expect(place.sandbox.list("work/out") == [])
  }

  @Test func progressCanBeReadByAProgram() throws {
    _ = try place.dnd("lift", "--session", "s", "notes.md")
    let drop = try place.dnd("drop", "out", "--session", "s", "--progress", "json", "-q")
    for line in drop.errorLines { #expect(line.hasPrefix(#"{"progress":{"itemsDone":"#)) }
  }

  @Test func aLogTellsWhatHappened() throws {
    _ = try place.dnd("lift", "--session", "s", "notes.md")
    _ = try place.dnd("add", "--session", "s", "page.html")
    let log = try place.dnd("log", "--session", "s", "--json", "-q")
    let lines = log.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"number":"#) && $0.hasSuffix("}") })
  }

  @Test func completionsCarryTheirMeaning() throws {
    _ = try place.dnd("lift", "--session", "s", "notes.md")
    #expect(try place.dnd("complete", "sessions").output.hasPrefix("s\t1 item"))
    #expect(try place.dnd("complete", "items", "--session", "s").output == "1\tnotes.md\n")
    let offers = try place.dnd("complete", "offers", "--session", "s", "--item", "1").output
    #expect(offers.hasPrefix("md\tMarkdown text\n") && !offers.contains("file-url"))
    let typed = ["complete", "offers", "--session", "s", "--typed"]
    #expect(
      try place.run(typed + ["net."]).output == "net.daringfireball.markdown\tMarkdown text\n")
    #expect(try place.run(typed + ["pn"]).output == "png\tPNG image\n")
    #expect(try place.dnd("complete", "types").output.contains("png\tPNG image\n"))
    #expect(!(try place.dnd("complete", "forms").output.contains("image\t")))
  }

  @Test func whereDropsWentIsCompleted() throws {
    try place.sandbox.makeDirectory(place.sandbox.path("work/far/deep"))
    _ = try place.dnd("lift", "--session", "s", "notes.md")
    _ = try place.dnd("drop", "--session", "s", "far/deep")
    #expect(try place.dnd("complete", "destinations").output == "far/deep/\tused just now\n")
    #expect(try place.dnd("complete", "destinations", "--typed", "x").output == "")
    let absolute = try place.dnd("complete", "destinations", "--typed", "/").output
    #expect(absolute.hasPrefix("/") && absolute.hasSuffix("/work/far/deep/\tused just now\n"))
  }

  @Test func whatAViewWouldTakeIsCompleted() throws {
    for name in ["pictures", "plain", "texts", ".hidden"] {
      try place.sandbox.makeDirectory(place.sandbox.path("work/\(name)"))
    }
    for (view, types) in [("pictures", "image"), ("texts", "text"), (".hidden", "text")] {
      _ = try place.dnd("init", view, "--accept", types)
    }
    #expect(try place.dnd("complete", "destinations").output == "")
    _ = try place.dnd("lift", "--session", "s", "notes.md", "out")
    #expect(
      try place.dnd("complete", "destinations").output
        == "pictures/\ttakes 0 of 2\ntexts/\ttakes 1 of 2\n")
    #expect(
      try place.dnd("complete", "destinations", "--typed", "./t").output
        == "./texts/\ttakes 1 of 2\n")
    #expect(
      try place.dnd("complete", "destinations", "--typed", ".h").output
        == ".hidden/\ttakes 1 of 2\n")
    // A destination of an earlier drop that is also a view is listed once, with both descriptions.
    try place.sandbox.makeDirectory(place.sandbox.path("work/texts/old"))
    _ = try place.dnd("drop", "texts/old", "--keep")
    #expect(
      try place.dnd("complete", "destinations", "--typed", "texts/").output
        == "texts/old/\ttakes 1 of 2, used just now\n")
  }

  @Test func filesAreToldOneLineEachInOrder() throws {
    try place.sandbox.write("work/list", "page.html\nnotes.md\n")
    let types = try place.dnd("types", "of", "notes.md", "missing", "--files-from", "list")
    #expect(
      types.output.split(separator: "\n") == [
        "net.daringfireball.markdown", "public.data", "public.html",
        "net.daringfireball.markdown",
      ])
    #expect(types.status == 66)
    let mime = try place.dnd("types", "of", "--mime", "-z", "page.html")
    #expect(mime.output == "text/html\0")
  }
}
