import Diagnostics
import Synchronization
import SystemPackage
import TestSupport
import Testing

@testable import SystemCalls

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

  @Test func theRealPathOfAFileThatIsReplacedMeanwhileIsItsPath() throws {
    let file = try sandbox.write("file", "old")
    let other = try sandbox.write("other", "new")
    let real = try FileSystem.realPath(of: file)
    let left = Mutex(20_000)
    try withConcurrentTasks(2, abandon: {}) { task in
      while left.withLock({ $0 }) > 0 {
        if task == 0 {
          try? FileSystem.rename(other, to: file, .exchange)
          left.withLock { $0 -= 1 }
        } else if (try? FileSystem.realPath(of: file)) != real {
          Issue.record("no real path")
          return
        }
      }
    }
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

  /// FUSE, of which sshfs and virtiofs are kinds, and file systems of other machines.
  @Test(
    "What another machine or a program keeps is not known to be on a device",
    arguments: [
      0x6573_5546, 0x6969, 0xFF53_4D42, 0xFE53_4D42, 0x517B, 0x0102_1997, 0x00C3_6400,
      0x5346_414F, 0x6B41_4653, 0x7375_7245, 0x564C, 0x786F_4256, 0x0BD0_0BD0, 0x0116_1970,
      0x7461_636F,
    ] as [UInt32])
  func farVolumes(magic: UInt32) {
    let kind = FileSystem.Volume.Kind(magic: magic)
    #expect(kind == .network || kind == .fuse)
    #expect(!kind.reachesDevice)
  }

  @Test func aFailureSaysTheNameAndTheReason() {
    let failure = SystemFailure("openat", "/a b", .noSuchFileOrDirectory)
    #expect(failure.diagnostic.message == "'/a b': no such file or directory")
    #expect(failure.diagnostic.code.failure == .noInput)
    let full = SystemFailure("write", "x", .noSpace)
    #expect(full.isNoSpace && full.diagnostic.code.name == "system.noSpace")
  }
}
