package import UniformTypes

// Pictures scaled down to a maximum size; they are never enlarged.

extension ToolConversions {
  /// Scales a picture of this type down; nil if the tool does not write the type.
  ///
  /// It does not convert between types, and is not part of any graph.
  ///
  /// - Parameter pixels: The maximum width and height.
  package static func fitting(
    _ type: UniformType, into pixels: Int, by tool: String, _ registry: TypeRegistry
  ) -> Conversion? {
    guard let picture = targets.first(where: { registry.conforms(type, to: $0.type) }) else {
      return nil
    }
    return Conversion(
      type, to: type, by: tool,
      .files(self.picture("fit", tool, [picture.coder, String(pixels)])), isLossy: true
    ).confined
  }
}

extension Conversion {
  /// The same conversion with a limit on the width and height; unchanged without a limit, or if it cannot scale.
  package func fitted(into pixels: Int?) -> Conversion {
    guard let pixels, resizes else { return self }
    var fitted = self
    switch method {
    case .filter(var words):
      // After the rotation, before the output.
      words.insert(contentsOf: ["-resize", "\(pixels)x\(pixels)>"], at: words.count - 1)
      fitted.method = .filter(words)
    case .files(let words) where words.contains(ToolScript.picture):
      fitted.method = .files(words + ["-resize", "\(pixels)x\(pixels)>"])
    case .files(let words):
      let usual = ToolConversions.animation(side: ToolConversions.animationSide)
      let asked = ToolConversions.animation(side: pixels)
      fitted.method = .files(
        words.map { word in usual.firstIndex(of: word).map { asked[$0] } ?? word })
    default: break
    }
    return fitted
  }
}
