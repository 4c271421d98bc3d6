/// Page descriptions: PDF and PostScript, which may consist of text only.
enum PrintedPages {
  static func finding(in sample: Sample) -> Finding? {
    pdf(sample) ?? postScript(sample) ?? clearTextMetafile(sample)
  }

  /// CGM in clear text (ISO/IEC 8632-4): its first keyword, then a name in quotes.
  private static func clearTextMetafile(_ sample: Sample) -> Finding? {
    let word = sample.bytes(at: 0, count: 5).map { $0 & 0xDF }
    let rest = sample.bytes(at: 5, count: 8).drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }
    guard word.elementsEqual("BEGMF".utf8), let quote = rest.first,
      [0x27, 0x22, 0x00].contains(quote)
    else { return nil }
    return .settled("image/cgm", "CGM clear text")
  }

  /// PDF (ISO 32000-2, 7.5.2).
  private static func pdf(_ sample: Sample) -> Finding? {
    if sample.has("%PDF-") { return .settled("application/pdf", "PDF header") }
    if sample.has("%FDF-") { return .settled("application/vnd.fdf", "FDF header") }
    return nil
  }

  /// PDF preceded by other bytes: readers accept the header anywhere in the first 1024 bytes.
  ///
  /// Archives, letters and scripts may contain such a header too, so this applies only if nothing else was found.
  static func findingBehindOtherBytes(_ sample: Sample) -> Finding? {
    guard
      let offset = sample.bytes(at: 0, count: 1024).firstOffset(of: "%PDF-"),
      let version = sample.byte(offset + 5), (0x31...0x32).contains(version),
      sample.byte(offset + 6) == 0x2E, isLineStart(sample, at: offset)
    else { return nil }
    return .likely("application/pdf", "PDF header at \(offset)")
  }

  /// Whether a header begins a line; elsewhere it may be a word in a sentence.
  private static func isLineStart(_ sample: Sample, at offset: Int) -> Bool {
    guard let before = sample.byte(offset - 1) else { return true }
    return before == 0x0A || before == 0x0D || before == 0
  }

  /// PostScript, and PostScript documents that are pictures (Document Structuring Conventions).
  private static func postScript(_ sample: Sample) -> Finding? {
    let start = sample.has([4]) ? 1 : 0
    guard sample.has("%!", at: start) else { return nil }
    let header = sample.bytes(at: Int64(start), count: 2048)
    let line = header.prefix { $0 != 0x0A && $0 != 0x0D }
    if line.contains("%!PS-AdobeFont-") || line.contains("%!FontType1") {
      return .settled("application/x-font-type1", "PostScript font header")
    }
    // Any text may continue after these characters. A program has nothing else on this line except its conformance
    // level.
    guard
      line.count == 2 || line.count == 4 && line.starts(with: "%!PS".utf8)
        || line.starts(with: "%!PS-".utf8)
    else { return nil }
    // Illustrator documents are PostScript with comments that only Illustrator reads.
    if header.contains("%%Creator: Adobe Illustrator") || header.contains("%AI5_FileFormat") {
      return .family("application/postscript", "PostScript of Illustrator")
    }
    if line.contains(" EPSF-") { return .settled("image/x-eps", "PostScript header with \"EPSF\"") }
    if line.starts(with: "%!PS-Adobe-".utf8) {
      return .settled("application/postscript", "PostScript header")
    }
    return .family("application/postscript", "PostScript header")
  }
}
