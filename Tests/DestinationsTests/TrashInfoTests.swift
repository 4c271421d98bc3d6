import SystemCalls
import SystemPackage
import Testing

@testable import Destinations

/// The format of info files, which record the origin of trashed files.
@Suite struct TrashInfoTests {
  private func text(_ path: FilePath) -> String {
    String(decoding: TrashInfo(path: path, date: "2004-08-31T22:32:08").bytes, as: UTF8.self)
  }

  @Test("An info file has the first line, the path and the date")
  func format() {
    #expect(
      text("foo/bar/meow.bow-wow") == """
        [Trash Info]
        Path=foo/bar/meow.bow-wow
        DeletionDate=2004-08-31T22:32:08

        """)
  }

  @Test(
    "A path is percent-encoded byte by byte, except for slashes",
    arguments: [
      ("/a b", "/a%20b"), ("/100%", "/100%25"), ("/é", "/%C3%A9"), ("/a\nb", "/a%0Ab"),
      ("/-._~09azAZ", "/-._~09azAZ"), ("/a+b&c=d;e", "/a%2Bb%26c%3Dd%3Be"),
      ("/[x]#?", "/%5Bx%5D%23%3F"), ("x/%2F", "x/%252F"),
    ])
  func encoding(_ path: String, _ written: String) {
    #expect(text(FilePath(path)).contains("\nPath=\(written)\n"))
    #expect(
      TrashInfo(Array(text(FilePath(path)).utf8))
        == TrashInfo(path: FilePath(path), date: "2004-08-31T22:32:08"))
  }

  @Test("A path that is not UTF-8 survives a round trip")
  func bytes() {
    let info = TrashInfo(
      path: FilePath(bytes: [0x2F, 0xFF, 0x80]), date: "2004-08-31T22:32:08")
    #expect(String(decoding: info.bytes, as: UTF8.self).contains("Path=/%FF%80\n"))
    #expect(TrashInfo(info.bytes)?.path.bytes == [0x2F, 0xFF, 0x80])
  }

  @Test("The date is in local time")
  func date() {
    let moment: Int64 = 1_700_000_000_000_000_000
    #expect(
      TrashInfo(path: "/a", trashedAt: moment).date
        == Clock.formatted(moment, "%Y-%m-%dT%H:%M:%S"))
    #expect(TrashInfo(path: "/a", trashedAt: moment).date.utf8.count == 19)
  }

  @Test("Files of other programs are read: unknown keys, no last newline, duplicate keys")
  func reading() {
    let info = TrashInfo(
      Array("[Trash Info]\nX=y\nDeletionDate=20040831T22:32:08\nPath=a%20b%\nPath=c".utf8))
    #expect(info == TrashInfo(path: "a b%", date: "20040831T22:32:08"))
  }

  @Test(
    "Invalid info files are rejected",
    arguments: [
      "", "[Trash Info]", "[Trash info]\nPath=a\nDeletionDate=b",
      "\n[Trash Info]\nPath=a\nDeletionDate=b",
      "[Trash Info]\nPath=\nDeletionDate=b", "[Trash Info]\nPath=a", "[Trash Info]\nDeletionDate=b",
      "[Trash Info]\nPath=../a\nDeletionDate=b", "[Trash Info]\nPath=a/%2E%2E/b\nDeletionDate=b",
      "[Trash Info]\nPath=a%00b\nDeletionDate=b",
    ])
  func damaged(_ text: String) {
    #expect(TrashInfo(Array(text.utf8)) == nil)
  }

  @Test("Truncated and damaged info files never trap")
  func anything() {
    let whole = TrashInfo(path: "/a b/é", date: "2004-08-31T22:32:08").bytes
    for length in 0...whole.count { _ = TrashInfo(Array(whole.prefix(length))) }
    for place in whole.indices {
      for byte in [0, 0x0A, 0x25, 0x2F, 0xFF] as [UInt8] {
        var damaged = whole
        damaged[place] = byte
        _ = TrashInfo(damaged)
      }
    }
  }
}
