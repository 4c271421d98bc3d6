import UniformTypes

// What is set in pages: LibreOffice makes them (soffice --help), rsvg-convert(1) draws them, and
// pdftotext(1) and pdftoppm(1) read them.

extension ToolConversions {
  static let pages: [Conversion] =
    office.map { Conversion($0, to: .pdf, by: "soffice", .files(officeWords), isLossy: true) }
    + [
      Conversion(
        .svg, to: .png, by: "rsvg-convert", .filter(["rsvg-convert", "-f", "png"]), isLossy: true),
      Conversion(
        .svg, to: .pdf, by: "rsvg-convert", .filter(["rsvg-convert", "-f", "pdf"]), isLossy: true),
      Conversion(
        .pdf, to: .utf8PlainText, by: "pdftotext",
        .filter(["pdftotext", "-enc", "UTF-8", "-nopgbrk", "-", "-"]), isLossy: true,
        isAutomatic: false),
      firstPage(as: .png, "-png"), firstPage(as: .jpeg, "-jpeg"),
    ]

  private static func firstPage(as type: UniformType, _ option: String) -> Conversion {
    Conversion(
      .pdf, to: type, by: "pdftoppm", .filter(["pdftoppm", option, "-singlefile", "-"]),
      isLossy: true, isAutomatic: false)
  }

  private static let office: [UniformType] = [
    .docx, .odt, UniformType("com.microsoft.word.doc"), UniformType("public.rtf"),
    UniformType("org.openxmlformats.presentationml.presentation"),
    UniformType("org.oasis-open.opendocument.presentation"),
    UniformType("com.microsoft.powerpoint.ppt"),
    UniformType("org.openxmlformats.spreadsheetml.sheet"),
    UniformType("org.oasis-open.opendocument.spreadsheet"), UniformType("com.microsoft.excel.xls"),
  ]

  private static let officeWords = ["perl", "-e", ToolScript.office, "%i", "%o"]
}
