import ArgumentParser
import Context
import Exchange
import UniformTypes

struct TypesDynamic: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "dynamic",
    abstract: "Write or read the identifier of an undeclared type.",
    usage: "dnd types dynamic [<options>] [<identifier>]",
    discussion: """
      EXAMPLES
        dnd types dynamic --extension foo
        dnd types dynamic --mime-type application/x-foo
        dnd types dynamic dyn.age80q55u
      """)

  @Argument(help: ArgumentHelp("An identifier to read.", valueName: "identifier"))
  var identifier: String?

  @Option(
    name: .customLong("extension"),
    help: ArgumentHelp("Write the identifier of a filename extension.", valueName: "word"))
  var filenameExtension: String?

  @Option(
    help: ArgumentHelp("Write the identifier of a MIME type.", valueName: "type"))
  var mimeType: String?

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension TypesDynamic.Values: ParsedCommand {
  var onlyReads: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    let registry = run.exchange.registry()
    switch (identifier, filenameExtension, mimeType) {
    case (let text?, nil, nil):
      let type = UniformType(text)
      guard registry.isDynamic(type) else { throw CommandLineError.notDynamic(text) }
      try run.renderer.described([TypeDescription(of: type, registry)])
    case (nil, let word?, nil):
      try write(DynamicIdentifier(checkingExtension: word), registry, run)
    case (nil, nil, let type?):
      try write(DynamicIdentifier(checkingMIMEType: type), registry, run)
    case (nil, nil, nil):
      throw CommandLineError.operandsMissing(
        "dnd types dynamic needs --extension, --mime-type or an identifier",
        example: "dnd types dynamic --extension foo")
    default: throw CommandLineError.together("--extension, --mime-type", "an identifier")
    }
    return .done
  }

  private func write(_ found: DynamicIdentifier, _ registry: TypeRegistry, _ run: Run) throws {
    try run.renderer.identifiers(
      [TypeDescription(of: found.type, registry)], terminator: UInt8(ascii: "\n"))
  }
}
