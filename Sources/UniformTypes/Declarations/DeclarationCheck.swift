/// Holds declarations against each other and against the built-in table: no identifier twice in one
/// folder, every parent declared, no type below itself.
///
/// A declaration that is wrong is left out alone; what builds on it then builds on nothing, and is left
/// out as well.
struct DeclarationCheck {
  /// What can be used, the most important first.
  private(set) var declarations: [TypeDeclaration] = []
  private(set) var problems: [DeclarationProblem] = []
  /// The declarations of a type by its identifier in small letters, the most important first.
  private var places: [String: [Int]] = [:]

  init(_ read: [TypeDeclaration]) {
    declarations = read
    removeDuplicates()
    var isStable = false
    while !isStable {
      isStable = !removeOrphans() && !removeCycles()
    }
    for declaration in declarations where !reachesFiles(declaration) {
      let line = (declaration.conformsTo?.line ?? declaration.identifier.line)
      problems.append(declaration.problem(.unreachable(declaration.identifier.value), line: line))
    }
  }

  private mutating func keep(_ isKept: (Int) -> Bool) {
    declarations = declarations.indices.filter(isKept).map { declarations[$0] }
    places = [:]
    for (place, declaration) in declarations.enumerated() {
      places[declaration.identifier.value.lowercasedASCII, default: []].append(place)
    }
  }

  private mutating func removeDuplicates() {
    var first: [String: TypeDeclaration] = [:]
    var wrong: Set<Int> = []
    for (place, declaration) in declarations.enumerated() {
      let key = "\(declaration.folder) \(declaration.identifier.value.lowercasedASCII)"
      guard let other = first[key] else {
        first[key] = declaration
        continue
      }
      wrong.insert(place)
      problems.append(
        declaration.problem(
          .duplicate(
            declaration.identifier.value, firstFile: other.file, firstLine: other.identifier.line),
          line: declaration.identifier.line))
    }
    keep { !wrong.contains($0) }
  }

  /// The parents of a type as the most important layer says them, in their spelling; nil of a type
  /// that nobody declares.
  private func parents(of identifier: String) -> [String]? {
    let own = places[identifier.lowercasedASCII] ?? []
    if let stated = own.lazy.compactMap({ declarations[$0].conformsTo }).first {
      return stated.value.map(\.value)
    }
    if let row = TypeTable.row(of: identifier) {
      return TypeTable.parents(row).map { TypeTable.type(Int($0)).identifier }
    }
    if let dynamic = DynamicIdentifier(UniformType(identifier)) {
      return dynamic.conformsTo.map(\.identifier)
    }
    return own.isEmpty ? nil : []
  }

  /// Leaves out what has a parent that nobody declares; whether there was one.
  private mutating func removeOrphans() -> Bool {
    var wrong: Set<Int> = []
    for (place, declaration) in declarations.enumerated() {
      let parents = declaration.conformsTo?.value ?? []
      guard let parent = parents.first(where: { self.parents(of: $0.value) == nil }) else {
        continue
      }
      wrong.insert(place)
      problems.append(declaration.problem(orphaned(declaration, parent.value), line: parent.line))
    }
    guard !wrong.isEmpty else { return false }
    keep { !wrong.contains($0) }
    return true
  }

  private func orphaned(
    _ declaration: TypeDeclaration, _ parent: String
  ) -> DeclarationProblem.Reason {
    let isRefused = problems.contains { problem in
      switch problem.reason {
      case .unknownParent(_, let type, _), .refusedParent(_, let type):
        type.equalsIgnoringASCIICase(parent)
      case .cycle(let way): way.contains { $0.equalsIgnoringASCIICase(parent) }
      default: false
      }
    }
    if isRefused { return .refusedParent(parent, of: declaration.identifier.value) }
    let nearest = TypeRegistry.builtIn.nearestWords(
      to: parent, amongst: declarations.map(\.type)
    ).filter { $0.contains(".") }
    return .unknownParent(parent, of: declaration.identifier.value, nearest: nearest)
  }

  /// Leaves out what closes a circle; whether there was one.
  ///
  /// In a circle through built-in types, those that change a built-in one are at fault: the others
  /// would be sound without them.
  private mutating func removeCycles() -> Bool {
    var wrong: [Int: [String]] = [:]
    for (place, declaration) in declarations.enumerated() where declaration.conformsTo != nil {
      guard let way = wayBack(to: declaration.identifier.value) else { continue }
      wrong[place] = way
    }
    guard !wrong.isEmpty else { return false }
    let overriding = wrong.filter {
      TypeTable.row(of: declarations[$0.key].identifier.value) != nil
    }
    let atFault = overriding.isEmpty ? wrong : overriding
    for (place, way) in atFault {
      let declaration = declarations[place]
      problems.append(
        declaration.problem(
          .cycle(way), line: declaration.conformsTo?.line ?? declaration.identifier.line))
    }
    keep { atFault[$0] == nil }
    return true
  }

  /// The identifiers on the shortest way up from a type to itself; nil where there is none.
  private func wayBack(to identifier: String) -> [String]? {
    var from: [String: String] = [:]
    var front = [identifier]
    while !front.isEmpty {
      var above: [String] = []
      for child in front {
        for parent in parents(of: child) ?? [] {
          if parent.equalsIgnoringASCIICase(identifier) {
            return way(from: identifier, to: child, from) + [identifier]
          }
          guard from[parent.lowercasedASCII] == nil else { continue }
          from[parent.lowercasedASCII] = child
          above.append(parent)
        }
      }
      front = above
    }
    return nil
  }

  private func way(from start: String, to end: String, _ from: [String: String]) -> [String] {
    var way = [end]
    while let last = way.last, !last.equalsIgnoringASCIICase(start),
      let before = from[last.lowercasedASCII]
    {
      way.append(before)
    }
    return way.reversed()
  }

  /// Whether a type is data or a package by its parents, as far as they are declared anew.
  private func reachesFiles(_ declaration: TypeDeclaration) -> Bool {
    let identifier = declaration.identifier.value
    if declaration.conformsTo == nil && TypeTable.row(of: identifier) != nil { return true }
    var seen: Set<String> = []
    var waiting = [identifier]
    while let type = waiting.popLast() {
      guard seen.insert(type.lowercasedASCII).inserted else { continue }
      if UniformType(type) == .data || UniformType(type) == .package { return true }
      waiting += parents(of: type) ?? []
    }
    return false
  }
}
