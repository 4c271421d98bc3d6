import Glibc
import SystemPackage
import TestSupport
import Testing

/// The session used by a command without `--session`, tested in terminals with shells.
@Suite struct WhichSessionTests {
  @Test(
    "The session picked up last is used, whatever the terminal", arguments: Desk.Shell.allCases)
  func pickedUpLast(shell: Desk.Shell) throws {
    try skipUnlessInstalled(shell)
    let desk = try Desk()
    let (here, there) = (try desk.sit(shell), try desk.sit(shell))
    // This terminal had a session of its own, which has ended.
    _ = try here.dnd("lift --session mine plain.txt")
    #expect(try here.dnd("drop ../home").status == 0)
    _ = try there.dnd("lift --session next-door logo.svg notes.md")
    let drop = try here.dnd("drop ../tmp")
    #expect(drop.status == 0, "\(drop.errors)")
    #expect(drop.errors.contains("note: from another terminal: next-door (logo.svg, notes.md)\n"))
    #expect(desk.sandbox.list("tmp").contains("logo.svg"))
  }

  @Test("A forgotten session does not win over a later one", arguments: Desk.Shell.allCases)
  func forgotten(shell: Desk.Shell) throws {
    try skipUnlessInstalled(shell)
    let desk = try Desk()
    let (here, there) = (try desk.sit(shell), try desk.sit(shell))
    _ = try here.dnd("lift --session forgotten plain.txt")
    _ = try there.dnd("lift --session later logo.svg")
    #expect(try here.current == "later")
    #expect(try here.dnd("drop ../home").status == 0)
    #expect(desk.sandbox.list("home").contains("logo.svg"))
    #expect(!desk.sandbox.list("home").contains("plain.txt"))

    // It has ended; the older session is not used instead, but suggested.
    let none = try here.dnd("drop ../home")
    #expect(none.status == 6)
    #expect(none.errors.contains("'dnd use forgotten'"))
    #expect(none.errors.contains("plain.txt"))
    let use = try here.dnd("use forgotten")
    #expect(use.status == 0 && use.output == "", "\(use.errors)")
    let drop = try here.dnd("drop ../home")
    #expect(drop.status == 0)
    #expect(!drop.errors.contains("from another terminal"))
    #expect(desk.sandbox.list("home").contains("plain.txt"))
  }

  @Test("A session of this terminal is used without a note")
  func own() throws {
    let desk = try Desk()
    let here = try desk.sit()
    _ = try here.dnd("lift --session mine plain.txt")
    #expect(try here.dnd("load").errors == "")
    #expect(try here.dnd("load --session mine").errors == "")
    // With several sessions, a note names the one in use.
    _ = try here.dnd("lift --session other logo.svg")
    #expect(try here.dnd("load").errors == "dnd: note: using session other (1 item)\n")
    #expect(try here.dnd("load --session mine").errors == "")
    #expect(try here.run("env DND_SESSION=mine dnd load @").errors == "")
    #expect(try here.dnd("load -q").errors == "")
  }

  /// Lines that lift the session `form`, each typed by a person in the sense of the manual.
  static let typed = [
    "dnd lift -q --session form plain.txt @", "true; dnd lift -q --session form plain.txt @",
    "true && dnd lift -q --session form plain.txt @",
    "env A=b dnd lift -q --session form plain.txt @",
    "echo x | dnd lift -q --session form - @",
    "echo plain.txt | cat | dnd lift -q --session form --files-from - @",
    "dnd lift -q --session form plain.txt | cat @",
  ]

  @Test("A typed lift is visible in other terminals", arguments: Desk.Shell.allCases)
  func typed(shell: Desk.Shell) throws {
    try skipUnlessInstalled(shell)
    let desk = try Desk()
    let (here, there) = (try desk.sit(shell), try desk.sit())
    let loop =
      shell == .fish
      ? "for i in 1; dnd lift -q --session form plain.txt; end @"
      : "for i in 1; do dnd lift -q --session form plain.txt; done @"
    let background =
      shell == .fish
      ? "dnd lift -q --session form plain.txt & wait"
      : "dnd lift -q --session form plain.txt & wait $!"
    for line in Self.typed + [loop, background] {
      _ = try there.dnd("lift -q --session before logo.svg")
      let lift = try here.run(line)
      #expect(lift.status == 0, "\(line): \(lift.errors)")
      #expect(try there.current == "form", "\(line)")
      _ = try there.dnd("cancel -q --session form")
      _ = try there.dnd("cancel -q --session before")
    }
  }

  /// Lines that run `lift-it` or lift `form` in ways that do not count as typed.
  static let scripted = [
    "./lift-it @", "bash -c 'dnd lift -q --session form plain.txt; true' @",
    "echo plain.txt | xargs dnd lift -q --session form @",
    "find . -name plain.txt -exec dnd lift -q --session form '{}' ';' @",
  ]

  @Test(
    "A session lifted by a script is visible only in its own terminal",
    arguments: Desk.Shell.allCases)
  func scripted(shell: Desk.Shell) throws {
    try skipUnlessInstalled(shell)
    let desk = try Desk()
    try desk.sandbox.writeProgram(
      "work/lift-it", "#!/bin/sh\ndnd lift -q --session form plain.txt\n")
    let (here, there) = (try desk.sit(shell), try desk.sit())
    for line in Self.scripted {
      _ = try there.dnd("lift -q --session before logo.svg")
      let lift = try here.run(line)
      #expect(lift.status == 0, "\(line): \(lift.errors)")
      #expect(try there.current == "before", "\(line)")
      // It is the session picked up here last.
      #expect(try here.current == "form", "\(line)")
      _ = try there.dnd("cancel -q --session form")
      _ = try there.dnd("cancel -q --session before")
    }
  }

  @Test("A script keeps its own session while a person types in another terminal")
  func scriptWhileTyping() throws {
    let desk = try Desk()
    try desk.sandbox.writeProgram(
      "work/job",
      """
      #!/bin/sh
      dnd lift -q --session job plain.txt
      touch began
      while [ ! -e go ]; do sleep 0.05; done
      dnd add notes.md && dnd drop -q ../home
      echo $? > ended.new; mv ended.new ended

      """)
    let (here, there) = (try desk.sit(), try desk.sit())
    try here.terminal.type("./job 2>said\r")
    try here.terminal.wait(until: { desk.sandbox.list("work").contains("began") })
    _ = try there.dnd("lift -q --session typed logo.svg")
    _ = try there.run("touch go")
    try here.terminal.wait(until: { desk.sandbox.list("work").contains("ended") })
    #expect(desk.sandbox.list("home").filter { !$0.hasPrefix(".") } == ["notes.md", "plain.txt"])
    #expect(try there.current == "typed")
    let said = String(decoding: try desk.sandbox.read("work/said"), as: UTF8.self)
    #expect(!said.contains("another terminal"), "\(said)")
  }

  @Test("Every call by find adds to the session of its own terminal")
  func find() throws {
    let desk = try Desk()
    let (here, there) = (try desk.sit(), try desk.sit())
    _ = try here.dnd("lift -q --session mine plain.txt")
    _ = try there.dnd("lift -q --session next-door logo.svg")
    let add = try here.run("find . -name '*.md' -exec dnd add -q '{}' ';' @")
    #expect(add.status == 0, "\(add.errors)")
    #expect(try here.dnd("show --session mine").output.contains("notes.md"))
    #expect(try !here.dnd("show --session next-door").output.contains("notes.md"))
  }

  @Test("The name that a lift prints can be kept in a variable", arguments: Desk.Shell.allCases)
  func substitution(shell: Desk.Shell) throws {
    try skipUnlessInstalled(shell)
    let desk = try Desk()
    let here = try desk.sit(shell)
    _ = try here.run(
      shell == .fish ? "set name (dnd lift -q plain.txt)" : "name=$(dnd lift -q plain.txt)")
    _ = try here.dnd("lift -q logo.svg")
    let drop = try here.dnd("drop ../home --session $name")
    #expect(drop.status == 0 && !drop.errors.contains("note:"), "\(drop.errors)")
    #expect(desk.sandbox.list("home").contains("plain.txt"))
    #expect(!desk.sandbox.list("home").contains("logo.svg"))
  }

  @Test("A nested shell counts as typed, too", arguments: Desk.Shell.allCases)
  func nested(shell: Desk.Shell) throws {
    try skipUnlessInstalled(shell)
    let desk = try Desk()
    let (here, there) = (try desk.sit(), try desk.sit())
    try here.terminal.type("\(shell.rawValue) \(shell.arguments.joined(separator: " "))\r")
    _ = try there.dnd("lift -q --session before logo.svg")
    #expect(try here.run("dnd lift -q --session inner plain.txt @", to: shell).status == 0)
    #expect(try there.current == "inner")
    // A session lifted by a script of the inner shell belongs to this terminal.
    #expect(
      try here.run("bash -c 'dnd lift -q --session scripted notes.md; true' @", to: shell).status
        == 0)
    #expect(try there.current == "inner")
    try here.terminal.type("exit\r")
    #expect(try here.current == "scripted")
  }

  @Test("Without a terminal the user's session is used, but not changed")
  func noTerminal() throws {
    let desk = try Desk()
    let here = try desk.sit()
    let none = try desk.withoutTerminal("dnd show")
    #expect(none.status == 6, "\(none.errors)")
    _ = try here.dnd("lift -q --session typed plain.txt")
    let show = try desk.withoutTerminal("dnd add -q notes.md && dnd load --item 1")
    #expect(show.status == 0 && show.output == "plain.txt", "\(show.errors)")
    #expect(show.errors.contains("note: from another terminal: typed (plain.txt, notes.md)"))
    // Once it has a session of its own, it keeps using that, also after its end.
    let own = try desk.withoutTerminal(
      "dnd lift -q --session cron logo.svg; dnd list --json; dnd cancel -q; dnd add -q logo.svg; dnd load"
    )
    #expect(own.output.contains(#""session":"cron","state":"active""#))
    #expect(try here.current == "typed")
    let ended = try desk.withoutTerminal(
      "dnd lift -q --session cron2 logo.svg; dnd cancel -q; dnd load")
    #expect(
      ended.status == 6 && ended.errors.contains("(cron2 has ended)"), "\(ended.errors)")
  }

  @Test(
    "The panes of tmux are terminals of their own",
    .enabled(if: Tool.named("tmux") != nil, "install tmux"))
  func panes() throws {
    let desk = try Desk()
    var tmux = try #require(Tool.named("tmux"))
    tmux.environment = desk.environment
    tmux.directory = desk.sandbox.path("work")
    let socket = desk.sandbox.path("tmp/tmux").string
    func ask(_ arguments: String...) throws {
      let outcome = try tmux.run(["-f", "/dev/null", "-S", socket] + arguments)
      try #require(outcome.status == 0, "\(arguments): \(outcome.errorText)")
    }
    try ask("new-session", "-d", "-x", "200", "-y", "60", "bash --norc --noprofile -i")
    defer { try? ask("kill-server") }
    try ask("split-window", "bash --norc --noprofile -i")
    func run(_ line: String, in pane: Int) throws -> Desk.Answer {
      let path = desk.nextAnswer()
      try ask(
        "send-keys", "-t", ".\(pane)",
        "\(line) >\(path).out 2>\(path).err; echo $? >\(path).status; "
          + "'\(tmux.executable)' -S '\(socket)' wait-for -S answered",
        "Enter")
      try ask("wait-for", "answered")
      return try #require(desk.answer(path))
    }
    #expect(try run("dnd lift --session first plain.txt", in: 0).status == 0)
    #expect(
      try run("dnd drop ../home", in: 1).errors.contains("from another terminal: first (plain.txt)")
    )
    #expect(try run("dnd lift --session second logo.svg", in: 1).status == 0)
    let drop = try run("dnd drop ../home", in: 0)
    #expect(drop.status == 0, "\(drop.errors)")
    #expect(desk.sandbox.list("home").contains("logo.svg"))
  }

  @Test(
    "A shell of another user has that user's sessions",
    .enabled(
      if: getuid() == 0 && Tool.named("su") != nil, "su without a password needs root and su"))
  func otherUser() throws {
    let desk = try Desk()
    let (here, there) = (try desk.sit(), try desk.sit())
    let user = "nobody"
    for directory in ["", "home", "work", "tmp", "bin"] {
      chmod(desk.sandbox.path(directory).string, 0o755)
    }
    chmod(desk.sandbox.path("tmp").string, 0o777)
    try desk.sandbox.makeDirectory(desk.sandbox.path("guest"))
    chmod(desk.sandbox.path("guest").string, 0o777)
    _ = try there.dnd("lift -q --session before logo.svg")
    // The same user in another shell.
    try here.terminal.type("su -s /bin/bash root -m\r")
    #expect(try here.run("dnd lift -q --session inner plain.txt @").status == 0)
    #expect(try there.current == "inner")
    try here.terminal.type("exit\r")
    #expect(try here.current == "inner")
    // Another user.
    let guest = desk.sandbox.path("guest").string
    try here.terminal.type("su -s /bin/bash \(user) -m\r")
    let refused = try here.dnd("show")
    #expect(refused.status == 69, "\(refused.errors)")
    try here.terminal.type("export DND_STATE_HOME=\(guest)/state XDG_RUNTIME_DIR=\r")
    #expect(try here.dnd("show").status == 6)
    #expect(try here.dnd("lift -q --session theirs /etc/passwd").status == 0)
    #expect(try here.current == "theirs")
    try here.terminal.type("exit\r")
    #expect(try here.current == "inner")
    #expect(try there.current == "inner")
  }

  private func skipUnlessInstalled(_ shell: Desk.Shell) throws {
    if !shell.isInstalled { try Test.cancel("install \(shell.rawValue)") }
  }
}
