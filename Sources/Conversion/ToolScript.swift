import CToolScripts

/// The scripts that run tools, from `Resources/tools`.
///
/// Percent signs are doubled, because `Conversion.Method` replaces `%i` and `%o` in words.
enum ToolScript {
  /// Shell: converts a document and embeds its pictures, with pandoc.
  static let embedding = word(dnd_embedding_script_text())
  /// Lua: the filter for pandoc that selects the pictures to embed.
  static let embeddingFilter = word(dnd_embedding_filter_text())
  /// Shell: converts a film or song with all that the format can hold, with ffmpeg.
  static let media = word(dnd_media_script_text())
  /// Perl: converts a document, with LibreOffice.
  static let office = word(dnd_office_script_text())
  /// Python: converts a web page to PDF, with WeasyPrint.
  static let page = word(dnd_page_script_text())
  /// Shell: converts JPEG XL to JPEG, and scales pictures down, with djxl and ImageMagick.
  static let picture = word(dnd_picture_script_text())
  /// Shell: converts a camera raw picture to JPEG, with exiftool or dcraw_emu.
  static let raw = word(dnd_raw_script_text())
  /// Perl: converts CSV to a spreadsheet, with ssconvert.
  static let table = word(dnd_table_script_text())
  /// Python: converts between YAML and JSON, with PyYAML; it is used as a filter, so percent signs stay.
  static let yaml = String(cString: dnd_yaml_script_text())

  private static func word(_ text: UnsafePointer<CChar>) -> String {
    String(cString: text).split(separator: "%", omittingEmptySubsequences: false)
      .joined(separator: "%%")
  }
}
