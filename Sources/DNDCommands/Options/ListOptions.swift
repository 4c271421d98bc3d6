import ArgumentParser
import Exchange

/// Where more sources are listed.
struct ListOptions: ParsableArguments {
  @Option(
    name: .customLong("files-from"),
    help: ArgumentHelp("Read sources from a file, or - for standard input.", valueName: "file"))
  var list: String?

  @Option(
    name: .customLong("list-format"),
    help: ArgumentHelp(
      "How the list is written; lines unless said.",
      valueName: "format"))
  var format: SourceRequest.ListFormat?

  @Flag(name: .customShort("0"), help: "The list's entries end with NUL, as find -print0 makes it.")
  var endsWithNUL = false

  /// The format that is meant.
  var listFormat: SourceRequest.ListFormat {
    get throws(CommandLineError) {
      if endsWithNUL, let format, format != .nul {
        throw .together("-0", "--list-format \(format.rawValue)")
      }
      if list == nil {
        if endsWithNUL { throw .needed("--files-from", by: "-0") }
        if format != nil { throw .needed("--files-from", by: "--list-format") }
      }
      return endsWithNUL ? .nul : format ?? .lines
    }
  }
}
