import FileTransfer
import Items
import SystemPackage
import TestSupport
import Testing

@testable import Dropping

/// Which records have to be on disk before anything gets a hidden name, because only they tell who owns it.
@Suite struct HiddenRecordsTests {
  private func areHidden(_ directory: String, at place: PlaceID) -> [Bool] {
    let request = PlacementRequest(
      .bytes([]), directory: .init(directory), name: Array("a".utf8))
    return PlacementRequest.areHidden([request], at: place, isAtomic: false)
  }

  @Test("A path on a host or in a store says nothing about the file system of that path here")
  func elsewhere() {
    #expect(areHidden("/proc", at: .here) == [true])
    for directory in ["/dev/shm", "/", "/no/such/folder", "."] {
      #expect(areHidden(directory, at: .host("far")) == [true], "\(directory)")
      #expect(areHidden(directory, at: .store("cloud")) == [true], "\(directory)")
    }
  }

  @Test(
    "A file system with unnamed files shows none under a hidden name",
    .enabled(if: Files.exists("/dev/shm"), "there is no /dev/shm"))
  func here() {
    #expect(areHidden("/dev/shm", at: .here) == [false])
  }
}
