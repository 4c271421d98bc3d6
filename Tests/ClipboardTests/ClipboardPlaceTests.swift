import Clipboard
import DesktopProtocol
import Testing

@Suite struct ClipboardPlaceTests {
  @Test func aPlaceIsASelectionWithAnOptionalWay() throws {
    let clipboard = try #require(try ClipboardPlace("clipboard:"))
    #expect(clipboard.selection == .clipboard && clipboard.way == nil)
    let primary = try #require(try ClipboardPlace("primary:x11"))
    #expect(primary.selection == .primary && primary.way == .x11)
    #expect(primary.key == "primary:" && primary.choice == .x11)
    #expect(try ClipboardPlace("clipboard:terminal")?.choice == nil)
  }

  @Test(arguments: ["clipboard", "./clipboard:", "clip:", "secondary:", ""])
  func otherWordsAreNotPlaces(word: String) throws {
    #expect(try ClipboardPlace(word) == nil)
  }

  @Test(arguments: ["clipboard:wayland2", "primary: x11", "clipboard:x11:"])
  func anUnknownWayIsAnError(word: String) {
    #expect(throws: ClipboardPlace.UnknownWay.self) { try ClipboardPlace(word) }
  }
}
