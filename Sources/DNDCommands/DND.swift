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
      Pick things up with lift and add, see what a drop would do with propose, and put them down \
      with drop or load. Without a command, dnd shows the current session.

      EXAMPLES
        dnd lift shots/*.heic notes.md       start a session; prints its name
        curl -s $URL | dnd add - -n a.svg    one more item, from standard input
        dnd propose images -a jpeg,png       show what a drop there would do
        dnd drop images -a jpeg,png          do it
        dnd load --item 3 -a text | wc       one form to standard output

      Every command takes --session, --json, -q, -v, --color and --progress.
      """,
    version: name,
    subcommands: [
      Lift.self, Add.self, Propose.self, Drop.self, Load.self, Cp.self, Mv.self, List.self,
      Show.self, Use.self, Reopen.self, Cancel.self, Log.self, Undo.self, Export.self, Import.self,
      Init.self, Store.self, Types.self, Shell.self,
      Complete.self,
    ])
}
