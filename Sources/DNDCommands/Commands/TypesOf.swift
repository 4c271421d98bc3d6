import ArgumentParser
import Diagnostics
import Exchange
import Picking

struct TypesOf: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "of", abstract: "Print the type of each file, one per line.",
    usage: "dnd types of [<options>] [<file> ...]",
    discussion: """
      With several files, each line begins with the name of the file. A file that cannot be read \
      is application/octet-stream, and the status is 66.

      EXAMPLES
        dnd types of *
        dnd types of --mime --content-only upload.bin
        find . -type f -print0 | dnd types of -0 --files-from -
      """)

  @Argument(help: ArgumentHelp("The files.", valueName: "file"))
  var files: [String] = []

  @OptionGroup(title: "Lists") var lists: ListOptions

  @Flag(help: "Print MIME types.")
  var mime = false

  @Flag(help: "Ignore file names; look at content only.")
  var contentOnly = false

  @Flag(name: [.customShort("b"), .long], help: "Print the types without the names.")
  var brief = false

  @Flag(name: [.customShort("z"), .long], help: "End each line with NUL.")
  var print0 = false

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension TypesOf.Values: ParsedCommand {
  var takesFiles: Bool { true }

  var onlyReads: Bool { true }

  /// Whether each line says which file it is about; whoever gives a list knows its order.
  private var namesFiles: Bool { files.count > 1 && lists.filesFrom == nil && !brief }

  func perform(in run: Run) throws -> ExitStatus {
    let detecting = DetectingTypes(
      files: files, list: lists.filesFrom, listFormat: try lists.format, contentOnly: contentOnly)
    return try run.judgingDeclarations { try answer(detecting, in: run) }
  }

  private func answer(_ detecting: DetectingTypes, in run: Run) throws -> ExitStatus {
    var status = ExitStatus.done
    try detecting(in: run.exchange) { found in
      try run.renderer.detected(
        found, asMIMEType: mime, named: namesFiles, terminator: print0 ? 0 : UInt8(ascii: "\n"))
      guard let error = found.error else { return }
      if status == .done { status = ExitStatus(error.code.failure) }
      if !global.json {
        try run.output.flush()
        run.console.say(error)
      }
    }
    return status
  }
}
