import Glibc
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import FileTransfer

/// The owner of a copy made by a user who may change the group, but not the owner.
@Suite(.enabled(if: Machine.user == 0, "acting as others needs root"))
struct OwnerTests {
  let sandbox: Sandbox
  let destination: Folder
  private let me: UInt32 = 4713
  private let owner: UInt32 = 4711
  private let group: UInt32 = 4712

  init() throws {
    sandbox = try Sandbox()
    try FileSystem.setMode(of: sandbox.root, to: 0o777)
    destination = try Folder(sandbox.root)
  }

  /// Makes only this thread access files as a user in a group.
  private func acting<Answer>(in group: UInt32, _ body: () throws -> Answer) rethrows -> Answer {
    typealias Setting = @convention(c) (UInt32) -> CInt
    let setGroup = unsafeBitCast(dlsym(nil, "setfsgid"), to: Setting.self)
    let setUser = unsafeBitCast(dlsym(nil, "setfsuid"), to: Setting.self)
    _ = setGroup(group)
    _ = setUser(me)
    defer {
      _ = setUser(0)
      _ = setGroup(0)
    }
    return try body()
  }

  private func copy(actingIn group: UInt32) throws -> FileStatus {
    let source = try OpenFile.open(sandbox.write("source", "x"))
    try source.setOwner(user: owner, group: self.group)
    try source.setMode(0o2664)
    let target = try OpenFile.open(sandbox.write("target", ""), .readWrite)
    try target.setOwner(user: me, group: me)
    try acting(in: group) {
      try MetadataCopy.copy(source, source.status(), to: target, in: destination)
    }
    return try target.status()
  }

  @Test func theGroupOfAFileIsKeptWhereItsOwnerCannotBe() throws {
    let status = try copy(actingIn: group)
    #expect(status.user == me && status.group == group)
    // Set-ID bits of another owner are not kept.
    #expect(status.mode == 0o664)
  }

  @Test func aGroupThatIsNotMineIsLeftOut() throws {
    let status = try copy(actingIn: me)
    #expect(status.user == me && status.group == me && status.mode == 0o664)
  }

  @Test func theGroupOfALinkIsKeptWhereItsOwnerCannotBe() throws {
    let path = sandbox.path("link")
    try FileSystem.makeLink(path, saying: [0x61])
    try FileSystem.setOwner(of: path, user: owner, group: group)
    let status = try FileSystem.status(of: path, followingLinks: false)
    let staged = try acting(in: me) { try StagedFile.makeLink(saying: [0x61], in: destination) }
    #expect(try staged.status().group == me)
    try acting(in: group) { try staged.setTimes(status) }
    #expect(try staged.status().user == me && staged.status().group == group)
  }
}
