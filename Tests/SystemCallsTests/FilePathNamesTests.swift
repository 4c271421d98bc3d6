import SystemCalls
import SystemPackage
import Testing

/// Checks operations on paths as bytes against `FilePath`.
@Suite struct FilePathNamesTests {
  @Test(arguments: ["", "a", "/", "/a", "a/b", "/a/b/c", "..", "a/..", "./a", "/ä/\u{10FFFF}"])
  func directories(path: FilePath) {
    #expect(path.directory == path.removingLastComponent())
  }

  @Test(arguments: ["", "a", "/", "/a", "a/b"], ["x", "..", "ä"])
  func namesInDirectories(directory: FilePath, name: String) {
    #expect(directory.appending(bytes: Array(name.utf8)) == directory.appending(name))
  }

  @Test func aNameThatIsNoTextKeepsItsBytes() {
    let path = FilePath("/a").appending(bytes: [0x62, 0xFF])
    #expect(path.lastComponent?.bytes == [0x62, 0xFF])
    #expect(path.lastComponent?.carried == "b\u{10FFFF}")
    #expect(path.directory == "/a")
  }
}
