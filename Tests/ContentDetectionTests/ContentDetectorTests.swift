import ContentDetection
import Glibc
import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

@Suite struct ContentDetectorTests {
  let sandbox: Sandbox
  /// A detector without the system's database, so that results are the same on every machine.
  let detector = ContentDetector(registry: .builtIn)

  init() throws { sandbox = try Sandbox() }

  private func type(
    _ name: String, _ bytes: some Sequence<UInt8>, contentOnly: Bool = false
  ) throws -> String {
    try detector.detect(sandbox.write(name, bytes), contentOnly: contentOnly).type.identifier
  }

  private func type(_ name: String, _ text: String) throws -> String {
    try type(name, Array(text.utf8))
  }

  // MARK: Files that block

  @Test func aFileWhoseBytesAreNotThereYetIsUnreadableAndNotWaitedFor() throws {
    let path = try sandbox.write("late", "words")
    let plan = FaultPlan(call: "pread", number: 1, fails: .resourceTemporarilyUnavailable)
    #expect(throws: DetectionError.unreadable(path, .resourceTemporarilyUnavailable)) {
      try plan.inForce { _ = try detector.detect(path) }
    }
  }

  @Test(
    "Kernel files are detected at once, including endless and blocking ones",
    arguments: ["/proc/kmsg", "/proc/self/pagemap", "/proc/self/mem", "/proc/cpuinfo", "/dev/zero"])
  func filesOfTheKernelAreAnswered(path: String) throws {
    guard access(path, R_OK) == 0 else {
      print("skipped: \(path) is not there, or not for this user")
      return
    }
    do {
      _ = try detector.detect(FilePath(path))
    } catch {
      guard case .unreadable = error else { throw error }
    }
  }

  // MARK: Text stays text

  @Test(arguments: [
    "<?php echo 1;", "@validate\nx", "x", "\n", "GIF89a is a format", "fLaC", "BM and more",
    "%PSomething", "naïve ☃\n", "\u{1B}[31mred\u{1B}[0m\n", "P1\n1 1\n0\n", "-----BEGIN X-----\n",
    "From: a@example.org\nSubject: x\n\nhello\n", "#!/bin/sh\necho\n", "{\"a\": 1}", "<a/>",
    "\u{FEFF}x",
  ])
  func textWithoutANameIsAlwaysAcceptableAsText(text: String) throws {
    let found = try detector.detect(sandbox.write("x", text), contentOnly: true)
    let isText = TypeRegistry.builtIn.conforms(found.type, to: .text)
    #expect(isText || found.impliedText(.builtIn) != nil, "\(found)")
  }

  @Test(arguments: ["a.png", "a.stl", "a.zip", "a.mp4", "a.exe", "a.unheard-of"])
  func textWithTheNameOfSomethingElseIsText(name: String) throws {
    #expect(try type(name, "just words\n") == "public.utf8-plain-text")
  }

  @Test func textThatNothingRecognisesIsUTF8PlainText() throws {
    #expect(try type("noname", "just words\n") == "public.utf8-plain-text")
  }

  @Test func textInAnotherEncodingIsPlainText() throws {
    #expect(
      try type("noname", Array("caf".utf8) + [0xE9, 0x20, 0x6F, 0x6B, 0x0A]) == "public.plain-text")
  }

  @Test func textWithTheNameOfATextIsWhatTheNameSays() throws {
    #expect(try type("a.md", "# x") == "net.daringfireball.markdown")
    #expect(try type("a.py", "x") == "public.python-script")
    #expect(try type("a.txt", "<html>") == "public.plain-text")
  }

  @Test func textRefutesATransportStreamAndATransportStreamDoesNot() throws {
    #expect(try type("a.ts", "export const x = 1\n") == "com.microsoft.typescript")
    var stream = [UInt8](repeating: 0xFF, count: 188 * 8)
    for packet in 0..<8 {
      stream.replaceSubrange(packet * 188..<packet * 188 + 4, with: [0x47, 0x40, 0x00, 0x10])
    }
    #expect(try type("b.ts", stream) == "public.mpeg-2-transport-stream")
  }

  @Test func aCharacterCutAtTheEndOfTheHeadIsNoDamage() throws {
    let text = "x" + String(repeating: "é", count: 40_000)
    #expect(try type("noname", text) == "public.utf8-plain-text")
    #expect(try type("short", Array("né".utf8.dropLast())) != "public.utf8-plain-text")
  }

  @Test func aDocumentThatIsWrittenInTextIsADocumentUnderItsName() throws {
    #expect(try type("a.pdf", "%PDF-1.4\n1 0 obj\n") == "com.adobe.pdf")
    let unnamed = try detector.detect(sandbox.write("noname", "%PDF-1.4\n1 0 obj\n"))
    #expect(unnamed.type.identifier == "com.adobe.pdf")
    #expect(unnamed.impliedText(.builtIn) == .utf8PlainText)
  }

  @Test func bytesThatAreNoTextAreNotPlainTextByTheirName() throws {
    #expect(try type("a.txt", [0, 1, 2, 3, 0xFE]) == "public.data")
  }

  @Test func aNameWithoutWhatItsFormatBeginsWithIsRefuted() throws {
    #expect(try type("a.json", "just words\n") == "public.utf8-plain-text")
    #expect(try type("a.svg", "just words\n") == "public.utf8-plain-text")
    #expect(try type("b.json", "  [1, 2]\n") == "public.json")
  }

  @Test func textOfTwoBytesACharacterNeedsNoMarkWhateverItsAlphabet() throws {
    let words = Array("こんにちは世界、テキストです。\n".utf16)
    #expect(
      try type("noname", words.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        == "public.plain-text")
    #expect(
      try type("noname", words.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
        == "public.plain-text")
  }

  // MARK: Name against content

  @Test func aLyingNameDoesNotHideWhatTheContentIs() throws {
    #expect(try type("a.txt", Samples.png) == "public.png")
    #expect(try type("a.mp3", Samples.png) == "public.png")
    #expect(try type("a.docx", Samples.png) == "public.png")
  }

  @Test func theNameDecidesWhereTheContentSaysNothing() throws {
    #expect(try type("a.mp3", [0, 1, 2, 3, 0xFE]) == "public.mp3")
    #expect(try type("a.heic", [0, 1, 2, 3, 0xFE]) == "public.data")
  }

  @Test func contentOnlyLeavesTheNameOut() throws {
    #expect(try type("a.md", Array("# x\n".utf8), contentOnly: true) == "public.utf8-plain-text")
  }

  @Test func whatNobodyKnowsIsData() throws {
    #expect(try type("noname", [0, 1, 2, 3, 0xFE]) == "public.data")
  }

  @Test func namesAreBytes() throws {
    let path = FilePath(
      bytes: sandbox.root.bytes + Array("/\n-\u{7}".utf8) + [0xFF] + Array(".png".utf8))
    try sandbox.write("a.png", Samples.png)
    try FileSystem.rename(sandbox.path("a.png"), to: path)
    #expect(try detector.detect(path).type.identifier == "public.png")
  }

  // MARK: Nature

  @Test func anEmptyFileIsWhatItsNameSays() throws {
    let named = try detector.detect(sandbox.write("a.png", ""))
    #expect(named.type.identifier == "public.png" && named.nature == .empty)
    let unnamed = try detector.detect(sandbox.write("noname", ""))
    #expect(unnamed.type == .data && unnamed.nature == .empty)
    #expect(unnamed.mimeType == "application/x-empty")
  }

  @Test func aDirectoryIsADirectoryOrThePackageOfItsExtension() throws {
    try sandbox.makeDirectory(sandbox.path("plain.folder"))
    try sandbox.makeDirectory(sandbox.path("Some.app"))
    #expect(try detector.detect(sandbox.path("plain.folder")).type == .folder)
    let package = try detector.detect(sandbox.path("Some.app"))
    #expect(package.type.identifier == "com.apple.application-bundle")
    #expect(package.nature == .directory)
  }

  @Test func aLinkIsFollowedForItsContentAndKeepsItsName() throws {
    try sandbox.write("real", Samples.png)
    #expect(symlink("real", sandbox.path("link.txt").string) == 0)
    let found = try detector.detect(sandbox.path("link.txt"))
    #expect(found.isLink && found.nature == .regular && found.type.identifier == "public.png")
    #expect(found.status.kind == .regular)
  }

  @Test func aBrokenLinkIsALink() throws {
    #expect(symlink("gone", sandbox.path("link.png").string) == 0)
    let found = try detector.detect(sandbox.path("link.png"))
    #expect(found.nature == .brokenLink && found.type == .symbolicLink && found.isLink)
  }

  @Test func aFIFOIsNeverOpenedSoThatItsWriterGoesOnWaiting() throws {
    let path = sandbox.path("fifo.png")
    #expect(mkfifo(path.string, 0o600) == 0)
    let found = try detector.detect(path)
    #expect(found.nature == .fifo && found.type.identifier == "public.named-pipe")
    // A non-blocking writer finds no reader, so the FIFO was not opened.
    #expect(throws: Errno.noSuchAddressOrDevice) {
      try FileDescriptor.open(path, .writeOnly, options: .nonBlocking)
    }
  }

  @Test func aDeviceIsADevice() throws {
    #expect(try detector.detect("/dev/zero").nature == .device)
  }

  @Test func whatIsNotThereIsMissing() throws {
    let path = sandbox.path("gone")
    #expect(throws: DetectionError.missing(path)) { try detector.detect(path) }
  }

  @Test(arguments: ["fstatat", "openat", "fstat", "pread"])
  func whatMayNotBeReadIsUnreadable(call: String) throws {
    let path = try sandbox.write("closed", "x")
    let plan = FaultPlan(call: call, number: 1, fails: .permissionDenied)
    #expect(throws: DetectionError.unreadable(path, .permissionDenied)) {
      try plan.inForce { _ = try detector.detect(path) }
    }
  }

  @Test func aFileWithoutASizeOfItsOwnIsRead() throws {
    let found = try detector.detect("/proc/self/status")
    #expect(found.nature == .regular && found.type == .utf8PlainText)
  }

  // MARK: Descriptors

  @Test func aDescriptorIsReadFromItsBeginningWhereverItStands() throws {
    let path = try sandbox.write("noname", Samples.png)
    let file = try FileDescriptor.open(path, .readOnly)
    try file.closeAfter {
      try file.seek(offset: 0, from: .end)
      #expect(try detector.detect(descriptor: file, name: nil).type.identifier == "public.png")
    }
  }

  @Test func aDescriptorMayHaveAName() throws {
    let path = try sandbox.write("noname", "# x")
    let file = try FileDescriptor.open(path, .readOnly)
    try file.closeAfter {
      let found = try detector.detect(descriptor: file, name: "a.md")
      #expect(found.type.identifier == "net.daringfireball.markdown")
    }
  }

  // MARK: Evidence and effort

  @Test func libmagicIsNotAskedWhereNameAndContentAgree() throws {
    #expect(try !detector.detect(sandbox.write("a.png", Samples.png)).askedMagic)
  }

  @Test func libmagicIsNotAskedAboutTextWithTheNameOfAText() throws {
    #expect(try !detector.detect(sandbox.write("a.md", "# x")).askedMagic)
  }

  @Test func libmagicIsNotAskedWhereTheContentSettlesIt() throws {
    #expect(try !detector.detect(sandbox.write("a.mp3", Samples.png)).askedMagic)
  }

  @Test func libmagicIsAskedWhereNobodyElseKnows() throws {
    #expect(try detector.detect(sandbox.write("noname", [0, 1, 2, 3, 0xFE])).askedMagic)
  }

  @Test func theEvidenceStandsInTheOrderInWhichItWasLookedFor() throws {
    let found = try detector.detect(sandbox.write("a.mp3", Samples.png))
    guard found.evidence.count == 4, case .name = found.evidence[0],
      found.evidence[1] == .nature(.regular),
      case .content("image/png", _) = found.evidence[2], found.evidence[3] == .magicNotAsked
    else {
      Issue.record("\(found.evidence)")
      return
    }
  }

  @Test func aNameThatTheContentContradictsIsTold() throws {
    let lying = try detector.detect(sandbox.write("a.mp3", Samples.png))
    #expect(lying.contradictedName?.identifier == "public.mp3")
    #expect(try detector.detect(sandbox.write("a.png", Samples.png)).contradictedName == nil)
    #expect(try detector.detect(sandbox.write("a.md", "# x")).contradictedName == nil)
  }

  @Test func manyThreadsMayDetectAtOnceEachWithItsOwn() async throws {
    let path = try sandbox.write("noname", Array("#!/bin/sh\n".utf8))
    let types = await withTaskGroup(of: String?.self) { group in
      for _ in 0..<16 {
        group.addTask {
          let detector = ContentDetector(registry: .builtIn)
          return try? detector.detect(path, contentOnly: true).type.identifier
        }
      }
      return await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(types == ["public.shell-script"])
  }
}

extension Detection {
  var askedMagic: Bool {
    evidence.contains { if case .magic = $0 { true } else { false } }
  }
}

enum Samples {
  /// An image of one pixel.
  static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0,
    1,
    0, 0, 0, 1, 8, 0, 0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 0x0A, 0x49, 0x44, 0x41, 0x54, 0x78,
    0x9C, 0x63, 0x60, 0, 0, 0, 2, 0, 1, 0x48, 0xAF, 0xA4, 0x71, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44,
    0xAE, 0x42, 0x60, 0x82,
  ]
}
