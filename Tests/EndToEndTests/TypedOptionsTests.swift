import TestSupport
import Testing

/// The user's default options, at terminals with a shell in each: they are for what is typed.
@Suite struct TypedOptionsTests {
  @Test(
    "Default options apply to what is typed and not to what a script runs",
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
}
