/// A source as written: an argument of the command line or a line of a list.
struct SourceWord {
  enum Origin {
    /// A command-line argument.
    case argument
    /// A line of a list of names.
    case line
    /// A line of a list of URIs.
    case uri
  }

  /// The word as carried text.
  let text: String
  let origin: Origin

  init(_ text: String, _ origin: Origin = .argument) {
    self.text = text
    self.origin = origin
  }
}
