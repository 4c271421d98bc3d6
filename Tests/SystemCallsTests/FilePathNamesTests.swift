import SystemCalls
import SystemPackage
import Testing

/// Paths as bytes are taken apart and put together as `FilePath` itself would.
@Suite struct FilePathNamesTests {
  @Test(arguments: ["", "a", "/", "/a", "a/b", "/a/b/c", "..", "a/..", "./a", "/ä/\u{10FFFF}"])
  func folders(path: FilePath) {
    #expect(path.folder == path.removingLastComponent())
  }

  @Test(arguments: ["", "a", "/", "/a", "a/b"], ["x", "..", "ä"])
  func namesInFolders(folder: FilePath, name: String) {
    #expect(folder.appending(bytes: Array(name.utf8)) == folder.appending(name))
  }

  @Test func aNameThatIsNoTextKeepsItsBytes() {
    let path = FilePath("/a").appending(bytes: [0x62, 0xFF])
    #expect(path.lastComponent?.bytes == [0x62, 0xFF])
    #expect(path.lastComponent?.carried == "b\u{10FFFF}")
    #expect(path.folder == "/a")
  }
}
