import Glibc
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Removing the program's own trees, whatever their permissions and depth.
@Suite struct TreeRemovalTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func aNameThatIsMissingIsNoFailure() throws {
    try TreeRemoval.remove(sandbox.path("nothing"))
    try TreeRemoval.remove(sandbox.path("nothing/below"))
  }

  @Test func filesAndLinksGoThemselves() throws {
    try sandbox.write("kept/in", "x")
    try sandbox.write("file", "x")
    try FileSystem.makeLink(sandbox.path("link"), saying: Array("kept".utf8))
    for name in ["file", "link"] { try TreeRemoval.remove(sandbox.path(name)) }
    #expect(sandbox.list() == ["kept"] && sandbox.list("kept") == ["in"])
  }

  @Test("A tree of inaccessible directories is removed, also by an ordinary user")
  func closedDirectories() throws {
    try sandbox.write("kept/in", "x")
    for path in ["t/a/b/c", "t/a/x", "t/d/e"] { try sandbox.write(path, "x") }
    try FileSystem.makeLink(sandbox.path("t/a/link"), saying: Array("../../kept".utf8))
    for path in ["t", "t/a", "t/a/b", "t/a/b/c", "t/a/x", "t/d", "t/d/e"] where Machine.user == 0 {
      try FileSystem.setOwner(of: sandbox.path(path), user: Ordinary.user, group: Ordinary.user)
    }
    try FileSystem.setMode(of: sandbox.path("kept"), to: 0o500)
    let modes: [(String, UInt32)] = [("t/a/b", 0), ("t/a", 0o555), ("t/d", 0o300), ("t", 0o111)]
    for (path, mode) in modes {
      try FileSystem.setMode(of: sandbox.path(path), to: mode)
    }
    try FileSystem.setMode(of: sandbox.root, to: 0o777)
    try Ordinary.acting { try TreeRemoval.remove(sandbox.path("t")) }
    #expect(sandbox.list() == ["kept"] && sandbox.list("kept") == ["in"])
    #expect(try FileSystem.status(of: sandbox.path("kept")).mode == 0o500)
  }

  @Test func sixThousandLevelsGo() throws {
    var descent = DirectoryDescent(try OpenFile.openDirectory(sandbox.root))
    for _ in 0..<6000 {
      try FileSystem.makeDirectory("d", in: descent.current)
      try descent.enter("d")
    }
    try TreeRemoval.remove(sandbox.path("d"))
    #expect(sandbox.list() == [])
  }

  @Test("An entry that cannot be removed is reported, and the others are removed")
  func goesOn() throws {
    for path in ["t/a/x", "t/b/x", "t/c", "t/d/e/x"] { try sandbox.write(path, "x") }
    // The first call opens the parent, the second the tree.
    let plan = FaultPlan(call: "openat", number: 3, fails: .ioError)
    #expect(throws: SystemFailure.self) {
      try plan.inForce { try TreeRemoval.remove(sandbox.path("t")) }
    }
    #expect(sandbox.list("t").count == 1)
    try TreeRemoval.remove(sandbox.path("t"))
    #expect(sandbox.list() == [])
  }
}

/// Runs code with this thread's file permissions set to those of an ordinary user.
private enum Ordinary {
  static let user: UInt32 = Machine.user == 0 ? 4711 : Machine.user

  static func acting<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    guard Machine.user == 0 else { return try body() }
    typealias Setting = @convention(c) (UInt32) -> CInt
    let setUser = unsafeBitCast(dlsym(nil, "setfsuid"), to: Setting.self)
    _ = setUser(user)
    defer { _ = setUser(0) }
    return try body()
  }
}
