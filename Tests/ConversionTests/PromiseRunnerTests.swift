import Conversion
import Glibc
import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

@Suite struct PromiseRunnerTests {
  let sandbox: Sandbox
  let runner = PromiseRunner(grace: .milliseconds(100))

  init() throws {
    sandbox = try Sandbox()
    try sandbox.makeDirectory(sandbox.path("lift"))
    try sandbox.makeDirectory(sandbox.path("payloads"))
  }

  private var output: FilePath { sandbox.path("payloads/1") }

  private func promise(_ command: String) -> Promise {
    Promise(
      command: command, directory: sandbox.path("lift"), firstFile: nil,
      type: UniformType("public.png"),
      preferredExtension: "png", name: "a", session: "s", item: 3,
      environment: [("PATH", "/usr/bin:/bin"), ("DND_TYPE", "stale")])
  }

  @discardableResult
  private func run(
    _ promise: Promise, timeout: Duration? = nil,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws -> Int64 {
    try runner.run(promise, into: output, timeout: timeout, isCancelled: isCancelled)
  }

  private func text(_ name: String = "payloads/1") throws -> String {
    String(decoding: try sandbox.read(name), as: UTF8.self)
  }

  private let subject = CommandError.Subject.promise(name: "a", UniformType("public.png"))

  // MARK: Data

  @Test func standardOutputIsTheData() throws {
    #expect(try run(promise("printf 'a\\0b'")) == 3)
    #expect(try sandbox.read("payloads/1") == [0x61, 0, 0x62])
    #expect(try FileSystem.status(of: output).mode == 0o600)
  }

  @Test func theFileAtDNDOutputIsTheDataAndStandardOutputIsNot() throws {
    #expect(try run(promise("echo noise; printf data > \"$DND_OUTPUT\"")) == 4)
    #expect(try text() == "data")
    #expect(try FileSystem.status(of: output).mode == 0o600)
  }

  // MARK: Pipes

  @Test(arguments: [
    "exit 7 | cat", "exit 7 | cat; echo more", "exit 7 | cat && echo more",
    "exit 7 | cat || echo more",
    "echo a; exit 7 | cat # comment", "(echo a; exit 7 | cat)", "{ echo a; exit 7 | cat; } | cat",
    "f() { echo a; exit 7 | cat; }; f", "for i in 1 2; do echo $i; exit 7 | cat; done",
    "if exit 7 | cat; then echo a; fi", "case a in a) echo a; exit 7 | cat ;; esac",
    "x=$(echo a; exit 7 | cat) && echo $x", "exit 7 | yes | head -n 1", "exit 7 | cat; exec echo a",
    "trap 'echo a' EXIT; exit 7 | cat", "echo a | cat | exit 7", "set -e; exit 7 | echo a",
    "exec 2> /dev/null; exit 7 | echo a",
  ])
  func aPipeFailsWithAnyOfItsCommands(_ command: String) throws {
    #expect(throws: CommandError.exited(7, subject, lastWords: [])) { try run(promise(command)) }
    #expect(throws: Errno.noSuchFileOrDirectory) { try sandbox.read("payloads/1") }
  }

  @Test(arguments: [
    ("yes | head -n 1", "y\n"), ("yes | head -n 1 && echo more", "y\nmore\n"),
    ("(yes | head -n 1) | cat", "y\n"),
    ("if false || true | grep -q x; then echo a; else echo b; fi", "b\n"),
    ("false; echo a | cat", "a\n"), ("echo 'a\\tb' | cat", "a\tb\n"),
    ("printf %s \"$0\" | cat", "promise"),
    ("printf %s \"$1\" | cat", "list.csv"), ("cat << END\na | b\nEND", "a | b\n"),
  ])
  func aPipeThatHasReadEnoughSucceeds(_ command: String, _ output: String) throws {
    var promise = promise(command)
    promise.firstFile = "list.csv"
    promise.environment.append(("BASH_ENV", sandbox.path("settings").string))
    try sandbox.write("settings", "echo noise")
    try run(promise)
    #expect(try text() == output)
  }

  // MARK: Files of others

  @Test func theUsersOwnFileIsLeftAsItIs() throws {
    let own = try sandbox.write("lift/own", "data")
    try FileSystem.setMode(of: own, to: 0o664)
    let before = try FileSystem.status(of: own)
    let name = "\"$DND_OUTPUT\""
    #expect(try run(promise("ln own \(name)")) == 4)
    #expect(try text() == "data")
    for command in [
      "ln -s \"$PWD/own\" \(name)", "mkdir \(name)", "mkfifo \(name)",
      "mkdir \(name); ln own \(name)/own",
    ] {
      #expect(throws: CommandError.notAFile(subject)) { try run(promise(command)) }
    }
    // The directory of the output is replaced.
    #expect(
      throws: CommandError.empty(subject),
      performing: {
        try run(
          promise(
            "cp own ../lift/output.png; d=$(dirname \(name)); rmdir \"$d\"; ln -s \"$PWD\" \"$d\""))
      })
    #expect(try sandbox.read("lift/output.png") == Array("data".utf8))
    let after = try FileSystem.status(of: own)
    #expect(after.mode == before.mode && after.inode == before.inode && after.links == 1)
    #expect(sandbox.list("payloads") == ["1"])
  }

  @Test func whatIsClosedToItsOwnerIsRead() throws {
    #expect(try run(promise("printf data > \"$DND_OUTPUT\"; chmod 0 \"$DND_OUTPUT\"")) == 4)
    #expect(try text() == "data")
  }

  @Test("Finished output is used as it is, without waiting for a disk")
  func calls() throws {
    for call in ["copy_file_range", "fsync", "fdatasync"] {
      let plan = FaultPlan(call: call, number: 1, fails: .ioError)
      for command in ["printf a", "printf a > \"$DND_OUTPUT\""] {
        #expect(try plan.inForce { try run(promise(command)) } == 1)
      }
      #expect(!plan.fired, "\(call)")
    }
    #expect(sandbox.list("payloads") == ["1"])
  }

  @Test("The result replaces the old one, even on file systems that cannot exchange names")
  func placing() throws {
    try run(promise("printf first"))
    let plan = FaultPlan(call: "renameat2", number: 1, fails: .invalidArgument)
    _ = try plan.inForce { try run(promise("printf second")) }
    #expect(plan.fired)
    #expect(try text() == "second")
    #expect(sandbox.list("payloads") == ["1"])
  }

  @Test func aFileThatTheCommandClosedToItsOwnerIsTaken() throws {
    #expect(try run(promise("printf x > \"$DND_OUTPUT\"; chmod 0 \"$DND_OUTPUT\"")) == 1)
  }

  @Test func nothingIsLeftBesideTheData() throws {
    try run(
      promise(
        "mkdir -p $(dirname \"$DND_OUTPUT\")/a/b; chmod 0 $(dirname \"$DND_OUTPUT\")/a; echo x"))
    #expect(sandbox.list("payloads") == ["1"])
  }

  @Test func aHardLinkAtDNDOutputIsCopiedSoThatTheDataIsItsOwn() throws {
    try sandbox.write("lift/original", "before")
    var promise = promise("printf noise-noise; ln \"$1\" \"$DND_OUTPUT\"")
    promise.firstFile = sandbox.path("lift/original")
    try run(promise)
    let original = try FileDescriptor.open(sandbox.path("lift/original"), .writeOnly)
    try original.closeAfter { _ = try original.writeAll(Array("after!".utf8)) }
    #expect(try text() == "before")
  }

  @Test(arguments: ["mkdir \"$DND_OUTPUT\"", "ln -s /etc/passwd \"$DND_OUTPUT\""])
  func whatIsNoFileAtDNDOutputIsRefused(command: String) throws {
    #expect(throws: CommandError.notAFile(subject)) { try run(promise(command)) }
    #expect(sandbox.list("payloads").isEmpty)
  }

  @Test(arguments: ["true", ": > \"$DND_OUTPUT\"", "echo noise; : > \"$DND_OUTPUT\""])
  func aCommandThatMakesNoByteHasFailed(command: String) throws {
    #expect(throws: CommandError.empty(subject)) { try run(promise(command)) }
    #expect(sandbox.list("payloads").isEmpty)
  }

  // MARK: Environment of the command

  @Test func itRunsInTheDirectoryOfTheLiftAndIsToldItsTask() throws {
    var promise = promise(
      "printf '%s\\n' \"$0\" \"$#\" \"$1\" \"$(pwd)\" $DND_TYPE \"$DND_NAME\" $DND_SESSION $DND_ITEM ${DND_OUTPUT##*.}"
    )
    promise.firstFile = sandbox.path("lift/my file")
    try run(promise)
    #expect(
      try text().split(separator: "\n").map(String.init) == [
        "promise", "1", sandbox.path("lift/my file").string, sandbox.path("lift").string,
        "public.png",
        "a", "s", "3", "png",
      ])
  }

  @Test func withoutAFileThereIsNoFirstArgument() throws {
    try run(promise("echo $#"))
    #expect(try text() == "0\n")
  }

  @Test func namesPathsAndValuesKeepEveryByte() throws {
    let odd = FilePath(bytes: sandbox.root.bytes + [0x2F, 0x6E, 0x0A, 0xFF, 0x27, 0x24, 0xC3])
    try sandbox.makeDirectory(sandbox.path("x"))
    _ = try FileSystem.makeDirectory(odd)
    var promise = promise("pwd; printf %s \"$1|$DND_NAME|$ODD\"; : > here")
    promise.directory = odd
    promise.firstFile = odd
    promise.name = odd.carried
    promise.environment.append(("ODD", odd.carried))
    try run(promise)
    let bytes = odd.bytes
    #expect(
      try sandbox.read("payloads/1") == bytes + [0x0A] + bytes + [0x7C] + bytes + [0x7C] + bytes)
    #expect(try FileSystem.statusIfPresent(of: odd.appending("here")) != nil)
  }

  @Test func itHasNothingToRead() throws {
    try run(promise("cat; echo end"))
    #expect(try text() == "end\n")
  }

  @Test func itLeadsAProcessGroupOfItsOwn() throws {
    try run(promise("set -- $(cat /proc/$$/stat); [ $1 = $5 ] && echo leads"))
    #expect(try text() == "leads\n")
  }

  @Test func aCommandThatBeginsWithADashIsACommand() throws {
    #expect(throws: CommandError.self) { try run(promise("-x")) }
    do { try run(promise("-x")) } catch CommandError.exited(let status, _, _) {
      #expect(status == 127)
    }
  }

  @Test func aMissingDirectoryIsNamed() throws {
    var promise = promise("echo x")
    promise.directory = sandbox.path("gone")
    #expect(throws: CommandError.noDirectory(sandbox.path("gone"), .noSuchFileOrDirectory, subject))
    {
      try run(promise)
    }
  }

  // MARK: Failures

  @Test func aFailureCarriesTheStatusAndWhatWasSaidAndLeavesWhatWasThere() throws {
    try sandbox.write("payloads/1", "old")
    let error = #expect(throws: CommandError.self) {
      try run(promise("echo partial; echo one >&2; echo two >&2; exit 7"))
    }
    #expect(error == .exited(7, subject, lastWords: ["one", "two"]))
    #expect(try text() == "old")
    #expect(sandbox.list("payloads") == ["1"])
  }

  @Test func aSignalIsSaid() throws {
    #expect(throws: CommandError.signalled(9, subject, lastWords: ["bye"])) {
      try run(promise("echo bye >&2; kill -9 $$"))
    }
  }

  @Test func muchTalkOnStandardErrorHoldsNothingUp() throws {
    let error = #expect(throws: CommandError.self) {
      try run(
        promise("head -c 3000000 /dev/zero | tr '\\0' x >&2; echo >&2; echo last >&2; exit 1"))
    }
    #expect(error == .exited(1, subject, lastWords: ["last"]))
  }

  @Test func aTimeoutEndsIt() throws {
    let limit = Duration.milliseconds(50)
    #expect(throws: CommandError.timedOut(limit, subject, lastWords: ["waiting"])) {
      try run(promise("echo waiting >&2; echo partial; exec sleep 1000"), timeout: limit)
    }
    #expect(sandbox.list("payloads").isEmpty)
  }

  @Test func whoIgnoresThePoliteSignalIsKilled() throws {
    let watch = try GroupWatch(sandbox)
    #expect(throws: CommandError.self) {
      try run(
        promise("\(watch.hold); trap '' TERM; sleep 1000 & while :; do sleep 1000; done"),
        timeout: .milliseconds(50))
    }
    #expect(try watch.allHaveGone())
  }

  @Test func whoObeysThePoliteSignalMayTidyUp() throws {
    let patient = PromiseRunner(grace: .seconds(30))
    #expect(throws: CommandError.self) {
      try patient.run(
        promise(
          "trap 'echo tidied > tidied; exit 1' TERM; echo ready > ready; while :; do sleep 0.01; done"
        ),
        into: output,
        isCancelled: { [path = sandbox.path("lift/ready")] in
          (try? FileSystem.statusIfPresent(of: path)) != nil
        })
    }
    #expect(try text("lift/tidied") == "tidied\n")
  }

  @Test func cancellingEndsTheWholeGroup() throws {
    let watch = try GroupWatch(sandbox)
    let ready = sandbox.path("lift/ready")
    #expect(throws: CommandError.cancelled(subject)) {
      try run(
        promise("\(watch.hold); (sleep 1000 & sleep 1000) & echo > ready; wait"),
        isCancelled: { (try? FileSystem.statusIfPresent(of: ready)) != nil })
    }
    #expect(try watch.allHaveGone())
  }

  @Test func aBackgroundChildThatKeepsTheOutputOpenHoldsNothingUpAndIsEnded() throws {
    let watch = try GroupWatch(sandbox)
    #expect(try run(promise("\(watch.hold); sleep 1000 & echo done")) == 5)
    #expect(try watch.allHaveGone())
  }

  /// The daemon left the process group, so it is not killed, and has the output open.
  @Test(arguments: ["", "> \"$DND_OUTPUT\""])
  func whatADaemonWritesLaterIsNoneOfTheData(redirection: String) throws {
    #expect(
      try run(
        promise(
          """
          exec 8>&1 \(redirection)
          (setsid sh -c 'until [ -e go ]; do sleep 0.01; done; echo late; echo > said') &
          until pid=$!; [ "$(cut -d' ' -f5 /proc/$pid/stat)" != $$ ]; do sleep 0.01; done
          echo data
          """)) == 5)
    try sandbox.write("lift/go", "")
    let said = sandbox.path("lift/said")
    while try FileSystem.statusIfPresent(of: said) == nil { Clock.pause(milliseconds: 5) }
    #expect(try text() == "data\n")
    #expect(sandbox.list("payloads") == ["1"])
  }

  @Test func manyRunAtOnceFromTheSharedPool() async throws {
    let results = try await withThrowingTaskGroup(of: Int64.self) { group in
      for number in 0..<8 {
        let promise = promise("printf %08d \(number)")
        let output = sandbox.path("payloads/many-\(number)")
        group.addTask { [runner] in try runner.run(promise, into: output) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results == Array(repeating: 8, count: 8))
  }
}

/// Reports when the last process of a group has ended: each holds a pipe open, as children do.
private struct GroupWatch {
  private let reader: FileDescriptor
  /// The shell words that open the pipe for all later commands.
  let hold: String

  init(_ sandbox: Sandbox) throws {
    let path = sandbox.path("alive")
    #expect(mkfifo(path.string, 0o600) == 0)
    reader = try FileDescriptor.open(path, .readOnly, options: [.nonBlocking])
    hold = "exec 9> '\(path.string)'"
  }

  func allHaveGone() throws -> Bool {
    defer { try? reader.close() }
    var byte: UInt8 = 0
    return try ProcessWatch.waitForInput([reader], atMost: .seconds(20))[0]
      && withUnsafeMutableBytes(of: &byte) { try reader.read(into: $0) } == 0
  }
}
