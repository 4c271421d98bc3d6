import Diagnostics

/// Which of the two selections.
package enum TerminalSelection: String, CaseIterable, Sendable {
  case clipboard = "c"
  case primary = "p"
}

/// What is written to a terminal.
package enum TerminalSequence {
  /// Asks for the terminal's attributes (DA1).
  ///
  /// Every terminal answers, after everything that was asked before: an
  /// answer that has not come by then does not come.
  package static let attributes = Array("\u{1B}[c".utf8)

  /// Asks whether there is OSC 5522, by the mode that belongs to it.
  package static let hasTypes = Array("\u{1B}[?5522$p".utf8)

  /// The number of the mode that `hasTypes` asks for.
  package static let typesMode = 5522

  /// The attribute of a terminal that has OSC 52.
  package static let textAttribute = 52

  /// The most bytes that every terminal with OSC 52 takes; others cut what is longer, without a word.
  package static let textLimit = 74_994

  /// Puts text on the clipboard (OSC 52).
  ///
  /// Nobody answers; nil if it is too long.
  package static func setText(
    _ text: [UInt8], _ selection: TerminalSelection
  ) -> [UInt8]? {
    guard text.count <= textLimit else { return nil }
    return command("52;\(selection.rawValue);\(Base64.text(text))")
  }

  /// Empties the clipboard (OSC 52): what is not base64 does so.
  package static func clear(_ selection: TerminalSelection) -> [UInt8] {
    command("52;\(selection.rawValue);!")
  }

  /// Asks for the text on the clipboard (OSC 52).
  package static func text(_ selection: TerminalSelection) -> [UInt8] {
    command("52;\(selection.rawValue);?")
  }

  // MARK: Several types

  /// The most bytes of data in a packet.
  package static let pieceLimit = 4096

  /// Begins to put several types on the clipboard (OSC 5522).
  package static func beginWrite(_ selection: TerminalSelection) -> [UInt8] {
    command("5522;type=write\(location(selection))")
  }

  /// A piece of a type, at most `pieceLimit` bytes; all pieces of one type come before those of the next.
  package static func piece(_ data: ArraySlice<UInt8>, ofType type: String) -> [UInt8] {
    command("5522;type=wdata:mime=\(encoded(type));\(Base64.text(Array(data)))")
  }

  /// Other names of a type.
  package static func aliases(_ names: [String], ofType type: String) -> [UInt8] {
    command(
      "5522;type=walias:mime=\(encoded(type));\(encoded(names.joined(separator: " ")))")
  }

  /// Ends it; the terminal answers.
  package static let endWrite = command("5522;type=wdata")

  /// Asks for the list of types.
  package static func list(_ selection: TerminalSelection) -> [UInt8] {
    read(["."], selection)
  }

  /// Asks for types.
  package static func read(_ types: [String], _ selection: TerminalSelection) -> [UInt8] {
    command("5522;type=read\(location(selection));\(encoded(types.joined(separator: " ")))")
  }

  private static func location(_ selection: TerminalSelection) -> String {
    selection == .primary ? ":loc=primary" : ""
  }

  private static func encoded(_ text: String) -> String { Base64.text(Array(text.utf8)) }

  private static func command(_ body: String) -> [UInt8] {
    Array("\u{1B}]\(body)\u{1B}\\".utf8)
  }
}
