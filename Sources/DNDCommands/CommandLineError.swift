/// What is wrong with a command line, found before anything is looked for.
enum CommandLineError: Error, Equatable {
  /// There is no command of this name; `near` are the likest.
  case unknownCommand(String, of: [String], near: [String])
  /// The parser's own words.
  case unparsable(ParserComplaint, command: [String])
  /// A representation or level that does not read `TYPE=…`.
  case typeMissing(option: String, value: String, representation: String)
  case notADuration(option: String, value: String)
  /// A duration of nothing where that makes no sense.
  case noTime(option: String)
  /// A number of things to do at once that is none.
  case notACount(option: String, value: String)
  case notItemNumbers(String)
  case notItems(String)
  /// A letter in a word of several short options that is none; `isFile` where a file is called so.
  case unknownLetter(Character, in: String, command: [String])
  case notJSON(option: String)
  case emptyType(option: String)
  case emptyPattern(option: String)
  case together(String, String)
  case needed(String, by: String)
  /// A word more than the command takes, unless an option is given.
  case tooMany(String, option: String)
  /// `cp` or `mv` with one word, or none.
  case sourceOrDestinationMissing(String, given: String?)
  /// Two things that each want to read standard input.
  case standardInputTwice
  /// Two things that each want to write standard output.
  case standardOutputTwice(String, String)
  /// An identifier that is not a dynamic one, or not written as they must be.
  case notDynamic(String)
  /// A word of several is needed.
  case choiceMissing(command: String, choices: [String])
  /// The shell is not supported, or not named.
  case unknownShell(String?, choices: [String])
  /// A line of the user's file of default options that makes no sense, or the whole file.
  case optionsFile(String, line: Int?, String)
}
