import Conversion
import Diagnostics
package import Negotiation
package import UniformTypes

// Conversions as users read them: with labels for people, with identifiers for programs and on request.

extension ConversionPath {
  /// The steps for a program: `public.heic to public.jpeg by magick, lossy`.
  package var words: String { words(between: "to") }

  /// The steps as `public.heic → public.jpeg by magick, lossy`.
  package var drawn: String { words(between: "→") }

  private func words(between: String) -> String {
    steps.map { $0.words(between: between) }.joined(separator: ", then ")
  }

  /// The steps for a person: `HEIC image → JPEG image (lossy, by ImageMagick)`.
  ///
  /// - Parameter label: What people call a type.
  package func told(_ label: (UniformType) -> String) -> String {
    var chain: [String] = []
    for word in steps.prefix(1).map({ label($0.from) }) + steps.map({ label($0.to) })
    where chain.last != word {
      chain.append(word)
    }
    var notes: [String] = []
    if isLossy { notes.append("lossy") }
    if !tools.isEmpty { notes.append("by \(tools.joined(separator: " and "))") }
    let steps = chain.joined(separator: " → ")
    return notes.isEmpty ? steps : "\(steps) (\(notes.joined(separator: ", ")))"
  }

  /// The tools that do it, each once and by its own name; what this program does itself needs no naming.
  package var tools: [String] { ToolNames.list(steps.map(\.via)) }
}

extension ConversionPath.Step {
  /// The step as users read it: `public.heic → public.jpeg by magick, lossy`.
  package var drawn: String { words(between: "→") }

  fileprivate func words(between: String) -> String {
    "\(Self.word(from)) \(between) \(Self.word(to)) by \(via)\(isLossy ? ", lossy" : "")"
  }

  /// The identifier, unless that is made by a rule from another name of the type.
  private static func word(_ type: UniformType) -> String {
    guard ["dyn.", "mime."].contains(where: { type.identifier.hasPrefix($0) }) else {
      return type.identifier
    }
    return TypeRegistry.builtIn.preferredMIMEType(of: type) ?? type.spoken
  }
}

extension ConversionObstacle {
  var isMissingTool: Bool { if case .missing = self { true } else { false } }

  /// What would do it, and what to do for that: `pandoc would make HTML text (install pandoc)`.
  package var words: String { told(\.spoken) }

  /// - Parameter label: What people call a type.
  package func told(_ label: (UniformType) -> String) -> String {
    switch self {
    case .missing(let tools, let path):
      let packages = tools.compactMap(\.package)
      let names = Self.list(ToolNames.list(tools.map(\.name)))
      let cure = packages.isEmpty ? "not found" : "install \(Self.list(packages))"
      return "\(names) would make \(label(path.result)) (\(cure))"
    case .onlyWhenAsked(let path):
      return "can be converted to \(label(path.result)) with --convert any"
    }
  }

  /// Each once, in order.
  private static func list(_ words: [String]) -> String {
    words.eachOnce().joined(separator: " and ")
  }
}

/// The tools of a conversion as people name them.
enum ToolNames {
  /// Each once, in order, without this program itself.
  static func list(_ tools: [String]) -> [String] {
    tools.filter { $0 != "dnd" }.map(InstalledTools.name(of:)).eachOnce()
  }
}
