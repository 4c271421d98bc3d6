import Items
import SystemCalls
import SystemPackage
import Testing

@testable import FileTransfer

/// The words of the corpus are read as `scp` and `rsync` read them, apart from the reserved ones.
@Suite struct LocationWordTests {
  private func meaning(_ word: String) -> LocationWord.Meaning {
    LocationWord.meaning(of: Array(word.utf8))
  }

  @Test(
    "A colon before the first slash names a host",
    arguments: [
      ("far:x", "far", "x"), ("far:", "far", ""), ("u@far:", "u@far", ""),
      ("far:~/x", "far", "~/x"), ("far:./x", "far", "./x"), ("far:/srv/in", "far", "/srv/in"),
      ("x:", "x", ""), ("far:a:b", "far", "a:b"), ("far:$(x)", "far", "$(x)"),
      ("far:a b\nc", "far", "a b\nc"), ("Far-1.example.org:x", "Far-1.example.org", "x"),
      ("[far]:x", "far", "x"), ("[trash]:x", "trash", "x"), ("[::1]:p", "::1", "p"),
      ("user@[::1]:p", "user@::1", "p"), ("[2001:db8::7]:/srv", "2001:db8::7", "/srv"),
      ("[fe80::1%eth0]:x", "fe80::1%eth0", "x"), ("10.0.0.1:x", "10.0.0.1", "x"),
      ("a_b@far:x", "a_b@far", "x"), ("far::x", "far", ":x"), ("far:-n", "far", "-n"),
    ])
  func hosts(word: String, host: String, path: String) {
    #expect(meaning(word) == .at(Location(.host(host), FilePath(path))))
  }

  @Test(
    "All other words are local",
    arguments: [
      ":x", "./far:x", "/far:x", "../far:x", "a/b:c", "plain", "", ".", "[far]", "[far]x:y/z[",
      "trash:", "clipboard:", "primary:x11", "window:", "app:gimp",
      "https://example.org/a", "sftp://far/x", "data:,x", "a[b/c]:d", "[x/]:y", "file:///etc",
    ])
  func locals(word: String) {
    #expect(meaning(word) == .local)
  }

  @Test(
    "A word that names no possible host is refused",
    arguments: [
      "-oProxyCommand=touch X:y", "a;b:c", "$(x):y", "-x:y", "[-x]:y", "u ser@far:x", "-u@far:x",
      "@far:x", "far host:x", "[]:x", "[a b]:x", "far%1:x", "é:x", "_far:x", ".far:x", "u@:x",
      "a\nb:c", "[::1%-x]:y", "u@-far:x", "`x`:y", "a@b;c@far:x",
    ])
  func noHosts(word: String) {
    guard case .unusable = meaning(word) else {
      Issue.record("\(word) is \(meaning(word))")
      return
    }
  }

  @Test("A word with a NUL is local", arguments: ["far:a\0b", "f\0ar:x"])
  func nul(word: String) {
    #expect(meaning(word) == .local)
  }

  @Test("The path keeps every byte")
  func bytes() {
    let path: [UInt8] = [0xFF, 0x20, 0x80]
    #expect(
      LocationWord.meaning(of: Array("far:".utf8) + path)
        == .at(Location(.host("far"), FilePath(bytes: path))))
  }

  @Test(
    "The word of a host path means the same path",
    arguments: ["far:x", "u@far:a:b", "[::1]:x", "u@[::1]:x", "[trash]:x", "[far]:", "far://x"])
  func roundTrip(word: String) throws {
    guard case .at(let path) = meaning(word) else { return }
    #expect(LocationWord.meaning(of: path.word) == .at(path))
    #expect(LocationWord.meaning(of: path.certainWord) == .at(path))
  }

  @Test("The root of a host stays its root with the host before it")
  func root() {
    let prefix = PlaceID.host("far")
    for path: FilePath in ["/", "/a", "/a/b"] {
      #expect(prefix.path(in: prefix.shown(path)) == path)
    }
  }
}
