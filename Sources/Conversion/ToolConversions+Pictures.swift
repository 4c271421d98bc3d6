import UniformTypes

// Pictures by ImageMagick: `magick` from version 7, `convert` before (ImageMagick(1)).
//
// SVG is left to rsvg-convert, because ImageMagick's own SVG reader opens files that a drawing refers to.

extension ToolConversions {
  struct Picture {
    var type: UniformType
    /// The name of ImageMagick's coder.
    var coder: String
    /// Whether a file may contain several pictures, or information that other formats cannot store.
    var holdsMore = false
    /// The part of ImageMagick that reads the format, if it is installed separately.
    var part: ToolPart?
  }

  /// The two names of ImageMagick's program, the newer one first.
  package static let magick = ["magick", "convert"]

  static let pictures: [Conversion] = magick.flatMap { tool in
    pictureSources.flatMap { input in
      input.targets.filter { $0.type != input.type }.map { output in
        var conversion = Conversion(
          input.type, to: output.type, by: tool,
          method(from: input, to: output, tool),
          parts: input.part.map { [tool, $0.name] } ?? [],
          isLossy: input.holdsMore || lossyCoders.contains(output.coder))
        conversion.resizes = true
        return conversion
      }
    }
  }

  private static func method(
    from input: Picture, to output: Picture, _ tool: String
  ) -> Conversion.Method {
    let first = input.holdsMore ? "[0]" : ""
    let settings = settings[output.coder] ?? []
    // ImageMagick does not read their rotation.
    let isTurned = ["png", "webp"].contains(input.coder)
    let losesExif = output.coder == "tiff" || ["tiff", "heic", "avif"].contains(input.coder)
    if isTurned || losesExif && !["gif", "bmp"].contains(output.coder) {
      return .files(picture("keep", tool, [input.coder, first, output.coder] + settings))
    }
    // Not every format can store an orientation.
    return .filter(
      [tool, "\(input.coder):-\(first)", "-auto-orient"] + settings + ["\(output.coder):-"])
  }

  static let targets = [
    Picture(type: .png, coder: "png"), Picture(type: .jpeg, coder: "jpeg"),
    Picture(type: .tiff, coder: "tiff", holdsMore: true),
    Picture(type: UniformType("org.webmproject.webp"), coder: "webp", holdsMore: true),
    Picture(type: .gif, coder: "gif", holdsMore: true),
    Picture(type: UniformType("com.microsoft.bmp"), coder: "bmp"),
  ]

  static let pictureSources =
    targets + [
      Picture(
        type: UniformType("public.heic"), coder: "heic", holdsMore: true, part: ToolPart.heic),
      Picture(
        type: UniformType("public.avif"), coder: "avif", holdsMore: true, part: ToolPart.avif),
    ]

  /// Formats that cannot preserve everything in pictures of other formats.
  private static let lossyCoders: Set<String> = ["jpeg", "gif", "bmp", "webp"]

  private static let settings = [
    // Otherwise transparent areas would become black.
    "jpeg": ["-background", "white", "-alpha", "remove", "-alpha", "off"],
    "webp": ["-define", "webp:lossless=true"],
    // The same picture becomes the same bytes, so that it is not stored twice.
    "png": ["-define", "png:exclude-chunks=date,time"],
  ]
}

extension ToolConversions.Picture {
  /// The target formats, the most suitable first: photographs would be huge as PNG.
  fileprivate var targets: [Self] {
    let all = ToolConversions.targets
    return part == nil ? all : all.filter { $0.type == .jpeg } + all.filter { $0.type != .jpeg }
  }
}
