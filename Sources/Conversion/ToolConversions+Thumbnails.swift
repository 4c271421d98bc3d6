package import UniformTypes

// Small pictures of pictures, for those who look through many.

extension ToolConversions {
  /// Makes a small picture, upright, of one of this type; nil where no installed program reads it.
  ///
  /// It is not a step between types, so that no graph knows it.
  ///
  /// - Parameter side: How many pixels it is wide and high at most.
  package static func thumbnail(
    of type: UniformType, side: Int, _ registry: TypeRegistry, isInstalled: (String) -> Bool
  ) -> Conversion? {
    guard let tool = ["magick", "convert"].first(where: isInstalled),
      let source = pictureSources.first(where: { registry.conforms(type, to: $0.type) })
    else { return nil }
    // What may be transparent stays so.
    let isOpaque = ["jpeg", "bmp", "heic"].contains(source.coder)
    // A JPEG picture is read only as large as it takes.
    let hint = source.coder == "jpeg" ? ["-define", "jpeg:size=\(side * 2)x\(side * 2)"] : []
    return Conversion(
      source.type, to: isOpaque ? .jpeg : .png, by: tool,
      .filter(
        [tool] + hint + ["\(source.coder):-[0]", "-auto-orient", "-thumbnail", "\(side)x\(side)>"]
          + ["-strip"]
          // The same picture is the same bytes.
          + (isOpaque
            ? ["-quality", "80", "jpeg:-"] : ["-define", "png:exclude-chunks=date,time", "png:-"])),
      isLossy: true
    ).confined
  }
}
