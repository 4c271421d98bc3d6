import ContentDetection
import Diagnostics
import Glibc
import SystemPackage
import TestSupport
import Testing
import UniformTypes

/// Declaration directories with arbitrary entries: none of them blocks, and each entry that is not
/// a declaration file is reported.
@Suite struct DeclarationDirectoriesTests {
  let sandbox: Sandbox
  static let good = "{types: [{identifier: 'a.good', conformsTo: ['public.data']}]}"

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("dnd/types.d/good.json", Self.good)
  }

  private func read() -> TypeDeclarations {
    TypeDeclarations(DeclarationDirectories([(.user, sandbox.root)]).directories)
  }

  private func expect(
    _ obstacle: DeclarationFile.Obstacle, of name: String,
    location: SourceLocation = #_sourceLocation
  ) {
    let problems = read().problems
    let path = sandbox.path("dnd/types.d/" + name).string
    #expect(
      problems == [DeclarationProblem(file: path, line: nil, reason: .unreadable(obstacle))],
      sourceLocation: location)
    let diagnostic = problems.first?.diagnostic
    #expect(diagnostic?.code.name == "declaration.unreadable", sourceLocation: location)
    #expect(diagnostic?.code.failure == .damaged, sourceLocation: location)
    #expect(diagnostic?.message.hasPrefix("'\(path)': ") == true, sourceLocation: location)
    #expect(diagnostic?.hints.isEmpty == false, sourceLocation: location)
    let registry = TypeRegistry(mimeCaches: [], declarations: read())
    #expect(registry.isDeclared(UniformType("a.good")), sourceLocation: location)
  }

  @Test func whatIsNoFileIsToldAndNotWaitedFor() throws {
    try sandbox.makeDirectory(sandbox.path("dnd/types.d/folder.json"))
    expect(.noFile, of: "folder.json")
    #expect(rmdir(sandbox.path("dnd/types.d/folder.json").string) == 0)
    try sandbox.makeFIFO("dnd/types.d/pipe.json")
    expect(.noFile, of: "pipe.json")
  }

  @Test func aFileOfMoreThanAMegabyteIsTold() throws {
    let limit = 1 << 20
    let blanks = [UInt8](repeating: 0x20, count: limit - Self.good.utf8.count)
    try sandbox.write("dnd/types.d/large.json", Array("{types: []}".utf8) + blanks)
    #expect(read().problems.isEmpty)
    try sandbox.write("dnd/types.d/large.json", Array(Self.good.utf8) + blanks + [0x20])
    expect(.tooLarge(limit: limit), of: "large.json")
  }

  @Test func aLinkThatLeadsNowhereIsTold() throws {
    #expect(symlink("gone", sandbox.path("dnd/types.d/link.json").string) == 0)
    expect(.refused("no such file or directory"), of: "link.json")
  }

  @Test func theDirectoryItselfIsToldWhereItCannotBeRead() throws {
    let directory = sandbox.path("loop/dnd/types.d")
    try sandbox.makeDirectory(sandbox.path("loop/dnd"))
    #expect(symlink(directory.string, directory.string) == 0)
    let found = DeclarationDirectories([(.user, sandbox.path("loop")), (.user, sandbox.root)])
    let problems = TypeDeclarations(found.directories).problems
    #expect(problems.map(\.file) == [directory.string] && problems.map(\.line) == [nil])
  }

  @Test func directoriesThatAreNotThereAndOtherNamesAreNoProblem() throws {
    try sandbox.write("dnd/types.d/.hidden.json", "{")
    try sandbox.write("dnd/types.d/note.txt", "{")
    try sandbox.write("file/dnd", "")
    let places = [sandbox.path("gone"), sandbox.path("file"), sandbox.root]
    let found = DeclarationDirectories(places.map { (TypeLayer.system, $0) })
    #expect(found.directories.count == 1 && TypeDeclarations(found.directories).problems.isEmpty)
  }
}
