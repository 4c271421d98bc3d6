import SystemPackage
import TestSupport
import Testing

/// Which of the forms that a browser or an office program offers is the one that a person means.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(
    if: !Display.kinds.isEmpty, "neither Xvfb with xclip nor sway with wl-clipboard is installed"))
struct MeantFormTests {
  @Test(arguments: Display.kinds)
  func aPictureOfAPageHasItsAddressAndTitle(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.offer([
      ("text/x-moz-url", utf16("https://e.org/o.png\nAn otter / swimming")),
      ("text/html", Array("<img src=\"https://e.org/o.png\" alt=\"An otter\">".utf8)),
      ("image/png", Board.picture),
    ])
    #expect(try board.dnd("load", "clipboard:").output == Board.picture)
    #expect(try board.done("load", "clipboard:", "-a", "url") == "https://e.org/o.png")
    try board.done("lift", "clipboard:")
    #expect(try board.done("show").contains("An otter - swimming.png"))
    #expect(try board.dnd("load").output == Board.picture)
    #expect(try board.done("load", "-a", "url") == "https://e.org/o.png")
    try board.done("init", "g", "-p", "--ordered", "--require", "url", "--require", "image")
    try board.done("drop", "g")
    #expect(Files.exists(board.sandbox.path("g/An otter - swimming.png")))
  }

  @Test(arguments: Display.kinds)
  func theAddressOfAPictureMayBeOnlyInItsPage(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.offer([
      ("text/plain", Array("https://e.org/o.png?a=1&b=2".utf8)),
      ("text/html", Array("<img src='https://e.org/o.png?a=1&amp;b=2'>".utf8)),
      ("image/png", Board.picture),
    ])
    try board.done("lift", "clipboard:")
    #expect(try board.dnd("load").output == Board.picture)
    #expect(try board.done("load", "-a", "url") == "https://e.org/o.png?a=1&b=2")
  }

  @Test(arguments: Display.kinds)
  func aLinkIsAnAddressWithATitle(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.offer([
      ("text/x-moz-url", utf16("https://e.org/a\nAll about otters")),
      ("text/html", Array("<meta charset=utf-8><a href=\"https://e.org/a\">otters</a>".utf8)),
      ("text/plain;charset=utf-8", Array("https://e.org/a".utf8)),
    ])
    try board.done("lift", "clipboard:")
    let show = try board.done("show", "-v")
    #expect(show.contains("All about otters") && show.contains("public.url"), "\(show)")
    #expect(try board.done("load", "clipboard:") == "https://e.org/a")
    #expect(try board.done("load", "clipboard:", "-a", "html").contains("<a href"))
    try board.done("load", "clipboard:", "-o", "a.html")
    #expect(try board.shell("grep -c '<a href' a.html").outputText == "1\n")
    try board.done("load", "clipboard:", "-o", "a")
    #expect(try board.sandbox.read("a") == Array("https://e.org/a".utf8))
  }

  @Test(arguments: Display.kinds)
  func severalAddressesAreSeveralItems(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.offer([
      ("text/uri-list", Array("https://e.org/a\r\nhttps://e.org/b\r\n".utf8)),
      ("text/x-moz-url", utf16("https://e.org/a\nOne\nhttps://e.org/b\nTwo\nhttps://e.org/a\n3")),
    ])
    try board.done("lift", "clipboard:")
    let show = try board.done("show")
    #expect(show.contains("One") && show.contains("Two"), "\(show)")
  }

  /// Text with a link in it is what was selected, not the link.
  @Test(arguments: Display.kinds)
  func aPageWithContentStaysAPage(kind: Display.Kind) throws {
    let board = try Board(kind)
    let page = "<p>see <a href=\"https://e.org/a\">there</a></p>"
    try board.offer([
      ("text/x-moz-url", utf16("https://e.org/a\nthere")), ("text/html", Array(page.utf8)),
    ])
    #expect(try board.done("load", "clipboard:") == page)
    try board.done("lift", "clipboard:")
    #expect(try board.done("load") == page)
    #expect(try board.done("load", "-a", "url") == "https://e.org/a")
  }

  @Test(arguments: Display.kinds)
  func anEmptyPageIsNotMeant(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.offer([
      ("text/html", Array("<html><body></body></html>".utf8)), ("image/png", Board.picture),
    ])
    #expect(try board.dnd("load", "clipboard:").output == Board.picture)
    try board.done("lift", "clipboard:")
    #expect(try board.dnd("load").output == Board.picture)
  }

  @Test(arguments: Display.kinds)
  func privateFormatsComeLast(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.offer([
      ("application/x-openoffice-link", Array("private".utf8)),
      ("text/html", Array("<table></table>".utf8)),
    ])
    #expect(try board.done("load", "clipboard:") == "<table></table>")
    try board.done("lift", "clipboard:")
    #expect(try board.done("load") == "<table></table>")
  }

  /// LibreOffice offers a picture of cells first.
  @Test(arguments: Display.kinds)
  func cellsAreATableBeforeAPictureOfThem(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.offer([
      ("application/x-openoffice-gdimetafile", Array("private".utf8)), ("image/png", Board.picture),
      ("text/html", Array("<table><td>1</td><td>2</td></table>".utf8)),
      ("application/x-libreoffice-tsvc", utf16("1\t2\n")),
      ("text/rtf", Array("{\\rtf1 1 2}".utf8)), ("UTF8_STRING", Array("1\t2\n".utf8)),
    ])
    #expect(try board.done("load", "clipboard:").contains("<table>"))
    try board.done("load", "clipboard:", "-o", "cells")
    #expect(try board.shell("grep -c '<table>' cells").outputText == "1\n")
    #expect(try board.done("load", "clipboard:", "-a", "tsv") == "1\t2\n")
    try board.done("lift", "clipboard:")
    #expect(try board.done("load").contains("<table>"))
    #expect(try board.dnd("load", "-a", "png").output == Board.picture)
    #expect(try board.done("load", "-a", "csv").hasPrefix("1,2"))
  }

  private func utf16(_ text: String) -> [UInt8] {
    text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }
}
