import SystemPackage
import TestSupport
import Testing

/// Tests the script runner itself with a program that follows instructions.
@Suite struct ScriptRunnerTests {
  private let sandbox: Sandbox
  private let program: String

  init() throws {
    sandbox = try Sandbox()
    program = try sandbox.writeProgram(
      "program",
      """
      #!/bin/sh
      case $1 in
        say) shift; printf '%s\\n' "$*" ;;
        warn) shift; printf '%s\\n' "$*" >&2 ;;
        end) exit "$2" ;;
        bytes) shift; printf '%s' "$1" | od -An -tx1 ;;
        session) cut -d" " -f6 /proc/$$/stat ;;
        copy) cat ;;
        hang) exec tail -f /dev/null ;;
      esac

      """
    ).string
  }

  private func run(_ text: String, limit: Duration = .seconds(60)) throws -> ScriptRun.Result {
    let script = try Script(name: "case", path: "case.script", bytes: Array(text.utf8))
    return try ScriptRun(script, program: .init(program), limit: limit).run()
  }

  @Test(arguments: [
    "dnd end 0",
    "! dnd end 66\nstatus 66",
    "dnd say hello\nstdout '^hello$'",
    "dnd say hello\n! stdout 'bye'\nstdout hello",
    "dnd warn careful\nstderr careful\n! stdout",
    "dnd say a\nstdout a\ndnd say b\nstdout '^b$'",
    "stdin in.txt\ndnd copy\ncmp stdout in.txt\n-- in.txt --\nsome\ntext\n",
    "exists a.txt sub/b.txt\n! exists c.txt\n-- a.txt --\n-- sub/b.txt --\n",
    "cd sub\nexists b.txt\n-- sub/b.txt --\n",
    "env WORD=there\nsh echo \"$WORD\"\nstdout '^there$'\nenv -u WORD\nsh echo \"<$WORD>\"\nstdout <>",
    "sh touch $'a\\nb' $'\\xff'\nexists $'a\\nb' $'\\xff'",
    "dnd bytes $'\\xff\\n'\nstdout 'ff 0a'",
    "dnd say one\nstdout one\nsh name=$(cat $out)\ndnd say $name two\nstdout '^one two$'",
    "sh ln -s nowhere link\nexists link",
    "# only a comment\n\n",
  ])
  func whatHoldsPasses(text: String) throws {
    #expect(try run(text) == .passed)
  }

  @Test(arguments: [
    ("dnd end 1", 1, "it failed"),
    ("! dnd end 0", 1, "it succeeded"),
    ("! dnd end 1\nstatus 2", 2, "the status is not 2"),
    ("dnd say hello", 1, "stdout is not empty and nothing is said about it"),
    ("dnd warn hello", 1, "stderr is not empty and nothing is said about it"),
    ("dnd say hello\ndnd end 0\n", 1, "stdout is not empty and nothing is said about it"),
    ("dnd say hello\nstdout bye", 2, "stdout has no match for 'bye'"),
    ("dnd say hello\n! stdout h", 2, "stdout has a match for 'h'"),
    ("dnd say hello\n! stdout", 2, "stdout is not empty"),
    ("sh touch a b\nsh echo >> b\ncmp a b", 3, "the bytes differ: a b"),
    ("exists a", 1, "missing: a"),
    ("sh touch a b\n! exists c a b", 2, "there, though it must not be: c a b"),
    ("sh touch a\nexists b a", 2, "missing: b a"),
    ("sh exit 0", 1, "the script's shell ended"),
    ("[nonsense] skip", 1, "no condition is called 'nonsense'"),
  ])
  func whatDoesNotHoldFailsAtItsLine(text: String, line: Int, reason: String) throws {
    let failure = try #require(throws: ScriptRun.Failure.self) { try run(text) }
    #expect(failure.line == line)
    #expect(failure.reason == reason)
  }

  @Test func aFailureShowsCommandStreamsAndFiles() throws {
    let failure = try #require(throws: ScriptRun.Failure.self) {
      try run("sh echo words; echo blame >&2; exit 3 | false\n-- deep/a.txt --\n")
    }
    #expect(
      failure.description == """
        case.script:1: it failed
        command (line 1): echo words; echo blame >&2; exit 3 | false
        status: 1
        --- stdout
        words
        --- stderr
        blame
        --- files
          deep/
          deep/a.txt
        """)
  }

  @Test func aCommandThatHangsIsKilled() throws {
    let failure = try #require(throws: ScriptRun.Failure.self) {
      try run("dnd hang", limit: .milliseconds(300))
    }
    #expect(failure.reason == "it did not end in time")
  }

  @Test func conditionsSkipTheRest() throws {
    #expect(try run("[exec:no-such-program] skip") == .passed)
    #expect(
      try run("[!exec:no-such-program] skip\ndnd end 1") == .skipped("[!exec:no-such-program]"))
    #expect(try run("[exec:sh] skip\ndnd end 1") == .skipped("[exec:sh]"))
  }

  @Test func commandsOfAScriptShareATerminalSessionThatIsTheirsAlone() throws {
    let text = """
      dnd session
      stdout ^[0-9]+$
      sh a=$(cat $out)
      dnd session
      stdout ^[0-9]+$
      sh test "$a" = "$(cat $out)" && echo $a $(cut -d" " -f6 /proc/$PPID/stat) > session
      sh test "$(cut -d' ' -f1 session)" != "$(cut -d' ' -f2 session)"
      """
    #expect(try run(text) == .passed)
  }

  @Test(arguments: ["stdout", "stderr .", "status x", "lift a.txt", "! cd a", "env", "sh"])
  func whatIsNotADirectiveIsRefused(line: String) {
    #expect(throws: Script.SyntaxError(line: 2, text: line)) {
      try Script(name: "case", path: "", bytes: Array("# first\n\(line)\n".utf8))
    }
  }

  @Test func filesAreTakenByteForByte() throws {
    let bytes =
      Array("dnd x\n-- a --\n".utf8) + [0xFF, 0x0D, 0x0A] + Array("-- b --\n-- c --\nx".utf8)
    let script = try Script(name: "", path: "", bytes: bytes)
    #expect(script.files.map(\.path) == ["a", "b", "c"])
    #expect(script.files.map(\.bytes) == [[0xFF, 0x0D, 0x0A], [], [0x78, 0x0A]])
  }
}
