import SystemCalls

@testable import Conversion

/// Targets for the built-in conversions.
extension FuzzTarget {
  /// Runs the conversion that the first byte selects on the remaining bytes.
  ///
  /// Output of type JSON must be JSON, output of a text type must be UTF-8, and a reported fault
  /// must be within the data.
  static func conversion(_ bytes: [UInt8]) throws {
    guard let first = bytes.first else { return }
    let method = methods[Int(first) % methods.count]
    let data = Array(bytes.dropFirst())
    guard let made = try converted(data, by: method) else { return }
    switch method {
    case .linesToJSON, .csvToJSON, .cardToJSON:
      let lines = try converted(made, by: .jsonToLines)
      try BrokenLaw.unless(lines != nil, "what was made is not JSON")
    case .jsonToLines:
      let array = try converted(made, by: .linesToJSON)
      let again = try array.flatMap { try converted($0, by: .jsonToLines) }
      try BrokenLaw.unless(again == made, "lines do not come back from their array")
    case .csvToTSV:
      let again = try converted(made, by: .tsvToCSV).flatMap { try converted($0, by: .csvToTSV) }
      try BrokenLaw.unless(again == made, "a table does not come back")
    case .jsonToCard:
      try BrokenLaw.unless(
        try converted(made, by: .cardToJSON) != nil, "what was made is no contact")
    case .textToUTF8, .utf16ToUTF8, .externalUTF16ToUTF8, .textToHTML, .decoding:
      try BrokenLaw.unless(
        String(validating: made, as: UTF8.self) != nil, "what was made is not UTF-8")
    default: break
    }
  }

  private static let methods: [BuiltInMethod] =
    [
      .textToUTF8, .utf16ToUTF8, .externalUTF16ToUTF8, .utf8ToUTF16, .internetShortcut, .urlToText,
      .textToURL, .urlToList, .listToURL, .listToFileURL, .fileURLToCopiedFiles,
      .listToCopiedFiles, .copiedFilesToList, .jsonToLines, .linesToJSON, .csvToTSV, .tsvToCSV,
      .csvToJSON, .jsonToCSV, .cardToJSON, .jsonToCard, .textToHTML, .textToCRLF,
      .textToLF, .decoding(.macRoman),
    ] + CharacterEncoding.known.flatMap { [.decoding($0), .encoding($0)] }

  /// The converted data; nil if the data is not what the conversion reads.
  private static func converted(_ data: [UInt8], by method: BuiltInMethod) throws -> [UInt8]? {
    let input = try OpenFile.openInMemory()
    try input.writeAll(data)
    try input.seek(to: 0)
    let output = try OpenFile.openInMemory()
    if let failure = convert(input, output, by: method) {
      guard case .malformed(let found) = failure else { throw failure }
      try BrokenLaw.unless(
        found.byte >= 1 && found.byte <= Int64(data.count) + 1 && found.line >= 1,
        "a fault outside of the data")
      return nil
    }
    try output.seek(to: 0)
    return try output.readAll()
  }

  private static func convert(
    _ input: OpenFile, _ output: OpenFile, by method: BuiltInMethod
  ) -> StepFailure? {
    do throws(StepFailure) {
      let reader = try ByteReader(input, halt: { nil })
      let writer = try ByteWriter(output, halt: { nil })
      try method.convert(reader, writer)
      try writer.finish()
      return nil
    } catch {
      return error
    }
  }
}
