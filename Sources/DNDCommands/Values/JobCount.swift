/// How many things may be done at once, as people type it: a whole number from 1 on.
enum JobCount {
  /// The number that an option says; nil where it was not given.
  static func number(_ text: String?, of option: String) throws(CommandLineError) -> Int? {
    guard let text else { return nil }
    // In plain digits; `Int` alone would take a sign too.
    guard text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let number = Int(text), number > 0
    else { throw .notACount(option: option, value: text) }
    return number
  }
}
