/// A count as people type it: a whole number from 1.
enum JobCount {
  /// The value of an option; nil if it was not given.
  static func number(_ text: String?, of option: String) throws(CommandLineError) -> Int? {
    guard let text else { return nil }
    // Plain digits only; `Int` alone would also accept a sign.
    guard text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let number = Int(text), number > 0
    else { throw .notACount(option: option, value: text) }
    return number
  }
}
