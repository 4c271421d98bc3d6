import Context
import Diagnostics
import Dropping
import Exchange
import Items
import SystemCalls
import SystemPackage
import UniformTypes

// What a drop would do: on standard output, for that is what was asked for.
extension TextRenderer {
  /// So many rows wait for the headline; a longer proposal has it at the end.
  private static let heldBack = 10_000

  func proposal(_ item: ItemProposal) throws {
    proposals.append(item)
    guard proposals.count >= Self.heldBack else { return }
    hasStreamedProposals = true
    try writeProposals(below: nil)
  }

  func proposed(_ outcome: ProposeOutcome) throws {
    let headline = headline(outcome)
    if hasStreamedProposals {
      try writeProposals(below: outcome.destination)
      try output.write(headline)
    } else {
      try output.write(headline)
      try writeProposals(below: outcome.destination)
    }
  }

  private func headline(_ outcome: ProposeOutcome) -> String {
    switch outcome.operation {
    case .copy, .move:
      "\(outcome.operation.rawValue) \(outcome.matched) of "
        + Self.count(outcome.total, "item")
        + (outcome.route.isEmpty
          ? " to \(shown(destination: outcome.destination))" : ": \(shares(outcome.route))")
    case .cancel: "cancel: \(output.shown(outcome.reason ?? "nothing is acceptable there"))"
    case .forbidden:
      "forbidden: \(output.shown(outcome.reason ?? "nothing may be placed there"))"
    }
  }

  /// Of the views of a route, those that take anything.
  private func shares(_ route: [RouteStop]) -> String {
    route.filter { $0.items > 0 }.map {
      "\($0.items) to \(output.shown(pathFromHere($0.view)))/"
    }.joined(separator: ", ")
  }

  private func shown(destination: String) -> String {
    if destination.utf8.elementsEqual("-".utf8) { return "standard output" }
    if destination.utf8.elementsEqual("trash:".utf8) { return "the trash" }
    if destination.hasPrefix("app:") { return output.shown(destination) }
    if destination.hasPrefix("exec:") { return output.shown(String(destination.dropFirst(5))) }
    let holds = proposals.contains {
      guard let target = $0.target else { return $0.namedBy != nil }
      return !target.utf8.elementsEqual(destination.utf8)
        && FilePath(carried: target).starts(with: FilePath(carried: destination))
    }
    return output.shown(pathFromHere(destination)) + (holds ? "/" : "")
  }

  private func writeProposals(below destination: String?) throws {
    table = Table([
      .init(isRightAligned: true, colour: .dim, gap: 2), .init(gap: 2),
      .init(gap: 1), .init(gap: 4),
    ])
    for item in proposals {
      try addRow([
        String(item.index), output.shown(item.name), verdict(item, below: destination),
        output.shown(explanation(item)),
      ])
      guard setting.isVerbose else { continue }
      try finish()
      for step in item.considered {
        try output.write(
          "       \(output.shown(step.accepted)): \(step.offered.identifier) "
            + output.shown(step.verdict))
      }
    }
    try finish()
    proposals.removeAll()
  }

  private func verdict(_ item: ItemProposal, below destination: String?) -> String {
    switch item.operation {
    case .cancel: return item.error == nil ? "  not accepted" : "  would fail"
    case .forbidden: return "  forbidden"
    case .copy, .move:
      guard let target = item.target else {
        if let destination, destination.hasPrefix("app:") || destination.hasPrefix("exec:") {
          return "→ opened"
        }
        return item.namedBy == nil ? "→ standard output" : "→ named when it is made"
      }
      if item.view != nil { return "→ \(output.shown(pathFromHere(target)))" }
      return "→ \(output.shown(Self.path(target, below: destination)))"
    }
  }

  /// The part of `target` below the destination, where it is below it; else its last part.
  private static func path(_ target: String, below destination: String?) -> String {
    var path = FilePath(carried: target)
    if let destination, !target.utf8.elementsEqual(destination.utf8),
      path.removePrefix(FilePath(carried: destination))
    {
      return path.carried
    }
    return path.lastComponent.map { FilePath(name: $0).carried } ?? target
  }

  private func explanation(_ item: ItemProposal) -> String {
    if let reason = item.reason { return reason }
    guard let given = item.given else { return "" }
    let via = item.via.map { " by \(Self.firstLine($0))" } ?? ""
    return given.identifier + via
  }

  /// The first line of a command, for a row of a table; a mark where there are more.
  private static func firstLine(_ command: String) -> String {
    let lines = command.split(whereSeparator: \.isNewline)
    return lines.count > 1 ? "\(lines[0]) …" : lines.first.map(String.init) ?? ""
  }
}

// What a drop did: on standard error; the data, if any, has standard output for itself.
extension TextRenderer {
  func result(_ item: ItemResult) throws {
    switch item.state {
    case .failed:
      if firstFailure == nil { firstFailure = item }
      let error = item.error ?? Diagnostic(.error, .itemFailed, "it could not be placed")
      console.say(error, subject: "item \(item.index)")
    case .skipped:
      let there = item.target.map { "'\(pathFromHere($0))' is there already" }
      let reason = item.error?.message ?? there
      console.say(
        Diagnostic(.note, .itemSkipped, "skipped" + (reason.map { ", \($0)" } ?? "")),
        subject: "item \(item.index)")
    case .placed, .pending, .unmatched:
      if item.state == .placed, let error = item.error {
        if firstFailure == nil { firstFailure = item }
        console.say(error, subject: "item \(item.index)")
      }
      guard setting.isVerbose, !console.manner.isQuiet else { return }
      console.write([line(item)])
    }
  }

  private func line(_ item: ItemResult) -> String {
    var line = "  \(item.index)  \(console.shown(item.name))"
    guard item.state == .placed else {
      return line + "   \(item.state == .unmatched ? "not accepted" : "pending")"
    }
    if let target = item.target { line += " → \(console.shown(pathFromHere(target)))" }
    var notes: [String] = []
    if item.effect == .alreadyThere { notes.append("already there") }
    if let given = item.given { notes.append(given.identifier) }
    if let bytes = item.bytes { notes.append(ByteCount.text(bytes)) }
    return notes.isEmpty ? line : line + "   " + notes.joined(separator: ", ")
  }

  func dropped(_ outcome: DropOutcome, status: ExitStatus) throws {
    if let failure = outcome.failure, failure != firstFailure?.error {
      console.say(failure, status: status)
    }
    guard !console.manner.isQuiet else { return }
    var parts: [String] = []
    func count(_ number: Int, _ word: String) {
      if number > 0 { parts.append("\(number) \(word)") }
    }
    count(outcome.placed - outcome.alreadyThere, "placed")
    count(outcome.alreadyThere, "already there")
    count(outcome.skipped, "skipped")
    count(outcome.failed, "failed")
    count(max(0, outcome.pending - outcome.failed), "pending")
    if parts.isEmpty { parts = ["0 placed"] }
    let name = outcome.session.name
    let end = outcome.ended ? ", \(name) ended" : " in \(name)"
    console.write([parts.joined(separator: ", ") + end])
  }
}

extension Diagnostic.Code {
  static let itemFailed = Diagnostic.Code("item.failed", .failed)
  static let itemSkipped = Diagnostic.Code("item.skipped", .failed)
}
