package import UniformTypes

/// What this process converts by itself, from a stream to a stream.
///
/// Each is strict: data that is not what its type says ends it with where and how (`Malformation`).
package enum BuiltInMethod: Equatable, Sendable {
  // Encodings of text
  /// Text by its mark, and without one UTF-8.
  case textToUTF8
  /// UTF-16 by its mark, and without one as this machine has it.
  case utf16ToUTF8
  /// UTF-16 by its mark, and without one with the larger byte first.
  case externalUTF16ToUTF8
  /// UTF-16 with a mark, the smaller byte first.
  case utf8ToUTF16
  // Addresses
  /// A URL as the file that leads to it on a desktop.
  case internetShortcut
  case urlToText, textToURL
  case urlToList, listToURL, listToFileURL
  case fileURLToCopiedFiles, listToCopiedFiles, copiedFilesToList
  // JSON and tables
  case jsonToLines, linesToJSON
  case csvToTSV, tsvToCSV
  case csvToJSON, jsonToCSV
  // Contacts
  case cardToJSON, jsonToCard
  // Markup
  case textToHTML
  // Line ends, and encodings that the C library knows
  case textToCRLF, textToLF
  case decoding(CharacterEncoding)
  case encoding(CharacterEncoding)
}

extension BuiltInMethod {
  /// All that this process converts by itself.
  ///
  /// What holds only for some values of its input is not automatic.
  package static func conversions(in registry: TypeRegistry) -> [Conversion] {
    let list = registry.type(forMIMEType: "text/uri-list")
    let copiedFiles = registry.type(forMIMEType: "x-special/gnome-copied-files")
    let utf16 = UniformType("public.utf16-plain-text")
    let json = UniformType("public.json")
    let lines = UniformType("public.ndjson")
    let csv = UniformType("public.comma-separated-values-text")
    let tsv = UniformType("public.tab-separated-values-text")
    let card = UniformType("public.vcard")
    let jsonCard = registry.type(forMIMEType: "application/vcard+json")
    let html = UniformType("public.html")
    // Before plain text, to which each of them conforms too.
    return encodings(in: registry) + [
      .own(.plainText, to: .utf8PlainText, .textToUTF8),
      .own(.utf8PlainText, to: utf16, .utf8ToUTF16),
      .own(
        .utf8PlainText, to: registry.type(forMIMEType: "text/plain;charset=utf-8;eol=crlf"),
        .textToCRLF, isLast: true),
      .own(
        .utf8PlainText, to: registry.type(forMIMEType: "text/plain;charset=utf-8;eol=lf"),
        .textToLF, isLast: true),
      .own(.url, to: UniformType("com.microsoft.internet-shortcut"), .internetShortcut),
      .own(.url, to: .utf8PlainText, .urlToText),
      .own(.plainText, to: .url, .textToURL, isAutomatic: false),
      .own(.url, to: list, .urlToList),
      .own(list, to: .url, .listToURL, isAutomatic: false),
      .own(list, to: .fileURL, .listToFileURL, isAutomatic: false),
      .own(.fileURL, to: copiedFiles, .fileURLToCopiedFiles),
      .own(list, to: copiedFiles, .listToCopiedFiles, isAutomatic: false),
      // Whether the files were to be copied or moved is lost.
      .own(copiedFiles, to: list, .copiedFilesToList, isLossy: true),
      .own(json, to: lines, .jsonToLines),
      .own(lines, to: json, .linesToJSON),
      .own(csv, to: tsv, .csvToTSV),
      .own(tsv, to: csv, .tsvToCSV),
      .own(csv, to: json, .csvToJSON),
      // In a table the number 1 and the text "1" are the same.
      .own(json, to: csv, .jsonToCSV, isLossy: true, isAutomatic: false),
      .own(card, to: jsonCard, .cardToJSON),
      .own(jsonCard, to: card, .jsonToCard),
      // A text is not a page by itself: who picks out pages does not mean all texts there are.
      .own(.utf8PlainText, to: html, .textToHTML, isAutomatic: false),
    ]
  }

  private static func encodings(in registry: TypeRegistry) -> [Conversion] {
    let others = CharacterEncoding.known.flatMap { encoding -> [Conversion] in
      let type = registry.type(forMIMEType: "text/plain;charset=\(encoding.name)")
      return [
        .own(type, to: .utf8PlainText, .decoding(encoding)),
        .own(.utf8PlainText, to: type, .encoding(encoding), isLast: true),
      ]
    }
    return [
      .own(UniformType("public.utf16-plain-text"), to: .utf8PlainText, .utf16ToUTF8),
      .own(
        UniformType("public.utf16-external-plain-text"), to: .utf8PlainText, .externalUTF16ToUTF8),
      .own(
        UniformType("com.apple.traditional-mac-plain-text"), to: .utf8PlainText,
        .decoding(.macRoman)),
    ] + others
  }

  func convert(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    switch self {
    case .textToUTF8: try TextConversion.toUTF8(reader, writer)
    case .utf16ToUTF8: try TextConversion.utf16ToUTF8(reader, writer, largerFirst: false)
    case .externalUTF16ToUTF8: try TextConversion.utf16ToUTF8(reader, writer, largerFirst: true)
    case .utf8ToUTF16: try TextConversion.utf8ToUTF16(reader, writer)
    case .decoding(let encoding): try encoding.toUTF8(reader, writer)
    case .encoding(let encoding): try encoding.fromUTF8(reader, writer)
    case .textToCRLF: try LineEnds.toCRLF(reader, writer)
    case .textToLF: try LineEnds.toLF(reader, writer)
    case .internetShortcut: try AddressConversion.toShortcut(reader, writer)
    case .urlToText: try AddressConversion.toText(reader, writer)
    case .textToURL: try AddressConversion.fromText(reader, writer)
    case .urlToList: try AddressConversion.toList(reader, writer)
    case .listToURL: try AddressConversion.fromList(reader, writer, localOnly: false)
    case .listToFileURL: try AddressConversion.fromList(reader, writer, localOnly: true)
    case .fileURLToCopiedFiles, .listToCopiedFiles:
      try AddressConversion.toCopiedFiles(reader, writer)
    case .copiedFilesToList: try AddressConversion.fromCopiedFiles(reader, writer)
    case .jsonToLines: try JSONLines.fromJSON(reader, writer)
    case .linesToJSON: try JSONLines.toJSON(reader, writer)
    case .csvToTSV: try TableConversion.csvToTSV(reader, writer)
    case .tsvToCSV: try TableConversion.tsvToCSV(reader, writer)
    case .csvToJSON: try TableConversion.csvToJSON(reader, writer)
    case .jsonToCSV: try TableConversion.jsonToCSV(reader, writer)
    case .cardToJSON: try CardConversion.toJSON(reader, writer)
    case .jsonToCard: try CardConversion.fromJSON(reader, writer)
    case .textToHTML: try MarkupConversion.textToHTML(reader, writer)
    }
  }
}

extension Conversion {
  fileprivate static func own(
    _ input: UniformType, to output: UniformType, _ method: BuiltInMethod, isLossy: Bool = false,
    isAutomatic: Bool = true, isLast: Bool = false
  ) -> Conversion {
    var conversion = Conversion(
      input, to: output, by: "dnd", .builtIn(method), isLossy: isLossy, isAutomatic: isAutomatic)
    conversion.isLast = isLast
    return conversion
  }
}
