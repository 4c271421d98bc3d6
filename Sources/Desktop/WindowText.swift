/// The text in a window, as rectangles.
///
/// Windows of X11 and Wayland show the same, so neither fonts of the server nor a library for text is needed.
struct WindowText {
  struct Rectangle: Equatable {
    var x: Int16
    var y: Int16
    var width: UInt16
    var height: UInt16
  }

  let width: UInt16
  let height: UInt16
  let rectangles: [Rectangle]

  private static let scale = 2
  private static let columnWidth = 6 * scale
  private static let lineHeight = 12 * scale
  private static let margin = 16
  /// How many lines are shown, and how many characters of each.
  static let lineLimit = 12
  static let characterLimit = 40

  init(_ lines: [String]) {
    let lines = lines.prefix(Self.lineLimit).map(Self.shortened)
    let columns = max(24, lines.map(\.count).max() ?? 0)
    width = UInt16(columns * Self.columnWidth + 2 * Self.margin)
    height = UInt16(max(4, lines.count) * Self.lineHeight + 2 * Self.margin)
    rectangles = lines.enumerated().flatMap { row, line in
      line.enumerated().flatMap { column, character in
        Self.rectangles(
          of: character, x: Self.margin + column * Self.columnWidth,
          y: Self.margin + row * Self.lineHeight)
      }
    }
  }

  /// Leaves out the middle of a line that is too long: the end of a file's name tells what it is.
  static func shortened(_ line: String) -> String {
    guard line.count > characterLimit else { return line }
    let half = (characterLimit - 3) / 2
    return line.prefix(characterLimit - 3 - half) + "..." + line.suffix(half)
  }

  /// One rectangle for each run of pixels in a row.
  private static func rectangles(of character: Character, x: Int, y: Int) -> [Rectangle] {
    let glyph = BitmapFont.glyph(of: character)
    var found: [Rectangle] = []
    for row in 0..<8 {
      let pixels = glyph >> UInt64(8 * (7 - row)) & 0x1F
      var column = 0
      while column < 5 {
        let start = column
        while column < 5, pixels & (0x10 >> UInt64(column)) != 0 { column += 1 }
        if column > start {
          found.append(
            Rectangle(
              x: Int16(x + start * scale), y: Int16(y + row * scale),
              width: UInt16((column - start) * scale), height: UInt16(scale)))
        }
        column += 1
      }
    }
    return found
  }
}

/// Letters of five by eight pixels, for the windows of `dnd-desktop`.
enum BitmapFont {
  /// Eight rows of one byte each, from the top; the lowest five bits of a byte are the pixels of a row, leftmost first.
  static func glyph(of character: Character) -> UInt64 {
    guard let code = character.asciiValue, code >= 0x20, code < 0x7F else { return unknown }
    return glyphs[Int(code) - 0x20]
  }

  /// A box, for everything besides printable ASCII.
  private static let unknown: UInt64 = 0x1F_11_11_11_11_11_1F_00

  private static let glyphs: [UInt64] = [
    0x00_00_00_00_00_00_00_00, 0x04_04_04_04_04_00_04_00, 0x0A_0A_00_00_00_00_00_00,  // space ! "
    0x0A_0A_1F_0A_1F_0A_0A_00, 0x04_0F_14_0E_05_1E_04_00, 0x18_19_02_04_08_13_03_00,  // # $ %
    0x0C_12_14_08_15_12_0D_00, 0x04_04_00_00_00_00_00_00, 0x02_04_08_08_08_04_02_00,  // & ' (
    0x08_04_02_02_02_04_08_00, 0x00_04_15_0E_15_04_00_00, 0x00_04_04_1F_04_04_00_00,  // ) * +
    0x00_00_00_00_00_04_04_08, 0x00_00_00_1F_00_00_00_00, 0x00_00_00_00_00_00_04_00,  // , - .
    0x01_01_02_04_08_10_10_00, 0x0E_11_13_15_19_11_0E_00, 0x04_0C_04_04_04_04_0E_00,  // / 0 1
    0x0E_11_01_06_08_10_1F_00, 0x0E_11_01_06_01_11_0E_00, 0x02_06_0A_12_1F_02_02_00,  // 2 3 4
    0x1F_10_1E_01_01_11_0E_00, 0x06_08_10_1E_11_11_0E_00, 0x1F_01_02_04_04_04_04_00,  // 5 6 7
    0x0E_11_11_0E_11_11_0E_00, 0x0E_11_11_0F_01_02_0C_00, 0x00_00_04_00_00_04_00_00,  // 8 9 :
    0x00_00_04_00_00_04_04_08, 0x02_04_08_10_08_04_02_00, 0x00_00_1F_00_1F_00_00_00,  // ; < =
    0x08_04_02_01_02_04_08_00, 0x0E_11_01_02_04_00_04_00, 0x0E_11_17_15_17_10_0E_00,  // > ? @
    0x0E_11_11_1F_11_11_11_00, 0x1E_11_11_1E_11_11_1E_00, 0x0E_11_10_10_10_11_0E_00,  // A B C
    0x1E_11_11_11_11_11_1E_00, 0x1F_10_10_1E_10_10_1F_00, 0x1F_10_10_1E_10_10_10_00,  // D E F
    0x0E_11_10_17_11_11_0F_00, 0x11_11_11_1F_11_11_11_00, 0x0E_04_04_04_04_04_0E_00,  // G H I
    0x07_02_02_02_02_12_0C_00, 0x11_12_14_18_14_12_11_00, 0x10_10_10_10_10_10_1F_00,  // J K L
    0x11_1B_15_15_11_11_11_00, 0x11_19_15_13_11_11_11_00, 0x0E_11_11_11_11_11_0E_00,  // M N O
    0x1E_11_11_1E_10_10_10_00, 0x0E_11_11_11_15_12_0D_00, 0x1E_11_11_1E_14_12_11_00,  // P Q R
    0x0F_10_10_0E_01_01_1E_00, 0x1F_04_04_04_04_04_04_00, 0x11_11_11_11_11_11_0E_00,  // S T U
    0x11_11_11_11_11_0A_04_00, 0x11_11_11_15_15_1B_11_00, 0x11_11_0A_04_0A_11_11_00,  // V W X
    0x11_11_0A_04_04_04_04_00, 0x1F_01_02_04_08_10_1F_00, 0x0E_08_08_08_08_08_0E_00,  // Y Z [
    0x10_10_08_04_02_01_01_00, 0x0E_02_02_02_02_02_0E_00, 0x04_0A_11_00_00_00_00_00,  // \ ] ^
    0x00_00_00_00_00_00_00_1F, 0x08_04_00_00_00_00_00_00, 0x00_00_0E_01_0F_11_0F_00,  // _ ` a
    0x10_10_1E_11_11_11_1E_00, 0x00_00_0E_11_10_11_0E_00, 0x01_01_0F_11_11_11_0F_00,  // b c d
    0x00_00_0E_11_1F_10_0E_00, 0x06_08_1C_08_08_08_08_00, 0x00_00_0F_11_11_0F_01_0E,  // e f g
    0x10_10_1E_11_11_11_11_00, 0x04_00_0C_04_04_04_0E_00, 0x02_00_06_02_02_02_12_0C,  // h i j
    0x10_10_12_14_18_14_12_00, 0x0C_04_04_04_04_04_0E_00, 0x00_00_1A_15_15_15_15_00,  // k l m
    0x00_00_1E_11_11_11_11_00, 0x00_00_0E_11_11_11_0E_00, 0x00_00_1E_11_11_1E_10_10,  // n o p
    0x00_00_0F_11_11_0F_01_01, 0x00_00_16_19_10_10_10_00, 0x00_00_0F_10_0E_01_1E_00,  // q r s
    0x08_08_1C_08_08_09_06_00, 0x00_00_11_11_11_13_0D_00, 0x00_00_11_11_11_0A_04_00,  // t u v
    0x00_00_11_15_15_15_0A_00, 0x00_00_11_0A_04_0A_11_00, 0x00_00_11_11_11_0F_01_0E,  // w x y
    0x00_00_1F_02_04_08_1F_00, 0x02_04_04_08_04_04_02_00, 0x04_04_04_04_04_04_04_00,  // z { |
    0x08_04_04_02_04_04_08_00, 0x00_00_08_15_02_00_00_00,  // } ~
  ]
}
