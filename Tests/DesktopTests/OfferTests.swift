import DesktopProtocol
import Glibc
import SystemPackage
import TestSupport
import Testing

/// What other programs get of an offer, and when it ends.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(
    if: !Display.kinds.isEmpty, "neither Xvfb with xclip nor sway with wl-clipboard is installed"))
struct OfferTests {
  private static let plain = Desk.form("text/plain", "hello")

  @Test(arguments: Display.kinds)
  func allFormsAreOfferedInOrderAndGivenByteForByte(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    _ = try desk.sandbox.write(
      "file", (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 8) })
    let file = try desk.file("a/file", "file")
    let source = desk.sandbox.path("file").string
    try desk.offer([
      Desk.form("text/html", "<b>"),
      .init(names: ["text/plain", "UTF8_STRING"], content: .bytes([0x68])),
      file, Desk.made("a/made", "cat '\(source)'"), Desk.form("a/empty", ""),
      Desk.made("a/short", "echo run >>runs; printf short"),
    ])
    let expected = [
      "text/html", "text/plain", "UTF8_STRING", "a/file", "a/made", "a/empty", "a/short",
    ]
    #expect(try desk.types() == expected)
    #expect(
      try desk.pastedTypes().filter { !["TARGETS", "TIMESTAMP", "MULTIPLE"].contains($0) }
        == expected)
    let bytes = try desk.sandbox.read("file")
    for (type, content) in [
      ("text/html", Array("<b>".utf8)), ("UTF8_STRING", [0x68]), ("a/file", bytes),
      ("a/made", bytes),
      ("a/short", Array("short".utf8)),
    ] {
      #expect(try desk.paste(type).output == content, "\(type) by another program")
      let outcome = try desk.run(["read", "clipboard", type])
      #expect(outcome.status == 0 && outcome.output == content, "\(type) by dnd-desktop")
    }
    #expect(try desk.run(["read", "clipboard", "a/empty"]).status == 0)
  }

  /// Each is run for its own request: to run it once is what `dnd load` is for.
  @Test(arguments: Display.kinds)
  func aCommandRunsOnlyWhenItIsAskedFor(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    let runs = desk.sandbox.path("runs").string
    try desk.offer([Self.plain, Desk.made("a/made", "echo run >>'\(runs)'; printf x")])
    #expect(try desk.paste("text/plain").outputText == "hello")
    #expect(try desk.types()?.count == 2)
    #expect(!Files.exists(desk.sandbox.path("runs")))
    #expect(try desk.paste("a/made").outputText == "x")
    #expect(try desk.sandbox.read("runs") == Array("run\n".utf8))
  }

  @Test(arguments: Display.kinds)
  func whatFailsIsRefusedAndTheOthersAreGiven(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    try desk.sandbox.write("file", "before")
    let file = try desk.file("a/file", "file")
    try desk.sandbox.write("file", "after it")
    try desk.offer([file, Desk.made("a/failing", "exit 3"), Self.plain])
    #expect(try desk.paste("a/file").output == [])
    #expect(try desk.paste("a/failing").output == [])
    #expect(try desk.paste("text/plain").outputText == "hello")
    #expect(
      try desk.journal() == [
        #"{"event":"changed","type":"a/file","bytes":0}"#,
        #"{"event":"failed","type":"a/failing","bytes":0}"#,
        #"{"event":"given","type":"text/plain","bytes":5}"#,
      ])
  }

  @Test(arguments: Display.kinds)
  func aReaderThatStopsDelaysNobody(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    try desk.sandbox.write("file", [UInt8](repeating: 0x61, count: 20 << 20))
    try desk.offer([try desk.file("a/file", "file"), Desk.made("a/made", "cat file"), Self.plain])
    // The one that stops has begun before the others ask, and is gone at the end.
    let outcome = try desk.shell(
      """
      mkfifo begun
      timeout 50 $D read clipboard a/file | { head -c 1 >begun; exec sleep 60; } & stopped=$!
      cat begun
      timeout 50 $D read clipboard a/file | cmp - file && timeout 50 $D read clipboard text/plain
      kill $stopped; wait
      """)
    #expect(outcome.outputText == "ahello", "\(outcome.errorText)")
  }

  @Test(arguments: Display.kinds)
  func manyAreServedAtOnce(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    try desk.sandbox.write("file", (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 8) })
    let path = desk.sandbox.path("file").string
    try desk.offer([try desk.file("a/file", "file"), Desk.made("a/made", "cat '\(path)'")])
    let outcome = try desk.shell(
      """
      for number in {1..40}; do
        { timeout 50 $D read clipboard a/file | cmp - file && echo same; } &
        { timeout 50 $D read clipboard a/made | cmp - file && echo same; } &
      done
      wait
      """)
    #expect(outcome.outputText == String(repeating: "same\n", count: 80), "\(outcome.errorText)")
    #expect(try desk.waitForJournal(lines: 80))
    #expect(try desk.journal().allSatisfy { $0.contains(#""event":"given""#) })
  }

  @Test(arguments: Display.kinds)
  func aReaderThatLeavesIsNotedAndTheNextIsServed(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    try desk.sandbox.write("file", [UInt8](repeating: 0x61, count: 20 << 20))
    let process = try desk.offer([try desk.file("a/file", "file"), Self.plain])
    let descriptors = { try Files.names(in: FilePath("/proc/\(process)/fd")).count }
    // A pipe is closed before its delivery is noted; what only the start needs is closed before the first delivery.
    #expect(try desk.paste("text/plain").outputText == "hello")
    #expect(try desk.waitForJournal(lines: 1))
    let before = try descriptors()
    for _ in 0..<3 {
      _ = try desk.shell("$D read clipboard a/file | head -c 1")
    }
    #expect(try desk.waitForJournal(lines: 4))
    #expect(
      try desk.journal().dropFirst().allSatisfy {
        $0.hasPrefix(#"{"event":"left","type":"a/file""#)
      })
    #expect(try desk.paste("text/plain").outputText == "hello")
    #expect(try desk.waitForJournal(lines: 5))
    #expect(try descriptors() == before)
  }

  @Test(arguments: Display.kinds)
  func aLargeFormNeedsLittleMemory(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    #expect(try desk.shell("truncate -s 256M file").status == 0)
    let process = try desk.offer([
      try desk.file("a/file", "file"), Desk.made("a/made", "head -c 256M /dev/zero"),
    ])
    let status = { (path: String) in
      String(decoding: try Files.read(FilePath(path)), as: UTF8.self).split(separator: "\n")
        .first { $0.hasPrefix("VmHWM:") }?.split(whereSeparator: { $0 == " " || $0 == "\t" })
        .dropFirst().first.flatMap { Int($0) }
    }
    for type in ["a/file", "a/made"] {
      #expect(try desk.shell("$D read clipboard \(type) | cmp - file").status == 0)
    }
    let most = try #require(try status("/proc/\(process)/status"))
    #expect(most < 16 << 10, "\(most) KiB")
    let reader = try desk.shell(
      """
      mkfifo pipe
      $D read clipboard a/file >pipe & reader=$!
      { head -c 200M >/dev/null; cat /proc/$reader/status >status; cat >/dev/null; } <pipe
      wait $reader
      """)
    #expect(reader.status == 0)
    let own = try #require(try status(desk.sandbox.path("status").string))
    #expect(own < 16 << 10, "\(own) KiB")
  }

  // MARK: The end

  @Test(arguments: Display.kinds)
  func anotherCopyReplacesIt(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    let process = try desk.offer([Self.plain])
    try desk.copy("other")
    #expect(Waiting.untilEnd(of: process))
    #expect(try desk.journal().last == #"{"event":"ended","reason":"replaced"}"#)
    #expect(try desk.run(["read", "clipboard", "text/x-other"]).outputText == "other")
  }

  @Test(arguments: Display.kinds)
  func ofTwoOffersTheLastCounts(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    let first = try desk.offer([Self.plain])
    let second = try desk.offer([Desk.form("text/plain", "second")])
    #expect(Waiting.untilEnd(of: first))
    #expect(try desk.paste("text/plain").outputText == "second")
    #expect(kill(second, 0) == 0)
  }

  @Test(arguments: Display.kinds, [SIGTERM, SIGINT, SIGHUP])
  func aSignalReleasesTheSelection(kind: Display.Kind, signal: Int32) throws {
    let desk = try Desk(kind)
    let process = try desk.offer([Self.plain, Desk.made("a/made", "sleep 60")])
    kill(process, signal)
    #expect(Waiting.untilEnd(of: process))
    #expect(try desk.journal() == [#"{"event":"ended","reason":"withdrawn"}"#])
    #expect(try desk.run(["types", "clipboard"]).status == 6)
  }

  @Test(arguments: Display.kinds)
  func itExpires(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    let process = try desk.offer([Self.plain], expires: 200, isSensitive: true)
    #expect(Waiting.untilEnd(of: process))
    #expect(try desk.journal().last == #"{"event":"ended","reason":"expired"}"#)
    #expect(try desk.run(["types", "clipboard"]).status == 6)
  }

  @Test(arguments: Display.kinds)
  func onceMeansOneFormThatCounts(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    let hint = DesktopForm.hint
    let process = try desk.offer([Self.plain, hint], isOnce: true)
    #expect(try desk.paste("x-kde/hint").outputText == "secret")
    #expect(try desk.run(["read", "clipboard", "text/plain"]).outputText == "hello")
    #expect(Waiting.untilEnd(of: process))
    #expect(try desk.journal().last == #"{"event":"ended","reason":"used"}"#)
    #expect(try desk.run(["types", "clipboard"]).status == 6)
  }

  @Test(arguments: Display.kinds)
  func onceMeansAllFormsThatOneProgramReads(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    let process = try desk.offer([Self.plain, Desk.form("text/html", "<b>")], isOnce: true)
    let requests = ["text/plain", "text/html"].map {
      #"{"type":"\#($0)","file":"\#(desk.sandbox.path($0.replacing("/", with: "-")))"}"# + "\n"
    }
    let outcome = try desk.run(["read", "clipboard"], input: requests.joined())
    #expect(outcome.outputText.ranges(of: #""state":"read""#).count == 2, "\(outcome.outputText)")
    #expect(try desk.sandbox.read("text-html") == Array("<b>".utf8))
    #expect(Waiting.untilEnd(of: process))
    #expect(try desk.journal().last == #"{"event":"ended","reason":"used"}"#)
  }

  @Test(arguments: Display.kinds)
  func itEndsWithItsJournal(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    let process = try desk.offer([Self.plain])
    #expect(unlink(desk.sandbox.path("journal").string) == 0)
    #expect(Waiting.untilEnd(of: process))
    #expect(try desk.run(["types", "clipboard"]).status == 6)
  }

  @Test(arguments: Display.kinds)
  func itEndsWithTheDisplay(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    let process = try desk.offer([Self.plain])
    desk.display.end()
    #expect(Waiting.untilEnd(of: process))
    #expect(try desk.journal() == [#"{"event":"ended","reason":"displayGone"}"#])
  }

  // MARK: The beginning

  @Test(arguments: Display.kinds)
  func withoutGoThereIsNoOffer(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    let outcome = try desk.run(
      ["offer"], input: #"{"selection":"clipboard","forms":[{"names":["a/b"],"bytes":"x"}]}"# + "\n"
    )
    #expect(outcome.status == 4)
    #expect(outcome.outputText.hasSuffix(#"{"error":"notConfirmed","status":4}"# + "\n"))
    #expect(try desk.run(["types", "clipboard"]).status == 6)
  }

  /// Otherwise `$(dnd drop clipboard:)` would wait for the end of the offer.
  @Test(arguments: Display.kinds)
  func nothingOfTheCallersIsKept(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    try desk.sandbox.write("held", "")
    let offer = #"{"selection":"clipboard","forms":[{"names":["a/b"],"bytes":"x"}]}"#
    let outcome = try desk.shell(
      """
      exec 7<>held 8>&1 9>&2
      said=$(printf '%s\\ngo\\n' '\(offer)' | $D offer)
      process=${said##*:}; process=${process%\\}}
      readlink /proc/$process/fd/* | grep -v -e /dev/null -e socket -e anon_inode
      readlink /proc/$process/cwd; kill $process
      """)
    #expect(outcome.outputText == "/\n", "\(outcome.errorText)")
  }
}

private enum DesktopForm {
  static let hint = { () in
    var form = Desk.form("x-kde/hint", "secret")
    form.counts = false
    return form
  }()
}
