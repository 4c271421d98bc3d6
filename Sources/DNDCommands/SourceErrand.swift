import Exchange

/// An errand that picks up sources, and prints the name of the session that they are in: what `lift`
/// and `add` read alike of a plain line.
protocol SourceErrand: PlainErrand {
  var sources: SourceRequest { get set }
  var choices: GlobalChoices { get set }
}

extension SourceErrand {
  var namesSession: Bool { true }

  mutating func take(flag name: String) -> Bool {
    sources.take(flag: name) || choices.take(flag: name)
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    sources.take(option: name, value) || choices.take(option: name, value)
  }

  mutating func take(operands: [String]) -> Bool { sources.take(operands: operands) }
}
