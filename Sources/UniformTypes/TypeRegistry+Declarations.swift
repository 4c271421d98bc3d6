import Diagnostics

// The patterns in declaration files, which outrank all other patterns.

extension TypeRegistry {
  /// The problems in declaration files; the affected declarations are not in the registry.
  package var declarationProblems: [DeclarationProblem] { declarations?.problems ?? [] }

  /// Ranks the declared patterns that match a name before all other matches.
  ///
  /// A declared pattern outranks every other one. A declared extension outranks other patterns for the same and
  /// shorter extensions, so that the database's `*.tar.gz` still outranks a declared `gz`.
  ///
  /// - Parameters:
  ///   - found: The matches of the other layers, best first.
  ///   - carried: The name, one path component, as carried text.
  func declaring(_ found: [GlobMatch], forName carried: String) -> [GlobMatch] {
    guard let declarations else { return found }
    let name = CarriedText.bytes(of: carried).map(\.lowercasedASCII)
    var matches = found
    for word in FilenameExtension.candidates(carried).reversed() {
      guard let owner = declaredType(forExtension: word), declares(owner, extension: word) else {
        continue
      }
      // The equivalent pattern is a star, a dot and the extension.
      let length = word.utf8.count + 2
      let weight =
        matches.filter { $0.length <= length }.map(\.weight).max() ?? GlobMatch.usualWeight
      matches.removeAll { $0.length == length }
      matches.append(match(owner, weight: max(weight, GlobMatch.usualWeight), length: length))
    }
    for glob in declarations.globs where glob.pattern.matches(name) {
      matches.removeAll { $0.type == glob.type }
      matches.append(match(canonical(glob.type), weight: 100, length: glob.length))
    }
    return matches.enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      return (one.weight / 10, one.length, one.weight, right.offset)
        > (other.weight / 10, other.length, other.weight, left.offset)
    }.map(\.element)
  }

  private func declares(_ type: UniformType, extension word: String) -> Bool {
    declarations?.types(forExtension: word).contains(type) ?? false
  }

  private func match(_ type: UniformType, weight: Int, length: Int) -> GlobMatch {
    GlobMatch(
      type: type, mimeType: preferredMIMEType(of: type), weight: weight, length: length,
      isDeclared: true)
  }
}
