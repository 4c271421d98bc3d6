import Conversion
import Diagnostics
package import Negotiation
package import UniformTypes

// Descriptions of conversions, with labels for people and with identifiers for programs.

extension ConversionPath {
  /// The steps for programs, such as `public.heic to public.jpeg by magick, lossy`.
  package var words: String { words(between: "to") }

  /// The steps with identifiers and arrows, such as `public.heic → public.jpeg by magick, lossy`.
  package var drawn: String { words(between: "→") }

  private func words(between: String) -> String {
    steps.map { $0.words(between: between) }.joined(separator: ", then ")
  }

  /// The steps for people, such as `HEIC image → JPEG image (lossy, by ImageMagick)`.
  ///
  /// - Parameter label: Returns the label of a type for people.
  package func told(_ label: (UniformType) -> String) -> String {
    var chain: [String] = []
    for word in steps.prefix(1).map({ label($0.from) }) + steps.map({ label($0.to) })
    where chain.last != word {
      chain.append(word)
    }
    var notes: [String] = []
    if let largest { notes.append("at most \(largest) pixels") }
    if isLossy { notes.append("lossy") }
    if !tools.isEmpty { notes.append("by \(tools.joined(separator: " and "))") }
    let steps = chain.joined(separator: " → ")
    return notes.isEmpty ? steps : "\(steps) (\(notes.joined(separator: ", ")))"
  }

  /// The names of the tools involved, without duplicates and without this program.
  package var tools: [String] { ToolNames.list(steps.map(\.via)) }
}

extension ConversionPath.Step {
  /// The step as `public.heic → public.jpeg by magick, lossy`.
  package var drawn: String { words(between: "→") }

  fileprivate func words(between: String) -> String {
    "\(Self.word(from)) \(between) \(Self.word(to)) by \(via)\(isLossy ? ", lossy" : "")"
      + (largest.map { ", at most \($0) pixels" } ?? "")
  }

  /// The identifier, or a plainer name if the identifier is derived from one.
  private static func word(_ type: UniformType) -> String {
    guard ["dyn.", "mime."].contains(where: { type.identifier.hasPrefix($0) }) else {
      return type.identifier
    }
    return TypeRegistry.builtIn.preferredMIMEType(of: type) ?? type.spoken
  }
}

extension ConversionObstacle {
  var isMissingTool: Bool { if case .missing = self { true } else { false } }

  /// The tool that could convert and how to install it, such as `ImageMagick would make a PNG image (install imagemagick)`.
  package var words: String { told(\.spoken) }

  /// The same as a hint, which says what to type.
  var hint: String {
    guard case .onlyWhenAsked = self else { return words }
    return "'dnd … --convert any' makes \(IndefiniteArticle.before(path.result.spoken))"
  }

  /// - Parameter label: Returns the label of a type for people.
  package func told(_ label: (UniformType) -> String) -> String {
    let result = IndefiniteArticle.before(label(path.result))
    switch self {
    case .missing(let tools, _):
      let packages = tools.compactMap(\.package)
      let names = Self.list(ToolNames.list(tools.map(\.name)))
      let cure = packages.isEmpty ? "not found" : "install \(Self.list(packages))"
      return "\(names) would make \(result) (\(cure))"
    case .onlyWhenAsked: return "can be converted to \(result) with --convert any"
    }
  }

  /// Joins words in order, without duplicates.
  private static func list(_ words: [String]) -> String {
    words.eachOnce().joined(separator: " and ")
  }
}

/// The names of conversion tools, for people.
enum ToolNames {
  /// The names in order, without duplicates and without this program.
  static func list(_ tools: [String]) -> [String] {
    tools.filter { $0 != "dnd" }.map(InstalledTools.name(of:)).eachOnce()
  }
}
