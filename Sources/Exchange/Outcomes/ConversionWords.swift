package import Negotiation

// Conversions as users read them.

extension ConversionPath {
  /// The steps: `public.heic to public.jpeg by magick, lossy`.
  var words: String { words(between: "to") }

  /// The steps as `public.heic → public.jpeg by magick, lossy`.
  var drawn: String { words(between: "→") }

  private func words(between: String) -> String {
    steps.map { $0.words(between: between) }.joined(separator: ", then ")
  }
}

extension ConversionPath.Step {
  /// The step as users read it: `public.heic → public.jpeg by magick, lossy`.
  package var drawn: String { words(between: "→") }

  fileprivate func words(between: String) -> String {
    "\(from) \(between) \(to) by \(via)\(isLossy ? ", lossy" : "")"
  }
}

extension ConversionObstacle {
  var isMissingTool: Bool { if case .missing = self { true } else { false } }

  /// What would do it, and what to do for that: `pandoc would make public.html: install pandoc`.
  var words: String {
    switch self {
    case .missing(let tools, let path):
      let names = Self.list(tools.map(\.name))
      let packages = tools.compactMap(\.package).reduce(into: [String]()) { packages, package in
        if !packages.contains(package) { packages.append(package) }
      }
      let cure =
        packages.isEmpty ? "\(names) cannot be found" : "install \(Self.list(packages))"
      return "\(names) would make \(path.result): \(cure)"
    case .onlyWhenAsked(let path):
      return "\(Self.list(path.steps.map(\.via))) would make \(path.result) with --convert any"
    }
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: " and ") }
}
