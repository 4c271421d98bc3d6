import UniformTypes

// PDF documents by weasyprint(1) and LibreOffice (soffice --help), drawings by rsvg-convert(1), and the text and first
// page of a PDF by pdftotext(1) and pdftoppm(1).

extension ToolConversions {
  static let pages: [Conversion] =
    [page] + office
    + [
      drawing,
      Conversion(.svg, to: .pdf, by: "rsvg-convert", drawn(as: "pdf"), isLossy: true),
      Conversion(
        .pdf, to: .utf8PlainText, by: "pdftotext",
        .filter(["pdftotext", "-enc", "UTF-8", "-nopgbrk", "-", "-"]), isLossy: true,
        isAutomatic: false),
      firstPage(as: .png, "-png"), firstPage(as: .jpeg, "-jpeg"),
    ]

  private static let drawing: Conversion = {
    var conversion = Conversion(
      .svg, to: .png, by: "rsvg-convert", drawn(as: "png"), isLossy: true)
    conversion.isRendering = true
    return conversion
  }()

  /// A drawing without the pictures to which it only refers; those beside it are named.
  private static func drawn(as format: String) -> Conversion.Method {
    let script = #"""
      "$DND_TOOL" -f "$3" <"$1" >"$2" || exit
      tr '\n' ' ' <"$1" | grep -aoE "<image [^>]*href=[\"'][^\"'#]+" | sed "s/.*[\"']//" | grep -avE '^(//|[A-Za-z]+:)' |
        sed 's/^/cannot find the picture /' >&2
      :
      """#
    return .files(["/bin/sh", "-c", script, "sh", "%i", "%o", format])
  }

  private static func firstPage(as type: UniformType, _ option: String) -> Conversion {
    Conversion(
      .pdf, to: type, by: "pdftoppm", .filter(["pdftoppm", option, "-singlefile", "-"]),
      isLossy: true, isAutomatic: false)
  }

  /// A web page with the pictures, styles and fonts beside it.
  private static let page: Conversion = {
    var conversion = Conversion(
      .html, to: .pdf, by: ToolPart.weasyPrint.name,
      .files([ToolPart.pythonProgram, "-I", "-c", ToolScript.page, "%i", "%o"]),
      parts: [ToolPart.weasyPrint.name], isLossy: true)
    conversion.reach = .inputAndBeside
    return conversion
  }()

  private static let office: [Conversion] = [
    (
      ToolPart.writer,
      [.docx, .odt, UniformType("com.microsoft.word.doc"), UniformType("public.rtf")]
    ),
    (
      ToolPart.impress,
      [
        UniformType("org.openxmlformats.presentationml.presentation"),
        UniformType("org.oasis-open.opendocument.presentation"),
        UniformType("com.microsoft.powerpoint.ppt"),
      ]
    ),
    (ToolPart.calc, [.xlsx, .ods, .xls]),
  ].flatMap { part, types in
    types.map { office($0, to: .pdf, by: part, as: "pdf") }
  }

  /// A conversion by a part of LibreOffice.
  ///
  /// - Parameter format: The export filter of soffice.
  static func office(
    _ input: UniformType, to output: UniformType, by part: ToolPart, as format: String,
    isLossy: Bool = true, _ words: [String] = []
  ) -> Conversion {
    Conversion(
      input, to: output, by: "soffice",
      .files(["perl", "-e", ToolScript.office, "%i", "%o", format] + words),
      parts: [part.name], isLossy: isLossy)
  }
}
