/// One thing to pick up, as it is written: a SOURCE of the command line, or a line of a list.
struct SourceWord {
  enum Origin {
    /// On the command line.
    case argument
    /// In a list of names.
    case line
    /// In a list of URIs.
    case uri
  }

  /// As carried text.
  let text: String
  let origin: Origin

  init(_ text: String, _ origin: Origin = .argument) {
    self.text = text
    self.origin = origin
  }
}
