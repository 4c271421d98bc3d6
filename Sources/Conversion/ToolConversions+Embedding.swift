// Documents that embed what they show, by pandoc, from formats that only name it.

extension ToolConversions {
  /// The words of a pandoc that embeds the pictures of a document that are in the directory of its file or below,
  /// and of a document that is an archive those that it has.
  static func embedding(from input: String, to output: String, isArchive: Bool) -> [String] {
    [
      "/bin/sh", "-c", ToolScript.embedding, "sh", "%i", "%o", input, output,
      isArchive ? "archive" : "text", ToolScript.embeddingFilter,
    ]
  }
}
