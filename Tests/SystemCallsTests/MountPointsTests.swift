import SystemPackage
import Testing

@testable import SystemCalls

@Suite struct MountPointsTests {
  @Test func theRootIsAMountPoint() throws {
    #expect(try MountPoints.all().contains("/"))
    #expect(try MountPoints.all().contains("/proc"))
  }

  @Test func onlyWhatIsBelowCounts() {
    let points: [FilePath] = ["/", "/a/b", "/a/bc/d"]
    #expect(MountPoints.first(below: "/a/b", of: points) == nil)
    #expect(MountPoints.first(below: "/a/bc", of: points) == "/a/bc/d")
    #expect(MountPoints.first(below: "/a", of: points) == "/a/b")
    #expect(MountPoints.first(below: "/x", of: points) == nil)
  }
}
