import Diagnostics
import Glibc
import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

@testable import Conversion

/// Unpacking an archive to the directory that it contains.
struct UnpackingTests {
  private let convert: Converting
  private var sandbox: Sandbox { convert.sandbox }

  init() throws { convert = try Converting() }

  // MARK: Zip

  /// All names are different, but some programs treat them as equal.
  @Test func everyNameInAZipArchiveIsAFile() throws {
    try #require(Tool.named("zip") != nil && Tool.named("unzip") != nil)
    let names = ["b\u{1}c", "bc", "report", "report;1", "report;2", "tab\t", "x\\156"]
    for name in names { try sandbox.write("in/\(name)", name) }
    try zip("in")
    try unpack(DirectoryConversions.zipToDirectory)
    #expect(sandbox.list("folder") == names)
    for name in names { #expect(try sandbox.read("folder/\(name)") == Array(name.utf8)) }
  }

  /// The second member would replace the first.
  @Test(arguments: [("in/aa", "in/ab"), ("in/a/b", "in/a/c")])
  func aNameThatStandsTwiceInAZipArchiveIsAFailure(first: String, second: String) throws {
    try #require(Tool.named("zip") != nil && Tool.named("unzip") != nil)
    try sandbox.write(first, "one")
    try sandbox.write(second, "two")
    try zip("in")
    let archive = try sandbox.read("archive")
    try sandbox.write("archive", archive.replacing(Array(second.utf8), with: Array(first.utf8)))
    let error = #expect(throws: CommandError.self) {
      try unpack(DirectoryConversions.zipToDirectory)
    }
    #expect(error?.diagnostic.code.name == "conversion.failed")
    #expect(sandbox.list("work").isEmpty)
    #expect(!sandbox.list().contains("folder"))
  }

  private func zip(_ directory: String) throws {
    let root = sandbox.root.string
    try #require(system("cd '\(root)' && zip -q -r -y - '\(directory)' > archive") == 0)
  }

  private func unpack(_ conversion: Conversion) throws {
    try convert.run([conversion])
      .unpack(from: .file(sandbox.path("archive")), to: sandbox.path("folder"))
  }

  // MARK: Unwritable directories

  /// Moving a directory to another parent requires write permission on the directory itself.
  @Test(arguments: [["."], [".", "only"]], [0o555, 0o100, 0o000] as [UInt32])
  func aDirectoryThatIsClosedIsGivenAsItIs(closed: [String], mode: UInt32) throws {
    let outcome = try asOrdinaryUser {
      let room = try StepWorkspace(
        in: sandbox.path("work"), for: DirectoryConversions.tarToDirectory, .builtIn)
      try room.makeOutputDirectory()
      try FileSystem.makeDirectory(room.output.appending("only"))
      try FileSystem.makeDirectory(room.output.appending("only/in"))
      // A second entry, if the whole output directory is the result.
      if closed.count == 1 { try FileSystem.makeDirectory(room.output.appending("other")) }
      for name in closed.reversed() {
        try FileSystem.setMode(of: room.output.appending(FilePath(name).components), to: mode)
      }
      try room.giveDirectory(as: sandbox.path("folder"))
      return try FileSystem.status(of: sandbox.path("folder")).mode & 0o7777
    }
    #expect(outcome == mode)
    #expect(sandbox.list("folder") == (closed.count == 1 ? ["only", "other"] : ["in"]))
    #expect(sandbox.list("work").isEmpty)
  }

  /// Root ignores permissions, so the thread takes another file system user ID for the call.
  private func asOrdinaryUser<T>(_ body: () throws -> T) throws -> T {
    guard geteuid() == 0 else { return try body() }
    for path in [sandbox.root, sandbox.path("work")] {
      try FileSystem.setOwner(of: path, user: 65534, group: 65534)
    }
    _ = Self.setFileUser(65534)
    defer { _ = Self.setFileUser(0) }
    return try body()
  }

  /// Applies to this thread only; no header that Swift imports declares it.
  private static let setFileUser = unsafeBitCast(
    dlsym(nil, "setfsuid"), to: (@convention(c) (UInt32) -> Int32).self)
}
