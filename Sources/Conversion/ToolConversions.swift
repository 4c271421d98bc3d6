package import UniformTypes

/// Conversions by well-maintained tools, if they are installed, in order of preference.
///
/// Each tool is used as documented and given its formats by name, so that it does not guess them from the
/// bytes. Tools that would fetch the resources named in a document are prevented from it. Conversions are
/// declared lossy unless known to preserve everything.
package enum ToolConversions {
  package static func all(_ registry: TypeRegistry) -> [Conversion] {
    (documents(registry) + pages + pictures + cameras + jpegXL + picturePages + tables
      + data
      + sounds + films)
      .map(\.confined)
  }
}

extension Conversion {
  /// The same conversion, with a program that may access only its input.
  var confined: Conversion {
    var confined = self
    if confined.reach == .everything { confined.reach = .input }
    return confined
  }
}

extension UniformType {
  static let html = UniformType("public.html")
  static let pdf = UniformType("com.adobe.pdf")
  static let png = UniformType("public.png")
  static let jpeg = UniformType("public.jpeg")
  static let tiff = UniformType("public.tiff")
  static let gif = UniformType("com.compuserve.gif")
  static let jpegXL = UniformType("public.jpeg-xl")
  static let rawPicture = UniformType("public.camera-raw-image")
  static let csv = UniformType("public.comma-separated-values-text")
  static let yaml = UniformType("public.yaml")
  static let xlsx = UniformType("org.openxmlformats.spreadsheetml.sheet")
  static let ods = UniformType("org.oasis-open.opendocument.spreadsheet")
  static let xls = UniformType("com.microsoft.excel.xls")
  static let svg = UniformType("public.svg-image")
  static let markdown = UniformType("net.daringfireball.markdown")
  static let docx = UniformType("org.openxmlformats.wordprocessingml.document")
  static let odt = UniformType("org.oasis-open.opendocument.text")
  static let tarArchive = UniformType("public.tar-archive")
}
