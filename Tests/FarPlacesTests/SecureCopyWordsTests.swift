import FileTransfer
import Items
import SystemPackage
import TestSupport
import Testing

/// Whether `scp` itself takes a word for a host, which it tells by starting its program for connections.
@Suite struct SecureCopyWordsTests {
  private static let hosts = [
    "far", "Far-1.example.org", "10.0.0.1", "[far]", "[::1]", "[fe80::1]", "u@far", "u@[::1]",
    "a_b@far", "./far", "/far", "../far", "a/b", "[far", "far]", "[a/b]", "a[b", "u@[x", "far@",
    "[x]y", "::1", "", "@far", "u@v@far", "[u@far]", "é", "a b",
  ]
  private static let rests = [
    "", ":", ":x", "::x", ":a:b", ":~/x", ":./x", ":a/b:c", ":[x]:y", "/:x", "x:y", ":@h:z",
  ]
  static let words = hosts.flatMap { host in rests.map { host + $0 } }.filter { !$0.isEmpty }

  @Test(
    "A word is local or a host's as for scp",
    .enabled(if: Tool.named("scp") != nil, "scp is not installed"))
  func words() throws {
    let sandbox = try Sandbox("dnd-scp")
    try sandbox.writeProgram(
      "ssh",
      """
      #!/bin/sh
      while [ $# -gt 0 ]; do case $1 in -l) user=$2@; shift ;; --) host=$2; break ;; esac; shift; done
      printf %s "$user$host" > ran
      exit 1
      """)
    // An answer for each word: the host that was connected to, or nothing.
    let script = """
      for word; do
        rm -f ran; scp -q -S "$PWD/ssh" -- "$word" "$PWD/out" > said 2>&1 < /dev/null
        cat ran 2> said; printf '\\n'
      done
      """
    var shell = try #require(Tool.named("bash"))
    shell.directory = sandbox.root
    let answers = try shell.run(["-c", script, "bash"] + Self.words, limit: .seconds(120))
      .outputText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    try #require(answers.count == Self.words.count + 1)
    #expect(answers.contains("far") && answers.contains("u@::1"))
    for (word, host) in zip(Self.words, answers) {
      switch LocationWord.meaning(of: Array(word.utf8)) {
      case .at(let place): #expect(place.place.recorded == host, "\(word)")
      case .local: #expect(host == "", "\(word)")
      // Names that no host has are refused; they would have been given to ssh.
      case .unusable: #expect(host != "", "\(word)")
      case .refused: Issue.record("\(word) means a store")
      }
    }
  }
}
