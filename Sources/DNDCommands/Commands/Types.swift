import ArgumentParser
import Context
import Exchange
import UniformTypes

struct Types: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "types",
    abstract: "Look up file types and conversions.",
    usage: "dnd types <subcommand> [<options>]",
    discussion: """
      EXAMPLES
        dnd types of *                       what each file is
        dnd types show jpeg
        dnd types conforms -q .md text && echo text
      """,
    subcommands: [
      TypesShow.self, TypesOf.self, TypesConforms.self, TypesPath.self, TypesTags.self,
      TypesList.self, TypesDynamic.self,
    ])

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Types.Values: ParsedCommand {
  func perform(in run: Run) throws -> ExitStatus {
    throw CommandLineError.choiceMissing(
      command: "dnd types", choices: OptionTable.typesCommands)
  }
}

struct TypesShow: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show what is known about a type.",
    usage: "dnd types show [<options>] <type>",
    discussion: """
      EXAMPLES
        dnd types show public.heic
        dnd types show .tar.gz
        dnd types show image/webp --json
      """)

  @Argument(
    help: ArgumentHelp("An identifier, MIME type, extension or short word.", valueName: "type"))
  var type: String

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension TypesShow.Values: ParsedCommand {
  var onlyReads: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    try run.judgingDeclarations {
      try run.renderer.described(try Describing(word: type)(in: run.exchange))
      return .done
    }
  }
}

struct TypesConforms: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "conforms", abstract: "Test whether one type conforms to another.",
    usage: "dnd types conforms [<options>] <type> <ancestor>",
    discussion: """
      Prints yes or no, and exits with 0 or 1; with -q it prints nothing.

      EXAMPLES
        dnd types conforms png image
        dnd types conforms -q .md public.text && echo text
      """)

  @Argument(help: ArgumentHelp("The type to test.", valueName: "type"))
  var type: String

  @Argument(help: ArgumentHelp("The type that it may conform to.", valueName: "ancestor"))
  var ancestor: String

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension TypesConforms.Values: ParsedCommand {
  var onlyReads: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    let registry = run.exchange.registry()
    let wanted = try registry.accepted(ancestor)
    // A short word stands for several types, all of which must conform.
    let answer = try registry.accepted(type).allSatisfy { type in
      guard let type = type.type else { return wanted.contains(.anything) }
      return wanted.contains { registry.match(type, $0) != nil }
    }
    try run.renderer.conforms(answer)
    return answer ? .done : .failed
  }
}

struct TypesTags: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "tags",
    abstract: "List the types of an extension or MIME type, the preferred one first.",
    usage: "dnd types tags [<options>] <tag>",
    discussion: """
      Exits with 4 if no type is known for it.

      EXAMPLES
        dnd types tags .ts
        dnd types tags image/jpeg
      """)

  @Argument(help: ArgumentHelp("An extension or a MIME type.", valueName: "tag"))
  var tag: String

  @Flag(name: [.customShort("z"), .long], help: "End each line with NUL instead of a newline.")
  var print0 = false

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension TypesTags.Values: ParsedCommand {
  var onlyReads: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    try run.judgingDeclarations {
      let registry = run.exchange.registry()
      let types = registry.taggedTypes(tag).map { TypeDescription(of: $0, registry) }
      try run.renderer.identifiers(types, terminator: print0 ? 0 : UInt8(ascii: "\n"))
      return types.isEmpty ? .cancelled : .done
    }
  }
}

struct TypesList: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List every declared type.",
    usage: "dnd types list [<options>]",
    discussion: """
      What only the system's shared MIME database knows has a dynamic identifier,
      and is listed with --layer system.

      EXAMPLES
        dnd types list | grep image
        dnd types list --layer user
        dnd types list --json | jq -r '.types[] | .identifier + " " + .description'
      """)

  @Option(
    help: ArgumentHelp("Only what one layer of the registry declares or knows.", valueName: "layer")
  )
  var layer: TypeLayer?

  @Flag(name: [.customShort("z"), .long], help: "End each line with NUL instead of a newline.")
  var print0 = false

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension TypesList.Values: ParsedCommand {
  var onlyReads: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    try run.judgingDeclarations {
      let registry = run.exchange.registry()
      let types = layer.map(registry.types(in:)) ?? registry.declaredTypes
      try run.renderer.identifiers(
        types.map { TypeDescription(of: $0, registry) },
        terminator: print0 ? 0 : UInt8(ascii: "\n"))
      return .done
    }
  }
}
