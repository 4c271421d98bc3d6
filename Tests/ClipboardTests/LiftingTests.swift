import Glibc
import SystemPackage
import TestSupport
import Testing

/// What `lift`, `add` and `load` take from the clipboard of another program.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(
    if: !Display.kinds.isEmpty, "neither Xvfb with xclip nor sway with wl-clipboard is installed"))
struct LiftingTests {
  @Test(arguments: Display.kinds)
  func textIsOneItem(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.copy("grün", type: "UTF8_STRING")
    try board.done("lift", "clipboard:")
    #expect(try board.done("load") == "grün")
    #expect(try board.done("show").contains("clipboard.txt"))
  }

  @Test(arguments: Display.kinds)
  func anEmptyClipboardIsNothingToDo(kind: Display.Kind) throws {
    let board = try Board(kind)
    let outcome = try board.dnd("lift", "clipboard:")
    #expect(outcome.status == 6)
    #expect(outcome.errorText.contains("the clipboard is empty"), "\(outcome.errorText)")
    #expect(try board.dnd("load", "primary:").status == 6)
    #expect(try board.dnd("lift", "clipboard:telex").status == 64)
  }

  @Test(arguments: Display.kinds, [("copy", false), ("cut", true)])
  func aListOfFilesIsTheFilesInPlace(kind: Display.Kind, operation: (String, isCut: Bool)) throws {
    let board = try Board(kind)
    try board.sandbox.write("a b", "1")
    try board.sandbox.write("c", "2")
    let root = board.sandbox.root.string
    try board.copy(
      "\(operation.0)\nfile://\(root)/a%20b\nfile://\(root)/c\0",
      type: "x-special/gnome-copied-files")
    let outcome = try board.dnd("lift", "clipboard:")
    #expect(outcome.status == 0, "\(outcome.errorText)")
    #expect(outcome.errorText.contains("cut in another program") == operation.isCut)
    let show = try board.done("show", "-v")
    #expect(show.contains("a b") && show.contains("\(root)/c"))
    try board.done("drop", "out", "-p", "--move")
    #expect(Files.exists(board.sandbox.path("out/a b")) && !Files.exists(board.sandbox.path("c")))
    #expect(try board.types() == (operation.isCut ? [] : ["x-special/gnome-copied-files"]))
  }

  @Test(arguments: Display.kinds)
  func filesOfAnotherHostAreNotPaths(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.copy("file://evil/etc/passwd\r\nfile:relative\r\n", type: "text/uri-list")
    let outcome = try board.dnd("lift", "clipboard:")
    if outcome.status == 0 {
      #expect(try !board.done("show", "-v").contains("/etc/passwd   "))
      #expect(try board.dnd("load", "-a", "text").outputText.contains("root:") == false)
    }
    #expect(outcome.status != 1)
  }

  @Test(arguments: Display.kinds)
  func formsOfAnotherOfferAreTakenOncePerFamily(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.done(
      "lift", "--data", "html=<b>", "--data", "text=t", "--data", "image/bmp=B",
      "--data", "png=P", "--data", "json={}", "--data", "application/x-a=1")
    try board.done("drop", "clipboard:")
    let outcome = try board.dnd("lift", "--session", "other", "clipboard:")
    #expect(
      outcome.errorText.contains("not taken: image/bmp, application/x-a"), "\(outcome.errorText)")
    let other = { (types: String) in
      try board.dnd("load", "--session", "other", "-a", types).outputText
    }
    #expect(try other("html") == "<b>" && other("text") == "t")
    #expect(try other("png") == "P" && other("json") == "{}")
    try board.done("lift", "--session", "all", "clipboard:", "--snapshot")
    #expect(try board.dnd("load", "--session", "all", "-a", "application/x-a").outputText == "1")
  }

  @Test(arguments: Display.kinds)
  func aPictureThatWasCopiedInABrowserIsAPicture(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.done(
      "lift", "--data", "html=<meta charset=\"utf-8\"><img src=\"https://e.org/a.png\">", "--data",
      "png=P")
    try board.done("drop", "clipboard:")
    try board.done("lift", "--session", "other", "clipboard:")
    #expect(try board.done("show", "--session", "other").contains("clipboard.png"))
    #expect(try board.done("load", "--session", "other") == "P")
  }

  @Test(arguments: Display.kinds)
  func aTextThatIsOfferedAsAPictureIsNone(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.copy("no image", type: "image/png")
    let outcome = try board.dnd("lift", "clipboard:")
    #expect(outcome.status != 0)
    #expect(try board.dnd("load", "clipboard:").status != 0)
  }

  @Test(arguments: Display.kinds)
  func whatIsNotRecognizedIsWhatTheProgramSays(kind: Display.Kind) throws {
    let board = try Board(kind)
    for size in [1_000, 2_000_000] {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 7919 >> 5 | 0x80) }
      try board.offer([("image/png", bytes)])
      #expect(try board.dnd("load", "clipboard:").output == bytes)
      try board.done("lift", "--session", "s\(size)", "clipboard:", "--snapshot")
      #expect(try board.dnd("load", "--session", "s\(size)").output == bytes)
    }
  }

  @Test(arguments: Display.kinds)
  func bytesWithoutATypeHaveThatOfTheirContent(kind: Display.Kind) throws {
    let board = try Board(kind)
    let picture = SourceTree.root.appending("Examples/otter.png")
    let copy =
      kind == .x11
      ? "xclip -selection clipboard -i -t application/octet-stream '\(picture)' >/dev/null 2>&1"
      : "wl-copy -t application/octet-stream <'\(picture)' >/dev/null 2>&1"
    #expect(try board.shell(copy).status == 0)
    try board.done("lift", "clipboard:")
    #expect(try board.done("show").contains("clipboard.png"))
    #expect(try board.shell("dnd load -a png | cmp - '\(picture)'").status == 0)
  }

  @Test(arguments: Display.kinds)
  func anAddressComesBackAsOne(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.done("lift", "https://e.org/a?b=1")
    try board.done("drop", "clipboard:")
    #expect(try board.paste("UTF8_STRING") == "https://e.org/a?b=1")
    #expect(try !board.types().contains("text/uri-list"))
    try board.done("lift", "--session", "other", "clipboard:")
    #expect(
      try board.done("show", "--session", "other", "-v").contains("public.url"))
  }

  @Test(arguments: Display.kinds)
  func whatIsLargeIsPastedAndLiftedWhenAllIsAskedFor(kind: Display.Kind) throws {
    let board = try Board(kind)
    let copy =
      kind == .x11
      ? "xclip -selection clipboard -i -t image/png large >/dev/null 2>&1"
      : "wl-copy -t image/png <large >/dev/null 2>&1"
    let picture =
      "(printf '\\211PNG\\r\\n\\032\\n'; head -c 70000000 /dev/zero; printf IEND) >large"
    #expect(try board.shell("\(picture); \(copy)").status == 0)
    #expect(try board.shell("dnd load clipboard: | cmp - large").status == 0)
    let lift = try board.dnd("lift", "clipboard:")
    #expect(lift.status == 4)
    #expect(lift.errorText.contains("has more than 67 MB in all"), "\(lift.errorText)")
    try board.done("lift", "clipboard:", "--snapshot")
    #expect(try board.shell("dnd load | cmp - large").status == 0)
  }

  /// The payload of a session would be in memory, or on the disk of the home folder.
  @Test(arguments: Display.kinds)
  func whatIsLargeIsPastedWhileItArrives(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.sandbox.write("bytes", [0x89] + Array("PNG\r\n\u{1A}\n".utf8))
    let program = try Tool.built("dnd-desktop", environment: [:], directory: "/").executable
    let endless = "cat \(board.sandbox.path("bytes")); while echo more; do :; done"
    try board.sandbox.write(
      "description",
      #"{"selection":"clipboard","forms":[{"names":["image/png"],"command":["/bin/sh","-c","\#(endless)"]}]}"#
        + "\ngo\n")
    #expect(try board.shell("'\(program)' offer <description >/dev/null 2>&1").status == 0)
    let outcome = try board.shell("dnd load clipboard: | head -c 3000000 | wc -c")
    #expect(outcome.outputText == "3000000\n", "\(outcome.errorText)")
    #expect(try board.done("list") == "")
  }

  @Test(arguments: Display.kinds)
  func theNameOfAFileSaysWhichFormIsPasted(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.offer([
      ("text/html", Array("<p>x</p>".utf8)), ("image/png", Board.picture),
      ("text/plain;charset=utf-8", Array("x\0\0".utf8)),
    ])
    try board.done("load", "clipboard:", "-o", "a.png")
    #expect(try board.sandbox.read("a.png") == Board.picture)
    try board.done("load", "clipboard:", "-o", "a.txt")
    #expect(try board.sandbox.read("a.txt") == Array("x".utf8))
    try board.done("load", "clipboard:", "-o", "a")
    #expect(try board.sandbox.read("a") == Array("<p>x</p>".utf8))
  }

  /// File managers offer its path as text.
  @Test(arguments: Display.kinds, ["notes.txt", "notes"])
  func aCopiedFileIsPastedWithItsContent(kind: Display.Kind, name: String) throws {
    let board = try Board(kind)
    let path = try board.sandbox.write("copied.txt", "content").string
    try board.offer([
      ("x-special/gnome-copied-files", Array("copy\nfile://\(path)".utf8)),
      ("text/uri-list", Array("file://\(path)\r\n".utf8)),
      ("text/plain;charset=utf-8", Array(path.utf8)),
    ])
    try board.done("load", "clipboard:", "-o", name)
    #expect(try board.sandbox.read(name) == Array("content".utf8))
  }

  @Test(arguments: Display.kinds)
  func severalFilesAreNotPastedAsOneButCanBePickedUp(kind: Display.Kind) throws {
    let board = try Board(kind)
    for name in ["a", "b"] { try board.sandbox.write(name, name) }
    let root = board.sandbox.root.string
    try board.copy(
      "copy\nfile://\(root)/a\nfile://\(root)/b\0", type: "x-special/gnome-copied-files")
    let outcome = try board.dnd("load", "clipboard:")
    #expect(outcome.status == 64)
    #expect(
      outcome.errorText.contains(
        "dnd: error: the clipboard has several items\n"
          + "dnd: hint: 'dnd lift clipboard:' picks them up\n"),
      "\(outcome.errorText)")
  }

  @Test(arguments: Display.kinds)
  func aPasteNeedsNoSessionAndTakesTheFirstAcceptableForm(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.done("lift", "--data", "html=<b>x</b>", "--data", "text=plain")
    try board.done("drop", "clipboard:")
    #expect(try board.done("load", "clipboard:", "-a", "json,text,html") == "plain")
    #expect(try board.done("load", "clipboard:", "-a", "html") == "<b>x</b>")
    #expect(try board.dnd("load", "clipboard:", "-a", "mp3").status == 4)
    #expect(try board.done("list", "--json").components(of: "\"session\"") == 1)
    #expect(try board.dnd("load", "clipboard:", "--all").status == 64)
  }

  @Test(arguments: Display.kinds)
  func whatEndsWithNULsOrIsUTF16IsRepaired(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.sandbox.write("bytes", [0xFF, 0xFE, 0x3C, 0, 0x62, 0, 0x3E, 0, 0, 0])
    let copy =
      kind == .x11
      ? "xclip -selection clipboard -i -t text/html bytes >/dev/null 2>&1"
      : "wl-copy -t text/html <bytes >/dev/null 2>&1"
    #expect(try board.shell(copy).status == 0)
    #expect(try board.done("load", "clipboard:", "-a", "html") == "<b>")
  }

  @Test(arguments: Display.kinds)
  func aSecretMakesTheSessionSensitive(kind: Display.Kind) throws {
    let board = try Board(kind)
    let runtime = try Sandbox("dnd-runtime", in: "/dev/shm")
    let outcome = try board.shell(
      """
      export XDG_RUNTIME_DIR='\(runtime.root.string)' WAYLAND_DISPLAY=${WAYLAND_DISPLAY:+$XDG_RUNTIME_DIR/$WAYLAND_DISPLAY}
      printf hush | dnd lift - --sensitive && dnd drop clipboard: && \
      dnd lift --session kept clipboard: && dnd list && dnd load --session kept
      """)
    #expect(outcome.status == 0, "\(outcome.errorText)")
    #expect(outcome.errorText.contains("holds a secret"), "\(outcome.errorText)")
    #expect(outcome.outputText.hasSuffix("hush"))
    #expect(!Files.exists(board.sandbox.path("state/sessions/kept")))
  }

  @Test(arguments: Display.kinds)
  func aProposalSaysWhatWouldBeOffered(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.done("lift", "--data", "html=<b>", "--promise", "pdf=false")
    let said = try board.done("propose", "clipboard:")
    #expect(said.contains("on the clipboard"), "\(said)")
    #expect(said.contains("PDF document (by its command)"), "\(said)")
    #expect(said.contains(kind == .x11 ? "by x11" : "by wlr-data-control"), "\(said)")
    #expect(try board.types() == [])
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
