import Diagnostics
import SystemCalls
import SystemPackage
import TestSupport
import Testing

struct FileSystemTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func renameDoesNotReplaceUnlessItIsTold() throws {
    let a = try sandbox.write("a", "A")
    let b = try sandbox.write("b", "B")
    let failure = #expect(throws: SystemFailure.self) { try FileSystem.rename(a, to: b) }
    #expect(failure?.errno == .fileExists)
    try FileSystem.rename(a, to: b, .exchange)
    #expect(try sandbox.read("a") == Array("B".utf8))
    try FileSystem.rename(a, to: b, .replace)
    #expect(try sandbox.read("b") == Array("B".utf8))
    #expect(sandbox.list() == ["b"])
  }

  @Test func aLinkIsSeenAsLinkOrAsWhatItLeadsTo() throws {
    let target = try sandbox.write("target", "four")
    let link = sandbox.path("link")
    try FileSystem.makeLink(link, saying: Array("target".utf8))
    #expect(try FileSystem.status(of: link).size == 4)
    #expect(try FileSystem.status(of: link, followingLinks: false).kind == .link)
    #expect(try FileSystem.readLink(link) == Array("target".utf8))
    #expect(try FileSystem.realPath(of: link) == FileSystem.realPath(of: target))
  }

  @Test func whatIsMissingIsNilAndWhatCannotBeReachedIsAnError() throws {
    #expect(try FileSystem.statusIfPresent(of: sandbox.path("none")) == nil)
    let long = FilePath(bytes: [UInt8](repeating: 0x61, count: 300))
    #expect(throws: SystemFailure.self) {
      try FileSystem.statusIfPresent(of: sandbox.root.appending(long.components))
    }
  }

  @Test func directoriesAreMadeDownToTheLastAndAgainWithoutHarm() throws {
    let deep = sandbox.path("a/b/c")
    try FileSystem.makeDirectories(deep)
    try FileSystem.makeDirectories(deep)
    #expect(try FileSystem.status(of: deep).kind == .directory)
    try sandbox.write("file", "")
    #expect(throws: SystemFailure.self) { try FileSystem.makeDirectories(sandbox.path("file/x")) }
  }

  @Test func everyEntryOfALargeDirectoryIsGivenOnceByteForByte() throws {
    let directory = try OpenFile.openDirectory(sandbox.root)
    var expected: Set<[UInt8]> = [[0xFF, 0x0A, 0x20]]
    for number in 0..<2000 { expected.insert(Array("name number \(number)".utf8)) }
    for name in expected {
      _ = try OpenFile.open(FilePath(bytes: name), in: directory, .writeOnly, options: .create)
    }
    let entries = try DirectoryReader.entries(of: directory)
    #expect(entries.count == expected.count)
    #expect(Set(entries.map(\.name)) == expected)
    #expect(entries.allSatisfy { $0.kind == .regular })
  }

  @Test func theVolumeTellsItsKindAndRoom() throws {
    let volume = try FileSystem.volume(of: sandbox.root)
    #expect(volume.size >= volume.free && volume.size > 0)
    #expect(volume.longestName == 255)
  }

  @Test(
    .enabled("there is no /dev/shm here") {
      try FileSystem.statusIfPresent(of: "/dev/shm") != nil
    })
  func aVolumeInMemoryIsToldApart() throws {
    #expect(try FileSystem.volume(of: "/dev/shm").kind == .memory)
  }

  @Test func aFailureSaysTheNameAndTheReason() {
    let failure = SystemFailure("openat", "/a b", .noSuchFileOrDirectory)
    #expect(failure.diagnostic.message == "'/a b': no such file or directory")
    #expect(failure.diagnostic.code.failure == .noInput)
    let full = SystemFailure("write", "x", .noSpace)
    #expect(full.isNoSpace && full.diagnostic.code.name == "system.noSpace")
  }
}
