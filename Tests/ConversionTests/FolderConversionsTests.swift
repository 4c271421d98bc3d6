import Conversion
import Diagnostics
import Glibc
import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

/// A folder as one stream.
struct FolderConversionsTests {
  private let environment = [(name: "PATH", value: "/usr/bin:/bin")]

  @Test func theArchiveHoldsTheFolderUnderItsNameWhateverThatIs() throws {
    let sandbox = try Sandbox()
    let name: [UInt8] = [0x2D, 0x72, 0x66, 0x0A, 0xFF]
    let folder = FilePath(bytes: sandbox.root.bytes + [0x2F] + name)
    try FileSystem.makeFolder(folder)
    try sandbox.write("in", "words")
    try FileSystem.rename(sandbox.path("in"), to: folder.appending("in"))
    try sandbox.makeFolder(sandbox.path("out"))
    try archive(folder, to: sandbox.path("a.tar"))
    try #require(
      system("tar -x -f '\(sandbox.path("a.tar").string)' -C '\(sandbox.path("out").string)'") == 0)
    let copy = FilePath(bytes: sandbox.path("out").bytes + [0x2F] + name).appending("in")
    #expect(try FileSystem.status(of: copy).size == 5)
  }

  @Test func aMissingTarIsNamed() throws {
    let sandbox = try Sandbox()
    let command = Conversion.archiving(sandbox.root)
    let error = #expect(throws: CommandError.self) {
      try command.run(
        into: .standardError, environment: [("PATH", sandbox.root.string)])
    }
    #expect(error?.diagnostic.code.name == "conversion.toolMissing")
    #expect(error?.diagnostic.code.failure == .unavailable)
  }

  @Test func aReaderThatGoesAwayEndsTheTool() throws {
    let sandbox = try Sandbox()
    try sandbox.write("folder/big", [UInt8](repeating: 7, count: 1 << 20))
    let pipe = try FileDescriptor.pipe()
    try pipe.readEnd.close()
    defer { try? pipe.writeEnd.close() }
    let error = #expect(throws: CommandError.self) {
      try Conversion.archiving(sandbox.path("folder"))
        .run(into: pipe.writeEnd, environment: environment)
    }
    #expect(error == .signalled(SIGPIPE, .tool("tar", name: "folder"), lastWords: []))
  }

  private func archive(_ folder: FilePath, to path: FilePath) throws {
    let output = try FileDescriptor.open(
      path, .writeOnly, options: [.create], permissions: .ownerReadWrite)
    try output.closeAfter {
      try Conversion.archiving(folder)
        .run(into: output, environment: environment)
    }
  }
}
