package import UniformTypes

// Pictures that are no larger than asked for, and never larger than they are.

extension ToolConversions {
  /// Makes a picture of this type that is wide and high at most so many pixels, of one of the same type; nil of a
  /// type that is not written.
  ///
  /// It is not a step between types, so that no graph knows it.
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
  /// The same that makes its picture no larger than this; itself where nothing is said.
  package func fitted(into pixels: Int?) -> Conversion {
    guard let pixels, resizes else { return self }
    var fitted = self
    switch method {
    case .filter(var words):
      // Behind what turns it, before what it is written as.
      words.insert(contentsOf: ["-resize", "\(pixels)x\(pixels)>"], at: words.count - 1)
      fitted.method = .filter(words)
    case .files(let words):
      let usual = ToolConversions.movingPicture(side: ToolConversions.movingSide)
      let asked = ToolConversions.movingPicture(side: pixels)
      fitted.method = .files(
        words.map { word in usual.firstIndex(of: word).map { asked[$0] } ?? word })
    default: break
    }
    return fitted
  }
}
