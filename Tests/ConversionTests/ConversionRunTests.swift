import Diagnostics
import Glibc
import Synchronization
import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

@testable import Conversion

@Suite struct ConversionRunTests {
  private var convert: Converting
  private var sandbox: Sandbox { convert.sandbox }

  init() throws { convert = try Converting() }

  private func subject(_ step: Conversion) -> CommandError.Subject {
    .step(step.tool, from: step.input, to: step.output, name: "it")
  }

  // MARK: Conversions

  @Test func aFilterReadsBytesAndWritesTheOutput() throws {
    #expect(try convert([Converting.filter("tr", "a-z", "A-Z")], "words") == "WORDS")
  }

  @Test func aFilterReadsAFile() throws {
    let path = try sandbox.write("in", "words")
    #expect(
      try convert([Converting.filter("tr", "a-z", "A-Z")], .file(path)) == Array("WORDS".utf8))
  }

  @Test func stepsAreConnectedWhateverDoesThem() throws {
    let steps = [
      Converting.step(.csvToJSON), Converting.filter("sed", "s/1/2/"),
      Converting.step(.jsonToLines), Converting.files("cp", "%i", "%o"),
      Converting.filter("cat"), Converting.step(.linesToJSON),
    ]
    #expect(try convert(steps, "a\n1\n") == "[\n{\"a\":\"2\"}\n]\n")
  }

  @Test func allStepsRunAtOnce() throws {
    // The second step lets the first one end, and the third step the second.
    try sandbox.makeFIFO("first")
    try sandbox.makeFIFO("second")
    let (first, second) = (sandbox.path("first").string, sandbox.path("second").string)
    let steps = [
      Converting.shell("cat; read x < '\(first)'"),
      Converting.shell("echo > '\(first)'; cat; read x < '\(second)'"),
      Converting.shell("echo > '\(second)'; cat"),
    ]
    #expect(try convert(steps, "through") == "through")
  }

  @Test func aDirectoryBecomesAnArchiveOnItsWay() throws {
    try sandbox.write("my folder/in", "words")
    let steps = [
      DirectoryConversions.directoryToTar, Converting.filter("gzip", "-c"),
      Converting.filter("tar", "-xzOf", "-", "my folder/in"),
    ]
    #expect(
      try convert(steps, .directory(sandbox.path("my folder"), title: nil)) == Array("words".utf8))
  }

  @Test(
    .enabled(if: system("command -v zip unzip > /dev/null") == 0),
    arguments: ["-my tree", "-rf %i%%", "@", "[x]*\\156"])
  func aDirectoryBecomesAZipArchiveThatKeepsItsLinks(name: String) throws {
    try sandbox.write("\(name)/in/file", "words")
    try FileSystem.makeLink(sandbox.path("\(name)/link"), saying: Array("in/file".utf8))
    let zip = try convert(
      [DirectoryConversions.directoryToZip], .directory(sandbox.path(name), title: nil))
    try sandbox.write("a.zip", zip)
    try #require(
      system("cd '\(sandbox.root.string)' && mkdir x && unzip -q a.zip -d x") == 0)
    #expect(sandbox.list("x/\(name)") == ["in", "link"])
    #expect(try FileSystem.readLink(sandbox.path("x/\(name)/link")) == Array("in/file".utf8))
    #expect(try sandbox.read("x/\(name)/in/file") == Array("words".utf8))
  }

  @Test func whatNeedsADirectoryGetsNothingElseAndTheReverse() throws {
    let tar = DirectoryConversions.directoryToTar
    #expect(throws: CommandError.notStarted(.notDirectory, subject(tar))) {
      try convert([tar], "words")
    }
    let cat = Converting.filter("cat")
    #expect(throws: CommandError.notStarted(.isDirectory, subject(cat))) {
      try convert([cat], .directory(sandbox.path("work"), title: nil))
    }
  }

  // MARK: Steps with paths

  @Test func pathsHaveTheExtensionsOfTheirTypesAndPlainNames() throws {
    let path = try sandbox.write("x; y 'z'", "words")
    let step = Converting.files(
      "sh", "-c", "basename \"$1\" > \"$2\"; basename \"$2\" >> \"$2\"; cat \"$1\" >> \"$2\"", "sh",
      "%i", "%o", to: UniformType("public.png"))
    let text = String(decoding: try convert([step], .file(path)), as: UTF8.self)
    #expect(text == "input.json\noutput.png\nwords")
  }

  @Test func whereTheTypeHasNoExtensionTheFilesOwnIsKept() throws {
    let path = try sandbox.write("a.heic", "words")
    var step = Converting.files("sh", "-c", "basename \"$1\" > \"$2\"", "sh", "%i", "%o")
    step.input = .image
    #expect(try convert([step], .file(path)) == Array("input.heic\n".utf8))
  }

  @Test func tokensStandAnywhereAndPercentSignsForThemselves() throws {
    let step = Converting.files("sh", "-c", "echo \"$1\" > ${2#x:}", "sh", "100%% %d %", "x:%o")
    #expect(try convert([step], "") == "100% %d %\n")
  }

  @Test func thePlaceToWorkInIsMadeWhereThereIsNone() throws {
    try FileSystem.removeDirectory(sandbox.path("work"))
    #expect(try convert([Converting.files("cp", "%i", "%o")], "words") == "words")
  }

  @Test func whatASpooledStepReadsIsPrivate() throws {
    let step = Converting.files(
      "sh", "-c", "stat -L -c %%a \"$1\" > \"$2\"; stat -c %%a \"$(dirname \"$1\")\" >> \"$2\"",
      "sh", "%i", "%o")
    #expect(try convert([Converting.filter("cat"), step], "x") == "600\n700\n")
  }

  @Test(arguments: ["mkdir \"$1\"", "ln -s /etc/passwd \"$1\"", "mkfifo \"$1\""])
  func whatIsNoFileIsRefused(command: String) throws {
    let step = Converting.files("sh", "-c", command, "sh", "%o")
    #expect(throws: CommandError.notAFile(subject(step))) { try convert([step], "x") }
  }

  // MARK: Empty data

  @Test func nothingMayBecomeNothingWhereThatIsAValue() throws {
    #expect(try convert([Converting.filter("cat")], "") == "")
    #expect(try convert([Converting.files("cp", "%i", "%o")], "") == "")
  }

  @Test func nothingIsNoPicture() throws {
    let png = UniformType("public.png")
    for step in [
      Converting.shell("true", to: png), Converting.files("touch", "%o", to: png),
      Converting.files("true", to: png),
    ] {
      #expect(throws: CommandError.empty(subject(step))) { try convert([step], "x") }
      #expect(throws: CommandError.empty(subject(step))) {
        try convert([step, Converting.files("cp", "%i", "%o", to: png)], "x")
      }
    }
  }

  // MARK: Failures

  @Test func aFailingStepIsNamedWithItsLastWordsAndEndsTheOthers() throws {
    let watch = try HeldPipe(sandbox)
    let step = Converting.shell("cat > /dev/null; echo why >&2; exit 3")
    let steps = [
      Converting.shell("\(watch.hold); cat"), step,
      Converting.shell("\(watch.hold); cat; sleep 1000"),
    ]
    #expect(throws: CommandError.exited(3, subject(step), lastWords: ["why"])) {
      try convert(steps, "words")
    }
    #expect(try watch.allHaveGone())
  }

  @Test func theMessageSaysWhichStepOfWhat() throws {
    let error = CommandError.exited(
      3,
      .step("magick", from: UniformType("public.heic"), to: UniformType("public.jpeg"), name: "a"),
      lastWords: ["no delegate"])
    #expect(
      error.diagnostic.message
        == "the conversion of 'a' from HEIC image to JPEG image by ImageMagick ended with status 3")
    #expect(error.diagnostic.hints == ["it said: no delegate"])
    #expect(error.diagnostic.code.name == "conversion.failed")
  }

  @Test func theStepThatBrokeThePipeIsToldAndNotTheOneThatMetIt() throws {
    let broken = Converting.shell("exit 4")
    for writer in [
      Converting.shell("yes"), Converting.shell("trap '' PIPE; yes 2>/dev/null; exit 9"),
    ] {
      #expect(throws: CommandError.exited(4, subject(broken), lastWords: [])) {
        try convert([writer, Converting.filter("cat"), broken], "")
      }
    }
  }

  @Test func theStepThatCutTheDataOffIsToldAndNotTheOneThatMissedTheRest() throws {
    let cut = Converting.shell("echo '[1,'; exit 4")
    #expect(throws: CommandError.exited(4, subject(cut), lastWords: [])) {
      try convert([cut, Converting.step(.jsonToLines), Converting.shell("cat; exit 5")], "")
    }
    #expect(throws: CommandError.exited(4, subject(cut), lastWords: [])) {
      try convert([cut, Converting.shell("cat > /dev/null; exit 5")], "")
    }
  }

  @Test func aBuiltInStepThatFailsEndsTheOthers() throws {
    let step = Converting.step(.jsonToLines)
    let error = #expect(throws: CommandError.self) {
      try convert([Converting.shell("echo '[1, x'; exec sleep 1000"), step], "")
    }
    #expect(
      error
        == .malformed(
          Malformation(
            line: 1, byte: 5, .unexpectedByte(UInt8(ascii: "x"), expected: "a value")),
          subject(step)))
    #expect(
      error?.diagnostic.message.hasSuffix("line 1, byte 5: 'x' instead of a value") == true)
  }

  @Test func aReaderThatHasEnoughEndsThoseBeforeItWithoutFault() throws {
    let watch = try HeldPipe(sandbox)
    for writer in ["yes", "yes 2>/dev/null; exit 9", "echo y; exec sleep 1000"] {
      #expect(
        try convert(
          [Converting.shell("\(watch.hold); \(writer)"), Converting.filter("head", "-n", "1")], "")
          == "y\n")
    }
    #expect(try watch.allHaveGone())
  }

  @Test func aReaderOfTheOutputThatGoesAwayIsToldAsSuch() throws {
    for last in [
      Converting.filter("cat"), Converting.step(.textToUTF8),
      Converting.shell("trap '' PIPE; cat 2>/dev/null || exit 1"),
      Converting.files("cp", "%i", "%o"),
    ] {
      let pipe = try FileDescriptor.pipe(options: .closeOnExec)
      try pipe.readEnd.close()
      let writer = OpenFile(pipe.writeEnd, path: "pipe")
      let run = convert.run([Converting.shell("yes | head -c 1000000"), last])
      #expect(throws: CommandError.outputFailed(.brokenPipe)) {
        try run.run(from: .bytes([]), into: writer)
      }
    }
  }

  @Test func aMissingToolIsNamed() throws {
    let step = Converting.filter("no-such-tool")
    #expect(throws: CommandError.toolMissing("no-such-tool", subject(step))) {
      try convert([Converting.filter("cat"), step], "words")
    }
  }

  @Test func aTimeoutIsForAllStepsTogetherAndEndsAllGroups() throws {
    var convert = convert
    let watch = try HeldPipe(sandbox)
    let ready = ["first", "last"].map(sandbox.path)
    let steps = [
      Converting.shell(
        "\(watch.hold); sleep 1000 & trap '' TERM; : > '\(ready[0])'; while :; do sleep 1000; done"),
      Converting.step(.textToUTF8), Converting.shell("\(watch.hold); : > '\(ready[1])'; cat"),
    ]
    // A busy machine takes longer to start them.
    var limit = Duration.milliseconds(60)
    while true {
      convert.timeout = limit
      do {
        _ = try convert(steps, "")
        Issue.record("did not fail")
      } catch CommandError.timedOut(let reported, _, _) {
        #expect(reported == limit)
      }
      if ready.allSatisfy({ (try? FileSystem.status(of: $0)) != nil }) { break }
      limit *= 2
    }
    #expect(try watch.allHaveGone())
  }

  @Test func cancellingEndsAllGroups() throws {
    var convert = convert
    let ready = sandbox.path("ready")
    convert.isCancelled = { (try? FileSystem.statusIfPresent(of: ready)) != nil }
    let watch = try HeldPipe(sandbox)
    let steps = [
      Converting.shell("\(watch.hold); sleep 1000"), Converting.step(.textToUTF8),
      Converting.shell("\(watch.hold); echo > '\(ready.string)'; cat"),
    ]
    let error = #expect(throws: CommandError.self) { _ = try convert(steps, "") }
    if case .cancelled = error {} else { Issue.record("\(String(describing: error))") }
    #expect(try watch.allHaveGone())
  }

  @Test func anOutputThatNobodyReadsDoesNotKeepATimeoutFromComing() throws {
    var convert = convert
    convert.timeout = .milliseconds(60)
    let (reader, writer) = try OpenFile.makePipe()
    let run = convert.run([Converting.shell("yes"), Converting.step(.textToUTF8)])
    let error = #expect(throws: CommandError.self) { try run.run(from: .bytes([]), into: writer) }
    if case .timedOut = error {} else { Issue.record("\(String(describing: error))") }
    withExtendedLifetime(reader) {}
  }

  @Test func everyCallThatFailsIsAnErrorAndLeavesNothing() throws {
    let steps = [
      Converting.filter("cat"), Converting.step(.textToUTF8), Converting.files("cp", "%i", "%o"),
    ]
    var number = 1
    while true {
      let plan = FaultPlan(number: number, fails: .ioError)
      let result = plan.inForce {
        Result { try convert(steps, .bytes(Array("words".utf8))) }
      }
      guard plan.fired else { break }
      // A call that is only an optimization may fail.
      if case .success(let bytes) = result { #expect(bytes == Array("words".utf8)) }
      number += 1
    }
    #expect(number > 10)
  }
}

/// Reports when the last process that holds a pipe open has ended.
private struct HeldPipe {
  private let reader: FileDescriptor
  /// The shell words that keep the pipe open in all later commands.
  let hold: String

  init(_ sandbox: Sandbox) throws {
    try sandbox.makeFIFO("alive")
    reader = try FileDescriptor.open(sandbox.path("alive"), .readOnly, options: [.nonBlocking])
    hold = "exec 9> '\(sandbox.path("alive").string)'"
  }

  func allHaveGone() throws -> Bool {
    defer { try? reader.close() }
    var byte: UInt8 = 0
    return try ProcessWatch.waitForInput([reader], atMost: .seconds(20))[0]
      && withUnsafeMutableBytes(of: &byte) { try reader.read(into: $0) } == 0
  }
}
