import Diagnostics

/// The types that conform to themselves by way of others.
///
/// They are found in one walk over all types, whatever is above what (the strongly connected
/// components of R. Tarjan, 1972), since a user may declare thousands; it calls nothing of itself, as a
/// chain may be longer than a stack is deep.
struct ConformanceCycles {
  /// Who is in a cycle, in small letters, each with the number of its cycle.
  private var members: [String: Int] = [:]
  private let parents: (String) -> [String]

  /// How many types are looked at for the way around; a longer way is told by its ends.
  private static let maximumVisits = 64

  /// Looks at some types and all above them.
  ///
  /// - Parameter parents: What a type conforms to by itself.
  init(from identifiers: [String], parents: @escaping (String) -> [String]) {
    self.parents = parents
    var walk = Walk()
    for identifier in identifiers { walk.visit(identifier.lowercasedASCII, parents, &members) }
  }

  var isEmpty: Bool { members.isEmpty }

  func contain(_ identifier: String) -> Bool { members[identifier.lowercasedASCII] != nil }

  /// The identifiers on the shortest way from a member up to itself, which is at both ends.
  ///
  /// Of a long way the first step is told, and `…` for the others.
  func way(from identifier: String) -> [String] {
    let own = members[identifier.lowercasedASCII]
    func inCycle(_ type: String) -> [String] {
      parents(type).filter { members[$0.lowercasedASCII] == own }
    }
    var from: [String: String] = [:]
    var front = [identifier][...]
    while let child = front.popFirst(), from.count < Self.maximumVisits {
      for parent in inCycle(child) {
        if parent.equalsIgnoringASCIICase(identifier) {
          return Self.way(from: identifier, to: child, from) + [identifier]
        }
        guard from[parent.lowercasedASCII] == nil else { continue }
        from[parent.lowercasedASCII] = child
        front.append(parent)
      }
    }
    return [identifier] + inCycle(identifier).prefix(1) + ["…", identifier]
  }

  private static func way(
    from start: String, to end: String, _ from: [String: String]
  ) -> [String] {
    var way = [end]
    while let last = way.last, !last.equalsIgnoringASCIICase(start),
      let before = from[last.lowercasedASCII]
    {
      way.append(before)
    }
    return way.reversed()
  }

  /// A walk that numbers types in the order in which it meets them.
  private struct Walk {
    /// A type that is being looked at, and its parents that were not.
    private struct Step {
      var type: String
      var parents: ArraySlice<String>
    }

    private var number: [String: Int] = [:]
    /// The least number that can be come to from a type.
    private var least: [String: Int] = [:]
    /// Met, and not yet known to be in a cycle or in none.
    private var open: [String] = []
    private var isOpen: Set<String> = []
    private var steps: [Step] = []

    mutating func visit(
      _ start: String, _ parents: (String) -> [String], _ members: inout [String: Int]
    ) {
      if number[start] == nil { enter(start, parents) }
      while let type = steps.last?.type {
        if let parent = steps[steps.count - 1].parents.popFirst() {
          if number[parent] == nil {
            enter(parent, parents)
          } else if isOpen.contains(parent) {
            lower(type, to: number[parent])
          }
        } else {
          steps.removeLast()
          if let child = steps.last?.type { lower(child, to: least[type]) }
          close(type, parents, &members)
        }
      }
    }

    private mutating func enter(_ type: String, _ parents: (String) -> [String]) {
      number[type] = number.count
      least[type] = number[type]
      open.append(type)
      isOpen.insert(type)
      steps.append(Step(type: type, parents: parents(type).map(\.lowercasedASCII)[...]))
    }

    private mutating func lower(_ type: String, to number: Int?) {
      if let number, let own = least[type] { least[type] = min(own, number) }
    }

    /// Takes off all that can be come to from a type and comes back to it, when that is the first of it.
    private mutating func close(
      _ type: String, _ parents: (String) -> [String], _ members: inout [String: Int]
    ) {
      guard let own = number[type], least[type] == own else { return }
      let start = open.lastIndex(of: type) ?? open.endIndex
      let cycle = open[start...]
      isOpen.subtract(cycle)
      if cycle.count > 1 || parents(type).contains(where: { $0.equalsIgnoringASCIICase(type) }) {
        for member in cycle { members[member] = own }
      }
      open.removeSubrange(start...)
    }
  }
}
