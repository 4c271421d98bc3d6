import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// The output of `dnd shell` in real shells: each is started in a terminal, and receives
/// keystrokes.
@Suite struct ShellIntegrationTests {
  /// The line for the shell's start-up file.
  private static func line(_ shell: Desk.Shell, _ options: String = "") -> String {
    shell == .fish
      ? "dnd shell \(options) fish | source" : "eval \"$(dnd shell \(options) \(shell.rawValue))\""
  }

  /// A terminal with a shell that uses the integration, and the prompt `ready>`.
  private func sit(_ shell: Desk.Shell, at desk: Desk, _ options: String = "") throws -> Seat {
    let seat = try desk.sit(shell)
    if shell == .fish { _ = try seat.run("function fish_prompt; echo -n 'ready> '; end") }
    _ = try seat.run(Self.line(shell, options))
    return seat
  }

  @Test("The prompt shows the number of pending items", arguments: Desk.Shell.installed)
  func prompt(shell: Desk.Shell) throws {
    let desk = try Desk()
    let here = try sit(shell, at: desk)
    try here.terminal.type("dnd lift -q --session s plain.txt notes.md\r")
    try here.terminal.wait(for: "dnd:2 ready> ")
    try here.terminal.type("dnd drop ../home --item 1\r")
    try here.terminal.wait(for: "dnd:1 ready> ")
    // Items picked up in another terminal are visible here, as with a clipboard.
    let there = try desk.sit()
    _ = try there.dnd("add -q logo.svg \(desk.sandbox.path("work/plain.txt").string)")
    try here.terminal.type("false\r")
    try here.terminal.wait(for: "dnd:3 ready> ")
    // The last status is still that of the typed line.
    #expect(try here.run("false").status == 1)
    // Earlier prompts may still be on their way.
    try here.terminal.type("dnd drop -q ../tmp; echo ov''er\r")
    try here.terminal.wait(forInOrder: ["over", "ready> "])
    let seen = try typed("true\r", "ready> ", here)
    #expect(!seen.contains("dnd:"), "\(seen)")
  }

  private func typed(_ text: String, _ wanted: String, _ seat: Seat) throws -> String {
    try seat.terminal.type(text)
    return try seat.terminal.wait(for: wanted)
  }

  @Test(
    "The prompt starts no program, whether anything is pending or not",
    arguments: Desk.Shell.installed)
  func startsNothing(shell: Desk.Shell) throws {
    let desk = try Desk()
    _ = try desk.sit().dnd("lift -q plain.txt")
    let here = try sit(shell, at: desk)
    _ = try desk.sit().dnd("drop -q ../home")
    // From here on every call of dnd leaves a mark.
    try desk.sandbox.writeProgram(
      "marked/dnd", "#!/bin/sh\n: >'\(desk.sandbox.path("called").string)'\n")
    let path = desk.sandbox.path("marked").string
    _ = try here.run(shell == .fish ? "set -gx PATH \(path) $PATH" : "PATH=\(path):$PATH; hash -r")
    _ = try here.run("true")
    _ = try here.run("true")
    // Only the number of the current session is read.
    let there = try desk.sit()
    _ = try there.dnd("lift -q --session other plain.txt")
    _ = try there.dnd("lift -q --session newest plain.txt notes.md")
    try here.terminal.type("true\r")
    try here.terminal.wait(for: "dnd:2 ready> ")
    _ = try there.dnd("drop -q ../tmp")
    try here.terminal.type("true\r")
    try here.terminal.wait(for: "ready> ")
    #expect(!(try typed("true\r", "ready> ", here)).contains("dnd:"))
    #expect(!desk.sandbox.list("").contains("called"))
    // A session without a number was made by an earlier version.
    _ = try there.dnd("lift -q --session former plain.txt")
    try FileSystem.removeFile(desk.sandbox.path("state/sessions/former/pending"))
    try here.terminal.type("true\r")
    try here.terminal.wait(until: { desk.sandbox.list("").contains("called") })
  }

  /// A line up to the cursor, the rest of the line, and the name of the file under the cursor.
  static let words: [(before: String, after: String, name: String)] = [
    ("cat plain.txt", "", "plain.txt"), ("cat plain.txt ", "", "plain.txt"),
    ("cat pla", "in.txt notes.md", "plain.txt"), ("cat 'two wor", "ds' x", "two words"),
    ("cat two\\ words", "", "two words"), ("ls ~/at", "-home", "at-home"),
    ("", "notes.md", "notes.md"),
    ("cat \"two words", "", "two words"),
  ]

  @Test("A key lifts the word under the cursor", arguments: Desk.Shell.installed)
  func lifts(shell: Desk.Shell) throws {
    let desk = try Desk()
    try desk.sandbox.write("work/two words", "x")
    try desk.sandbox.write("home/at-home", "x")
    let here = try sit(shell, at: desk)
    for word in Self.words {
      let back = String(repeating: "\u{2}", count: word.after.count)
      try here.terminal.type("\(word.before)\(word.after)\(back)")
      try here.terminal.wait(
        for: String(word.after.suffix(3) + word.before.prefix(word.after.isEmpty ? 3 : 0)))
      try here.terminal.type("\u{1B}k")
      // The shell reads keys again once the line is back.
      try here.terminal.wait(forInOrder: ["1  \(word.name)", "ready> "])
      // The line is unchanged, and can be cleared.
      try here.terminal.type("\u{5}\u{15}")
      let shown = try here.dnd("show --json")
      #expect(shown.output.contains("\"name\":\"\(word.name)\""), "\(word): \(shown.output)")
      #expect(try here.dnd("cancel -q").status == 0)
    }
  }

  @Test("A second word joins the first", arguments: Desk.Shell.installed)
  func addsToTheSession(shell: Desk.Shell) throws {
    let desk = try Desk()
    let here = try sit(shell, at: desk)
    try here.terminal.type("cat plain.txt\u{1B}k")
    try here.terminal.wait(forInOrder: ["1  plain.txt", "ready> "])
    try here.terminal.type(" notes.md\u{1B}k")
    try here.terminal.wait(forInOrder: ["2  notes.md", "ready> "])
    try here.terminal.type("\u{5}\u{15}true\r")
    try here.terminal.wait(for: "dnd:2 ready> ")
    // It counts as typed: other terminals use the session.
    let there = try desk.sit()
    #expect(try there.dnd("load --item 2").output == "notes.md")
  }

  @Test("A picker puts the chosen item onto the line", arguments: Desk.Shell.installed)
  func picks(shell: Desk.Shell) throws {
    let desk = try Desk()
    // A replacement for fzf, which may not be installed: it takes the first lines with its query.
    try desk.sandbox.writeProgram(
      "bin/fzf",
      "#!/bin/sh\ncat >../tmp/candidates\ngrep $(cat ../tmp/query) ../tmp/candidates\n")
    let here = try sit(shell, at: desk)
    _ = try here.dnd("lift -q --session s plain.txt notes.md")
    for (query, typed, line) in [
      ("-m1 notes.md", "", "dnd show 2"), ("-m2 items", "", "dnd show 1 2"),
      ("sessions", "", "dnd use s"), ("-m1 notes.md", "dnd load --item ", "dnd load --item 2"),
      ("nothing", "echo x", "echo x"),
    ] {
      try desk.sandbox.write("tmp/query", query)
      try here.terminal.type("\(typed)\u{1B}j")
      // The contents of the line become visible as the argument of another command.
      try here.terminal.type("\u{5}'\u{1}printf 'line:%s:\\n' '\r")
      try here.terminal.wait(for: "line:\(line):")
    }
  }

  @Test("Prompt and keys can be left out", arguments: Desk.Shell.installed)
  func leavesOut(shell: Desk.Shell) throws {
    let desk = try Desk()
    let here = try sit(shell, at: desk, "--no-prompt --no-keys")
    _ = try here.dnd("lift -q plain.txt")
    let seen = try typed("echo \"<$dnd_segment>\"\r", "<dnd:1 >", here)
    #expect(!seen.contains("dnd:1 ready"), "\(seen)")
  }
}
