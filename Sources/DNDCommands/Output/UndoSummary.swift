import Context
import Diagnostics
import Exchange
import Items
import Reverting
import SystemCalls
import SystemPackage

/// A summary of an undo, or of its preview, in one line.
///
/// Example: `removed 3 files from out/ · 1 could not be undone · 3 items back in brisk-otter`.
struct UndoSummary {
  /// Items with the same action.
  private struct Group {
    var action: UndoResult.Action
    /// The directories that the items left or returned to.
    var folders = FolderRange()
    var number = 0
    var first: UndoResult
  }

  private var groups: [Group] = []
  /// The number of items written to a stream.
  private var streamed = 0
  private var firstStreamed: UndoResult?
  /// The number of items that the drop did not copy, because the same was there, before it or from the drop itself.
  private var untouched = 0

  mutating func count(_ result: UndoResult) {
    guard result.state != .failed else { return }
    switch result.action {
    case nil, .some(.none):
      if result.target == nil {
        streamed += 1
        firstStreamed = firstStreamed ?? result
      } else {
        untouched += 1
      }
    // It goes with the text that another item of the drop tells of.
    case .restore? where result.target == nil: break
    case .some(let action):
      let path = action == .moveBack || action == .copyBack ? result.source : result.target
      let index =
        groups.firstIndex { $0.action == action }
        ?? {
          groups.append(Group(action: action, first: result))
          return groups.count - 1
        }()
      groups[index].number += 1
      if let path { groups[index].folders.add(fileAt: path) }
    }
  }

  func line(_ outcome: UndoOutcome, onlyAsked: Bool, _ paths: PathText) -> String {
    var parts = groups.map { words($0, onlyAsked: onlyAsked, paths) }
    if untouched > 0 {
      parts.append(
        parts.isEmpty
          ? "nothing to undo: the drop had copied nothing" : "\(untouched) had needed no copy")
    }
    if streamed > 0 {
      let (what, were) =
        streamed == 1
        ? (firstStreamed.map { paths.shown($0.shownName) } ?? "1 item", "was")
        : ("\(streamed) items", "were")
      parts.append("\(what) \(were) passed on and cannot be taken back")
    }
    if outcome.failed > 0 {
      parts.append("\(outcome.failed) \(onlyAsked ? "cannot" : "could not") be undone")
    }
    if outcome.before > 0 {
      let were = outcome.before == 1 ? "1 item was" : "\(outcome.before) items were"
      parts.append("\(were) back already")
    }
    if parts.isEmpty { parts.append("nothing to undo") }
    let name = paths.shown(outcome.session.name)
    let back = min(outcome.undone + outcome.before, outcome.pending)
    if !onlyAsked && back > 0 {
      parts.append("\(back) item\(back == 1 ? "" : "s") back in \(name)")
    }
    // Of a drop that was not just now, the age tells that it was the one that is meant.
    if let dropped = outcome.dropped, case let age = Clock.now.subtractingClamped(dropped),
      age >= 60_000_000_000
    {
      parts.append("dropped \(Age.text(age))")
    }
    return parts.joined(separator: " · ")
  }

  private func words(_ group: Group, onlyAsked: Bool, _ paths: PathText) -> String {
    let what = group.number == 1 ? paths.shown(Self.name(group.first)) : Self.files(group.number)
    let folders = group.folders.text(paths)
    let goal = folders.map { " to \($0)" } ?? " to where they were"
    func verb(_ past: String, _ present: String) -> String {
      onlyAsked ? "would \(present)" : past
    }
    return switch group.action {
    case .remove:
      "\(verb("removed", "remove")) \(what)" + (folders.map { " from \($0)" } ?? "")
    case .moveBack: "\(verb("moved", "move")) \(what) back\(goal)"
    case .copyBack: "\(verb("copied", "copy")) \(what) back\(goal)"
    case .separate:
      "\(verb("took", "take")) back the files dropped into \(Self.folders(group, paths))"
    case .restore:
      group.number == 1
        ? "\(verb("put", "put")) \(paths.file(group.first.target ?? "")) back as it was"
        : "\(verb("put", "put")) \(what) back as they were"
    case .reorder: "\(verb("put", "put")) \(what) back in the previous order"
    case .takeOff: "\(verb("took", "take")) \(what) off the clipboard"
    case .none: ""
    }
  }

  /// The name of what an action touches, which a drop may have chosen.
  private static func name(_ result: UndoResult) -> String {
    guard result.action == .remove, let target = result.target else { return result.shownName }
    return FilePath(carried: target).lastComponent.map { FilePath(name: $0).carried }
      ?? result.shownName
  }

  private static func folders(_ group: Group, _ paths: PathText) -> String {
    guard group.number == 1, let target = group.first.target else {
      return "\(group.number) folders"
    }
    return paths.directory(target)
  }

  private static func files(_ number: Int) -> String { "\(number) file\(number == 1 ? "" : "s")" }
}
