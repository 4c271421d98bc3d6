import Clipboard
import Context
import Diagnostics
import Dropping
import Exchange
import Items
import SystemCalls
import SystemPackage
import UniformTypes

// A proposal, on standard output because it is the result that was asked for.
extension TextRenderer {
  /// The maximum number of rows held back until the headline is known; a longer proposal has its
  /// headline only at the end.
  private static let heldBack = 10_000

  func proposal(_ item: ItemProposal) throws {
    proposals.append(item)
    proposalTally.count(item)
    guard proposals.count >= Self.heldBack else { return }
    try writeProposals(below: nil)
    proposalTally.isStreamed = true
  }

  func proposed(_ outcome: ProposeOutcome) throws {
    let headline = headline(outcome)
    if !proposalTally.isStreamed { try output.write(headline) }
    try writeProposals(below: outcome.destination)
    if let offer = outcome.offer { try write(offer) }
    if itemRows.folded > 0 { try output.write("  … and \(itemRows.folded) more") }
    // Repeat the headline after a long list, where the first one may have scrolled away.
    if proposalTally.isStreamed || itemRows.shown >= ItemRows.limit { try output.write(headline) }
    itemRows = ItemRows(total: 0)
  }

  /// The forms of an offer, its way, and who may have them made at once.
  private func write(_ offer: OfferPreview) throws {
    var forms: [String] = []
    for form in offer.forms.all where form.origin != .note {
      var words = form.type.map(setting.label) ?? "files"
      switch form.origin {
      case .promise: words += " (by its command)"
      case .conversion(let tools) where !tools.isEmpty:
        words += " (by \(tools.joined(separator: ", ")))"
      case .list where form.names.contains("UTF8_STRING") || form.names == ["STRING"]:
        words = "text"
      case .asItIs, .conversion, .list, .note: break
      }
      if !forms.contains(words) { forms.append(words) }
    }
    try output.write("  as \(output.shown(forms.joined(separator: ", ")))")
    if let way = offer.way { try output.write("  by \(way)") }
    if !offer.listeners.isEmpty {
      let names = offer.listeners.joined(separator: ", ")
      let verb = offer.listeners.count == 1 ? "runs" : "run"
      console.say(
        Diagnostic(
          .note, .offerListeners, "\(names) \(verb), and may have text and pictures made at once"))
    }
  }

  private func reason(_ outcome: ProposeOutcome, else other: String) -> String {
    output.shown(outputPaths.sentence(outcome.reason ?? other))
  }

  private func headline(_ outcome: ProposeOutcome) -> String {
    switch outcome.operation {
    case .copy, .move: return headlineOfPlacing(outcome)
    case .cancel:
      return "nothing would be dropped: "
        + reason(outcome, else: "no item matches what is accepted there")
    case .forbidden: return "forbidden: " + reason(outcome, else: "nothing may be dropped there")
    }
  }

  private func headlineOfPlacing(_ outcome: ProposeOutcome) -> String {
    let tally = proposalTally
    let total = Self.count(outcome.total, "item")
    let goal =
      outcome.route.isEmpty
      ? " \(tally.preposition(outcome)) \(shown(destination: outcome.destination))"
      : ": \(shares(outcome.route))"
    let idle = tally.alreadyThere + tally.skipped
    let verb = tally.verb(outcome)
    guard outcome.matched > idle else {
      let what =
        tally.skipped == 0
        ? "already there" : tally.alreadyThere == 0 ? "skipped" : "already there or skipped"
      let items = outcome.matched == outcome.total ? total : "\(outcome.matched) of \(total)"
      let goal = outcome.route.isEmpty ? goal : ""
      return "nothing to \(verb)\(goal): \(items) \(outcome.matched == 1 ? "is" : "are") \(what)"
    }
    var parts = ["\(verb) \(outcome.matched - idle) of \(total)\(goal)"]
    if tally.alreadyThere > 0 { parts.append("\(tally.alreadyThere) already there") }
    if tally.skipped > 0 { parts.append("\(tally.skipped) skipped") }
    return parts.joined(separator: " · ")
  }

  /// The views of a route that receive items.
  private func shares(_ route: [RouteStop]) -> String {
    route.compactMap { stop in
      proposalTally.shares[stop.view].map { "\($0) to \(outputPaths.directory(stop.view))" }
    }.joined(separator: ", ")
  }

  private func shown(destination: String) -> String {
    if DestinationDescription.of(destination) != nil { return outputPaths.destination(destination) }
    // Rows that were written before the headline are no longer held.
    let holds = (proposals + [proposalTally.firstNamed].compactMap(\.self)).contains {
      guard let target = $0.target else { return $0.namedBy != nil }
      return !target.utf8.elementsEqual(destination.utf8)
        && FilePath(carried: target).starts(with: FilePath(carried: destination))
    }
    return holds ? outputPaths.directory(destination) : outputPaths.file(destination)
  }

  private func writeProposals(below destination: String?) throws {
    table = Table([
      .init(isRightAligned: true, colour: .dim, gap: 2), .init(gap: 2, shrinks: true),
      .init(gap: 1, shrinks: true), .init(gap: 4, shrinks: true),
    ])
    if !proposalTally.isStreamed { itemRows = ItemRows(total: proposalTally.total) }
    for item in proposals {
      guard itemRows.shows(isPlain: !item.isEventful && !setting.isVerbose) else { continue }
      try addRow(
        [
          String(item.index), output.shown(item.shownName), verdict(item, below: destination),
          output.shown(explanation(item)),
        ], colour: Self.colour(of: item))
      guard setting.isVerbose else { continue }
      try writeRows()
      for step in item.considered {
        try output.write(
          "       \(output.shown(step.accepted)): \(step.offered.identifier) "
            + output.shown(step.verdict))
      }
      if let origin = item.dateOrigin { try output.write("       date: \(Self.words(origin))") }
      if !item.shot.isEmpty {
        let items = item.shot.map(String.init).joined(separator: ", ")
        try output.write("       one shot with \(item.shot.count == 1 ? "item" : "items") \(items)")
      }
    }
    try writeRows()
    proposals.removeAll()
  }

  private static func words(_ origin: DateOrigin) -> String {
    switch origin {
    case .recorded: "recorded in it"
    case .item(let index): "that of item \(index), a file of the same shot"
    case .file: "when its file was last changed"
    case .now: "now"
    }
  }

  /// Red for what fails, yellow for what loses something, dim for what stays.
  private static func colour(of item: ItemProposal) -> Style.Colour? {
    switch item.operation {
    case .forbidden: .red
    case .cancel: item.error == nil ? .dim : .red
    case .copy, .move: item.isLossy ? .yellow : nil
    }
  }

  private func verdict(_ item: ItemProposal, below destination: String?) -> String {
    switch item.operation {
    case .cancel:
      if item.error != nil { return "  would fail" }
      return item.given == nil ? "  not accepted" : "  held back"
    case .forbidden: return "  forbidden"
    case .copy, .move:
      guard let target = item.target else {
        guard let place = destination.flatMap(DestinationDescription.of) else {
          return item.namedBy == nil ? "→ standard output" : "→ named when it is made"
        }
        return place.goal ?? ""
      }
      if item.view != nil { return "→ \(outputPaths.file(target))" }
      return "→ \(output.shown(Self.path(target, below: destination)))"
    }
  }

  /// The part of `target` below the destination; its last component if it is not below.
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
    if let reason = item.reason { return outputPaths.sentence(reason) }
    guard let given = item.given else { return "" }
    let via = item.via.map { " (by '\(Self.firstLine($0))')" } ?? ""
    return setting.label(given) + via
  }

  /// The first line of a command, followed by an ellipsis if there are more.
  private static func firstLine(_ command: String) -> String {
    let lines = command.split(whereSeparator: \.isNewline)
    return lines.count > 1 ? "\(lines[0]) …" : lines.first.map(String.init) ?? ""
  }
}
