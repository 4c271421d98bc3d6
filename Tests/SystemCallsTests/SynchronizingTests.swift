import Synchronization
import SystemCalls
import SystemPackage
import TestSupport
import Testing

struct SynchronizingTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test(arguments: [false, true])
  func aFileIsOnTheDeviceOrTheWaitForItIsGivenUp(isWhole: Bool) throws {
    let file = try OpenFile.open(try sandbox.write("file", "content"), .readWrite)
    #expect(try file.synchronize(fileSystem: isWhole) { false })
    #expect(try file.synchronize(fileSystem: isWhole, unless: nil))
    #expect(try !file.synchronize(fileSystem: isWhole) { true })
  }

  @Test func whatTheThreadMeetsIsTheFailureOfTheCall() throws {
    let pipe = try OpenFile.makePipe()
    let failure = #expect(throws: SystemFailure.self) {
      try pipe.writer.synchronize(fileSystem: false) { false }
    }
    #expect(failure == SystemFailure("fsync", "pipe", .invalidArgument))
  }
}

struct NameListTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func names(_ texts: String...) -> NameList {
    var names = NameList()
    for text in texts { names.append(Array(text.utf8)) }
    return names
  }

  @Test func namesComeInOrderOrLastFirst() {
    var list = names("a", "bc", "d")
    let seen = Mutex<[FilePath]>([])
    list.forEach { name in seen.withLock { $0.append(name) } }
    #expect(seen.withLock { $0 } == ["a", "bc", "d"])
    #expect(list.popLast() == Array("d".utf8) && list.popLast() == Array("bc".utf8))
    #expect(!list.isEmpty && list.popLast() == [0x61] && list.isEmpty && list.popLast() == nil)
  }

  @Test func whatCannotBeRemovedIsNamedAndKeepsNothingElseFromGoing() throws {
    for name in ["a", "b", "stays"] { try sandbox.write(name, "x") }
    try sandbox.makeDirectory(sandbox.path("folder"))
    let directory = try OpenFile.openDirectory(sandbox.root)
    let failure = #expect(throws: SystemFailure.self) {
      try FileSystem.removeFiles(names("a", "missing", "folder", "b"), in: directory)
    }
    #expect(failure == SystemFailure("unlinkat", "folder", .isDirectory))
    #expect(sandbox.list() == ["folder", "stays"])
    try FileSystem.removeFiles(names(), in: directory)
  }
}
