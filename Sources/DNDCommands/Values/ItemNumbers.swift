import Context

extension ItemNumbers {
  /// The single item number given to an option; nil if none was given.
  static func single(_ text: String?, of option: String) throws(CommandLineError) -> Int? {
    guard let text else { return nil }
    guard let ranges = ranges(text), ranges.count == 1, ranges[0].count == 1 else {
      throw .notAnItem(text, option: option)
    }
    return ranges[0].lowerBound
  }
}
