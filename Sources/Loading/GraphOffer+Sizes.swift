import ContentDetection
import Conversion
package import Items
package import Negotiation
import SystemPackage
package import UniformTypes

// Pictures with a maximum size: unchanged if they are small enough, otherwise scaled down.
extension GraphOffer {
  package func fitting(
    _ representation: Representation, to accepted: AcceptedType
  ) -> Fitting {
    guard let largest = accepted.largest, !fits(representation, largest) else { return .asItIs }
    guard let step = sizeStep(of: representation.type, largest) else { return .never }
    return .by(ConversionPath(steps: [step], result: representation.type))
  }

  /// Whether a picture is known to be small enough; an SVG drawing always is.
  private func fits(_ representation: Representation, _ largest: Int) -> Bool {
    if registry.conforms(representation.type, to: UniformType("public.svg-image")) { return true }
    guard case .file(let path, _) = representation.source,
      let size = PictureSize.read(from: path)
    else { return false }
    return max(size.width, size.height) <= largest
  }

  /// The path with a result of at most the accepted size; nil if no installed tool can scale it down.
  ///
  /// The last step scales the picture if it can; otherwise another step follows.
  func sized(_ path: ConversionPath, for accepted: AcceptedType) -> ConversionPath? {
    guard let largest = accepted.largest, var last = path.steps.last else { return path }
    var sized = path
    if let index = last.index, resizes(index) {
      last.largest = largest
      sized.steps[sized.steps.count - 1] = last
    } else {
      guard let step = sizeStep(of: path.result, largest) else { return nil }
      sized.steps.append(step)
    }
    return sized
  }

  /// The obstacle if a picture is too large and the tool that would scale it down is not installed.
  func missingForSize(
    of representation: Representation, _ accepted: AcceptedType
  ) -> ConversionObstacle? {
    guard let largest = accepted.largest, registry.match(representation.type, accepted) != nil,
      !fits(representation, largest), !ToolConversions.magick.contains(where: tools.contains),
      let tool = ToolConversions.magick.first,
      let step = sizeStep(of: representation.type, largest, by: tool)
    else { return nil }
    return .missing(
      [MissingTool(name: tool, package: InstalledTools.package(of: tool))],
      ConversionPath(steps: [step], result: representation.type))
  }

  /// The step by an installed tool; nil if no tool is installed or none writes the type.
  private func sizeStep(of type: UniformType, _ largest: Int) -> ConversionPath.Step? {
    ToolConversions.magick.first(where: tools.contains).flatMap {
      sizeStep(of: type, largest, by: $0)
    }
  }

  private func sizeStep(
    of type: UniformType, _ largest: Int, by tool: String
  ) -> ConversionPath.Step? {
    guard ToolConversions.fitting(type, into: largest, by: tool, registry) != nil else {
      return nil
    }
    return ConversionPath.Step(from: type, to: type, via: tool, isLossy: true, largest: largest)
  }
}
