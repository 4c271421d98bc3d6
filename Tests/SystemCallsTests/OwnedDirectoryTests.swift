import SystemCalls
import SystemPackage
import TestSupport
import Testing

@Suite struct OwnedDirectoryTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test("The directory of a dead process is removed, and no other")
  func swept() throws {
    try sandbox.write("own-dead/socket", "")
    try sandbox.write("other/file", "")
    try sandbox.write("own-file", "")
    let first = try OwnedDirectory(in: sandbox.root, prefix: "own-")
    try sandbox.write("own-late/socket", "")
    let second = try OwnedDirectory(in: sandbox.root, prefix: "own-")
    let names =
      [first, second].compactMap { $0.path.lastComponent?.string } + ["other", "own-file"]
    #expect(try Files.names(in: sandbox.root) == names.sorted())
  }

  @Test("The directory goes with its value")
  func removed() throws {
    _ = try OwnedDirectory(in: sandbox.root, prefix: "own-")
    #expect(try Files.names(in: sandbox.root) == [])
  }
}
