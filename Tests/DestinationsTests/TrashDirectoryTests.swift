import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import Destinations

/// Finding and creating trashes, and removing info files.
@Suite struct TrashDirectoryTests {
  private let user = Machine.user

  private func mode(_ path: FilePath) throws -> UInt32 { try FileSystem.status(of: path).mode }

  @Test("Files on the file system of the home trash go there, with their absolute paths")
  func home() throws {
    let box = try Sandbox()
    let home = box.path("data/Trash")
    let answer = try TrashSearch(home: home, user: user).trashes(for: box.root)
    #expect(answer.trashes == [TrashDirectory(home, top: nil)])
    #expect(!answer.homeIsElsewhere && answer.unsafe == nil)
    let trash = try #require(answer.trashes.first)
    #expect(trash.isUsable(by: user))
    #expect(trash.info(of: "/x/y", trashedAt: 0).path == "/x/y")
    try trash.make(for: user)
    try trash.make(for: user)
    for directory in [home, trash.files, trash.info] { #expect(try mode(directory) == 0o700) }
  }

  @Test("A trash that cannot be created or written is not usable, and creating it fails")
  func unusable() throws {
    let box = try Sandbox()
    try box.write("file", "")
    let trash = TrashDirectory(box.path("file/Trash"), top: nil)
    #expect(!trash.isUsable(by: user))
    #expect(throws: SystemFailure.self) { try trash.make(for: user) }
    try box.write("Trash/files", "")
    #expect(!TrashDirectory(box.path("Trash"), top: nil).isUsable(by: user))
    #expect(throws: SystemFailure.self) {
      try TrashDirectory(box.path("Trash"), top: nil).make(for: user)
    }
  }

  @Test(
    "Another mount has a trash named by the user ID, and the home trash comes last")
  func otherMount() throws {
    let box = try Sandbox()
    guard let other = try Sandbox(onAnotherFileSystemThan: box) else {
      try Test.cancel("skipped: there is no second file system that everybody may write to")
    }
    try other.makeDirectory(other.path("in"))
    let home = box.path("Trash")
    let answer = try TrashSearch(home: home, user: 4711).trashes(for: other.path("in"))
    let top = answer.top
    #expect(other.root.starts(with: top) && answer.homeIsElsewhere)
    #expect(answer.trashes.last == TrashDirectory(home, top: nil))
    #expect(answer.trashes.contains(TrashDirectory(top.appending(".Trash-4711"), top: top)))
    let own = TrashDirectory(top.appending(".Trash-4711"), top: top)
    #expect(!answer.isElsewhere(own) && answer.isElsewhere(TrashDirectory(home, top: nil)))
    let info = own.info(of: other.path("in/a"), trashedAt: 0)
    #expect(!info.path.isAbsolute && own.original(info) == other.path("in/a"))
  }

  /// A mounted file system for the test.
  private func volume() throws -> (SmallVolume, top: FilePath) {
    guard SmallVolume.isPossible else { try Test.cancel("skipped: mounting needs root") }
    let volume = try SmallVolume(size: "1m")
    return (volume, volume.sandbox.root.removingLastComponent())
  }

  @Test("The administrator's trash is used only if it is a directory with the sticky bit")
  func sticky() throws {
    let (volume, top) = try volume()
    let box = try Sandbox()
    let search = TrashSearch(home: box.path("Trash"), user: user)
    let shared = top.appending(".Trash")
    func find() throws -> TrashSearch.Answer { try search.trashes(for: volume.sandbox.root) }
    #expect(try find().top == top)
    #expect(try find().trashes.count == 2)

    try FileSystem.makeDirectory(shared)
    try FileSystem.setMode(of: shared, to: 0o777)
    #expect(try find().unsafe == .init(path: shared, kind: .directory))
    #expect(try find().trashes.count == 2)

    try FileSystem.setMode(of: shared, to: 0o1777)
    #expect(try find().unsafe == nil)
    let own = TrashDirectory(shared.appending("\(user)"), top: top)
    #expect(try find().trashes.first == own)
    #expect(own.isUsable(by: user))
    try own.make(for: user)
    #expect(try mode(own.path) == 0o700)

    try FileSystem.rename(shared, to: top.appending("real"))
    try FileSystem.makeLink(shared, saying: Array("real".utf8))
    #expect(try find().unsafe == .init(path: shared, kind: .link))
    #expect(try find().trashes.map(\.path).first == top.appending(".Trash-\(user)"))
    withExtendedLifetime(volume) {}
  }

  @Test("A directory or link that another user put in the place of a trash is not used")
  func foreign() throws {
    let box = try Sandbox()
    let top = box.root
    let own = TrashDirectory(top.appending(".Trash-\(user)"), top: top)
    #expect(own.isUsable(by: user))
    try box.makeDirectory(box.path("elsewhere"))
    try FileSystem.makeLink(own.path, saying: Array("elsewhere".utf8))
    #expect(!own.isUsable(by: user))
    #expect(throws: SystemFailure.self) { try own.make(for: user) }
    #expect(box.list("elsewhere").isEmpty)
    try FileSystem.removeFile(own.path)
    try FileSystem.makeDirectory(own.path)
    #expect(!own.isUsable(by: user &+ 1))
    #expect(throws: SystemFailure.self) { try own.make(for: user &+ 1) }
    #expect(own.isUsable(by: user))
  }

  @Test("Without a home trash, only the trash of the mount is used")
  func homeless() throws {
    let box = try Sandbox()
    let answer = try TrashSearch(home: nil, user: 4711).trashes(for: box.root)
    #expect(answer.trashes.map(\.path.lastComponent) == [".Trash-4711"])
  }

  @Test("Only the info file of a restored item is removed")
  func forgetting() throws {
    let box = try Sandbox()
    let trash = TrashDirectory(box.path("Trash"), top: nil)
    try trash.make(for: user)
    let (here, there) = (box.path("a"), box.path("b"))
    let moment = Clock.now
    let info = trash.info(of: here, trashedAt: moment)
    func write() throws { try box.write("Trash/info/a.trashinfo", info.bytes) }
    var isKept: Bool { box.list("Trash/info") == ["a.trashinfo"] }
    let file = trash.files.appending("a")

    try write()
    try TrashDirectory.forget(file, backAt: there)
    #expect(isKept)
    try box.write("Trash/files/a", "")
    try TrashDirectory.forget(file, backAt: here)
    #expect(isKept)
    try FileSystem.removeFile(file)
    try TrashDirectory.forget(file, backAt: here)
    #expect(!isKept)
    try TrashDirectory.forget(file, backAt: here)

    try write()
    let name = Array("a".utf8)
    try trash.forget(name, of: here, trashedAt: moment + 3_000_000_000)
    try trash.forget(name, of: there, trashedAt: moment)
    #expect(isKept)
    try trash.forget(name, of: here, trashedAt: moment)
    #expect(!isKept)
    let owner = TrashDirectory.owner(ofInfo: box.path("Trash/info/a.trashinfo"))
    #expect(owner?.trash.path == trash.path && owner?.name == Array("a".utf8))
  }

  @Test("A path outside of any trash has no info file to remove")
  func noTrash() throws {
    let box = try Sandbox()
    try box.write("info/a.trashinfo", TrashInfo(path: box.path("a"), date: "").bytes)
    try TrashDirectory.forget(box.path("folder/a"), backAt: box.path("a"))
    try TrashDirectory.forget("a", backAt: box.path("a"))
    #expect(box.list("info") == ["a.trashinfo"])
    #expect(TrashDirectory(holding: box.path("a")) == nil)
  }
}
