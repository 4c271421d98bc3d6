import SystemPackage
import Testing

@testable import Clipboard

/// Lists of files as other programs write them.
@Suite struct FileListsTests {
  private func read(_ type: String, _ text: String) -> FileLists.Found {
    FileLists.read(type, Array(text.utf8))
  }

  @Test func aURIListHasLinesAndComments() {
    let found = read(FileLists.uriList, "# copied\r\nfile:///a\r\nhttps://e.org\r\n")
    #expect(found == .init(urls: ["file:///a", "https://e.org"], isCut: false))
  }

  @Test(arguments: [("copy", false), ("cut", true)])
  func aListOfFileManagersBeginsWithTheOperation(word: String, isCut: Bool) {
    let found = read(FileLists.gnome, "\(word)\nfile:///a\nfile:///b")
    #expect(found == .init(urls: ["file:///a", "file:///b"], isCut: isCut))
  }

  @Test func theNULAtTheEndIsNotPartOfAName() {
    #expect(read(FileLists.gnome, "cut\nfile:///a\0").urls == ["file:///a"])
  }

  @Test func emptyAndEndlessListsAreRead() {
    #expect(read(FileLists.uriList, "").urls == [])
    #expect(read(FileLists.gnome, "cut").urls == [])
    #expect(read(FileLists.uriList, String(repeating: "x", count: 1 << 20)).urls.count == 1)
  }

  @Test func pathsAreWrittenWithoutDots() {
    let lists = FileLists(files: ["/home/./a/../b", "/./c/."], isCut: false)
    #expect(lists.text == Array("/home/a/../b\n/c".utf8))
  }

  @Test func aCutListIsWrittenAsItIsRead() {
    let lists = FileLists(files: ["/a b", "/c"], isCut: true)
    for (type, bytes) in lists.forms where FileLists.isList(type) {
      let found = FileLists.read(type, bytes)
      #expect(found.urls == ["file:///a%20b", "file:///c"])
      #expect(found.isCut == (type != FileLists.uriList))
    }
    #expect(lists.text == Array("/a b\n/c".utf8))
  }
}
