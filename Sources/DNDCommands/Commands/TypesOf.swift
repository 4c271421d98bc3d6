import ArgumentParser
import Diagnostics
import Exchange

struct TypesOf: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "of", abstract: "Say what files are, a line for each, in order.",
    usage: "dnd types of [<options>] [<file> ...]",
    discussion: """
      A file that cannot be read is application/octet-stream, and the status is 66.

      EXAMPLES
        dnd types of *
        dnd types of --mime --content-only upload.bin
        find . -type f -print0 | dnd types of -0 --files-from -
      """)

  @Argument(help: ArgumentHelp("The files.", valueName: "file"))
  var files: [String] = []

  @OptionGroup(title: "Lists") var lists: ListOptions

  @Flag(name: .customLong("mime"), help: "Print MIME types.")
  var asMIMEType = false

  @Flag(name: .customLong("content-only"), help: "Names say nothing.")
  var contentOnly = false

  @Flag(name: [.customShort("z"), .customLong("print0")], help: "End each line with NUL.")
  var endsWithNUL = false

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func errand() throws(CommandLineError) -> any Errand {
    TypesOfErrand(
      detecting: DetectingTypes(
        files: files, list: lists.list, listFormat: try lists.listFormat, contentOnly: contentOnly),
      asMIMEType: asMIMEType, endsWithNUL: endsWithNUL, choices: global.choices)
  }
}

struct TypesOfErrand: PlainErrand {
  var detecting = DetectingTypes(files: [], list: nil, listFormat: .lines, contentOnly: false)
  var asMIMEType = false
  var endsWithNUL = false
  var choices = GlobalChoices()

  mutating func take(flag name: String) -> Bool {
    switch name {
    case "--mime": asMIMEType = true
    case "--content-only": detecting.contentOnly = true
    case "-z", "--print0": endsWithNUL = true
    case "-0": detecting.listFormat = .nul
    default: return choices.take(flag: name)
    }
    return true
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    guard name == "--files-from" else { return choices.take(option: name, value) }
    detecting.list = value
    return true
  }

  mutating func take(operands: [String]) -> Bool {
    detecting.files = operands
    return detecting.list != nil || detecting.listFormat == .lines
  }

  var onlyReads: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    try run.judgingDeclarations { try answer(in: run) }
  }

  private func answer(in run: Run) throws -> ExitStatus {
    var status = ExitStatus.done
    try detecting(in: run.exchange) { found in
      try run.renderer.detected(
        found, asMIMEType: asMIMEType, terminator: endsWithNUL ? 0 : UInt8(ascii: "\n"))
      guard let error = found.error else { return }
      if status == .done { status = ExitStatus(error.code.failure) }
      if !choices.json {
        try run.output.flush()
        run.console.say(error)
      }
    }
    return status
  }
}
