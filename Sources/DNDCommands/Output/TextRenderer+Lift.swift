import Diagnostics
import Exchange
import Items
import Picking

// What was picked up: the session's name on standard output, the items on standard error.
extension TextRenderer {
  func lifted(_ outcome: LiftOutcome) throws {
    try output.write(outcome.session.name)
    try output.flush()
    preview(outcome)
  }

  func added(_ outcome: LiftOutcome) throws {
    if outcome.began { return try lifted(outcome) }
    guard !console.manner.isQuiet else { return }
    console.write([Self.sum(outcome)])
    preview(outcome)
  }

  /// What an add came to: `2 items added to brisk-otter, 1 was there already`.
  private static func sum(_ outcome: LiftOutcome) -> String {
    let name = outcome.session.name
    var parts: [String] = []
    let new = outcome.indices.count - outcome.gained
    if new > 0 { parts.append("\(count(new, "item")) added to \(name)") }
    if outcome.gained > 0 {
      parts.append(
        "\(count(outcome.gained, "item")) \(new > 0 ? "gained forms" : "of \(name) gained forms")")
    }
    let same = outcome.unchanged.count
    if same > 0 {
      parts.append(
        parts.isEmpty
          ? "\(count(same, "item")) \(same == 1 ? "is" : "are") in \(name) already; nothing has changed"
          : "\(same) \(same == 1 ? "was" : "were") there already")
    }
    return parts.joined(separator: ", ")
  }

  private func preview(_ outcome: LiftOutcome) {
    guard !console.manner.isQuiet, !outcome.previews.isEmpty else { return }
    var table = Table([
      .init(isRightAligned: true, colour: .dim, gap: 2), .init(gap: 2, shrinks: true),
      .init(shrinks: true), .init(isRightAligned: true),
    ])
    for preview in outcome.previews {
      table.add([
        String(preview.index), console.shown(preview.name), console.shown(preview.label),
        preview.size.map(ByteCount.text) ?? "",
      ])
    }
    var lines = table.lines(console.style, limit: console.terminal?.columns)
    let more = outcome.indices.count - outcome.previews.count
    if more > 0 { lines.append("  … and \(more) more") }
    console.write(lines)
  }
}
