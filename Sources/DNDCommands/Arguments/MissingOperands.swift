/// What commands say when an operand that they need is missing.
enum MissingOperands {
  /// The error; nil for commands that need none.
  ///
  /// - Parameter command: The command in words.
  static func error(of command: [String]) -> CommandLineError? {
    let command = command.joined(separator: " ")
    return known[command].map {
      .operandsMissing("\(command) needs \($0.what)", example: $0.example)
    }
  }

  private static let known: [String: (what: String, example: String)] = [
    "dnd use": ("the name of a session", "dnd list"),
    "dnd types show": ("a type", "dnd types show png"),
    "dnd types conforms": ("a type and an ancestor", "dnd types conforms png image"),
    "dnd types path": ("two types", "dnd types path png jpeg"),
    "dnd types tags": ("an extension or a MIME type", "dnd types tags png"),
  ]
}
