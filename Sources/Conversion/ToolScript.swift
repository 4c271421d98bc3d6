import CToolScripts

/// The scripts that run tools, from `Resources/tools`.
///
/// Percent signs are doubled, because the scripts are words in which paths are filled in.
enum ToolScript {
  /// Shell: makes a document with embedded pictures, with pandoc.
  static let embedding = word(dnd_embedding_script_text())
  /// Lua: the filter for pictures that the shell script uses.
  static let embeddingFilter = word(dnd_embedding_filter_text())
  /// Perl: converts a document, with LibreOffice.
  static let office = word(dnd_office_script_text())
  /// Python: the pages of a page of the web, by WeasyPrint.
  static let page = word(dnd_page_script_text())
  /// Shell: a JPEG of a JPEG XL picture, and pictures no larger than asked for.
  static let picture = word(dnd_picture_script_text())
  /// Shell: a JPEG of what a camera recorded.
  static let raw = word(dnd_raw_script_text())
  /// Perl: a sheet of a table, by ssconvert.
  static let table = word(dnd_table_script_text())
  /// Python: YAML of JSON and the reverse; in its words no path is filled in.
  static let yaml = String(cString: dnd_yaml_script_text())

  private static func word(_ text: UnsafePointer<CChar>) -> String {
    String(cString: text).split(separator: "%", omittingEmptySubsequences: false)
      .joined(separator: "%%")
  }
}
