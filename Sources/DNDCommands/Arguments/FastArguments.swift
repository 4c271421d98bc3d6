/// What a line says of the options of a command or a group, which can be read without the parser; the
/// generated `OptionTable` has one type for each struct of options, its `Values`.
///
/// The parser's own structs cannot be made by hand: to touch one makes the runtime look for conformances,
/// which takes as long as reading all sessions.
protocol FastArguments {
  /// As a line leaves them that says nothing of them.
  init()
  /// Takes an option without a value; false where there is none of this name.
  mutating func take(flag name: String) -> Bool
  /// Takes an option with its value; false where there is none of this name, or the value is not valid.
  mutating func take(option name: String, _ value: String) -> Bool
  /// Takes the operands, after all options; false where there are too many or too few.
  mutating func take(operands: [String]) -> Bool
}

extension FastArguments {
  mutating func take(flag name: String) -> Bool { false }
  mutating func take(option name: String, _ value: String) -> Bool { false }
  mutating func take(operands: [String]) -> Bool { operands.isEmpty }
}

// How a value is read, by the type of its property.
extension FastArguments {
  static func read(_ value: String, of name: String, _ property: inout String?) -> Bool {
    property = value
    return true
  }

  static func read(_ value: String, of name: String, _ property: inout [String]) -> Bool {
    property.append(value)
    return true
  }

  static func read<Choice: RawRepresentable<String>>(
    _ value: String, of name: String, _ property: inout Choice
  ) -> Bool {
    guard let choice = Choice(rawValue: value) else { return false }
    property = choice
    return true
  }

  static func read<Choice: RawRepresentable<String>>(
    _ value: String, of name: String, _ property: inout Choice?
  ) -> Bool {
    guard let choice = Choice(rawValue: value) else { return false }
    property = choice
    return true
  }

  static func read(
    _ value: String, of name: String, _ property: inout [RepresentationArgument]
  ) -> Bool {
    guard let option = RepresentationArgument.Option(rawValue: name) else { return false }
    property.append(RepresentationArgument(option, value))
    return true
  }

  /// Takes one of a pair of flags, `--x` and `--no-x`, that exclude each other.
  static func choose(_ value: Bool, _ property: inout Bool?) -> Bool {
    guard property == nil else { return false }
    property = value
    return true
  }
}
