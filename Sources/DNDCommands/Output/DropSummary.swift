import Context
import Diagnostics
import Dropping
import Items

/// A summary of a drop in one line.
///
/// Example: `copied 3 files to ~/Pictures/ · 4 were already there · 1 left in brisk-otter`. Results
/// are counted by effect. The first count includes the destination; a single file is named instead.
struct DropSummary {
  /// Items with the same effect.
  private struct Group {
    var effect: ItemResult.Effect
    /// The label of the format after a conversion; nil for other effects.
    var format: Format?
    var number = 0
    var directories = 0
    /// The number of items in each view of a route, in the order of the views' first items.
    var shares: [(view: ByteString, number: Int)] = []
    var folders = FolderRange()
    /// The first result, which is named if it is the only one.
    var first: ItemResult

    var noun: String {
      switch directories {
      case 0: "file"
      case number: "folder"
      default: "item"
      }
    }
  }

  private struct Format: Equatable {
    var label: String
    var isLossy: Bool

    func words(_ lossy: String) -> String { label + (isLossy ? " (\(lossy))" : "") }
    /// The label for use inside parentheses.
    func bracketed(_ lossy: String) -> String { label + (isLossy ? ", \(lossy)" : "") }
  }

  private var groups: [Group] = []
  private var style: Style?
  private var skipped = 0
  private var failed = 0
  /// The number of items that were already there and whose originals were removed.
  private var removedSources = 0

  /// - Parameter label: The label of the type that the destination received.
  mutating func count(_ result: ItemResult, label: @autoclosure () -> String) {
    switch result.state {
    case .skipped: skipped += 1
    case .failed: failed += 1
    case .pending, .unmatched: break
    case .placed, .offered:
      let effect = result.effect ?? .copied
      let format =
        effect == .converted ? Format(label: Self.short(label()), isLossy: result.isLossy) : nil
      let index =
        groups.firstIndex { $0.effect == effect && $0.format == format }
        ?? {
          groups.append(Group(effect: effect, format: format, first: result))
          return groups.count - 1
        }()
      groups[index].number += 1
      if result.isDirectory { groups[index].directories += 1 }
      if let target = result.target { groups[index].folders.add(fileAt: target) }
      if result.isSourceRemoved { removedSources += 1 }
      guard let view = result.view.map(ByteString.init(carried:)) else { return }
      if let share = groups[index].shares.firstIndex(where: { $0.view == view }) {
        groups[index].shares[share].number += 1
      } else {
        groups[index].shares.append((view, 1))
      }
    }
  }

  /// The whole line; in a style, red for what failed, and yellow for what was lost or left.
  func line(_ outcome: DropOutcome, _ paths: PathText, _ style: Style? = nil) -> String {
    var styled = self
    styled.style = style
    return styled.text(outcome, paths)
  }

  private func painted(_ text: String, _ colour: Style.Colour) -> String {
    style?.paint(text, colour) ?? text
  }

  private var lossy: String { painted("lossy", .yellow) }

  private func text(_ outcome: DropOutcome, _ paths: PathText) -> String {
    var parts: [String] = []
    for (index, group) in ordered.enumerated() {
      parts.append(index == 0 ? headline(group, outcome, paths) : further(group))
    }
    if hasNothingNew, outcome.operation != .move, !parts.isEmpty {
      parts[0] = "nothing new: " + parts[0]
    }
    if removedSources > 0, !parts.isEmpty {
      parts[parts.count - 1] += removedSources == 1 ? ", original removed" : ", originals removed"
    }
    if skipped > 0 { parts.append("\(skipped) skipped") }
    if failed > 0 { parts.append(painted("\(failed) failed", .red)) }
    if parts.isEmpty { parts.append(outcome.isOneStep ? "nothing done" : "nothing dropped") }
    let name = outcome.session.name
    if outcome.isOneStep {
      let left = outcome.pending - outcome.failed
      let done = outcome.operation == .move ? "moved" : "copied"
      if left > 0 { parts.append(painted("\(left) not \(done)", .yellow)) }
      return parts.joined(separator: " · ")
    }
    if outcome.ended, outcome.offer != nil {
      return parts.joined(separator: " · ") + " (session \(name))"
    }
    if outcome.ended {
      return parts.joined(separator: " · ") + " (session \(name) is done)"
    }
    let left = outcome.pending - outcome.elsewhere - outcome.kept
    if outcome.elsewhere > 0 { parts.append("\(outcome.elsewhere) left to other drops") }
    if outcome.kept > 0 { parts.append("kept in \(name)") }
    if left > 0 { parts.append(painted("\(left) left in \(name)", .yellow)) }
    return parts.joined(separator: " · ")
  }

  /// The groups in the order of their effects, not of completion; items that were already there
  /// come last.
  private var ordered: [Group] {
    ItemResult.Effect.allCases.flatMap { effect in groups.filter { $0.effect == effect } }
  }

  /// Whether all was there already, so that nothing changed.
  private var hasNothingNew: Bool {
    removedSources == 0 && failed == 0 && groups.allSatisfy { $0.effect == .alreadyThere }
  }

  // MARK: - Parts

  private func headline(_ group: Group, _ outcome: DropOutcome, _ paths: PathText) -> String {
    let what = subject(group, outcome, paths)
    switch group.effect {
    case .copied: return "copied \(what) to \(goal(group, outcome, paths))"
    case .moved: return "moved \(what) to \(goal(group, outcome, paths))"
    case .linked: return "linked \(what) in \(goal(group, outcome, paths, isIn: true))"
    case .made: return "made \(what) in \(goal(group, outcome, paths, isIn: true))"
    case .converted:
      if isSingle(group), group.first.target != nil {
        let format = group.format?.bracketed(lossy) ?? ""
        return "converted \(what) to \(goal(group, outcome, paths)) (\(format))"
      }
      let format = group.format?.words(lossy) ?? ""
      return "converted \(what) to \(format) in \(goal(group, outcome, paths, isIn: true))"
    case .trashed: return "moved \(what) to the trash"
    case .reordered:
      guard isSingle(group), let position = group.first.destinationIndex else {
        return "reordered \(what) in \(goal(group, outcome, paths, isIn: true))"
      }
      return "moved \(what) to position \(position) in \(goal(group, outcome, paths, isIn: true))"
    case .written:
      let place = outcome.place
      let goal = paths.destination(outcome.destination)
      return "\(place?.done ?? "added") \(what) \(place?.preposition ?? "to") \(goal)"
    case .offered:
      let goal = paths.destination(outcome.destination)
      return outcome.offer?.isCut == true ? "cut \(what) to \(goal)" : "put \(what) on \(goal)"
    case .sent: return "sent \(what) to the terminal"
    case .dragged: return "dragged \(what) to \(paths.destination(outcome.destination))"
    case .alreadyThere:
      let verb = group.number == 1 ? "was" : "were"
      return "\(what) \(verb) already in \(goal(group, outcome, paths, isIn: true))"
    }
  }

  private func further(_ group: Group) -> String {
    let number = group.number
    return switch group.effect {
    case .copied: "\(number) copied"
    case .moved: "\(number) moved"
    case .linked: "\(number) linked"
    case .made: "\(number) made"
    case .converted: "\(number) converted to \(group.format?.words(lossy) ?? "")"
    case .trashed: "\(number) moved to the trash"
    case .reordered: "\(number) reordered"
    case .written: "\(number) written"
    case .offered: "\(number) on the clipboard"
    case .sent: "\(number) sent to the terminal"
    case .dragged: "\(number) dragged"
    case .alreadyThere: "\(number) \(number == 1 ? "was" : "were") already there"
    }
  }

  private func isSingle(_ group: Group) -> Bool { group.number == 1 }

  /// The number of items, or the name of a single one.
  private func subject(_ group: Group, _ outcome: DropOutcome, _ paths: PathText) -> String {
    guard isSingle(group) else {
      let isFiles = outcome.place == nil && group.effect != .written
      let noun = isFiles || group.effect == .trashed ? group.noun : "item"
      return "\(group.number) \(noun)s"
    }
    if group.effect == .made, let target = group.first.target { return paths.name(target) }
    let name = paths.shown(group.first.shownName)
    // A file named 2 is not two files.
    return name.allSatisfy(\.isNumber) ? "'\(name)'" : name
  }

  /// The destination: the directory, or the full path of a single item whose name changed.
  private func goal(
    _ group: Group, _ outcome: DropOutcome, _ paths: PathText, isIn: Bool = false
  ) -> String {
    // What another program wanted saved in a folder is there.
    let isSaved = outcome.place?.savesFiles == true && group.first.target != nil
    if outcome.place != nil && !isSaved { return paths.destination(outcome.destination) }
    if isSingle(group), let target = group.first.target {
      if isIn && group.effect != .alreadyThere && group.effect != .linked {
        return paths.directory(of: target)
      }
      if paths.name(target) != paths.shown(group.first.name) {
        return isIn ? "\(paths.directory(of: target)) as \(paths.name(target))" : paths.file(target)
      }
      return paths.directory(of: target)
    }
    guard !outcome.route.isEmpty else {
      return group.folders.text(paths) ?? paths.directory(outcome.destination)
    }
    let shares = group.shares
    if shares.count == 1 { return paths.directory(shares[0].view.carried) }
    let words = shares.map { "\(paths.directory($0.view.carried)) (\($0.number))" }
    return words.listed("and")
  }

  /// The short label of a format: `JPEG` for `JPEG image`.
  static func short(_ label: String) -> String {
    for word in [" image", " document", " audio", " video", " movie", " archive"]
    where label.hasSuffix(word) {
      let rest = label.dropLast(word.count)
      if rest.first?.isUppercase == true { return String(rest) }
    }
    return label
  }
}

extension DropOutcome {
  fileprivate var place: DestinationDescription? { .of(destination) }
}

extension [String] {
  /// As a list in a sentence: `a, b and c`.
  func listed(_ conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}
