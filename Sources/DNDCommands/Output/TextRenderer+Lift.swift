import Context
import Diagnostics
import Exchange
import Items
import Picking
import SessionStreams

// The result of a lift: the session's name on standard output, the items on standard error.
extension TextRenderer {
  func lifted(_ outcome: LiftOutcome) throws {
    try output.write(outcome.session.name)
    try output.flush()
    preview(outcome)
  }

  func added(_ outcome: LiftOutcome) throws {
    if outcome.began { return try lifted(outcome) }
    guard !console.manner.isQuiet else { return }
    console.write([sum(outcome)])
    preview(outcome)
  }

  func exported(_ outcome: ExportOutcome) {
    guard !console.manner.isQuiet else { return }
    let items = Self.count(outcome.items, "item")
    let forms = outcome.forms == outcome.items ? "" : " in \(Self.count(outcome.forms, "form"))"
    console.write(["exported \(items)\(forms) of \(output.shown(outcome.session))"])
  }

  /// The summary of an add: `added 2 items to brisk-otter · 1 was already there`.
  private func sum(_ outcome: LiftOutcome) -> String {
    let name = outcome.session.name
    var parts: [String] = []
    let new = outcome.indices.count - outcome.gained
    if new == 1, outcome.gained == 0, let item = outcome.previews.first {
      parts.append("added \(console.shown(item.shownName)) to \(name)")
    } else if new > 0 {
      parts.append("added \(Self.count(new, "item")) to \(name)")
    }
    if outcome.gained > 0 {
      let forms = outcome.gained == 1 ? "a form to item" : "forms to items"
      let old = outcome.gained == outcome.indices.count ? outcome.indices : []
      let which =
        old.isEmpty || old.count > 3
        ? "\(outcome.gained) items" : "\(forms) \(old.map(String.init).joined(separator: ", "))"
      let what = old.isEmpty || old.count > 3 ? "added forms to \(which)" : "added \(which)"
      parts.append(new > 0 ? what : "\(what) of \(name)")
    }
    let same = outcome.unchanged.count
    if same > 0 {
      parts.append(
        parts.isEmpty
          ? "nothing added: \(Self.count(same, "item")) \(same == 1 ? "is" : "are") already in \(name)"
          : "\(same) \(same == 1 ? "was" : "were") already there")
    }
    return parts.joined(separator: " · ")
  }

  private func preview(_ outcome: LiftOutcome) {
    guard !console.manner.isQuiet, !outcome.previews.isEmpty else { return }
    var table = Table([
      .init(isRightAligned: true, colour: .dim, gap: 2), .init(gap: 2, shrinks: true),
      .init(shrinks: true), .init(isRightAligned: true),
    ])
    for preview in outcome.previews {
      table.add([
        String(preview.index), console.shown(preview.shownName), console.shown(preview.label),
        preview.size.map(ByteCount.text) ?? "",
      ])
    }
    var lines = table.lines(console.style, limit: console.terminal?.columns)
    let more = outcome.indices.count - outcome.previews.count
    if more > 0 { lines.append("  … and \(more) more") }
    console.write(lines)
  }
}
