import Clipboard
import Context
import DesktopProtocol
import Testing

@Suite struct WindowPlaceTests {
  @Test("A window has an optional way")
  func ways() throws {
    #expect(try WindowPlace("window:").way == nil)
    #expect(try WindowPlace("window:x11").choice() == .x11)
    #expect(try WindowPlace("window:wayland").choice() == .wayland)
    #expect(WindowPlace.isMeant(by: "window:") && WindowPlace.isMeant(by: "window:x"))
    #expect(!WindowPlace.isMeant(by: "./window:") && !WindowPlace.isMeant(by: "window"))
  }

  @Test("An unknown way is an error", arguments: ["window:wayland2", "window: x11", "window:x11:"])
  func unknownWay(word: String) {
    #expect(throws: ExchangeError.self) { try WindowPlace(word) }
  }

  @Test("The terminal is never replaced by another way")
  func terminal() throws {
    let place = try WindowPlace("window:terminal")
    #expect(throws: DesktopError.self) { try place.choice() }
  }
}
