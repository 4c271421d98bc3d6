// Documents with embedded pictures, by pandoc, from formats that only name them.

extension ToolConversions {
  /// The command for a pandoc that embeds the pictures of a document: those in the directory of its file or
  /// below, or those inside it if it is an archive.
  ///
  /// - Parameter kind: What the input is, `archive` or `text`, or `page` if the output is a page.
  static func embedding(from input: String, to output: String, _ kind: String) -> [String] {
    [
      "/bin/sh", "-c", ToolScript.embedding, "sh", "%i", "%o", input, output, kind,
      ToolScript.embeddingFilter,
    ]
  }
}
