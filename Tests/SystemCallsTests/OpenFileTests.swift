import SystemCalls
import SystemPackage
import TestSupport
import Testing

struct OpenFileTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func aFileWithoutANameAppearsCompleteUnderTheNameItIsGiven() throws {
    let directory = try OpenFile.openDirectory(sandbox.root)
    let file = try OpenFile.openUnnamed(in: directory)
    try file.writeAll(Array("complete".utf8))
    #expect(sandbox.list() == [])
    try FileSystem.link(file, to: "name", in: directory)
    #expect(try sandbox.read("name") == Array("complete".utf8))
  }

  @Test func givingANameThatIsTakenFailsAndLeavesWhatIsThere() throws {
    try sandbox.write("name", "old")
    let directory = try OpenFile.openDirectory(sandbox.root)
    let file = try OpenFile.openUnnamed(in: directory)
    let failure = #expect(throws: SystemFailure.self) {
      try FileSystem.link(file, to: "name", in: directory)
    }
    #expect(failure?.errno == .fileExists)
    #expect(try sandbox.read("name") == Array("old".utf8))
  }

  @Test func readAllGivesEveryByteAndStopsAtItsLimit() throws {
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let path = try sandbox.write("big", bytes)
    #expect(try OpenFile.open(path).readAll() == bytes)
    #expect(try OpenFile.open(path).readAll(limit: 1_500_001) == Array(bytes[..<1_500_001]))
    #expect(try OpenFile.open("/dev/null").readAll() == [])
  }

  @Test("A time that needs more than 64 bits is read and set exactly")
  func timesFarAway() throws {
    let file = try OpenFile.open(try sandbox.write("far", "x"), .readWrite)
    try sandbox.makeDirectory(sandbox.path("in"))
    // 2350-04-07 and 1600-01-01, if the file system can store them.
    for time: Int128 in [12_001_651_200_500_000_000, -11_676_096_000_000_000_001] {
      try file.setTimes(accessed: time, modified: time)
      let told = try file.status()
      guard told.modified != 0, told.modified / 86_400_000_000_000 == time / 86_400_000_000_000
      else { continue }
      #expect(told.modified == time && told.accessed == time)
      #expect(
        told.version
          != FileVersion(
            device: told.device, inode: told.inode, size: told.size, modified: time + 1,
            changed: told.changed))
      try FileSystem.setTimes(of: sandbox.path("in"), accessed: 0, modified: time)
      #expect(try FileSystem.status(of: sandbox.path("in")).modified == time)
    }
  }

  @Test func timesKeepTheirNanosecondsAlsoBefore1970() throws {
    let file = try OpenFile.open(try sandbox.write("old", "x"), .readWrite)
    for time: Int64 in [1, 1_700_000_000_123_456_789, -1, -86_400_000_000_001] {
      try file.setTimes(accessed: 5, modified: time)
      #expect(try file.status().modified == time)
      #expect(try file.status().accessed == 5)
    }
  }

  @Test(.enabled(if: SmallVolume.isPossible, "mounting needs root"))
  func aFullDiskIsToldFromOneThatIsNot() throws {
    let volume = try SmallVolume(size: "64k")
    let file = try OpenFile.open(
      volume.sandbox.path("file"), .readWrite, options: [.create, .exclusiveCreate])
    try file.writeAll([1, 2, 3])
    #expect(file.lackOfRoom == nil)
    #expect(throws: SystemFailure.self) { try file.writeAll([UInt8](repeating: 7, count: 100_000)) }
    let size = try file.status().size
    #expect(file.lackOfRoom == .noSpace)
    #expect(try file.status().size == size)
    #expect(try OpenFile.open("/dev/full", .writeOnly).lackOfRoom == .noSpace)
    #expect(try OpenFile.open("/dev/null", .writeOnly).lackOfRoom == nil)
    #expect(try OpenFile.makePipe().writer.lackOfRoom == nil)
  }

  @Test func aHoleIsSeenAsOne() throws {
    let file = try OpenFile.open(
      sandbox.path("sparse"), .readWrite, options: [.create, .exclusiveCreate])
    try file.truncate(to: 10 << 20)
    #expect(try file.nextData(from: 0) == nil)
    #expect(try file.nextHole(from: 0) == 0)
    #expect(try file.status().occupied == 0)
  }

  @Test func aLockIsRefusedToAnotherAndGoesWithTheFile() throws {
    let path = try sandbox.write("lock", "")
    var first: OpenFile? = try OpenFile.open(path)
    let second = try OpenFile.open(path)
    #expect(try first?.lock() == true)
    #expect(try second.lock() == false)
    // The holder may be stopped.
    #expect(throws: SystemFailure("flock", path, .wouldBlock)) {
      try second.waitForLock(atMost: .milliseconds(20))
    }
    #expect(throws: SystemFailure("flock", path, .wouldBlock)) {
      try second.waitForLock(exclusive: false, atMost: .milliseconds(20))
    }
    #expect(throws: SystemFailure("flock", path, .canceled)) {
      try second.waitForLock(isCancelled: { true })
    }
    first = nil
    #expect(try second.lock() == true)
  }

  @Test func anAttributeIsReadBackWhateverItsSize() throws {
    let file = try OpenFile.open(try sandbox.write("a", "x"), .readWrite)
    let value = [UInt8](repeating: 7, count: 2000)
    do throws(SystemFailure) {
      try file.setAttribute("user.test", to: value)
    } catch  where error.errno == .notSupported {
      return
    }
    #expect(try file.attribute("user.test") == value)
    #expect(try file.attribute("user.none") == nil)
    #expect(try file.attributeNames().contains("user.test"))
  }

  @Test func aPipeWhoseReaderHasGoneIsKnown() throws {
    var pipe: (reader: OpenFile?, writer: OpenFile) = try OpenFile.makePipe()
    #expect(pipe.reader != nil && !pipe.writer.readerHasGone)
    pipe.reader = nil
    #expect(pipe.writer.readerHasGone)
  }

  @Test func aPlannedFaultIsThrownOnceWithItsCallAndPath() throws {
    let path = try sandbox.write("a", "x")
    let plan = FaultPlan(call: "openat", number: 1, fails: .permissionDenied)
    let failure = #expect(throws: SystemFailure.self) {
      try plan.inForce { _ = try OpenFile.open(path) }
    }
    #expect(failure == SystemFailure("openat", path, .permissionDenied))
    #expect(plan.fired)
    try plan.inForce { _ = try OpenFile.open(path) }
  }
}
