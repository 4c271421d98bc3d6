package import UniformTypes

/// What well-kept tools convert when they are installed, in order of preference.
///
/// Each is given to a tool as its own documentation says, with the formats named, so that no tool guesses
/// from bytes what it reads. Those that would fetch what a document names are kept from it. What cannot
/// be shown to keep everything is called lossy.
package enum ToolConversions {
  package static func all(_ registry: TypeRegistry) -> [Conversion] {
    (documents(registry) + pages + pictures + sounds + films)
      .map(\.confined)
  }
}

extension Conversion {
  /// The same by a program that reaches no more than it takes.
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
  static let svg = UniformType("public.svg-image")
  static let markdown = UniformType("net.daringfireball.markdown")
  static let docx = UniformType("org.openxmlformats.wordprocessingml.document")
  static let odt = UniformType("org.oasis-open.opendocument.text")
  static let tarArchive = UniformType("public.tar-archive")
}
