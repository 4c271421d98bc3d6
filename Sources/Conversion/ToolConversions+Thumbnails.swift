package import UniformTypes

// Thumbnails of pictures.

extension ToolConversions {
  /// Makes an upright thumbnail of a picture of this type; nil if no installed program reads the type.
  ///
  /// It does not convert between types, and is not part of any graph.
  ///
  /// - Parameter side: The maximum width and height in pixels.
  package static func thumbnail(
    of type: UniformType, side: Int, _ registry: TypeRegistry, isInstalled: (String) -> Bool
  ) -> Conversion? {
    guard let tool = ["magick", "convert"].first(where: isInstalled),
      let source = pictureSources.first(where: { registry.conforms(type, to: $0.type) })
    else { return nil }
    // Transparency is preserved.
    let isOpaque = ["jpeg", "bmp", "heic"].contains(source.coder)
    // Decodes a JPEG picture only at the size needed.
    let hint = source.coder == "jpeg" ? ["-define", "jpeg:size=\(side * 2)x\(side * 2)"] : []
    return Conversion(
      source.type, to: isOpaque ? .jpeg : .png, by: tool,
      .filter(
        [tool] + hint + ["\(source.coder):-[0]", "-auto-orient", "-thumbnail", "\(side)x\(side)>"]
          + ["-strip"]
          // Makes the output reproducible.
          + (isOpaque
            ? ["-quality", "80", "jpeg:-"] : ["-define", "png:exclude-chunks=date,time", "png:-"])),
      isLossy: true
    ).confined
  }
}
