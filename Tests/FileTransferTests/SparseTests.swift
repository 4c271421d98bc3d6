import FileTransfer
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Holes are preserved, in lifted files and in trees, on all file systems.
struct SparseTests {
  let placing: Placing
  var sandbox: Sandbox { placing.sandbox }

  init() throws { placing = try Placing(elsewhere: true) }

  /// A file of 64 MB with 8 KB of data in the middle.
  private func writeSparse(_ path: FilePath) throws {
    let file = try OpenFile.open(path, .readWrite, options: [.create, .exclusiveCreate])
    try file.seek(to: 32 << 20)
    try file.writeAll([UInt8](repeating: 7, count: 8192))
    try file.truncate(to: 64 << 20)
  }

  private func checkSparse(_ path: FilePath, _ where: String) throws {
    let status = try FileSystem.status(of: path)
    #expect(status.size == 64 << 20, "\(`where`)")
    #expect(status.occupied < 1 << 20, "\(`where`): \(status.occupied) bytes are occupied")
    let file = try OpenFile.open(path)
    try file.seek(to: (32 << 20) - 1)
    #expect(
      try file.readAll(limit: 8194) == [0] + [UInt8](repeating: 7, count: 8192) + [0], "\(`where`)")
  }

  private func check(to directory: FilePath, _ where: String) throws {
    try sandbox.makeDirectory(sandbox.path("tree/in"))
    try writeSparse(sandbox.path("alone"))
    try writeSparse(sandbox.path("tree/in/file"))
    for outcome in placing.engine.place(
      ["alone", "tree"].map { placing.request($0, to: directory) })
    {
      #expect(try outcome.get().state == .placed, "\(`where`)")
    }
    try checkSparse(directory.appending("alone"), `where`)
    try checkSparse(directory.appending("tree/in/file"), `where`)
    // And back again, as a move.
    let back = sandbox.path("back")
    try sandbox.makeDirectory(back)
    for name in ["alone", "tree"] {
      let outcome = placing.engine.place([
        PlacementRequest(
          .path(directory.appending(name), expecting: nil, followsLink: false), directory: back,
          name: Array(name.utf8), operation: .move)
      ])[0]
      #expect(try outcome.get().sourceRemoved, "\(`where`)")
    }
    try checkSparse(back.appending("alone"), `where`)
    try checkSparse(back.appending("tree/in/file"), `where`)
  }

  @Test func holesStayHolesWithinAFileSystem() throws {
    try check(to: sandbox.path("to"), "here")
  }

  @Test func holesStayHolesInMemory() throws {
    guard let elsewhere = placing.elsewhere else { return }
    try check(to: elsewhere.root, "memory")
  }

  @Test(.enabled(if: FormattedVolume.isPossible("ext4"), "ext4 cannot be made and mounted here"))
  func holesStayHolesOnExt4() throws { try checkVolume("ext4") }

  @Test(.enabled(if: FormattedVolume.isPossible("xfs"), "xfs cannot be made and mounted here"))
  func holesStayHolesOnXFS() throws { try checkVolume("xfs") }

  @Test(.enabled(if: FormattedVolume.isPossible("btrfs"), "btrfs cannot be made and mounted here"))
  func holesStayHolesOnBtrfs() throws { try checkVolume("btrfs") }

  private func checkVolume(_ kind: String) throws {
    let volume = try #require(try FormattedVolume(kind))
    try check(to: volume.sandbox.root, kind)
  }
}
