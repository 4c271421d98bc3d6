import Destinations
import Items
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Which view a folder obeys, and whose it is.
struct ViewFolderTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("photos/.dnd/view.json", "{}")
    try sandbox.makeFolder(sandbox.path("photos/2024"))
  }

  private func root(_ path: String) throws -> FilePath? {
    try ViewFolder.nearest(to: sandbox.path(path))?.root
  }

  @Test func aFolderObeysTheNearestViewUpward() throws {
    try sandbox.write("photos/2024/raw/.dnd/view.json", "{}")
    let real = try FileSystem.realPath(of: sandbox.root)
    #expect(try root("photos") == real.appending("photos"))
    #expect(try root("photos/2024") == real.appending("photos"))
    #expect(try root("photos/2024/raw") == real.appending("photos/2024/raw"))
    #expect(try root("other") == nil)
  }

  @Test func aFolderThatIsToBeMadeObeysToo() throws {
    let found = try #require(try ViewFolder.nearest(to: sandbox.path("photos/2025/new")))
    #expect(found.root.lastComponent == "photos")
    #expect(found.place == found.root.appending("2025/new"))
  }

  @Test func aLinkLeadsToTheViewOfItsTarget() throws {
    try FileSystem.makeLink(sandbox.path("link"), saying: Array("photos/2024".utf8))
    #expect(try root("link")?.lastComponent == "photos")
  }

  @Test(arguments: ["photos/.dnd", "photos/.dnd/progress/x"])
  func whatBelongsToAViewIsNoPlace(path: String) throws {
    #expect(throws: ViewError.insideFolder(sandbox.path(path))) { try root(path) }
  }

  @Test func aViewThatIsNoFileOrTooLongIsNotGuessed() throws {
    try sandbox.makeFolder(sandbox.path("a/.dnd/view.json"))
    #expect(throws: ViewError.self) { try root("a") }
    try sandbox.write("b/.dnd/view.json", [UInt8](repeating: 0x20, count: ViewFolder.limit + 1))
    #expect(throws: ViewError.self) { try root("b") }
    try FileSystem.makeLink(sandbox.path("photos/2024/.dnd"), saying: Array("nowhere".utf8))
    #expect(try root("photos/2024")?.lastComponent == "photos")
  }

  @Test func aViewIsOwnAsItWasTakenUpAndWhereItStood() throws {
    let register = ViewRegister(stateRoot: sandbox.path("state"))
    let view = try #require(try ViewFolder.at(sandbox.path("photos")))
    #expect(!register.holds(view) && !register.knowsPlace(of: view))
    try register.add(view)
    #expect(register.holds(view))
    let changed = ViewFolder(root: view.root, bytes: Array("{}\n".utf8))
    #expect(!register.holds(changed) && register.knowsPlace(of: changed))
    let moved = ViewFolder(root: sandbox.path("moved"), bytes: view.bytes)
    #expect(!register.holds(moved) && !register.knowsPlace(of: moved))
    try register.add(changed)
    #expect(register.holds(changed) && !register.holds(view))
  }

  @Test func aRegisterThatCannotBeReadTrustsNothing() throws {
    let register = ViewRegister(stateRoot: sandbox.path("state"))
    let view = ViewFolder(root: "/x", bytes: [])
    try register.add(view)
    for name in sandbox.list("state/views") { try sandbox.write("state/views/\(name)", "") }
    #expect(!register.holds(view))
  }
}
