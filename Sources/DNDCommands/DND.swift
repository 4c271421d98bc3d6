import ArgumentParser
import CBuild

/// The root command.
struct DND: ParsableCommand {
  static let version = "0.2.0"
  /// The output of `--version`, with the revision of the sources if the build knows it.
  static let name = {
    let revision = String(cString: dnd_revision())
    return revision.isEmpty ? "dnd \(version)" : "dnd \(version) (\(revision))"
  }()

  static let configuration = CommandConfiguration(
    commandName: "dnd",
    abstract: "Drag and drop for the shell.",
    usage: "dnd [<command>] [<options>]",
    discussion: """
      EXAMPLES
        dnd lift -r /media/card              pick up a card, in one terminal
        dnd drop ~/Pictures -a image         put its pictures down, in another
        dnd cp *.heic ~/frame -p -a jpeg     in one step, converted on the way

      Every command takes --session, --json, -q, -v, --color and --progress.
      """,
    version: name,
    subcommands: [
      Lift.self, Add.self, Propose.self, Drop.self, Load.self, Cp.self, Mv.self, List.self,
      Show.self, Use.self, Edit.self, Pick.self, Reopen.self, Cancel.self, Log.self, Undo.self,
      Export.self, Import.self, Init.self, Store.self, Types.self, Shell.self,
      Complete.self,
    ])
}
