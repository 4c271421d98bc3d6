import UniformTypes

// Pictures by ImageMagick: `magick` from version 7 on, `convert` before (ImageMagick(1)).
//
// SVG is left to rsvg-convert: ImageMagick's own reader of it opens files that a drawing names.

extension ToolConversions {
  struct Picture {
    var type: UniformType
    /// What ImageMagick calls it.
    var coder: String
    /// Whether a file may hold several, or more than others can keep.
    var holdsMore = false
  }

  static let pictures: [Conversion] = ["magick", "convert"].flatMap { tool in
    pictureSources.flatMap { input in
      targets.filter { $0.type != input.type }.map { output in
        Conversion(
          input.type, to: output.type, by: tool,
          .filter(
            // Not every format can say that it is to be turned.
            [tool, input.coder + (input.holdsMore ? ":-[0]" : ":-"), "-auto-orient"]
              + (settings[output.coder] ?? []) + ["\(output.coder):-"]),
          isLossy: input.holdsMore || narrow.contains(output.coder))
      }
    }
  }

  private static let targets = [
    Picture(type: .png, coder: "png"), Picture(type: .jpeg, coder: "jpeg"),
    Picture(type: UniformType("public.tiff"), coder: "tiff", holdsMore: true),
    Picture(type: UniformType("org.webmproject.webp"), coder: "webp", holdsMore: true),
    Picture(type: UniformType("com.compuserve.gif"), coder: "gif", holdsMore: true),
    Picture(type: UniformType("com.microsoft.bmp"), coder: "bmp"),
  ]

  static let pictureSources =
    targets + [Picture(type: UniformType("public.heic"), coder: "heic", holdsMore: true)]

  /// Formats that cannot keep all that a picture of another one has.
  private static let narrow: Set<String> = ["jpeg", "gif", "bmp", "webp"]

  private static let settings = [
    // What is transparent would be black.
    "jpeg": ["-background", "white", "-alpha", "remove", "-alpha", "off"],
    "webp": ["-define", "webp:lossless=true"],
  ]
}
