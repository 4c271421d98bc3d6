// Documents with embedded pictures, by pandoc, from formats that only refer to pictures.

extension ToolConversions {
  /// The command that embeds the pictures of a document with pandoc.
  ///
  /// They are the pictures in the directory of its file or below, or inside the document if it is an archive.
  ///
  /// - Parameter kind: `archive` or `text`, which the input is, `page` if the output is a web page, or `bare` if it is a text
  ///   without the pictures of an archive.
  static func embedding(from input: String, to output: String, _ kind: String) -> [String] {
    [
      "/bin/sh", "-c", ToolScript.embedding, "sh", "%i", "%o", input, output, kind,
      ToolScript.embeddingFilter,
    ]
  }
}
