import Context
import Diagnostics
import Exchange
import Items
import Reverting
import SystemCalls
import SystemPackage

// The result of an undo, on standard error; its preview, on standard output because it is the
// result that was asked for.
extension TextRenderer {
  func undone(_ item: UndoResult, onlyAsked: Bool) throws {
    undoSummary.count(item)
    guard !onlyAsked else { return try addRow(row(item)) }
    if item.state == .failed {
      let error = item.error ?? Diagnostic(.error, .itemFailed, "it could not be undone")
      console.say(error, subject: "item \(item.index)")
    } else if setting.isVerbose, !console.manner.isQuiet {
      console.write([
        "  \(item.index)  \(console.shown(item.shownName))   \(console.shown(words(item)))"
      ])
    }
  }

  private func row(_ item: UndoResult) -> [String] {
    if table.columns.isEmpty {
      table = Table([
        .init(isRightAligned: true, colour: .dim, gap: 2), .init(gap: 2, shrinks: true),
        .init(shrinks: true),
      ])
    }
    let words = item.error.map { "stays: \($0.message)" } ?? words(item)
    return [String(item.index), output.shown(item.shownName), output.shown(words)]
  }

  private func words(_ item: UndoResult) -> String {
    // Show each path relative to the working directory or in full, so that rows are easy to
    // compare.
    let fromHere = PathText(workingDirectory: setting.workingDirectory, home: nil)
    let target = item.target.map(fromHere.file) ?? ""
    let source = item.source.map(fromHere.file) ?? ""
    return switch item.action {
    case .remove: "remove \(target)"
    case .moveBack: "move \(target) back to \(source)"
    case .copyBack: "copy \(target) back to \(source)"
    case .separate where item.source != nil:
      "take the files dropped into \(target) back to \(source)"
    case .separate: "take back the files dropped into \(target)"
    case .restore where item.target == nil: "take it out of the text with the others"
    case .restore: "put \(target) back as it was"
    case .takeOff: "take it off the clipboard"
    case .reorder: "put it back at its position"
    case .some(.none), nil: "nothing to undo"
    }
  }

  func undid(_ outcome: UndoOutcome, onlyAsked: Bool, status: ExitStatus) throws {
    if let reopened = outcome.reopened { return try self.reopened(reopened, onlyAsked: onlyAsked) }
    try finish()
    if onlyAsked {
      try output.write(undoSummary.line(outcome, onlyAsked: true, outputPaths))
    } else if !console.manner.isQuiet {
      console.write([undoSummary.line(outcome, onlyAsked: false, paths)])
    }
  }
}
