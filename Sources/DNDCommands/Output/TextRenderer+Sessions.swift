import Diagnostics
import Exchange
import Items
import SystemPackage
import UniformTypes

// Sessions and what happened to them.
extension TextRenderer {
  func sessions(_ rows: [SessionRow], terminator: UInt8) throws {
    if terminator == 0 {
      for row in rows { try output.write(row.name, terminator: 0) }
      return
    }
    if rows.isEmpty {
      console.say(
        Diagnostic(
          .note, Diagnostic.Code("session.none", .nothingToDo), "there is no session",
          hints: console.manner.isQuiet ? [] : ["begin one with dnd lift"]))
    }
    table = Table([
      .init(gap: 0), .init(colour: .bold, gap: 1), .init(isRightAligned: true),
      .init(isRightAligned: true), .init(), .init(),
    ])
    for row in rows {
      try addRow([
        row.isCurrent ? "*" : "", output.shown(row.name), Self.count(row.items, "item"),
        row.size.map(ByteCount.text) ?? "", row.state, row.created.map(Timestamp.text) ?? "",
      ])
    }
    try finish()
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
    if let expires = session.expires { facts.append("expires \(Timestamp.text(expires))") }
    let name = setting.outputStyle.paint(output.shown(session.name), .bold)
    try output.write("\(name)   \(facts.joined(separator: ", "))")
    if setting.isVerbose {
      try output.write("  lifted \(Timestamp.text(session.created))")
      if let context = detail.context {
        try output.write("  context \(output.shown(context))")
      }
    }
    table = Table([
      .init(isRightAligned: true, colour: .dim, gap: 2), .init(gap: 2),
      .init(), .init(isRightAligned: true), .init(),
    ])
  }

  func item(_ detail: ItemDetail, withRepresentations: Bool) throws {
    var notes: [String] = []
    if let destination = detail.destination {
      let failure = detail.failure.map { ": \($0)" } ?? ""
      notes.append(
        (detail.state == "failed" ? "failed at " : "in transit to ") + destination + failure)
    }
    if let note = detail.sourceNote { notes.append(note) }
    if !detail.item.isLocal { notes.append("from \(Self.name(of: detail.item.contributor))") }
    if let name = detail.contradictedName { notes.append("the name says \(name.identifier)") }
    try addRow([
      String(detail.item.index), output.shown(detail.item.name),
      output.shown(detail.representations.first?.label ?? ""),
      detail.size.map(ByteCount.text) ?? "",
      output.shown(notes.joined(separator: "; ")),
    ])
    guard withRepresentations else { return }
    try finish()
    var table = Table([
      .init(gap: 7), .init(), .init(), .init(isRightAligned: true),
      .init(),
    ])
    for representation in detail.representations { table.add(cells(representation)) }
    if let object = detail.item.localObject {
      table.add(["local object", "", "", "", output.shown(object)])
    }
    for line in table.lines(setting.outputStyle, limit: nil) { try output.write(line) }
  }

  /// What an application is called that added something.
  private static func name(of contributor: Session.Origin?) -> String {
    contributor?.application ?? "an application without a name"
  }

  private func cells(_ detail: RepresentationDetail) -> [String] {
    let representation = detail.representation
    var origin = detail.path.map { output.shown($0) } ?? ""
    if case .promise(let command, _) = representation.source { origin = output.shown(command) }
    return [
      representation.type.identifier, representation.kind.rawValue,
      representation.visibility == .all ? "" : representation.visibility.rawValue,
      representation.size.map(ByteCount.text) ?? "", origin,
    ]
  }

  func cancelled(_ outcome: CancelOutcome) throws {
    guard !console.manner.isQuiet else { return }
    let name = outcome.session.name
    if outcome.items.isEmpty {
      console.write([outcome.isPurged ? "\(name) purged" : "\(name) cancelled"])
    } else {
      let taken = "\(Self.count(outcome.items.count, "item")) taken out"
      let rest = outcome.pending > 0 ? ", \(outcome.pending) pending in" : " of"
      let end = outcome.session.state == .cancelled ? ", which ended" : ""
      console.write(["\(taken)\(rest) \(name)\(end)"])
    }
  }

  func entry(_ entry: LogEntry) throws {
    if entry.isOfConversation && !setting.isVerbose { return }
    var parts = [Timestamp.text(entry.time), entry.event]
    if let session = entry.session { parts.append(session) }
    if let item = entry.item { parts.append("item \(item)") }
    if let count = entry.items { parts.append(Self.count(count, "item")) }
    if let application = entry.contributor?.application {
      parts.append("by \(output.shown(application))")
    }
    if let operation = entry.operation { parts.append(operation) }
    if let destination = entry.target ?? entry.destination {
      parts.append("→ " + output.shown(destination))
    }
    if let failure = entry.failure { parts.append(failure) }
    try output.write(parts.joined(separator: "  "))
  }
}
