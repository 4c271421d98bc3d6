import Destinations
import Items
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// The view that applies to a directory, and its owner.
struct ViewDirectoryTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("photos/.dnd/view.json", "{}")
    try sandbox.makeDirectory(sandbox.path("photos/2024"))
  }

  private func root(_ path: String) throws -> FilePath? {
    try ViewDirectory.nearest(to: sandbox.path(path), trusting: { _ in false })?.root
  }

  private func look(_ path: String) throws -> ViewDirectory {
    try #require(try ViewDirectory.look(at: sandbox.path(path)))
  }

  @Test func aDirectoryObeysTheNearestViewUpward() throws {
    try sandbox.write("photos/2024/raw/.dnd/view.json", "{}")
    let real = try FileSystem.realPath(of: sandbox.root)
    #expect(try root("photos") == real.appending("photos"))
    #expect(try root("photos/2024") == real.appending("photos"))
    #expect(try root("photos/2024/raw") == real.appending("photos/2024/raw"))
    #expect(try root("other") == nil)
  }

  @Test func aDirectoryThatIsToBeMadeObeysToo() throws {
    let found = try #require(
      try ViewDirectory.nearest(
        to: sandbox.path("photos/2025/new"), trusting: { _ in false }))
    #expect(found.root.lastComponent == "photos")
    #expect(found.location == found.root.appending("2025/new"))
  }

  @Test func aLinkLeadsToTheViewOfItsTarget() throws {
    try FileSystem.makeLink(sandbox.path("link"), saying: Array("photos/2024".utf8))
    #expect(try root("link")?.lastComponent == "photos")
  }

  @Test(arguments: ["photos/.dnd", "photos/.dnd/progress/x"])
  func whatBelongsToAViewIsNoPlace(path: String) throws {
    #expect(throws: ViewError.insideDirectory(sandbox.path(path))) { try root(path) }
  }

  @Test func aViewThatIsNoFileOrTooLongIsNotGuessed() throws {
    try sandbox.makeDirectory(sandbox.path("a/.dnd/view.json"))
    #expect(throws: ViewError.self) { try root("a") }
    try sandbox.write("b/.dnd/view.json", [UInt8](repeating: 0x20, count: ViewDirectory.limit + 1))
    #expect(throws: ViewError.self) { try root("b") }
  }

  @Test func aViewIsOwnAsItWasTakenUpAndWhereItStood() throws {
    let register = ViewRegister(stateRoot: sandbox.path("state"))
    let view = try look("photos")
    #expect(!register.holds(view) && !register.knowsPlace(of: view))
    try register.add(view)
    #expect(register.holds(view))
    try sandbox.write("photos/.dnd/view.json", "{}\n")
    let changed = try look("photos")
    #expect(!register.holds(changed) && register.knowsPlace(of: changed))
    try FileSystem.rename(sandbox.path("photos"), to: sandbox.path("moved"))
    let moved = try look("moved")
    #expect(!register.holds(moved) && !register.knowsPlace(of: moved))
    try FileSystem.rename(sandbox.path("moved"), to: sandbox.path("photos"))
    try register.add(changed)
    #expect(register.holds(changed) && !register.holds(view))
  }

  @Test func anotherDirectoryWithTheSameTextAtTheSamePlaceIsNotTrusted() throws {
    let register = ViewRegister(stateRoot: sandbox.path("state"))
    try register.add(try look("photos"))
    try FileSystem.rename(sandbox.path("photos/.dnd"), to: sandbox.path("photos/old"))
    try sandbox.write("photos/.dnd/view.json", "{}")
    #expect(!register.holds(try look("photos")))
    try FileSystem.rename(sandbox.path("photos"), to: sandbox.path("whole"))
    try sandbox.makeDirectory(sandbox.path("photos"))
    try FileSystem.rename(sandbox.path("whole/old"), to: sandbox.path("photos/.dnd"))
    #expect(!register.holds(try look("photos")))
  }

  /// On ext4, a new directory may get the inode number of a removed one.
  @Test(.enabled(if: FormattedVolume.isPossible("ext4"), "ext4 cannot be made and mounted here"))
  func aDirectoryThatGotTheNumberOfATrustedOneIsNotTrusted() throws {
    let volume = try #require(try FormattedVolume("ext4", megabytes: 64))
    let register = ViewRegister(stateRoot: sandbox.path("state"))
    func numbers() throws -> [UInt64] {
      try ["photos", "photos/.dnd"].map {
        try FileSystem.status(of: volume.sandbox.path($0)).inode
      }
    }
    for _ in 0..<20 {
      try volume.sandbox.write("photos/.dnd/view.json", "{}")
      let trusted = try #require(try ViewDirectory.look(at: volume.sandbox.path("photos")))
      try register.add(trusted)
      #expect(register.holds(trusted))
      let before = try numbers()
      TreeRemoval.discard(volume.sandbox.path("photos"))
      try volume.sandbox.write("photos/.dnd/view.json", "{}")
      let other = try #require(try ViewDirectory.look(at: volume.sandbox.path("photos")))
      #expect(!register.holds(other))
      if try numbers() == before { return }
      TreeRemoval.discard(volume.sandbox.path("photos"))
    }
    Issue.record("no number was given again")
  }

  @Test func aRegisterThatCannotBeReadTrustsNothing() throws {
    let register = ViewRegister(stateRoot: sandbox.path("state"))
    let view = try look("photos")
    try register.add(view)
    for name in sandbox.list("state/views") { try sandbox.write("state/views/\(name)", "") }
    #expect(!register.holds(view))
  }
}
