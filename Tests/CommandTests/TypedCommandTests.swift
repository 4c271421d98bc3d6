import Testing

@testable import DNDCommands

@Suite struct TypedCommandTests {
  private func filled(_ arguments: [String], _ hint: String) -> String? {
    TypedCommand(arguments: arguments).filled(hint)
  }

  @Test("A hint repeats the command with what is to be added, before the end of the options")
  func addition() {
    #expect(
      filled(["drop", "out"], "'dnd … --parents' creates it")
        == "'dnd drop out --parents' creates it")
    #expect(
      filled(["-q", "cp", "--", "-a", "my out"], "'dnd … -n -v' explains")
        == #"'dnd cp -q -n -v -- -a "my out"' explains"#)
    #expect(filled([], "start one with 'dnd lift FILE…'") == "start one with 'dnd lift FILE…'")
  }

  @Test("An added option replaces those that it excludes")
  func rivals() {
    let conflict = "'dnd … --on-conflict rename' keeps both"
    for typed in [["--on-conflict", "fail"], ["--on-conflict=fail"]] {
      #expect(
        filled(["cp", "a"] + typed + ["b"], conflict)
          == "'dnd cp a b --on-conflict rename' keeps both")
    }
    #expect(
      filled(["mv", "--no-verify", "a", "b"], "'dnd … --verify' verifies")
        == "'dnd mv a b --verify' verifies")
  }

  @Test("An option is replaced also where others are written in the same word")
  func combined() {
    let why = "'dnd … -n -v' explains"
    #expect(filled(["drop", "-vn", "out"], why) == "'dnd drop out -n -v' explains")
    #expect(filled(["cp", "-qn", "a", "b"], why) == "'dnd cp -q a b -n -v' explains")
    let any = "'dnd … -a any' keeps it"
    #expect(filled(["drop", "-ajpeg", "out"], any) == "'dnd drop out -a any' keeps it")
    #expect(filled(["drop", "-vajpeg", "out"], any) == "'dnd drop -v out -a any' keeps it")
    #expect(filled(["drop", "-va", "jpeg", "out"], any) == "'dnd drop -v out -a any' keeps it")
  }

  @Test("What only looks like an option is left alone")
  func lookalikes() {
    #expect(
      filled(["drop", "--append", "--verify", "--no-verify"], "'dnd … --verify' verifies")
        == "'dnd drop --append --verify --verify' verifies")
    #expect(
      filled(["cp", "--", "--no-verify", "b"], "'dnd … --verify' verifies")
        == "'dnd cp --verify -- --no-verify b' verifies")
  }

  @Test("Items of a load are one item, or those of which all are taken")
  func items() {
    let (one, all) = ("'dnd … 1' takes one", "'dnd … --all' takes all")
    #expect(filled(["load", "-a", "md"], one) == "'dnd load -a md 1' takes one")
    #expect(filled(["load", "--item", "1,2"], one) == "'dnd load 1' takes one")
    #expect(filled(["load", "1", "2", "-v"], one) == "'dnd load -v 1' takes one")
    #expect(filled(["load", "--item=1,2"], all) == "'dnd load --item=1,2 --all' takes all")
    #expect(
      filled(["load", "1", "b.md"], all) == "'dnd load --item 1 --item b.md --all' takes all")
    #expect(filled(["load", "--", "-b"], all) == "'dnd load --item=-b --all' takes all")
  }

  @Test("A copy instead of a move is 'dnd cp', or a drop without --move")
  func copies() {
    let hint = "'dnd … --copy' copies instead"
    #expect(filled(["mv", "-q", "mv", "b"], hint) == "'dnd cp -q mv b' copies instead")
    #expect(
      filled(["mv", "a", "--allow-copy", "-v", "b"], hint) == "'dnd cp a -v b' copies instead")
    #expect(
      filled(["mv", "--", "--allow-copy", "b"], hint)
        == "'dnd cp -- --allow-copy b' copies instead")
    #expect(
      filled(["drop", "--move", "--allow-copy", "-"], hint)
        == "'dnd drop - --copy' copies instead")
    #expect(filled(["mv", "a", "trash:"], hint) == nil)
    #expect(filled(["drop", "--move", "trash:"], hint) == nil)
  }

  @Test("A move that may be a copy is a move")
  func moves() {
    let hint = "'dnd … --allow-copy' takes it as a copy"
    #expect(filled(["mv", "a", "b"], hint) == "'dnd mv a b --allow-copy' takes it as a copy")
    #expect(
      filled(["drop", "--move", "v"], hint)
        == "'dnd drop --move v --allow-copy' takes it as a copy")
    #expect(
      filled(["drop", "v"], hint) == "'dnd drop v --move --allow-copy' takes it as a copy")
    #expect(filled(["cp", "a", "b"], hint) == nil)
  }

  @Test("A destination that becomes a name leaves its folder")
  func names() {
    #expect(
      filled(["drop", "out/new"], "'dnd … --name new' makes a file")
        == "'dnd drop out/ --name new' makes a file")
    #expect(
      filled(["drop", "new"], "'dnd … --name new' makes a file")
        == "'dnd drop . --name new' makes a file")
    #expect(filled(["cp", "a", "b", "new"], "'dnd … --name new' makes a file") == nil)
    // Only a destination becomes one.
    #expect(
      filled(["drop", "x/jpeg", "-a", "jpeg"], "'dnd … --name jpeg' makes a file")
        == "'dnd drop x/ -a jpeg --name jpeg' makes a file")
    #expect(filled(["cp", "new", "b"], "'dnd … --name new' makes a file") == nil)
    #expect(
      filled(["drop", "out", "--name", "a/b"], "'dnd … --name NAME' chooses one")
        == "'dnd drop out --name NAME' chooses one")
    // A slash at the end means a folder.
    #expect(filled(["drop", "new/"], "'dnd … --name new' makes a file") == nil)
  }

  @Test("A hint can leave an option out, by any of its names")
  func without() {
    let hint = "'dnd … without --name' writes that file"
    for typed in [["--name", "x"], ["--name=x"], ["-N", "x"], ["-Nx"]] {
      #expect(filled(["cp"] + typed + ["a", "b"], hint) == "'dnd cp a b' writes that file")
    }
    #expect(filled(["cp", "a", "--", "--name"], hint) == nil)
    #expect(
      filled(["add", "a", "--to-item", "2"], "'dnd … without --to-item' adds a new item")
        == "'dnd add a' adds a new item")
  }

  @Test("A command that has no such option gets no such hint")
  func others() {
    #expect(filled(["undo"], "'dnd … --copy' copies instead") == nil)
    #expect(filled(["load"], "'dnd … --parents' creates it") == nil)
    #expect(filled(["nothing"], "'dnd … --parents' creates it") == nil)
  }

  @Test("What is long is not repeated")
  func shortened() {
    let names = (1...40).map { "file-\($0)" }
    #expect(
      filled(["cp"] + names + ["out"], "'dnd … --parents' creates it")
        == "'dnd cp … --parents' creates it")
    #expect(
      filled(["cp", names.joined(), "c"], "'dnd … --manifest \"a b\"' names one")
        == "'dnd cp … --manifest \"a b\"' names one")
  }

  @Test(
    "Data, commands and addresses with a password or a key are not repeated",
    arguments: [
      ["--data", "text=secret"], ["--data=text=secret"], ["--context", "{}"],
      ["--promise", "text=echo secret"], ["data:,secret"], ["DATA:,secret"],
      ["https://user:secret@example.org/a"], ["https://example.org/a?key=secret"],
    ])
  func secrets(words: [String]) {
    #expect(
      filled(["lift", "-"] + words, "'dnd … --allow-empty' takes it")
        == "'dnd lift … --allow-empty' takes it")
  }

  @Test("Commands for the shell are not repeated, and other addresses are")
  func addresses() {
    #expect(
      filled(["drop", "--exec", "login secret"], "'dnd … --keep' keeps them")
        == "'dnd drop … --keep' keeps them")
    #expect(
      filled(["lift", "https://example.org/a@b"], "'dnd … --allow-empty' takes it")
        == "'dnd lift https://example.org/a@b --allow-empty' takes it")
  }

  @Test("A thousand items with the same hint are as fast as one")
  func many() {
    let command = TypedCommand(arguments: ["cp"] + (1...20_000).map { "file-\($0)" } + ["out"])
    let elapsed = ContinuousClock().measure {
      for _ in 1...20_000 { _ = command.filled("'dnd … --on-conflict rename' keeps both") }
    }
    #expect(elapsed < .seconds(10))
  }
}
