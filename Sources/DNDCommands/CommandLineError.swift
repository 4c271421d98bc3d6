/// A usage error, found before anything is done.
enum CommandLineError: Error, Equatable {
  /// Unknown command; `near` lists the likeliest candidates.
  case unknownCommand(String, of: [String], near: [String])
  /// An error of the argument parser.
  case unparsable(ParserComplaint, command: [String])
  /// A representation or visibility without `TYPE=`.
  case typeMissing(option: String, value: String, representation: String)
  case notADuration(option: String, value: String)
  /// A duration of zero for an option that needs a longer one.
  case noTime(option: String)
  /// A job count that is not a positive whole number.
  case notACount(option: String, value: String)
  /// Not a list of positions in a view.
  case notPositions(String, option: String)
  case notAHost(String, option: String)
  /// Not the number of one item.
  case notAnItem(String, option: String)
  case notItems(String)
  /// An unknown letter in a word of combined short options.
  case unknownLetter(Character, in: String, command: [String])
  /// `-h` combined with other short options.
  case helpCombined(String, command: [String])
  /// A word of short options that is also the name of a file in the working directory.
  case optionOrFile(String, command: String)
  case notJSON(option: String)
  case emptyType(option: String)
  case emptyPattern(option: String)
  case together(String, String)
  /// An option that another one needs, or one of two.
  case needed(String, or: String? = nil, by: String)
  /// More operands than the command takes without the given option.
  case tooMany(String, option: String)
  /// `cp` or `mv` with fewer than two operands.
  case sourceOrDestinationMissing(String, given: String?)
  /// Two arguments that both read standard input.
  case standardInputTwice
  /// Two arguments that both write standard output.
  case standardOutputTwice(String, String)
  /// Operands are missing; the command line is an example of what to type.
  case operandsMissing(String, example: String)
  /// Not a valid dynamic identifier.
  case notDynamic(String)
  /// A subcommand or alternative is missing.
  case choiceMissing(command: String, choices: [String])
  /// The shell is unknown or missing.
  case unknownShell(String?, choices: [String])
  /// An invalid line of the user's default options, or an unreadable file.
  case optionsFile(String, line: Int?, String)
}
