/// Recognizes JSON, its dialects, and the formats based on it.
enum JSONInspection {
  static func finding(in text: ArraySlice<UInt8>, isWhole: Bool) -> Finding? {
    let start = text.trimmed
    guard var scan = JSONScan(start), scan.run(isWhole: isWhole) else { return nil }
    if scan.values > 1 {
      return scan.isLines ? .settled("application/x-ndjson", "JSON values in lines") : nil
    }
    if scan.isLenient { return .family("application/json5", "JSON5") }
    // Without a JSON value it could be any list of words in brackets.
    guard scan.isWorthy else { return nil }
    if let known = JSONVocabularies.mimeType(scan) {
      return .settled(known.mimeType, "JSON \(known.sign)")
    }
    return .family("application/json", "JSON")
  }
}
