import Clipboard
import Context
import Diagnostics
import Exchange
import Items
import Reverting
import SystemCalls
import SystemPackage
import UniformTypes

// Sessions and their logs.
extension TextRenderer {
  func sessions(_ rows: [SessionRow], ended: Bool, terminator: UInt8) throws {
    if terminator == 0 {
      for row in rows { try output.write(row.name, terminator: 0) }
      return
    }
    if rows.isEmpty {
      let hints = ended || console.manner.isQuiet ? [] : ["start one with 'dnd lift FILE…'"]
      console.say(
        Diagnostic(
          .note, Diagnostic.Code("session.none", .nothingToDo),
          ended ? "no session has ended" : "no sessions", hints: hints))
    }
    table = Table([
      .init(gap: 0), .init(colour: .bold, gap: ended ? 0 : 1, shrinks: true),
      .init(isRightAligned: true, yields: true), .init(isRightAligned: true, yields: true), .init(),
      .init(), .init(shrinks: true), .init(shrinks: true),
    ])
    for row in rows {
      try addRow([
        // Rows without a star keep the column, so that names align.
        ended ? "" : row.isCurrent ? "*" : " ", output.shown(row.name),
        Self.count(row.items, "item"), row.size.map(ByteCount.text) ?? "",
        ended || row.state == "active" || row.state == "offered" ? "" : row.state,
        Self.time(of: row), row.destination.map { "to " + outputPaths.destination($0) } ?? "",
        output.shown(row.contents.text) + offers(row.offers)
          + (row.isSent ? ", sent to the terminal" : ""),
      ])
    }
    try finish()
  }

  /// What is on the clipboard, such as `on the clipboard: Markdown text, PDF +3`.
  private func offers(_ offers: [ShownOffer]) -> String {
    offers.map { offer in
      let place = outputPaths.destination(offer.record.place)
      if offer.record.isCut { return "cut to \(place)" }
      let more = offer.forms.count > 2 ? " +\(offer.forms.count - 2)" : ""
      return "on \(place): " + output.shown(offer.forms.prefix(2).joined(separator: ", ")) + more
    }.joined(separator: "; ")
  }

  /// When a session was lifted, or how and when it ended.
  private static func time(of row: SessionRow) -> String {
    guard let ended = row.ended else {
      return row.created.map { Age.text(Clock.now.subtractingClamped($0)) } ?? ""
    }
    return
      "\(row.state == "ended" ? "dropped" : row.state) \(Age.text(Clock.now.subtractingClamped(ended)))"
  }

  func used(_ outcome: UseOutcome) throws {
    guard !console.manner.isQuiet else { return }
    console.write([
      "\(outcome.session.name) is current" + listed(outcome.contents)
    ])
  }

  func initialized(_ outcome: StoreOutcome) throws {
    guard !console.manner.isQuiet else { return }
    let line =
      switch outcome.before {
      case nil: "created the store (version \(outcome.version), owner \(outcome.owner))"
      case outcome.version?:
        "the store is up to date (version \(outcome.version), owner \(outcome.owner))"
      case let before?:
        "updated the store from version \(before) to \(outcome.version) (owner \(outcome.owner))"
      }
    console.write([line])
  }

  func reopened(_ outcome: ReopenOutcome, onlyAsked: Bool) throws {
    guard !console.manner.isQuiet || onlyAsked else { return }
    let name = outcome.session.name
    let contents = listed(outcome.contents)
    var line: String
    if let back = outcome.back {
      let verb = onlyAsked ? "would be" : back == 1 ? "is" : "are"
      // One item is named; more are listed.
      let only = back == 1 ? outcome.contents.names.first.map(console.shown) : nil
      let what = only ?? Self.count(back, "item")
      line = "\(what) \(verb) back in \(name)\(only == nil ? contents : "")"
    } else {
      line = "\(name) \(onlyAsked ? "would be" : "is") active again\(contents)"
    }
    if outcome.moved > 0 {
      let (was, stays) = outcome.moved == 1 ? ("was", "stays") : ("were", "stay")
      line += "; \(Self.count(outcome.moved, "item")) \(was) moved and \(stays) out"
    }
    console.write([line])
    if let former = outcome.formerName, !former.utf8.elementsEqual(name.utf8) {
      console.say(
        Diagnostic(
          .note, Diagnostic.Code("undo.renamed", .failed),
          "the name '\(former)' is now taken by another session; this one is now '\(name)'"))
    }
  }

  /// The contents as `: a.txt, b.txt`; empty if they are not shown.
  private func listed(_ contents: SessionContents) -> String {
    contents.text.isEmpty ? "" : ": \(console.shown(contents.text))"
  }

  func session(_ detail: SessionDetail) throws {
    let session = detail.session
    var facts = [
      session.state.rawValue, Self.count(detail.items, "item"), ByteCount.text(detail.size),
    ]
    if !session.policy.allowsMove { facts.append("copy only") }
    if session.policy.localOnly { facts.append("local only") }
    if session.isSensitive { facts.append("sensitive") }
    if !detail.isLocal { facts.append("external") }
    if !detail.offers.isEmpty { facts.append(offers(detail.offers)) }
    if let expires = session.expires {
      facts.append("expires " + Age.ahead(expires - Clock.now))
    }
    let name = setting.outputStyle.paint(output.shown(session.name), .bold)
    try output.write("\(name)   \(facts.joined(separator: ", "))")
    if setting.isVerbose {
      try output.write("  lifted \(Self.moment(session.created))")
      if let expires = session.expires {
        try output.write("  expires \(Self.moment(expires))")
      }
      if let context = detail.context {
        try output.write("  context \(output.shown(context))")
      }
    }
    hidesData = session.isSensitive
    itemRows = ItemRows(total: detail.items)
    table = Table([
      .init(isRightAligned: true, colour: .dim, gap: 2), .init(gap: 2, shrinks: true),
      .init(shrinks: true), .init(isRightAligned: true, yields: true), .init(shrinks: true),
    ])
  }

  /// A local date and time, for people.
  static func moment(_ time: Int64) -> String { Clock.formatted(time, "%Y-%m-%d %H:%M:%S") }

  func item(_ detail: ItemDetail, withRepresentations: Bool) throws {
    var notes: [String] = []
    if let destination = detail.destination {
      // That the file is missing is said once.
      let isSaid =
        detail.sourceNote != nil && detail.failure?.hasSuffix("ourceMissing") == true
        || detail.sourceNote != nil && detail.failure == "source.missing"
      let words = detail.failure.flatMap {
        setting.isVerbose ? $0 : isSaid ? nil : FailureText.of($0)
      }
      notes.append(
        (detail.state == "failed" ? "failed at " : "in transit to ")
          + outputPaths.destination(destination) + (words.map { ": \($0)" } ?? ""))
    }
    if let note = detail.sourceNote { notes.append(note) }
    if !detail.item.isLocal { notes.append("from \(Self.name(of: detail.item.contributor))") }
    if detail.contradictedName != nil { notes.append(Self.contradiction(of: detail.item.name)) }
    // Of many plain items, only the first few are shown.
    let isPlain = notes.isEmpty && !withRepresentations && !setting.isVerbose
    guard itemRows.shows(isPlain: isPlain) else { return }
    let title = ItemTitle.of(detail.item, isSensitive: hidesData)
    try addRow(
      [
        String(detail.item.index), output.shown(title ?? detail.item.name),
        output.shown(detail.representations.first?.label ?? ""),
        detail.size.map(ByteCount.text) ?? "",
        output.shown(notes.joined(separator: "; ")),
      ], colour: detail.state == "failed" ? .red : detail.sourceNote == nil ? nil : .yellow)
    guard withRepresentations else { return }
    try writeRows()
    var table = Table([
      .init(gap: 7), .init(), .init(), .init(isRightAligned: true),
      .init(),
    ])
    for representation in detail.representations
    where setting.isVerbose || representation.representation.source != .fileURL {
      table.add(cells(representation))
    }
    if let object = detail.item.localObject {
      table.add(["local object", "", "", "", output.shown(object)])
    }
    for line in table.lines(setting.outputStyle, limit: nil) { try output.write(line) }
  }

  /// A note that the name does not match the content.
  private static func contradiction(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      return "the name does not match the content"
    }
    return "extension \(name[dot...]) does not match the content"
  }

  private static let unnamed = "an unnamed application"

  /// The name of the application that added an item, or else of another machine.
  private static func name(of contributor: Session.Origin?) -> String {
    guard let contributor else { return unnamed }
    let isElsewhere = !contributor.host.utf8.elementsEqual(Machine.hostName.utf8)
    return contributor.application ?? (isElsewhere ? contributor.host : unnamed)
  }

  private func cells(_ detail: RepresentationDetail) -> [String] {
    let representation = detail.representation
    var origin = detail.path.map { output.shown($0) } ?? ""
    switch representation.source {
    case .promise(let command, _): origin = output.shown(command)
    case .far(let far): origin = output.shown(far.location.shown.carried)
    case .file, .payload, .inline, .fileURL: break
    }
    return [
      setting.isVerbose ? representation.type.identifier : output.shown(detail.label),
      representation.kind.rawValue,
      representation.visibility == .all ? "" : representation.visibility.rawValue,
      representation.size.map(ByteCount.text) ?? "", origin,
    ]
  }

  func edited(_ outcome: EditOutcome) throws {
    guard !console.manner.isQuiet else { return }
    var parts: [String] = []
    if outcome.isReordered { parts.append("changed the order of \(outcome.session.name)") }
    if outcome.renamed > 0 { parts.append("renamed \(Self.count(outcome.renamed, "item"))") }
    if outcome.removed > 0 { parts.append("removed \(Self.count(outcome.removed, "item"))") }
    console.write([
      parts.isEmpty ? "nothing changed in \(outcome.session.name)" : parts.joined(separator: " · ")
    ])
  }

  func cancelled(_ outcome: CancelOutcome) throws {
    guard !console.manner.isQuiet else { return }
    let name = outcome.session.name
    if outcome.items.isEmpty {
      console.write([outcome.isPurged ? "\(name) purged" : "\(name) cancelled"])
    } else {
      let only =
        outcome.items.count == 1 ? outcome.contents.names.first.map(console.shown) : nil
      let removed = "removed \(only ?? Self.count(outcome.items.count, "item"))"
      let rest = outcome.pending > 0 ? " · \(outcome.pending) left in" : " from"
      let end = outcome.session.state == .cancelled ? ", which has ended" : ""
      console.write(["\(removed)\(rest) \(name)\(end)"])
    }
  }
}
