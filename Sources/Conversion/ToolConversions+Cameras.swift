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

  static let jpegXL: [Conversion] =
    magick.map { tool in
      Conversion(
        .jpegXL, to: .jpeg, by: "djxl", .files(picture("jxl", tool)), parts: ["djxl", tool],
        isLossy: true)
    } + [
      // Floating-point samples and integers of more than 16 bits lose precision.
      Conversion(
        .jpegXL, to: .png, by: "djxl", .files(picture("jxl_png", "")), isLossy: true)
    ]

  /// A PDF has pages of the size that the picture declares.
  ///
  /// It contains the bytes of a JPEG picture, or all pixels of other pictures.
  static let picturePages: [Conversion] =
    [Conversion(.jpeg, to: .pdf, by: "img2pdf", .files(["/bin/sh", "-c", page, "sh", "%i", "%o"]))]
    + [(UniformType.png, false), (.tiff, true)].map { type, isLossy in
      Conversion(
        type, to: .pdf, by: "img2pdf",
        .filter(["img2pdf", "--nodate", "--engine=internal", "--rotation=ifvalid", "-"]),
        isLossy: isLossy)
    }

  /// The bytes of a JPEG are not decoded for its page.
  ///
  /// Other engines give each file an identifier of its own. The library of the same program tells whether some are missing.
  private static let page =
    #""$DND_TOOL" --nodate --engine=internal --rotation=ifvalid -o "$2" "$1" || exit; "#
    + ToolPart.pythonProgram
    + #" -I -c 'import sys; from PIL import Image; Image.open(sys.argv[1]).load()' "$1" 2>&1"#
    + " | grep truncated >&2 || :"

  static func picture(_ mode: String, _ magick: String, _ words: [String] = []) -> [String] {
    ["/bin/sh", "-c", ToolScript.picture, "sh", mode, "%i", "%o", magick] + words
  }

  private static func raw(
    to output: UniformType, by tool: String, _ mode: String, parts: [String]
  ) -> Conversion {
    Conversion(
      .rawPicture, to: output, by: tool,
      .files(["/bin/sh", "-c", ToolScript.raw, "sh", mode, "%i", "%o"]), parts: parts,
      isLossy: true)
  }
}
