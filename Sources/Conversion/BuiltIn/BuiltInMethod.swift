package import UniformTypes

/// A conversion from stream to stream that this process performs itself.
///
/// All of them are strict: invalid input fails with its position and the reason (`Malformation`).
package enum BuiltInMethod: Equatable, Sendable {
  // Text encodings
  /// Text decoded by its byte order mark, or as UTF-8 if it has none.
  case textToUTF8
  /// UTF-16 decoded by its byte order mark, or in the machine's byte order if it has none.
  case utf16ToUTF8
  /// UTF-16 decoded by its byte order mark, or as big-endian if it has none.
  case externalUTF16ToUTF8
  /// Little-endian UTF-16 with a byte order mark.
  case utf8ToUTF16
  // URLs
  /// A URL as a desktop shortcut file.
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
  // Line endings, and encodings supported by the C library
  case textToCRLF, textToLF
  case decoding(CharacterEncoding)
  case encoding(CharacterEncoding)
}

extension BuiltInMethod {
  /// All conversions that this process performs itself.
  ///
  /// Those that fail for some valid inputs are not automatic.
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
    // These come before plain text, because they conform to it too.
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
      // The result does not tell whether the files were to be copied or moved.
      .own(copiedFiles, to: list, .copiedFilesToList, isLossy: true),
      ofArrays(json, to: lines, .jsonToLines),
      .own(lines, to: json, .linesToJSON),
      .own(csv, to: tsv, .csvToTSV),
      .own(tsv, to: csv, .tsvToCSV),
      .own(csv, to: json, .csvToJSON),
      // A table does not distinguish the number 1 from the text "1".
      ofArrays(json, to: csv, .jsonToCSV, isLossy: true, isAutomatic: false),
      .own(card, to: jsonCard, .cardToJSON),
      .own(jsonCard, to: card, .jsonToCard),
      // Not automatic: a request for web pages does not mean every plain text.
      .own(.utf8PlainText, to: html, .textToHTML, isAutomatic: false),
    ]
  }

  /// No other known format in JSON is an array of objects; the user's own may be one.
  private static func ofArrays(
    _ json: UniformType, to output: UniformType, _ method: BuiltInMethod, isLossy: Bool = false,
    isAutomatic: Bool = true
  ) -> Conversion {
    var conversion = Conversion.own(
      json, to: output, method, isLossy: isLossy, isAutomatic: isAutomatic)
    conversion.excludesKnownSubtypes = true
    return conversion
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
