import SystemCalls
import SystemPackage
import Testing

@testable import Destinations

/// The format of the files that say where what is in a trash came from.
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
    "A path is written as in a URL, byte for byte, its slashes as they are",
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

  @Test("A path that is no UTF-8 comes back as it was")
  func bytes() {
    let info = TrashInfo(
      path: FilePath(bytes: [0x2F, 0xFF, 0x80]), date: "2004-08-31T22:32:08")
    #expect(String(decoding: info.bytes, as: UTF8.self).contains("Path=/%FF%80\n"))
    #expect(TrashInfo(info.bytes)?.path.bytes == [0x2F, 0xFF, 0x80])
  }

  @Test("The date is the local time of the moment")
  func date() {
    let moment: Int64 = 1_700_000_000_000_000_000
    #expect(
      TrashInfo(path: "/a", trashedAt: moment).date
        == Clock.formatted(moment, "%Y-%m-%dT%H:%M:%S"))
    #expect(TrashInfo(path: "/a", trashedAt: moment).date.utf8.count == 19)
  }

  @Test("What others wrote is read: unknown keys, no last newline, the first of two keys")
  func reading() {
    let info = TrashInfo(
      Array("[Trash Info]\nX=y\nDeletionDate=20040831T22:32:08\nPath=a%20b%\nPath=c".utf8))
    #expect(info == TrashInfo(path: "a b%", date: "20040831T22:32:08"))
  }

  @Test(
    "What is no info file is none",
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

  @Test("Each beginning and each damaged form of a file is read or refused, and nothing worse")
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
