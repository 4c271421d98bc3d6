import Context
import Diagnostics
import Dropping
import Exchange
import Items
import SystemPackage
import UniformTypes

// The result of a drop, on standard error; standard output is reserved for data.
extension TextRenderer {
  func result(_ item: ItemResult) throws {
    summary.count(item, label: item.given.map(setting.label) ?? "")
    switch item.state {
    case .failed:
      if firstFailure == nil { firstFailure = item }
      let error = item.error ?? Diagnostic(.error, .itemFailed, "it could not be dropped")
      console.say(error, subject: "item \(item.index)")
    case .skipped:
      let there = item.target.map { "'\(paths.file($0))' is already there" }
      let reason = item.error?.message ?? there
      console.say(
        Diagnostic(.note, .itemSkipped, "skipped" + (reason.map { ", \($0)" } ?? "")),
        subject: "item \(item.index)")
    case .placed, .offered, .pending, .unmatched:
      if item.state == .placed, let error = item.error {
        if firstFailure == nil { firstFailure = item }
        console.say(error, subject: "item \(item.index)")
      }
      guard setting.isVerbose, !console.manner.isQuiet else { return }
      console.write([line(item)])
    }
  }

  private func line(_ item: ItemResult) -> String {
    var line = "  \(item.index)  \(console.shown(item.shownName))"
    guard item.state == .placed || item.state == .offered else {
      return line + "   \(item.state == .unmatched ? "not accepted" : "pending")"
    }
    if let target = item.target { line += " → \(paths.file(target))" }
    var notes: [String] = []
    if item.effect == .alreadyThere { notes.append("already there") }
    if let given = item.given { notes.append(given.identifier) }
    if let via = item.via { notes.append(via) }
    if let bytes = item.bytes { notes.append(ByteCount.text(bytes)) }
    return notes.isEmpty ? line : line + "   " + notes.joined(separator: ", ")
  }

  func dropped(_ outcome: DropOutcome, status: ExitStatus) throws {
    if var failure = outcome.failure, failure != firstFailure?.error {
      if failure.code.name == "transfer.cancelled", failure.hints.isEmpty {
        failure.hints = ["run it again to finish"]
      }
      console.say(failure, status: status)
    }
    guard !console.manner.isQuiet else { return }
    console.write([summary.line(outcome, paths, console.style)])
  }
}

extension Diagnostic.Code {
  static let itemFailed = Diagnostic.Code("item.failed", .failed)
  static let itemSkipped = Diagnostic.Code("item.skipped", .failed)
}
