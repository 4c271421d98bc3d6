/// Whether output is coloured, and the colours.
struct Style: Equatable {
  var isColoured: Bool

  /// - Parameters:
  ///   - choice: The user's choice.
  ///   - terminal: The terminal of the stream; nil if it is not a terminal.
  init(_ choice: ColorChoice, terminal: Context.Terminal?, in context: Context) {
    isColoured =
      switch choice {
      case .always: true
      case .never: false
      case .auto:
        terminal != nil && context.variable("NO_COLOR") == nil
          && context.variable("TERM") != "dumb"
      }
  }

  enum Colour: String {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "36"
  }

  /// The text in a colour, or unchanged if output is not coloured.
  func paint(_ text: String, _ colour: Colour?) -> String {
    guard isColoured, let colour, !text.isEmpty else { return text }
    return "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m"
  }
}
