import Conversion
import Diagnostics
import Glibc
import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

/// Conversion of a directory to one stream.
struct DirectoryConversionsTests {
  private let environment = [(name: "PATH", value: "/usr/bin:/bin")]

  @Test func theArchiveHoldsTheDirectoryUnderItsNameWhateverThatIs() throws {
    let sandbox = try Sandbox()
    let name: [UInt8] = [0x2D, 0x72, 0x66, 0x0A, 0xFF]
    let directory = FilePath(bytes: sandbox.root.bytes + [0x2F] + name)
    try FileSystem.makeDirectory(directory)
    try sandbox.write("in", "words")
    try FileSystem.rename(sandbox.path("in"), to: directory.appending("in"))
    try sandbox.makeDirectory(sandbox.path("out"))
    try archive(directory, to: sandbox.path("a.tar"))
    try #require(
      system("tar -x -f '\(sandbox.path("a.tar").string)' -C '\(sandbox.path("out").string)'") == 0)
    let copy = FilePath(bytes: sandbox.path("out").bytes + [0x2F] + name).appending("in")
    #expect(try FileSystem.status(of: copy).size == 5)
  }

  /// Names that tar would otherwise unescape: `\156` is the letter n.
  @Test(arguments: ["x\\156", "a&b\\n", "\\"])
  func aBackslashInANameIsOne(name: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("\(name)/in", "words")
    try sandbox.write("xn/in", "others, and more of them")
    try archive(sandbox.path(name), to: sandbox.path("a.tar"))
    try unpack(sandbox)
    #expect(sandbox.list("out") == [name])
    #expect(try sandbox.read("out/\(name)/in") == Array("words".utf8))
  }

  @Test func aLinkToADirectoryStandsForIt() throws {
    let sandbox = try Sandbox()
    try sandbox.write("folder/in", "words")
    try FileSystem.makeLink(sandbox.path("link"), saying: Array("folder".utf8))
    try archive(sandbox.path("link"), to: sandbox.path("a.tar"))
    try unpack(sandbox)
    #expect(try sandbox.read("out/link/in") == Array("words".utf8))
  }

  @Test func theDirectoryThatIsOpenIsArchivedWhateverHasItsName() throws {
    let sandbox = try Sandbox()
    try sandbox.write("folder/in", "words")
    try sandbox.write("private/in", "secret")
    let directory = sandbox.path("folder")
    let file = try OpenFile.openDirectory(directory)
    try FileSystem.rename(directory, to: sandbox.path("aside"))
    try FileSystem.makeLink(directory, saying: Array("private".utf8))
    try archive(directory, file, to: sandbox.path("a.tar"))
    try unpack(sandbox)
    #expect(try sandbox.read("out/folder/in") == Array("words".utf8))
  }

  /// The name of a kept directory on disk is generated.
  @Test(arguments: ["title", "ti|t&l\\e;[x]", "-r\n^$"])
  func theArchiveOfAKeptDirectoryHasItsTitleAndAllItsNames(title: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("5442/a", "words")
    try FileSystem.link(sandbox.path("5442/a"), to: sandbox.path("5442/b"))
    try FileSystem.makeLink(sandbox.path("5442/link"), saying: Array("5442/a".utf8))
    try archive(sandbox.path("5442"), as: title, to: sandbox.path("a.tar"))
    try unpack(sandbox)
    #expect(sandbox.list("out") == [title])
    let copy = sandbox.path("out").appending(FilePath(title).components)
    let names = try ["a", "b"].map { try FileSystem.status(of: copy.appending($0)) }
    #expect(names[0].inode == names[1].inode)
    #expect(try FileSystem.readLink(copy.appending("link")) == Array("5442/a".utf8))
  }

  @Test(arguments: ["title", "ti|t&l\\e;[x]*?", "-r\n^$", "@", "é \\156"])
  func aZipArchiveOfAKeptDirectoryHasItsTitleToo(title: String) throws {
    try #require(Tool.named("zip") != nil && Tool.named("unzip") != nil)
    let convert = try Converting()
    let sandbox = convert.sandbox
    try sandbox.write("5442/a", "words")
    try sandbox.write("5442/title/b", "words")
    try sandbox.makeDirectory(sandbox.path("5442/none"))
    try FileSystem.makeLink(sandbox.path("5442/link"), saying: Array("title/b".utf8))
    _ = try convert(
      [DirectoryConversions.directoryToZip], .directory(sandbox.path("5442"), title: title))
    let status = system(
      "cd '\(sandbox.root.string)' && mkdir zip && cd zip && unzip -q -^ ../out </dev/null")
    #expect(status == 0)
    #expect(sandbox.list("zip") == [title])
    #expect(sandbox.list("zip/\(title)") == ["a", "link", "none", "title"])
    #expect(sandbox.list("zip/\(title)/title") == ["b"])
    let link = sandbox.path("zip/\(title)/link")
    #expect(try FileSystem.readLink(link) == Array("title/b".utf8))
    #expect(sandbox.list("5442") == ["a", "link", "none", "title"])
  }

  @Test func anEmptyKeptDirectoryIsInItsArchive() throws {
    try #require(Tool.named("zip") != nil && Tool.named("unzip") != nil)
    let convert = try Converting()
    let sandbox = convert.sandbox
    try FileSystem.makeDirectory(sandbox.path("5442"), mode: 0o700)
    _ = try convert(
      [DirectoryConversions.directoryToZip], .directory(sandbox.path("5442"), title: "none"))
    let status = system("cd '\(sandbox.root.string)' && unzip -q out </dev/null")
    #expect(status == 0)
    #expect(sandbox.list("none").isEmpty)
    #expect(try FileSystem.status(of: sandbox.path("none")).mode & 0o777 == 0o700)
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

  private func unpack(_ sandbox: Sandbox) throws {
    try sandbox.makeDirectory(sandbox.path("out"))
    let (archive, out) = (sandbox.path("a.tar").string, sandbox.path("out").string)
    try #require(system("tar -x -f '\(archive)' -C '\(out)'") == 0)
  }

  private func archive(
    _ directory: FilePath, _ file: OpenFile? = nil, as title: String? = nil, to path: FilePath
  ) throws {
    let output = try FileDescriptor.open(
      path, .writeOnly, options: [.create], permissions: .ownerReadWrite)
    try output.closeAfter {
      try Conversion.archiving(directory, as: title, file)
        .run(into: output, environment: environment)
    }
  }
}
