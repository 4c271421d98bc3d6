import Diagnostics

/// Checks declarations against each other and against the built-in table: no duplicate identifier in a directory, no
/// undeclared parent, no cycle.
///
/// Only the invalid declaration is removed, and then those that depend on it. Each step visits each type a bounded
/// number of times, whatever the hierarchy.
struct DeclarationCheck {
  /// The valid declarations, most important first.
  private(set) var declarations: [TypeDeclaration] = []
  private(set) var problems: [DeclarationProblem] = []
  /// The indices of the declarations of a type, by its identifier in lower case, most important first.
  private var indices: [String: [Int]] = [:]
  /// The types, in lower case, that lost a declaration.
  private var refused: Set<String> = []
  /// The suggestions for undeclared parents.
  private var nearest: [String: [String]] = [:]

  /// The maximum number of undeclared parents for which suggestions are computed.
  private static let maximumGuesses = 8

  init(_ read: [TypeDeclaration]) {
    declarations = read
    removeDuplicates()
    var isStable = false
    while !isStable {
      removeOrphans()
      isStable = !removeCycles()
    }
    removeRepresentationsOfUnknown()
    warnOfUnreachable()
  }

  private mutating func keep(_ isKept: (Int) -> Bool) {
    declarations = declarations.indices.filter(isKept).map { declarations[$0] }
    indices = [:]
    for (index, declaration) in declarations.enumerated() {
      indices[declaration.identifier.value.lowercasedASCII, default: []].append(index)
    }
  }

  private mutating func removeDuplicates() {
    var first: [String: TypeDeclaration] = [:]
    var wrong: Set<Int> = []
    for (index, declaration) in declarations.enumerated() {
      let key = "\(declaration.directory) \(declaration.identifier.value.lowercasedASCII)"
      guard let other = first[key] else {
        first[key] = declaration
        continue
      }
      wrong.insert(index)
      problems.append(
        declaration.problem(
          .duplicate(
            declaration.identifier.value, firstFile: other.file, firstLine: other.identifier.line),
          line: declaration.identifier.line))
    }
    keep { !wrong.contains($0) }
  }

  /// The parents of a type according to the most important layer, as spelled there; empty for an undeclared type.
  private func parents(of identifier: String) -> [String] {
    let own = indices[identifier.lowercasedASCII] ?? []
    if let stated = own.lazy.compactMap({ declarations[$0].conformsTo }).first {
      return stated.value.map(\.value)
    }
    return Self.parentsWithoutFiles(of: identifier) ?? []
  }

  /// The parents that a type has without any file; nil for a type that only files can declare.
  private static func parentsWithoutFiles(of identifier: String) -> [String]? {
    if let row = TypeTable.row(of: identifier) {
      return TypeTable.parents(row).map { TypeTable.type(Int($0)).identifier }
    }
    return DynamicIdentifier(UniformType(identifier)).map { $0.conformsTo.map(\.identifier) }
  }
}

// MARK: Undeclared parents
extension DeclarationCheck {
  private mutating func removeOrphans() {
    // The number of remaining declarations of each type, and the declarations that depend on it.
    var left: [String: Int] = [:]
    var children: [String: [Int]] = [:]
    for (index, declaration) in declarations.enumerated() {
      for parent in declaration.conformsTo?.value ?? [] {
        let key = parent.value.lowercasedASCII
        children[key, default: []].append(index)
        guard left[key] == nil else { continue }
        left[key] = (indices[key]?.count ?? 0) + (Self.parentsWithoutFiles(of: key) == nil ? 0 : 1)
      }
    }
    var wrong: Set<Int> = []
    var suspects = Array(declarations.indices)
    while !suspects.isEmpty {
      var gone: [String] = []
      for index in suspects where !wrong.contains(index) {
        let declaration = declarations[index]
        let parents = declaration.conformsTo?.value ?? []
        guard let parent = parents.first(where: { left[$0.value.lowercasedASCII] == 0 }) else {
          continue
        }
        wrong.insert(index)
        problems.append(declaration.problem(orphaned(declaration, parent.value), line: parent.line))
        gone.append(declaration.identifier.value.lowercasedASCII)
      }
      suspects = []
      for key in gone {
        refused.insert(key)
        left[key]? -= 1
        if left[key] == 0 { suspects += children[key] ?? [] }
      }
    }
    if !wrong.isEmpty { keep { !wrong.contains($0) } }
  }

  private mutating func orphaned(
    _ declaration: TypeDeclaration, _ parent: String
  ) -> DeclarationProblem.Reason {
    let key = parent.lowercasedASCII
    if refused.contains(key) { return .refusedParent(parent, of: declaration.identifier.value) }
    return .unknownParent(
      parent, of: declaration.identifier.value, nearest: identifiers(nearestTo: parent))
  }

  private mutating func identifiers(nearestTo word: String) -> [String] {
    let key = word.lowercasedASCII
    if nearest[key] == nil, nearest.count < Self.maximumGuesses {
      nearest[key] = TypeRegistry.builtIn.nearestWords(
        to: word, amongst: declarations.map(\.type)
      ).filter { $0.contains(".") }
    }
    return nearest[key] ?? []
  }
}

// MARK: Cycles
extension DeclarationCheck {
  /// Removes the declarations that close a cycle; returns whether there was one.
  ///
  /// In a cycle through built-in types, the declarations that override built-in types are at fault: without them the
  /// others would be valid.
  private mutating func removeCycles() -> Bool {
    let cycles = ConformanceCycles(from: declarations.map(\.identifier.value), parents: parents)
    guard !cycles.isEmpty else { return false }
    var wrong = Set(
      declarations.indices.filter {
        declarations[$0].conformsTo != nil && cycles.contain(declarations[$0].identifier.value)
      })
    let overriding = wrong.filter {
      TypeTable.row(of: declarations[$0].identifier.value) != nil
    }
    if !overriding.isEmpty { wrong = overriding }
    for index in wrong.sorted() {
      let declaration = declarations[index]
      refused.insert(declaration.identifier.value.lowercasedASCII)
      problems.append(
        declaration.problem(
          .cycle(cycles.way(from: declaration.identifier.value)),
          line: declaration.conformsTo?.line ?? declaration.identifier.line))
    }
    keep { !wrong.contains($0) }
    return true
  }
}

// MARK: Representations of undeclared types
extension DeclarationCheck {
  private mutating func removeRepresentationsOfUnknown() {
    for index in declarations.indices where !declarations[index].representations.isEmpty {
      let declaration = declarations[index]
      var known: [RepresentationReader.Stated] = []
      for representation in declaration.representations {
        let word = representation.value.type.identifier
        if indices[word.lowercasedASCII] != nil || Self.parentsWithoutFiles(of: word) != nil {
          known.append(representation)
        } else {
          let nearest = identifiers(nearestTo: word)
          problems.append(
            declaration.problem(.unknownType(word, nearest: nearest), line: representation.line))
        }
      }
      declarations[index].representations = known
    }
  }
}

// MARK: Types that no file can have
extension DeclarationCheck {
  private mutating func warnOfUnreachable() {
    var known = [
      UniformType.data.identifier: true, UniformType.package.identifier: true,
    ]
    for declaration in declarations {
      let identifier = declaration.identifier.value
      if declaration.conformsTo == nil && TypeTable.row(of: identifier) != nil { continue }
      guard !reachesFiles(identifier, &known) else { continue }
      let line = (declaration.conformsTo?.line ?? declaration.identifier.line)
      problems.append(declaration.problem(.unreachable(identifier), line: line))
    }
  }

  /// Whether a type conforms to `public.data` or `com.apple.package`, according to its current parents.
  ///
  /// - Parameter known: The results so far, by identifier in lower case.
  private func reachesFiles(_ identifier: String, _ known: inout [String: Bool]) -> Bool {
    var open: Set<String> = []
    var waiting = [identifier.lowercasedASCII]
    while let type = waiting.last {
      guard known[type] == nil else {
        waiting.removeLast()
        continue
      }
      let above = parents(of: type).map(\.lowercasedASCII)
      if open.insert(type).inserted {
        waiting += above.filter { known[$0] == nil }
      } else {
        known[type] = above.contains { known[$0] ?? false }
      }
    }
    return known[identifier.lowercasedASCII] ?? false
  }
}
