import ArgumentParser
import Context

struct Store: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "store",
    abstract: "Prepare a store that many hosts share.",
    usage: "dnd store <subcommand> [<options>]",
    discussion: """
      DND_STORE names a database of PostgreSQL, such as service=drops or postgresql://host/drops. \
      Sessions that are lifted with --shared are kept there, and every host can drop their items.

      EXAMPLES
        export DND_STORE=service=drops
        dnd store init
        dnd lift --shared /net/shots/*.heic
      """,
    subcommands: [StoreInit.self])

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Store.Values: ParsedCommand {
  func perform(in run: Run) throws -> ExitStatus {
    throw CommandLineError.choiceMissing(
      command: "dnd store", choices: OptionTable.storeCommands)
  }
}

struct StoreInit: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create the store in the database of DND_STORE, or update it.",
    usage: "dnd store init [<options>]",
    discussion: """
      A store that is up to date is left as it is, and one of a newer dnd is refused.

      EXAMPLES
        DND_STORE=service=drops dnd store init
      """)

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension StoreInit.Values: ParsedCommand {
  func perform(in run: Run) throws -> ExitStatus {
    try run.renderer.initialized(run.exchange.initializeSharedStore())
    return .done
  }
}
