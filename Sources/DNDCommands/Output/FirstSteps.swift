import Diagnostics
import Exchange

/// What somebody who has never picked anything up can type; said by `dnd` alone.
enum FirstSteps {
  static let text = """
    Nothing is picked up yet. To begin:
      dnd lift FILE…         pick up files, folders, URLs, or - for standard input
      dnd drop FOLDER        put them down there, also in another terminal
      dnd cp FILE… FOLDER    both in one step ('dnd mv' moves, 'dnd undo' takes it back)
      dnd --help             all commands; 'man dnd-tutorial' takes ten minutes
    """

  /// Whether the run failed because there has never been a session here.
  static func areNext(after failure: Diagnostic, in run: Run) -> Bool {
    guard failure.code.name == "session.none", !run.console.manner.speaksJSON else { return false }
    return [Listing(), Listing(ended: true, limit: 1)].allSatisfy { listing in
      (try? listing(in: run.exchange))?.isEmpty == true
    }
  }
}
