import Diagnostics

/// A selection of the terminal.
package enum TerminalSelection: String, CaseIterable, Sendable {
  case clipboard = "c"
  case primary = "p"
}

/// The sequences that are written to a terminal.
package enum TerminalSequence {
  /// Requests the terminal's attributes (DA1).
  ///
  /// Every terminal replies, and does so after its replies to all earlier requests. A reply that has not arrived by
  /// then will not arrive.
  package static let attributes = Array("\u{1B}[c".utf8)

  /// Asks for the mode of OSC 5522, and thus whether OSC 5522 is supported.
  package static let hasTypes = Array("\u{1B}[?5522$p".utf8)

  /// The number of the mode that `hasTypes` asks for.
  package static let typesMode = 5522

  /// The attribute of a terminal that supports OSC 52.
  package static let textAttribute = 52

  /// The number of bytes that every terminal with OSC 52 accepts; some silently truncate longer text.
  package static let textLimit = 74_994

  /// Puts text on the clipboard (OSC 52); nil if the text is too long.
  ///
  /// The terminal does not reply.
  package static func setText(
    _ text: [UInt8], _ selection: TerminalSelection
  ) -> [UInt8]? {
    guard text.count <= textLimit else { return nil }
    return command("52;\(selection.rawValue);\(Base64.text(text))")
  }

  /// Passes a sequence on through GNU screen, which drops a string of more than 768 bytes.
  ///
  /// - Parameter sequence: One that ends in ST.
  package static func throughScreen(_ sequence: [UInt8]) -> [UInt8] {
    // An ST would end the string for screen.
    let passed = sequence.dropLast(2) + [0x07]
    return stride(from: passed.startIndex, to: passed.endIndex, by: 512).flatMap { start in
      Array("\u{1B}P".utf8) + passed[start..<min(start + 512, passed.endIndex)]
        + Array("\u{1B}\\".utf8)
    }
  }

  /// Clears the clipboard (OSC 52), by sending data that is not valid Base64.
  package static func clear(_ selection: TerminalSelection) -> [UInt8] {
    command("52;\(selection.rawValue);!")
  }

  /// Requests the text on the clipboard (OSC 52).
  package static func text(_ selection: TerminalSelection) -> [UInt8] {
    command("52;\(selection.rawValue);?")
  }

  // MARK: Several types

  /// The maximum number of bytes of data in a packet.
  package static let pieceLimit = 4096

  /// Begins to put several types on the clipboard (OSC 5522).
  package static func beginWrite(_ selection: TerminalSelection) -> [UInt8] {
    command("5522;type=write\(location(selection))")
  }

  /// Sends a piece of a type's data, at most `pieceLimit` bytes.
  ///
  /// All pieces of a type come before those of the next type.
  package static func piece(_ data: ArraySlice<UInt8>, ofType type: String) -> [UInt8] {
    command("5522;type=wdata:mime=\(encoded(type));\(Base64.text(Array(data)))")
  }

  /// Sends other names of a type.
  package static func aliases(_ names: [String], ofType type: String) -> [UInt8] {
    command(
      "5522;type=walias:mime=\(encoded(type));\(encoded(names.joined(separator: " ")))")
  }

  /// Ends the write; the terminal replies.
  package static let endWrite = command("5522;type=wdata")

  /// Requests the list of types.
  package static func list(_ selection: TerminalSelection) -> [UInt8] {
    read(["."], selection)
  }

  /// Requests the data of types.
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
