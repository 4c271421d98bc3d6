import UniformTypes

// Documents by pandoc (pandoc(1)), which reads and writes each of its formats by name, and the words of pages.

extension ToolConversions {
  private struct Format {
    var type: UniformType
    var name: String
    /// Whether it is an archive, which has its pictures in it.
    var isArchive = false
  }

  /// Pandoc keeps all of its own Markdown, and says that other formats may lose something.
  static func documents(_ registry: TypeRegistry) -> [Conversion] {
    let formats = [
      Format(type: .markdown, name: "markdown"), Format(type: .html, name: "html"),
      Format(type: .docx, name: "docx", isArchive: true),
      Format(type: .odt, name: "odt", isArchive: true),
      Format(type: UniformType("org.idpf.epub-container"), name: "epub", isArchive: true),
      Format(type: registry.type(forMIMEType: "text/x-tex"), name: "latex"),
      Format(type: registry.type(forMIMEType: "text/x-rst"), name: "rst"),
    ]
    let plain = Format(type: .utf8PlainText, name: "plain")
    let viaPandoc = formats.flatMap { input in
      // Some of the others are plain text too, but not what is meant by it.
      ([plain] + formats)
        // Markdown is plain text already.
        .filter { $0.name != input.name && !(input.name == "markdown" && $0.name == "plain") }
        .map { output in
          var conversion = Conversion(
            input.type, to: output.type, by: "pandoc", method(from: input, to: output),
            isLossy: input.name != "markdown")
          // Of what it only names, pictures that are beside it become part of it.
          if output.isArchive && !input.isArchive { conversion.reach = .inputAndBeside }
          return conversion
        }
    }
    return viaPandoc + words
  }

  /// The words of a page as a browser shows them (w3m(1), html2text(1)).
  private static let words = [
    ["w3m", "-dump", "-T", "text/html", "-I", "UTF-8", "-O", "UTF-8"],
    ["html2text", "-utf8", "-nobs"],
  ].map { words in
    Conversion(.html, to: .utf8PlainText, by: words[0], .filter(words), isLossy: true)
  }

  /// A sandboxed pandoc opens nothing beside its input; of what docx documents name, it opens nothing anyway.
  private static func method(from input: Format, to output: Format) -> Conversion.Method {
    if output.isArchive && input.name != "docx" {
      return .files(embedding(from: input.name, to: output.name, isArchive: input.isArchive))
    }
    let sandbox = output.isArchive ? [] : ["--sandbox"]
    return .filter(
      ["pandoc"] + sandbox + ["--quiet", "-s", "-f", input.name, "-t", output.name, "-o", "-"])
  }
}
