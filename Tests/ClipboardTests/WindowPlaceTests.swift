import Context
import DesktopProtocol
import Testing

@testable import Clipboard

@Suite struct WindowPlaceTests {
  @Test("A window has an optional way")
  func ways() throws {
    #expect(try WindowPlace("window:").way == nil)
    #expect(try WindowPlace("window:x11").choice == .x11)
    #expect(try WindowPlace("window:wayland").choice == .wayland)
    #expect(WindowPlace.isMeant(by: "window:") && WindowPlace.isMeant(by: "window:x"))
    #expect(!WindowPlace.isMeant(by: "./window:") && !WindowPlace.isMeant(by: "window"))
  }

  @Test("An unknown way is an error", arguments: ["window:wayland2", "window: x11", "window:x11:"])
  func unknownWay(word: String) {
    #expect(throws: ExchangeError.self) { try WindowPlace(word) }
  }

  /// The ways that are tried for a word, if there is no desktop.
  private func tried(_ word: String) throws -> [String] {
    var tried: [String] = []
    _ = try WindowPlace(word).open { () throws in
      tried.append("desktop")
      throw DesktopError.noWindow([])
    } orTerminal: { () throws in
      tried.append("terminal")
    }
    return tried
  }

  @Test("The terminal is the last way, and never replaced by another one")
  func terminal() throws {
    #expect(try tried("window:") == ["desktop", "terminal"])
    #expect(try tried("window:terminal") == ["terminal"])
    #expect(throws: DesktopError.noWindow([])) { try tried("window:x11") }
  }

  @Test("An error lists everything that was tried")
  func attempts() throws {
    let (x11, terminal) = (
      DesktopError.Attempt(way: "x11", reason: "a"),
      DesktopError.Attempt(way: "terminal", reason: "b")
    )
    #expect(throws: DesktopError.noWindow([x11, terminal])) {
      try WindowPlace("window:").open { () throws in
        throw DesktopError.noWindow([x11])
      } orTerminal: { () throws in
        throw DesktopError.noWay([terminal])
      }
    }
  }
}
