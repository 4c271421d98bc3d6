/// Packages of the Open Packaging Conventions (ECMA-376 part 2), which list the types of their parts.
enum OpenPackage {
  static func finding(in directory: ZIPDirectory) -> Finding? {
    let sign = "ZIP entry \"[Content_Types].xml\""
    guard var types = directory.content(of: "[Content_Types].xml"), !types.isEmpty else {
      return byDirectory(directory)
    }
    // Some programs write the list in UTF-16, where every other byte is null.
    if types.contains(0) { types = types.filter { $0 != 0 }[...] }
    for value in types.split(separator: UInt8(ascii: "\"")) where value.count > 30 {
      let main = parts.first { part in part.content.withUTF8Buffer { $0.elementsEqual(value) } }
      if let main { return .settled("\(main.type)", sign) }
    }
    if types.contains("application/vnd.ms-package.xps-fixeddocumentsequence+xml")
      || directory.names.contains(where: { $0.hasSuffix(".fdseq") })
    {
      if directory.hasMember(under: "dwf/") { return .settled("model/vnd.dwfx+xps", sign) }
      let relations = directory.content(of: "_rels/.rels", limit: 16_384) ?? []
      return relations.contains("schemas.openxps.org")
        ? .settled("application/oxps", sign) : .settled("application/vnd.ms-xpsdocument", sign)
    }
    return byDirectory(directory)
  }

  /// Identifies a package by the directory of its main part, if the list of parts cannot be read.
  private static func byDirectory(_ directory: ZIPDirectory) -> Finding? {
    let mains = ["word/document.xml", "xl/workbook.xml", "ppt/presentation.xml"]
    guard
      directory.has("_rels/.rels") || directory.has("[Content_Types].xml")
        || mains.contains(where: directory.has)
    else { return nil }
    let office = "application/vnd.openxmlformats-officedocument"
    let directories = [
      ("word/", "\(office).wordprocessingml.document"), ("xl/", "\(office).spreadsheetml.sheet"),
      ("ppt/", "\(office).presentationml.presentation"),
      ("visio/", "application/vnd.ms-visio.drawing.main+xml"),
    ]
    if let found = directories.first(where: { directory.hasMember(under: $0.0) }) {
      return .family(found.1, "ZIP entries under \"\(found.0)\"")
    }
    if directory.has("AppxManifest.xml") {
      return .settled("application/msix", "ZIP entry \"AppxManifest.xml\"")
    }
    if directory.has("AppxMetadata/AppxBundleManifest.xml") {
      return .settled("application/msixbundle", "ZIP entry \"AppxBundleManifest.xml\"")
    }
    return nil
  }

  // To add a row: the content type that only the main part of such a document has, and the registered type of the
  // document.
  private static let parts: [(content: StaticString, type: StaticString)] = [
    (
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
    ),
    (
      "application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.template"
    ),
    (
      "application/vnd.ms-word.document.macroEnabled.main+xml",
      "application/vnd.ms-word.document.macroEnabled.12"
    ),
    (
      "application/vnd.ms-word.template.macroEnabledTemplate.main+xml",
      "application/vnd.ms-word.template.macroEnabled.12"
    ),
    (
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    ),
    (
      "application/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.template"
    ),
    (
      "application/vnd.ms-excel.sheet.macroEnabled.main+xml",
      "application/vnd.ms-excel.sheet.macroEnabled.12"
    ),
    (
      "application/vnd.ms-excel.template.macroEnabled.main+xml",
      "application/vnd.ms-excel.template.macroEnabled.12"
    ),
    (
      "application/vnd.ms-excel.addin.macroEnabled.main+xml",
      "application/vnd.ms-excel.addin.macroEnabled.12"
    ),
    (
      "application/vnd.ms-excel.sheet.binary.macroEnabled.main",
      "application/vnd.ms-excel.sheet.binary.macroEnabled.12"
    ),
    (
      "application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml",
      "application/vnd.openxmlformats-officedocument.presentationml.presentation"
    ),
    (
      "application/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml",
      "application/vnd.openxmlformats-officedocument.presentationml.slideshow"
    ),
    (
      "application/vnd.openxmlformats-officedocument.presentationml.template.main+xml",
      "application/vnd.openxmlformats-officedocument.presentationml.template"
    ),
    (
      "application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml",
      "application/vnd.ms-powerpoint.presentation.macroEnabled.12"
    ),
    (
      "application/vnd.ms-powerpoint.slideshow.macroEnabled.main+xml",
      "application/vnd.ms-powerpoint.slideshow.macroEnabled.12"
    ),
    (
      "application/vnd.ms-powerpoint.template.macroEnabled.main+xml",
      "application/vnd.ms-powerpoint.template.macroEnabled.12"
    ),
    (
      "application/vnd.ms-powerpoint.addin.macroEnabled.main+xml",
      "application/vnd.ms-powerpoint.addin.macroEnabled.12"
    ),
    (
      "application/vnd.openxmlformats-officedocument.themeManager+xml",
      "application/vnd.ms-officetheme"
    ),
    (
      "application/vnd.ms-visio.drawing.main+xml", "application/vnd.ms-visio.drawing.main+xml"
    ),
    (
      "application/vnd.ms-visio.drawing.macroEnabled.main+xml",
      "application/vnd.ms-visio.drawing.macroEnabled.main+xml"
    ),
    (
      "application/vnd.ms-visio.stencil.main+xml", "application/vnd.ms-visio.stencil.main+xml"
    ),
    (
      "application/vnd.ms-visio.stencil.macroEnabled.main+xml",
      "application/vnd.ms-visio.stencil.macroEnabled.main+xml"
    ),
    (
      "application/vnd.ms-visio.template.main+xml", "application/vnd.ms-visio.template.main+xml"
    ),
    (
      "application/vnd.ms-visio.template.macroEnabled.main+xml",
      "application/vnd.ms-visio.template.macroEnabled.main+xml"
    ),
    ("application/vnd.ms-package.3dmanufacturing-3dmodel+xml", "model/3mf"),
  ]
}
