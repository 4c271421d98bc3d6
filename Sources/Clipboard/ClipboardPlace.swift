package import Context
package import DesktopProtocol

/// `clipboard:` or `primary:` on a command line, with a way that may be forced after the colon.
package struct ClipboardPlace: Equatable, Sendable {
  package var selection: DesktopSelection
  /// Nil for the first way that works.
  package var way: Way?

  /// A way that can be forced.
  package enum Way: String, CaseIterable, Sendable { case wayland, x11, terminal }

  /// Why a word that begins like a place is not one.
  package struct UnknownWay: Error { package var word: String }

  /// Parses a word; nil if it names something else.
  package init?(_ word: String) throws(UnknownWay) {
    guard let colon = word.firstIndex(of: ":"),
      let selection = DesktopSelection(rawValue: String(word[..<colon]))
    else { return nil }
    self.selection = selection
    let rest = word[word.index(after: colon)...]
    if rest.isEmpty { return }
    guard let way = Way(rawValue: String(rest)) else { throw UnknownWay(word: String(rest)) }
    self.way = way
  }

  /// The place that a word names that begins like one.
  ///
  /// - Throws: A usage error for an unknown way.
  package static func of(_ word: String) throws(ExchangeError) -> ClipboardPlace {
    do throws(UnknownWay) {
      guard let place = try ClipboardPlace(word) else { throw UnknownWay(word: word) }
      return place
    } catch {
      throw .unsayable(
        "'\(error.word)' is not a way to the clipboard (use wayland, x11 or terminal; "
          + "for a file of that name, type './\(word)')")
    }
  }

  /// Whether a word begins like a place.
  package static func isMeant(by word: String) -> Bool {
    DesktopSelection.allCases.contains { word.hasPrefix("\($0.rawValue):") }
  }

  /// The word without the way, by which sessions remember the place.
  package var key: String { "\(selection.rawValue):" }

  /// The way that `dnd-desktop` is told; nil if it chooses.
  package var choice: DesktopWay.Choice? {
    switch way {
    case .wayland: .wayland
    case .x11: .x11
    case .terminal, nil: nil
    }
  }
}
