import Diagnostics
import Exchange
import FileTransfer
import Items
import OrderedViews
import SystemCalls

// A view's rules, as text.
extension TextRenderer {
  func view(_ outcome: ViewOutcome, isAsked: Bool) throws {
    let standing = outcome.standing
    let root = output.shown(standing.root.carried)
    guard isAsked else {
      guard !console.manner.isQuiet else { return }
      let done = outcome.isTrusted ? "trusted" : outcome.isNew ? "created" : "updated"
      let rules = Self.rules(standing.view).map(console.shown).joined(separator: "; ")
      let place = paths.file(standing.root.carried)
      console.write(["\(done) view '\(place == "." ? root : place)': \(rules)"])
      if outcome.isNew, standing.root == setting.home {
        console.say(
          Diagnostic(
            .note, Diagnostic.Code("view.home", .failed),
            "this is your home folder: its rules apply to drops into every folder below it",
            hints: ["'rm -r ~/.dnd' makes it an ordinary folder again"]))
      }
      return
    }
    let whose =
      standing.isOwn
      ? "a view of yours"
      : standing.hasChanged
        ? "a view that has changed since you trusted it" : "a view that was not made here"
    try output.write("\(setting.outputStyle.paint(root, .bold))   \(whose)")
    table = Table([.init(colour: .dim, gap: 2), .init(gap: 2)])
    for (what, words) in Self.lines(standing.view) { try addRow([what, output.shown(words)]) }
    try finish()
  }

  func checked(_ outcome: ListCheck) throws {
    let isRepaired = outcome.isRepaired
    let findings = [
      (outcome.gone, isRepaired ? "was gone; removed from the list" : "is gone"),
      (
        outcome.repeated,
        isRepaired ? "was in the list twice; one entry removed" : "is in the list twice"
      ),
      (outcome.unknown, isRepaired ? "added at the end" : "is not in the list"),
      (outcome.mistyped, "content does not match the name; see 'dnd types of'"),
    ]
    table = Table([.init(gap: 0, shrinks: true), .init()])
    for (names, finding) in findings {
      for name in names { try addRow([output.shown(name), finding]) }
    }
    try finish()
    guard !outcome.isClean, !isRepaired else { return }
    try output.flush()
    let root = TypedWord.of(outcome.root.carried)
    console.say(
      Diagnostic(
        .note, Diagnostic.Code("view.listDiffers", .failed), "the list differs from the folder",
        hints: ["'dnd init --repair \(root)' repairs the list; no file is touched"]))
  }

  private static func lines(_ view: View) -> [(String, String)] {
    var lines = [
      ("accepts", accepted(view)),
      ("requires", view.require?.joined(separator: " and ") ?? "nothing"),
      ("my drops", view.local.map(words) ?? "are copied, or moved with --move"),
      ("other drops", view.external == .forbidden ? "are forbidden" : "are copied"),
      ("on conflict", Self.words(onConflict: view.onConflict)),
    ]
    if let style = view.numbering.flatMap(NumberingStyle.init) {
      lines.append(("numbered", "as in '\(style.example)'"))
    }
    if let name = view.name { lines.append(("names", name)) }
    if view.ordered == true {
      lines.append(("ordered", "new items go \(words(view.intent ?? .automatic))"))
      if let index = view.defaultIndex {
        lines.append(("without --at", "at position \(index)"))
      }
    }
    if view.verify == true { lines.append(("copies", "are verified by reading them back")) }
    if let manifest = view.manifest { lines.append(("manifest", manifest)) }
    if view.allowsMove == false { lines.append(("its items", "may not be moved away")) }
    if view.localOnly == true { lines.append(("its items", "stay with this application")) }
    if let keys = view.unwrapURL {
      lines.append(("URLs", "are replaced by their parameter \(keys.joined(separator: " or "))"))
    }
    return lines
  }

  /// What a view accepts, and the rules that are not the default, in a few words each.
  private static func rules(_ view: View) -> [String] {
    let usual = lines(View()).map(\.1)
    return ["accepts \(accepted(view))"]
      + lines(view).dropFirst().filter { !usual.contains($0.1) }
      .map { $0.0 == "ordered" ? $0.0 : "\($0.0) \($0.1)" }
  }

  private static func accepted(_ view: View) -> String {
    view.accept?.joined(separator: ", ") ?? "anything"
  }

  private static func words(onConflict rule: String?) -> String {
    switch rule {
    case nil, "dedupe": "keep both, skip identical"
    case "rename": "keep both"
    case "replace": "replace; undo brings the old file back"
    case "newer": "replace older files; undo brings them back"
    case "skip": "skip"
    case "fail": "fail"
    case .some(let other): other
    }
  }

  private static func words(_ policy: View.LocalPolicy) -> String {
    switch policy {
    case .move: "are moved"
    case .copy: "are copied, never moved"
    case .forbidden: "are forbidden"
    }
  }

  private static func words(_ intent: View.Intent) -> String {
    switch intent {
    case .automatic: "to the drop position, or into the folder at it"
    case .insertAtDestinationIndexPath: "to the drop position"
    case .insertIntoDestinationIndexPath: "into the folder at the drop position"
    case .unspecified: "to the end"
    }
  }
}
