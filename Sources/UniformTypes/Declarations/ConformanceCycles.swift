import Diagnostics

/// The types that conform to themselves through other types.
///
/// A single walk over all types finds the strongly connected components (R. Tarjan, 1972), because a user may declare
/// thousands of types. The walk is iterative, because a chain of types may exceed the depth of the stack.
struct ConformanceCycles {
  /// The types in a cycle, in lower case, with the number of the cycle.
  private var members: [String: Int] = [:]
  private let parents: (String) -> [String]

  /// The limit on types visited to find a path; a longer path is abbreviated.
  private static let maximumVisits = 64

  /// Searches the given types and all their ancestors.
  ///
  /// - Parameter parents: Returns the types that a type directly conforms to.
  init(from identifiers: [String], parents: @escaping (String) -> [String]) {
    self.parents = parents
    var walk = Walk()
    for identifier in identifiers { walk.visit(identifier.lowercasedASCII, parents, &members) }
  }

  var isEmpty: Bool { members.isEmpty }

  func contain(_ identifier: String) -> Bool { members[identifier.lowercasedASCII] != nil }

  /// The identifiers on the shortest path from a member back to itself, which is both first and last.
  ///
  /// A long path is reduced to its first step and `…`.
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

  /// A walk that numbers types in the order in which it visits them.
  private struct Walk {
    /// A type being visited, with its unvisited parents.
    private struct Step {
      var type: String
      var parents: ArraySlice<String>
    }

    private var number: [String: Int] = [:]
    /// The lowest number reachable from a type.
    private var least: [String: Int] = [:]
    /// Types that have been visited but not yet assigned to a component.
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

    /// If a type is the first of its component, closes the component and records its members if it is a cycle.
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
