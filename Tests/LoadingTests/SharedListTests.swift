import Testing
import UniformTypes

@testable import Loading

/// Lists of several items joined into one.
struct SharedListTests {
  private func joined(_ format: SharedList.Format, _ parts: String...) -> String {
    let list = SharedList(format)
    return parts.map {
      list.part(of: Array($0.utf8)).map { String(decoding: $0, as: UTF8.self) } ?? "#"
    }
    .joined()
  }

  @Test func addressesComeOneBehindTheOther() {
    #expect(joined(.uris, "a:1\r\n", "b:2\r\n") == "a:1\r\nb:2\r\n")
  }

  @Test func aListWithoutALineEndGetsOneWhereAnotherFollows() {
    #expect(joined(.uris, "a:1", "", "b:2\r\n", "c:3") == "a:1\r\nb:2\r\nc:3")
  }

  @Test func whatIsToBeDoneWithFilesIsSaidOnce() {
    #expect(
      joined(.copiedFiles, "copy\nfile:///a", "copy\nfile:///b\nfile:///c", "copy\r\nfile:///d")
        == "copy\nfile:///a\nfile:///b\nfile:///c\nfile:///d")
  }

  @Test func aListOfNothingAddsNothing() {
    #expect(joined(.copiedFiles, "cut", "cut\nfile:///a", "cut\n") == "cut\nfile:///a")
  }

  @Test func filesToCutDoNotGoAmongFilesToCopy() {
    #expect(
      joined(.copiedFiles, "copy\nfile:///a", "cut\nfile:///b", "copy\nfile:///c")
        == "copy\nfile:///a#\nfile:///c")
  }

  @Test func otherTypesAreNoLists() {
    #expect(SharedList.Format(of: .utf8PlainText, in: .builtIn) == nil)
    #expect(
      SharedList.Format(
        of: TypeRegistry.builtIn.type(forMIMEType: "text/uri-list"), in: .builtIn) == .uris)
  }
}
