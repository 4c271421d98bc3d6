import CToolScripts

/// The scripts that tools are run by, from `Resources/tools`.
///
/// In words in which paths are filled in, a percent sign is written twice.
enum ToolScript {
  /// Shell: a document with its pictures in it, by pandoc.
  static let embedding = word(dnd_embedding_script_text())
  /// Lua: what that does with each picture.
  static let embeddingFilter = word(dnd_embedding_filter_text())
  /// Perl: the pages of a document, by LibreOffice.
  static let office = word(dnd_office_script_text())

  private static func word(_ text: UnsafePointer<CChar>) -> String {
    String(cString: text).split(separator: "%", omittingEmptySubsequences: false)
      .joined(separator: "%%")
  }
}
