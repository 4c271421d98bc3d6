/// The targets of `Package.swift`, parsed from its text.
///
/// The manifest is simple enough for this: literals, and constants of one line.
struct PackageManifest {
  struct Target: Equatable {
    var name: String
    /// `target`, `executableTarget`, `systemLibrary` or `testTarget`.
    var kind: String
    /// The modules that it may link: the names of targets and products.
    var dependencies: Set<String>
  }

  let targets: [Target]

  init(_ text: String) throws {
    let constant = try Regex(#"let (\w+)[^=\n]*= \.product\(name: "(\w+)""#)
    var products: [Substring: Substring] = [:]
    for match in text.matches(of: constant) {
      if let name = match.output[1].substring { products[name] = match.output[2].substring }
    }
    let opening = #/\.(?<kind>target|executableTarget|systemLibrary|testTarget)\(/#
    targets = text.matches(of: opening).compactMap { match in
      let body = Self.balanced(text[match.range.upperBound...])
      guard let name = body.firstMatch(of: #/name: "(\w+)"/#)?.1 else { return nil }
      var dependencies: Set<String> = []
      if let start = body.firstRange(of: "dependencies: [")?.upperBound {
        var list = String(Self.balanced(body[start...]))
        list.replace(#/\.product\(name: ("\w+"), package: "[^"]+"\)/#) { String($0.1) }
        dependencies.formUnion(list.matches(of: #/"(\w+)"/#).map { String($0.1) })
        list.replace(#/"[^"]*"/#, with: "")
        for word in list.matches(of: #/\w+/#) {
          if let product = products[word.output] { dependencies.insert(String(product)) }
        }
      }
      return Target(name: String(name), kind: String(match.kind), dependencies: dependencies)
    }
  }

  /// The text up to the matching closing bracket.
  private static func balanced(_ text: Substring) -> Substring {
    var depth = 1
    for index in text.indices {
      switch text[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      default: break
      }
      if depth == 0 { return text[..<index] }
    }
    return text
  }

  /// The targets that ship, without tests, test support and fuzzers.
  var shipped: [Target] {
    let others: Set = ["TestSupport", "HostileMagic", "DNDFuzz", "ClaimBenchmark"]
    return targets.filter { $0.kind != "testTarget" && !others.contains($0.name) }
  }

  /// All targets that a target links, directly or indirectly.
  func reachable(from name: String) -> Set<String> {
    var seen: Set<String> = []
    var rest = [name]
    while let next = rest.popLast() {
      for dependency in targets.first(where: { $0.name == next })?.dependencies ?? []
      where seen.insert(dependency).inserted {
        rest.append(dependency)
      }
    }
    return seen
  }
}
