import Context
import Dropping
import Exchange
import SystemCalls
import SystemPackage

/// Outcomes as text.
///
/// Its parts are in files of their own, one for each group of commands.
final class TextRenderer: Renderer {
  let setting: RenderingSetting
  /// Rows that wait for the others of their block.
  var table = Table([])
  /// The first part of a proposal, which is held back for the headline above it.
  var proposals: [ItemProposal] = []
  /// The first item's failure; the run's own is often the same and is told once.
  var firstFailure: ItemResult?
  var proposalTally = ProposalTally()
  var summary = DropSummary()
  var undoSummary = UndoSummary()
  var itemRows = ItemRows(total: 0)
  /// Whether nothing of what items hold may be shown.
  var hidesData = false

  /// Rows that are set in columns together; beyond that, alignment begins again.
  static let block = 1000

  init(_ setting: RenderingSetting) { self.setting = setting }

  var output: Output { setting.output }
  var console: Console { setting.console }

  /// Adds a row to the table on standard output, which is written when a block is full.
  func addRow(_ cells: [String]) throws {
    table.add(cells)
    if table.rows.count >= Self.block { try writeRows() }
  }

  func finish() throws {
    try writeRows()
    if itemRows.folded > 0 {
      try output.write("  … and \(itemRows.folded) more ('dnd show -v' lists all)")
      itemRows.folded = 0
    }
  }

  /// Writes the rows of the table that wait.
  func writeRows() throws {
    // A row that a terminal would break is cut there; in a pipe all of it is seen.
    for line in table.lines(setting.outputStyle, limit: output.terminal?.columns) {
      try output.write(line)
    }
    table.removeRows()
  }

  /// Paths as they are shown on standard error.
  var paths: PathText {
    PathText(
      workingDirectory: setting.workingDirectory, home: setting.home, shown: console.shown)
  }

  /// The same on standard output.
  var outputPaths: PathText {
    PathText(workingDirectory: setting.workingDirectory, home: setting.home, shown: output.shown)
  }

  /// `1 item`, `2 items`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
