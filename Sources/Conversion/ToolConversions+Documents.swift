import UniformTypes

// Documents by pandoc (pandoc(1)), which reads and writes each of its formats by name.

extension ToolConversions {
  private struct Format {
    var type: UniformType
    var name: String
    /// Whether it embeds the pictures that a document names.
    var embeds = false
  }

  /// Pandoc keeps all of its own Markdown, and says that other formats may lose something.
  static func documents(_ registry: TypeRegistry) -> [Conversion] {
    let formats = [
      Format(type: .markdown, name: "markdown"), Format(type: .html, name: "html"),
      Format(type: .docx, name: "docx", embeds: true),
      Format(type: .odt, name: "odt", embeds: true),
      Format(type: UniformType("org.idpf.epub-container"), name: "epub", embeds: true),
      Format(type: registry.type(forMIMEType: "text/x-tex"), name: "latex"),
      Format(type: registry.type(forMIMEType: "text/x-rst"), name: "rst"),
    ]
    let plain = Format(type: .utf8PlainText, name: "plain")
    return formats.flatMap { input in
      (formats + [plain])
        // Markdown is plain text already.
        .filter { $0.name != input.name && !(input.name == "markdown" && $0.name == "plain") }
        .map { output in
          Conversion(
            input.type, to: output.type, by: "pandoc", .filter(words(from: input, to: output)),
            isLossy: input.name != "markdown")
        }
    }
  }

  /// A sandboxed pandoc opens nothing beside its input.
  ///
  /// As Debian builds it, it then lacks the parts that go into a container. There it is kept from the
  /// network by a proxy that nobody listens at.
  private static func words(from input: Format, to output: Format) -> [String] {
    let discard = "http://127.0.0.1:9"
    let alone =
      output.embeds
      ? ["env", "http_proxy=\(discard)", "https_proxy=\(discard)", "no_proxy=", "pandoc"]
      : ["pandoc", "--sandbox"]
    return alone + ["--quiet", "-s", "-f", input.name, "-t", output.name, "-o", "-"]
  }
}
