import TestSupport
import Testing

/// The user's default options in terminals with shells: they apply to typed commands only.
@Suite struct TypedOptionsTests {
  @Test(
    "Default options apply to typed commands, not to scripts",
    arguments: Desk.Shell.installed)
  func typedAndScripted(shell: Desk.Shell) throws {
    let desk = try Desk()
    try desk.sandbox.write("home/.config/dnd/options", "drop --on-conflict fail\n")
    try desk.sandbox.write("work/out/plain.txt", "another")
    try desk.sandbox.writeProgram("work/drop-it", "#!/bin/sh\ndnd drop -q out\n")
    let here = try desk.sit(shell)
    _ = try here.dnd("lift -q plain.txt")
    #expect(try here.dnd("drop out").status == 73)
    #expect(try here.run("true; dnd drop out @").status == 73)
    #expect(try here.dnd("propose out").status == 73)
    #expect(try here.dnd("drop out -n --on-conflict rename").status == 0)
    let script = try here.run("./drop-it @")
    #expect(script.status == 0, "\(script.errors)")
    #expect(desk.sandbox.list("work/out") == ["plain 2.txt", "plain.txt"])
  }

  @Test("A default option gives way to the rules of a view")
  func viewsComeFirst() throws {
    let desk = try Desk()
    try desk.sandbox.write(
      "home/.config/dnd/options", "drop --on-conflict replace --move\n")
    try desk.sandbox.write("work/out/plain.txt", "another")
    let here = try desk.sit()
    _ = try here.dnd("init -q out --on-conflict rename --local copy")
    _ = try here.dnd("lift -q --session first plain.txt")
    let drop = try here.dnd("drop -v --keep out")
    #expect(drop.status == 0, "\(drop.errors)")
    #expect(drop.errors.contains("does not allow your default '--on-conflict replace'"))
    #expect(desk.sandbox.list("work/out").contains("plain 2.txt"))
    #expect(desk.sandbox.list("work").contains("plain.txt"))
    // Where nothing can be moved, a default move copies.
    #expect(try here.dnd("drop -q --keep -").status == 0)
  }

  @Test("A second lift says what still waits in the first session")
  func secondLift() throws {
    let desk = try Desk()
    let here = try desk.sit()
    _ = try here.dnd("lift -q --session first plain.txt")
    let second = try here.dnd("lift --session second notes.md")
    #expect(
      second.errors.contains("1 item is still waiting in first (plain.txt)"), "\(second.errors)")
    #expect(second.errors.contains("'dnd use first'"))
    #expect(try !here.dnd("lift -q --session third notes.md").errors.contains("still waiting"))
  }
}
