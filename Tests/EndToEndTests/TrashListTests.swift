import SystemPackage
import TestSupport
import Testing

/// The trash as seen by a desktop: GIO queries the gvfs daemons over a private bus.
@Suite struct TrashListTests {
  private static func gio(_ arguments: [String], _ sandbox: Sandbox) throws -> Tool.Outcome? {
    guard Tool.named("gio") != nil, var bus = Tool.named("dbus-run-session") else { return nil }
    bus.environment = ScriptRun.environment(in: sandbox)
    bus.directory = sandbox.path("work")
    return try bus.run(["--", "gio", "trash"] + arguments, limit: .seconds(30))
  }

  @Test("A desktop lists trashed files and restores them")
  func listsAndRestores() throws {
    let sandbox = try Sandbox("dnd-gio")
    for directory in ["work", "home", "tmp", "runtime"] {
      try sandbox.makeDirectory(sandbox.path(directory))
    }
    let names = ["a b.txt", "tree", "é%.txt"]
    for name in ["a b.txt", "é%.txt", "tree/in/t"] { try sandbox.write("work/\(name)", name) }
    guard let empty = try Self.gio(["--list"], sandbox), empty.status == 0 else {
      try Test.cancel("skipped: gio has no trash here, which takes gvfs and dbus-run-session")
    }
    #expect(empty.outputText.isEmpty)
    let dnd = try Tool.dnd(
      environment: ScriptRun.environment(in: sandbox), directory: sandbox.path("work"))
    #expect(try dnd.run(["lift", "--session", "s"] + names).status == 0)
    #expect(try dnd.run(["drop", "--session", "s", "trash:"]).status == 0)
    #expect(sandbox.list("work").isEmpty)

    let listed = try #require(try Self.gio(["--list"], sandbox)).outputText
    let work = sandbox.path("work").string
    #expect(listed.contains("trash:///a%20b.txt\t\(work)/a b.txt\n"), "\(listed)")
    #expect(listed.contains("trash:///tree\t\(work)/tree\n"), "\(listed)")
    #expect(listed.split(separator: "\n").count == 3)
    let restored = try #require(try Self.gio(["--restore", "trash:///tree"], sandbox))
    #expect(restored.status == 0, "\(restored.errorText)")
    #expect(try sandbox.read("work/tree/in/t") == Array("tree/in/t".utf8))

    let undone = try dnd.run(["undo", "--session", "s"])
    #expect(undone.status == 0, "\(undone.errorText)")
    #expect(sandbox.list("work") == names)
    #expect(try #require(try Self.gio(["--list"], sandbox)).outputText.isEmpty)
  }
}
