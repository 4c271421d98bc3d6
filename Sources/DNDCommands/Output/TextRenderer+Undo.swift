import Context
import Diagnostics
import Exchange
import Items
import Reverting
import SystemCalls
import SystemPackage

// What an undo did, on standard error; what it would do, on standard output, for that was asked for.
extension TextRenderer {
  func undone(_ item: UndoResult, onlyAsked: Bool) throws {
    undoSummary.count(item, onlyAsked ? outputPaths : paths)
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
    // Here paths are for a look at what happens, one below the other: each from the same folder, or whole.
    let fromHere = PathText(workingDirectory: setting.workingDirectory, home: nil)
    let target = item.target.map(fromHere.file) ?? ""
    let source = item.source.map(fromHere.file) ?? ""
    return switch item.action {
    case .remove: "remove \(target)"
    case .moveBack: "move \(target) back to \(source)"
    case .copyBack: "copy \(target) back to \(source)"
    case .separate where item.source != nil: "take back to \(source) what went into \(target)"
    case .separate: "remove what went into \(target)"
    case .reorder: "put it back at its position"
    case .some(.none), nil: "nothing to take back"
    }
  }

  func undid(_ outcome: UndoOutcome, onlyAsked: Bool, status: ExitStatus) throws {
    try finish()
    if onlyAsked {
      try output.write(undoSummary.line(outcome, onlyAsked: true, outputPaths))
    } else if !console.manner.isQuiet {
      console.write([undoSummary.line(outcome, onlyAsked: false, paths)])
    }
  }
}
