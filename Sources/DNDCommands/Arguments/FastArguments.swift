/// The values of the options of a command or group, parsed without the argument parser.
///
/// The generated `OptionTable` has one such type, `Values`, for each struct of options. The
/// parser's own structs cannot be created directly: the first access makes the runtime look up
/// conformances, which takes as long as reading all sessions.
protocol FastArguments {
  /// Creates the values of a line without options.
  init()
  /// Takes an option without a value; false if there is none with this name.
  mutating func take(flag name: String) -> Bool
  /// Takes an option with its value; false if there is none with this name, or the value is not
  /// valid.
  mutating func take(option name: String, _ value: String) -> Bool
  /// Takes the operands, after all options; false if there are too many or too few.
  mutating func take(operands: [String]) -> Bool
}

extension FastArguments {
  mutating func take(flag name: String) -> Bool { false }
  mutating func take(option name: String, _ value: String) -> Bool { false }
  mutating func take(operands: [String]) -> Bool { operands.isEmpty }
}

// Parses a value by the type of its property.
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
