import Destinations
import FileTransfer
import Items
import Negotiation
import SystemCalls
import SystemPackage

// The number that all files of a shot get where the name of one of them is taken: a raw picture beside the JPEG of
// another shot would belong to that one.
extension DropPlan {
  /// The rules by which a form of the item is chosen.
  ///
  /// What the user's own view accepts is said of pictures and films: a file that belongs to one comes along, unless a
  /// document or something else is made of that.
  func rules(for item: Item) -> Negotiator {
    guard let companion, negotiator.choice(for: item) == nil,
      companions.leaders(of: item).contains(where: {
        negotiator.choice(for: $0).map { companions.isOfShots($0.given) } ?? false
      })
    else { return negotiator }
    return companion
  }

  /// The target with the number of the item's shot.
  func together(_ target: Target, of item: Item) -> Target {
    guard let group = companions.group(of: item) else { return target }
    return numbered(target, of: item, group, addedNumber(to: group))
  }

  /// A note of a number that the item gets because of its companions; nil without one.
  func noteOfNumber(of item: Item, in target: Target) -> String? {
    guard let group = companions.group(of: item), group.addedNumber ?? 1 > 1 else { return nil }
    let name = FilePath(bytes: target.name).carried
    return "a name of its shot is taken: all are stored with one number, as \(name)"
  }

  private func numbered(
    _ target: Target, of item: Item, _ group: Companions.Group, _ number: Int
  ) -> Target {
    if number == 1 { return target }
    let style = terms.request.numbering ?? .space
    return (target.directory, group.numbered(target.name, of: item, number, style: style))
  }

  /// The first number with which none of the group's names belongs to another file.
  ///
  /// Bytes that are still to be made take part in nothing, because nobody knows whether they are there already.
  private func addedNumber(to group: Companions.Group) -> Int {
    if let known = group.addedNumber { return known }
    // Deciding on the files below asks for their targets.
    group.addedNumber = 1
    guard case .directory = destination else { return 1 }
    let rule = terms.conflictRule(at: destination)
    guard rule == .dedupe || rule == .rename else { return 1 }
    for rival in companions.rivals(of: group) where rival.addedNumber == nil {
      if rival.isShot { _ = addedNumber(to: rival) } else { plan(rival, 1) }
    }
    let files = filesAhead(of: group)
    var number = 1
    while number < 10_000, !files.allSatisfy({ isFree($0, in: group, number) }) { number += 1 }
    plan(group, number)
    return number
  }

  /// The names count as taken from now on, for the groups that come later.
  private func plan(_ group: Companions.Group, _ number: Int) {
    group.addedNumber = number
    guard companions.hasRivals(group) else { return }
    for file in filesAhead(of: group) {
      let target = numbered(file.target, of: file.item, group, number)
      guard var request = requestAhead(for: file.item, as: file.candidate, at: target, payloads)
      else { continue }
      request.operation = .copy
      _ = namesOfShots.place(request, isDirectory: false)
    }
  }

  private func isFree(
    _ file: FileAhead, in group: Companions.Group, _ number: Int
  ) -> Bool {
    let target = numbered(file.target, of: file.item, group, number)
    guard var request = requestAhead(for: file.item, as: file.candidate, at: target, payloads)
    else { return true }
    request.operation = .copy
    return namesOfShots.mayTake(request)
  }

  private typealias FileAhead = (item: Item, candidate: Candidate, target: Target)

  /// The files of a group that this drop places, with the names that they would have alone.
  private func filesAhead(of group: Companions.Group) -> [FileAhead] {
    guard case .directory(let directory) = destination else { return [] }
    return group.items.compactMap { item -> FileAhead? in
      guard case .taken(let candidates) = decide(item), let best = candidates.first,
        reordered(best) == nil
      else { return nil }
      return (item, best, target(of: item, as: best, below: directory))
    }
  }
}
