package import Context
package import DesktopProtocol

/// `window:` on a command line, with a way that may be forced after the colon.
package struct WindowPlace: Equatable, Sendable {
  /// Nil for the first way that works.
  package var way: Way?

  /// A way that can be forced.
  package enum Way: String, CaseIterable, Sendable { case wayland, x11, terminal }

  /// Parses a word.
  ///
  /// - Throws: A usage error for an unknown way.
  package init(_ word: String) throws(ExchangeError) {
    let rest = String(word.dropFirst(Self.key.count))
    if rest.isEmpty { return }
    guard let way = Way(rawValue: rest) else {
      throw .unsayable("'\(rest)' is not a way to show a window (use wayland, x11 or terminal)")
    }
    self.way = way
  }

  /// Whether a word begins like this place.
  package static func isMeant(by word: String) -> Bool { word.hasPrefix(key) }

  /// The word without the way, by which sessions remember the place.
  package static var key: String { DesktopError.window }

  /// The way that `dnd-desktop` is told; nil if it chooses.
  package var choice: DesktopWay.Choice? {
    switch way {
    case .wayland: .wayland
    case .x11: .x11
    case .terminal, nil: nil
    }
  }

  /// Opens a window, or the terminal where there is none or where it is forced.
  ///
  /// - Throws: `noWindow` with everything that was tried, and what the ways throw.
  func open<Opened>(
    onDesktop: () throws -> Opened, orTerminal: () throws -> Opened
  ) throws -> Opened {
    var attempts: [DesktopError.Attempt] = []
    if way != .terminal {
      do {
        return try onDesktop()
      } catch DesktopError.noWindow(let failed) where way == nil {
        attempts = failed
      }
    }
    do {
      return try orTerminal()
    } catch DesktopError.noWay(let failed) {
      throw DesktopError.noWindow(attempts + failed)
    }
  }
}

extension DesktopError {
  /// The same error of a window, for which no way was found.
  var ofWindow: DesktopError {
    if case .noWay(let attempts) = self { .noWindow(attempts) } else { self }
  }
}
