// Records of chemistry and biology, and message catalogues.
extension RecordInspection {
  /// Records of chemistry and biology, and gettext message catalogues.
  static func sequence(_ lines: TextLines, _ first: ArraySlice<UInt8>) -> Finding? {
    let all = lines.lines
    if all.count >= 4 {
      let counts = lines.all(all[3])
      if counts.ends(with: "V2000") || counts.ends(with: "V3000") {
        let isMany = all.contains { lines.content($0).is("$$$$") }
        return .settled(isMany ? "chemical/x-mdl-sdfile" : "chemical/x-mdl-molfile", "V2000")
      }
      if first.isInteger, all.count >= 3, all[2].count > 0 {
        let atom = lines.content(all[2]).words
        if atom.count >= 4, atom[0].count <= 2, atom[0].first?.isUppercase == true,
          atom[1...].prefix(3).allSatisfy(\.isNumber)
        {
          return .likely("chemical/x-xyz", "atoms and places")
        }
      }
    }
    if first.first == 0x3E, first.count > 1, all.count > 1, first[first.startIndex + 1] != 0x20 {
      let letters = lines.firstLines(6).dropFirst().prefix { $0.first != 0x3E }
      if !letters.isEmpty,
        letters.allSatisfy({
          $0.count >= 8 && $0.allSatisfy { $0.isLetter || $0 == 0x2A || $0 == 0x2D }
        }),
        letters.first?.allSatisfy({ $0.isUppercase || $0 == 0x2A || $0 == 0x2D }) == true
          || letters.first?.allSatisfy({ [0x61, 0x63, 0x67, 0x74, 0x6E].contains($0) }) == true
      {
        return .likely("text/x-fasta", ">")
      }
    }
    if first.first == 0x40, all.count >= 4, lines.content(all[2]).first == 0x2B,
      all[1].count == all[3].count, all[1].count > 3,
      lines.content(all[1]).allSatisfy({ $0.isUppercase || $0 == 0x2E })
    {
      return .likely("text/x-fastq", "@ and +")
    }
    if first.begins(with: "msgid \"") || first.first == 0x23 || first.begins(with: "msgctxt") {
      let keys = lines.lines.prefix(80).map(lines.content)
      if keys.contains(where: { $0.begins(with: "msgid \"") }),
        keys.contains(where: { $0.begins(with: "msgstr") })
      {
        // A template does not have a translator, revision date or encoding yet.
        let isTemplate = keys.contains {
          $0.begins(with: "\"PO-Revision-Date: YEAR-MO-DA")
            || $0.begins(with: "\"Language-Team: LANGUAGE")
            || $0.begins(with: "\"Content-Type: text/plain; charset=CHARSET")
        }
        return .settled(
          isTemplate ? "text/x-gettext-translation-template" : "text/x-gettext-translation", "msgid"
        )
      }
    }
    return nil
  }
}
