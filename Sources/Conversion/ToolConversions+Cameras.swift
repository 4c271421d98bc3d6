import UniformTypes

// Camera raw pictures by exiftool(1) and LibRaw's dcraw_emu(1), JPEG XL by djxl(1), and pictures as pages of a PDF by
// img2pdf(1).

extension ToolConversions {
  static let cameras: [Conversion] =
    [raw(to: .jpeg, by: "exiftool", "preview", parts: [])]
    + magick.map { raw(to: .jpeg, by: "dcraw_emu", "develop", parts: ["dcraw_emu", $0]) }
    + [
      Conversion(
        .rawPicture, to: .tiff, by: "dcraw_emu",
        .files(["sh", "-c", "exec dcraw_emu -w -o 1 -T -Z - \"$1\" > \"$2\"", "sh", "%i", "%o"]),
        isLossy: true)
    ]

  static let successors: [Conversion] =
    magick.map { tool in
      var conversion = Conversion(
        .jpegXL, to: .jpeg, by: "djxl", .files(picture("jxl", tool)), isLossy: true)
      conversion.parts = ["djxl", tool]
      return conversion
    } + [
      // Floating-point samples and integers of more than 16 bits lose precision.
      Conversion(
        .jpegXL, to: .png, by: "djxl", .files(["djxl", "%i", "%o", "--quiet"]), isLossy: true)
    ]

  /// A PDF has pages of the size that the picture declares.
  ///
  /// It contains the bytes of a JPEG picture, or all pixels of other pictures.
  static let sheetsOfPictures: [Conversion] = [
    (UniformType.jpeg, false), (.png, false), (.tiff, true),
  ].map { type, isLossy in
    Conversion(
      type, to: .pdf, by: "img2pdf", .filter(["img2pdf", "--nodate", "--rotation=ifvalid", "-"]),
      isLossy: isLossy)
  }

  static func picture(_ way: String, _ magick: String, _ words: [String] = []) -> [String] {
    ["/bin/sh", "-c", ToolScript.picture, "sh", way, "%i", "%o", magick] + words
  }

  private static func raw(
    to output: UniformType, by tool: String, _ way: String, parts: [String]
  ) -> Conversion {
    var conversion = Conversion(
      .rawPicture, to: output, by: tool,
      .files(["/bin/sh", "-c", ToolScript.raw, "sh", way, "%i", "%o"]), isLossy: true)
    conversion.parts = parts
    return conversion
  }
}
