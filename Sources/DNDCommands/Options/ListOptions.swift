import ArgumentParser
import Exchange
import Picking

/// The options for reading a list of sources.
struct ListOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Read sources from a file, or - for standard input.", valueName: "file"))
  var filesFrom: String?

  @Option(
    help: ArgumentHelp(
      "Format of the list (default: lines).",
      valueName: "format"))
  var listFormat: SourceRequest.ListFormat?

  @Flag(name: .customShort("0"), help: "Entries of the list end with NUL, as from find -print0.")
  var endsWithNUL = false
}

extension ListOptions.Values {
  /// The format of the list; lines by default.
  var format: SourceRequest.ListFormat {
    get throws(CommandLineError) {
      if endsWithNUL, let listFormat, listFormat != .nul {
        throw .together("-0", "--list-format \(listFormat.rawValue)")
      }
      if filesFrom == nil {
        if endsWithNUL { throw .needed("--files-from", by: "-0") }
        if listFormat != nil { throw .needed("--files-from", by: "--list-format") }
      }
      return endsWithNUL ? .nul : listFormat ?? .lines
    }
  }
}
