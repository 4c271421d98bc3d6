/// Formats identified by the first characters of a text, which their specifications require.
enum TextSignatures {
  static func finding(in text: ArraySlice<UInt8>) -> Finding? {
    guard let first = text.first else { return nil }
    for row in all where row.first == first && matches(row, text) {
      return Finding(
        mimeType: "\(row.mimeType)", certainty: row.certainty, sign: "\"\(row.mark)\"")
    }
    return nil
  }

  private struct Row: Sendable {
    let mark: StaticString
    let mimeType: StaticString
    let certainty: Finding.Certainty
    let boundary: Boundary
    let first: UInt8

    init(
      _ mark: StaticString, _ mimeType: StaticString, _ certainty: Finding.Certainty = .settled,
      _ boundary: Boundary = .none
    ) {
      self.mark = mark
      self.mimeType = mimeType
      self.certainty = certainty
      self.boundary = boundary
      first = mark.withUTF8Buffer { $0.first ?? 0 }
    }
  }

  /// What must follow the mark, so that it is not mistaken for part of a word.
  private enum Boundary: Sendable {
    case none
    /// The end of the line, optionally after blanks.
    case line
    /// A blank or the end of the line.
    case blank
  }

  private static func matches(_ row: Row, _ text: ArraySlice<UInt8>) -> Bool {
    let count = row.mark.utf8CodeUnitCount
    guard row.mark.withUTF8Buffer({ text.prefix(count).elementsEqual($0) }) else { return false }
    let rest = text.dropFirst(count)
    return switch row.boundary {
    case .none: true
    case .blank: rest.first?.isSpace ?? true
    case .line: rest.drop(while: \.isBlank).first?.isLineEnd ?? true
    }
  }

  // To add a row: the specification must require the mark at the very beginning, and nobody would begin a note with
  // it.
  private static let all: [Row] = [
    Row("%!PS-Adobe-3.0 EPSF", "image/x-eps"),
    Row("%!PS-Adobe-3.1 EPSF", "image/x-eps"),
    Row("%!PS-Adobe-2.0 EPSF", "image/x-eps"),
    Row("%!PS-Adobe-1.0 EPSF", "image/x-eps"),
    Row("%!PS-AdobeFont", "application/x-font-type1"),
    Row("%!FontType1", "application/x-font-type1"),
    Row("%!PS-", "application/postscript"),
    Row("%!", "application/postscript", .settled, .line),
    Row("{\\rtf", "application/rtf"),
    Row("%PDF-", "application/pdf"),
    Row("%FDF-", "application/vnd.fdf"),
    Row("BEGIN:VCARD", "text/vcard", .settled, .line),
    Row("begin:vcard", "text/vcard", .settled, .line),
    Row("BEGIN:VCALENDAR", "text/calendar", .settled, .line),
    Row("BEGIN:IMELODY", "text/x-iMelody", .settled, .line),
    Row("BEGIN:VNOTE", "text/x-vnote", .settled, .line),
    Row("BEGIN:VBKM", "text/x-vbookmark", .settled, .line),
    Row("WEBVTT", "text/vtt", .settled, .blank),
    Row("#EXTM3U", "application/vnd.apple.mpegurl", .family),
    // An archive of texts is itself text.
    Row("!<arch>\n", "application/x-archive"),
    Row("<Query Kind=\"Expression\"", "text/x-csharp", .likely),
    Row("<Query Kind=\"Program\"", "text/x-csharp", .likely),
    Row("<Query Kind=\"Statements\"", "text/x-csharp", .likely),
    Row("WARC/0.", "application/warc"),
    Row("WARC/1.", "application/warc"),
    Row("ISO-10303-21;", "model/step"),
    Row("#VRML V", "model/vrml"),
    Row("#X3D V", "model/x3d-vrml"),
    Row("#FIG 2.", "image/x-xfig"),
    Row("#FIG 3.", "image/x-xfig"),
    Row("##Sketch 1 ", "image/x-skencil"),
    Row("<MIFFile ", "application/x-mif"),
    Row("<MakerFile ", "application/x-mif"),
    Row("REGEDIT4", "text/x-ms-regedit", .settled, .line),
    Row("REGEDIT\r", "text/x-ms-regedit"),
    Row("REGEDIT\n", "text/x-ms-regedit"),
    Row("Windows Registry Editor Version 5.00", "text/x-ms-regedit", .settled, .line),
    Row("[InternetShortcut]", "application/x-mswinurl", .settled, .line),
    Row("[Desktop Entry]", "application/x-desktop", .settled, .line),
    Row("[KDE Desktop Entry]", "application/x-desktop", .settled, .line),
    Row("[Flatpak Ref]", "application/vnd.flatpak.ref", .settled, .line),
    Row("[Flatpak Repo]", "application/vnd.flatpak.repo", .settled, .line),
    Row("[D-BUS Service]", "text/x-dbus-service", .settled, .line),
    Row("[Script Info]", "text/x-ssa", .settled, .line),
    Row("[playlist]", "audio/x-scpls", .settled, .line),
    Row("[Playlist]", "audio/x-scpls", .settled, .line),
    Row("[PLAYLIST]", "audio/x-scpls", .settled, .line),
    Row("[gd_scene ", "application/x-godot-scene"),
    Row("[gd_resource ", "application/x-godot-resource"),
    Row("CACHE MANIFEST", "text/cache-manifest", .settled, .blank),
    Row("SMILtext", "application/x-quicktime-media-link"),
    Row("# Microsoft Developer Studio Project File", "text/x-ms-visualstudio.project"),
    Row("Microsoft Developer Studio Workspace File", "text/x-ms-visualstudio.workspace"),
    Row("Microsoft Visual Studio Solution File", "text/x-ms-visualstudio.solution"),
    Row("# data file for the Fltk User Interface Designer", "application/x-fluid"),
    Row("QtiPlot ", "application/x-qtiplot", .likely),
    Row("\\begindata{", "application/andrew-inset"),
    Row("(This file must be converted with BinHex", "application/mac-binhex40"),
    Row("(This file must be converted; you knew that already.)", "application/mac-binhex40"),
    Row("#LyX ", "text/x-lyx"),
    Row("%TGIF ", "image/x-tgif"),
    Row("#Inventor V", "application/x-inventor"),
    Row("\\input texinfo", "application/texinfo"),
    Row("@startuml", "text/vnd.plantuml", .settled, .blank),
    Row("// ==UserScript==", "text/javascript"),
    Row("# This shell archive", "application/x-shar", .likely),
    Row("CCMX   ", "application/x-ccmx"),
    Row("CTI1", "application/x-it87", .likely, .line),
    Row("IT8.7/", "application/x-it87"),
    Row("cgats.", "application/x-it87", .likely),
    Row("%YAML ", "application/yaml"),
    Row("%TAG ", "application/yaml"),
    Row("AutoCAD Binary DXF", "image/vnd.dxf"),
    Row("pico-8 cartridge", "application/x-pico8-source"),
    Row("*PPD-Adobe:", "application/vnd.cups-ppd"),
    Row("# xmcd", "text/xmcd"),
    Row(":Base ", "application/x-wais-source", .likely),
    Row("FILE FORMAT: CIF", "chemical/x-cif", .likely),
    Row("StartFontMetrics ", "application/x-font-afm"),
    Row("STARTFONT 2.", "application/x-font-bdf"),
    Row("SplineFontDB:", "application/vnd.font-fontforge-sfd"),
    Row("#?RADIANCE", "image/vnd.radiance"),
    Row("P7 332\n", "image/x-xv-thumbnail"),
    Row("ply\n", "model/ply"),
    Row("ply\r\n", "model/ply"),
    Row("ID;P", "text/spreadsheet"),
    Row("OFXHEADER:", "application/x-ofx"),
    Row("\u{1B}%-12345X@PJL", "application/vnd.hp-PJL"),
    Row("\u{1B}E\u{1B}", "application/vnd.hp-PCL"),
    Row("JASC-PAL", "application/x-paint-shop-palette", .settled, .line),
    Row("GIMP Palette", "application/x-gimp-palette", .settled, .line),
    Row("#usda 1.", "model/vnd.usda"),
    Row("[Trash Info]", "application/x-trash-info", .settled, .line),
    Row("SPDXVersion: SPDX-", "text/spdx"),
    Row("version https://git-lfs.github.com/spec/", "text/x-git-lfs"),
    Row("# STOCKHOLM 1.0", "chemical/seq-stockholm"),
    Row("##fileformat=VCF", "text/x-vcf"),
    Row("##gff-version", "text/x-gff3"),
    Row("CLUSTAL ", "chemical/seq-aln-clustal", .likely),
    Row("LOCUS       ", "chemical/seq-na-genbank"),
    Row("<SCRIBUS", "application/vnd.scribus"),
    Row("0 HEAD", "text/vnd.familysearch.gedcom", .settled, .line),
    Row("%%MatrixMarket ", "text/x-matrix-market"),
    Row("@RELATION ", "text/x-arff", .likely),
    Row("SIMPLE  =                    T", "image/fits"),
    // Of a torrent, only the hashes are no letters, and they may be missing or at the end.
    Row("d8:announce", "application/x-bittorrent"),
    Row("d13:announce-list", "application/x-bittorrent"),
    Row("d10:created by", "application/x-bittorrent"),
    Row("d4:infod", "application/x-bittorrent"),
    Row("HEADER    ", "chemical/x-pdb", .likely),
    Row("-----BEGIN PKCS7", "application/pkcs7-signature"),
    Row("v=0\no=", "application/sdp"),
    Row("CD_DA", "application/x-cdrdao-toc", .likely, .line),
    Row("CD_ROM", "application/x-cdrdao-toc", .likely, .line),
    Row("CD_ROM_XA", "application/x-cdrdao-toc", .likely, .line),
  ]
}
