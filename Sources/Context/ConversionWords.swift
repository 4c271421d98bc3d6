package import Negotiation
import UniformTypes

// Conversions as users read them.

extension ConversionPath {
  /// The steps: `public.heic to public.jpeg by magick, lossy`.
  package var words: String { words(between: "to") }

  /// The steps as `public.heic → public.jpeg by magick, lossy`.
  package var drawn: String { words(between: "→") }

  private func words(between: String) -> String {
    steps.map { $0.words(between: between) }.joined(separator: ", then ")
  }
}

extension ConversionPath.Step {
  /// The step as users read it: `public.heic → public.jpeg by magick, lossy`.
  package var drawn: String { words(between: "→") }

  fileprivate func words(between: String) -> String {
    "\(from.spoken) \(between) \(to.spoken) by \(via)\(isLossy ? ", lossy" : "")"
  }
}

extension ConversionObstacle {
  var isMissingTool: Bool { if case .missing = self { true } else { false } }

  /// What would do it, and what to do for that: `pandoc would make public.html: install pandoc`.
  package var words: String {
    switch self {
    case .missing(let tools, let path):
      let packages = tools.compactMap(\.package)
      let names = Self.list(tools.map(\.name))
      let cure =
        packages.isEmpty ? "\(names) cannot be found" : "install \(Self.list(packages))"
      return "\(names) would make \(path.result.spoken): \(cure)"
    case .onlyWhenAsked(let path):
      // What this program does itself needs no naming.
      let names = Self.list(path.steps.map(\.via).filter { $0 != "dnd" })
      return names.isEmpty
        ? "--convert any would make \(path.result.spoken)"
        : "\(names) would make \(path.result.spoken) with --convert any"
    }
  }

  /// Each once, in order.
  private static func list(_ words: [String]) -> String {
    words.reduce(into: [String]()) { list, word in
      if !list.contains(word) { list.append(word) }
    }.joined(separator: " and ")
  }
}
