import Context
import Dropping
import Exchange
import SystemCalls
import SystemPackage

/// Renders outcomes as text.
///
/// Each group of commands has an extension in a file of its own.
final class TextRenderer: Renderer {
  let setting: RenderingSetting
  /// The rows of the current block, not written yet.
  var table = Table([])
  /// The first rows of a proposal, held back until its headline is written.
  var proposals: [ItemProposal] = []
  /// The first failed item; its error is often the error of the run, and is shown only once.
  var firstFailure: ItemResult?
  var proposalTally = ProposalTally()
  var summary = DropSummary()
  var undoSummary = UndoSummary()
  var itemRows = ItemRows(total: 0)
  /// Whether the contents of items are hidden.
  var hidesData = false

  /// The number of rows aligned together; alignment starts again after each block.
  static let block = 1000

  init(_ setting: RenderingSetting) { self.setting = setting }

  var output: Output { setting.output }
  var console: Console { setting.console }

  /// Adds a row to the table on standard output; writes the rows when a block is full.
  func addRow(_ cells: [String], colour: Style.Colour? = nil) throws {
    table.add(cells, colour: colour)
    if table.rows.count >= Self.block { try writeRows() }
  }

  func finish() throws {
    try writeRows()
    if itemRows.folded > 0 {
      try output.write("  … and \(itemRows.folded) more ('dnd show -v' lists all)")
      itemRows.folded = 0
    }
  }

  /// Writes the buffered rows of the table.
  func writeRows() throws {
    // On a terminal, rows are cut instead of wrapped; in a pipe they are complete.
    for line in table.lines(setting.outputStyle, limit: output.terminal?.columns) {
      try output.write(line)
    }
    table.removeRows()
  }

  /// Paths as shown on standard error.
  var paths: PathText {
    PathText(
      workingDirectory: setting.workingDirectory, home: setting.home, shown: console.shown)
  }

  /// Paths as shown on standard output.
  var outputPaths: PathText {
    PathText(workingDirectory: setting.workingDirectory, home: setting.home, shown: output.shown)
  }

  /// `1 item`, `2 items`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
