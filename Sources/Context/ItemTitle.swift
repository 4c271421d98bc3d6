package import Items
import SystemCalls

/// Labels for items without a name.
package enum ItemTitle {
  /// The maximum number of characters of a text.
  private static let limit = 32

  /// The first words of a text in quotation marks, or the origin of the data; nil if the item has a name.
  ///
  /// - Parameter isSensitive: Whether the data must not be shown.
  package static func of(_ item: Item, isSensitive: Bool) -> String? {
    guard item.name.isEmpty else { return nil }
    var isPromised = false
    for representation in item.representations {
      switch representation.source {
      case .inline(let bytes):
        if isSensitive { return input }
        return words(bytes).map { "\"\($0)\"" } ?? input
      case .payload: return input
      case .promise: isPromised = true
      case .file(let path, _): return path.carried
      case .far(let far): return far.location.shown.carried
      case .fileURL: break
      }
    }
    return isPromised ? "(made by a command)" : input
  }

  private static let input = "(standard input)"

  /// The first words of a text, on one line; nil if the bytes are not text.
  static func words(_ bytes: [UInt8]) -> String? {
    // The prefix may end within a character.
    let head = bytes.prefix(4 * limit + 3)
    var text = String(validating: head, as: UTF8.self)
    for cut in 1...3 where text == nil && head.count < bytes.count {
      text = String(validating: head.dropLast(cut), as: UTF8.self)
    }
    let isText: (Unicode.Scalar) -> Bool = { $0.value >= 0x20 || $0.properties.isWhitespace }
    guard let text, text.unicodeScalars.allSatisfy(isText) else { return nil }
    var kept = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if kept.isEmpty {
        kept = String(word.prefix(limit))
        if word.count > limit { return kept + "…" }
        continue
      }
      if kept.count + 1 + word.count > limit { return kept + " …" }
      kept += " " + word
    }
    if kept.isEmpty { return nil }
    return head.count < bytes.count ? kept + " …" : kept
  }
}
