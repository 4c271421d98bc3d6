import Context
import Dropping
import Exchange
import SystemCalls
import SystemPackage

/// Outcomes as text.
///
/// Its parts lie in files of their own, one for each group of commands.
final class TextRenderer: Renderer {
  let setting: RenderingSetting
  /// Rows that wait for the others of their block.
  var table = Table([])
  /// The first part of a proposal, which is held back for the headline above it.
  var proposals: [ItemProposal] = []
  var hasStreamedProposals = false
  /// The first item's failure; the run's own is often the same and is told once.
  var firstFailure: ItemResult?

  /// Rows that are set in columns together; beyond that, alignment begins anew.
  static let block = 1000

  init(_ setting: RenderingSetting) { self.setting = setting }

  var output: Output { setting.output }
  var console: Console { setting.console }

  /// Adds a row to the table on standard output, which is written when a block is full.
  func addRow(_ cells: [String]) throws {
    table.add(cells)
    if table.rows.count >= Self.block { try finish() }
  }

  func finish() throws {
    // Only a preview is cut to the terminal's width: what was asked for is the same everywhere.
    for line in table.lines(setting.outputStyle, limit: nil) { try output.write(line) }
    table.removeRows()
  }

  /// A path as it is from the working directory.
  func pathFromHere(_ carried: String) -> String {
    let here = setting.workingDirectory
    var path = FilePath(carried: carried)
    if path == here { return "." }
    return path.removePrefix(here) ? path.carried : carried
  }

  /// `1 item`, `2 items`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
