import UniformTypes

// Documents by pandoc(1), which takes formats by name, and web pages as plain text.

extension ToolConversions {
  private struct Format {
    var type: UniformType
    var name: String
    /// Whether a document is an archive that contains its pictures.
    var isArchive = false
  }

  /// The conversions between formats of documents.
  ///
  /// They are lossless only from pandoc's own Markdown: pandoc's manual says that other formats may lose information.
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
      // Some of the other formats also conform to plain text, but a request for plain text does not mean them.
      ([plain] + formats)
        // Markdown already is plain text.
        .filter { $0.name != input.name && !(input.name == "markdown" && $0.name == "plain") }
        .map { output in
          var conversion = Conversion(
            input.type, to: output.type, by: "pandoc", method(from: input, to: output),
            isLossy: input.name != "markdown")
          // Pictures that the input refers to become part of the output.
          if (output.isArchive || output.type == .html) && !input.isArchive {
            conversion.reach = .inputAndBeside
          }
          return conversion
        }
    }
    return viaPandoc + words
  }

  /// Web pages as plain text, as a browser shows them (w3m(1), html2text(1)).
  private static let words = [
    ["w3m", "-dump", "-T", "text/html", "-I", "UTF-8", "-O", "UTF-8"],
    ["html2text", "-utf8", "-nobs"],
  ].map { words in
    Conversion(.html, to: .utf8PlainText, by: words[0], .filter(words), isLossy: true)
  }

  /// The command for a conversion.
  ///
  /// In its sandbox, pandoc opens no file except its input. It never opens files that docx refers to; only a book needs
  /// an identifier from the filter.
  private static func method(from input: Format, to output: Format) -> Conversion.Method {
    if output.isArchive && (input.name != "docx" || output.name == "epub") {
      return .files(
        embedding(from: input.name, to: output.name, input.isArchive ? "archive" : "text"))
    }
    if output.type == .html { return .files(embedding(from: input.name, to: "html", "page")) }
    // Nobody expects pictures in plain text.
    if input.type == .html || input.isArchive && !output.isArchive && output.name != "plain" {
      return .files(embedding(from: input.name, to: output.name, "bare"))
    }
    let sandbox = output.isArchive ? [] : ["--sandbox"]
    return .filter(
      ["pandoc"] + sandbox + ["-s", "-f", input.name, "-t", output.name, "-o", "-"])
  }
}
