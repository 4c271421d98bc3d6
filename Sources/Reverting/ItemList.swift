import Context
import Diagnostics
import Items

/// The items of a session as a text that a person changes: a line for each, with its number and its name.
struct ItemList {
  /// An item and its name as shown.
  struct Entry: Equatable {
    var index: Int
    var name: String
  }

  /// What a changed text says.
  struct Changes: Equatable {
    var removed: [Int] = []
    var renamed: [Entry] = []
    /// The items that come last, in their order; empty if the order is the same.
    var moved: [Int] = []
  }

  let session: String
  let entries: [Entry]

  init(of items: [Item], in session: String, isSensitive: Bool) {
    self.session = session
    entries = items.map { item in
      let title = ItemTitle.of(item, isSensitive: isSensitive) ?? item.name
      return Entry(index: item.index, name: Self.line(title))
    }
  }

  var text: String {
    entries.map { "\($0.index)\t\($0.name)\n" }.joined() + """
      # The items of \(session). Change their order or their names. A line that is deleted takes its
      # item out of the session. Without any line nothing is changed.

      """
  }

  /// Reads a changed text, as carried text; nil if it has no items.
  ///
  /// - Throws: `ExchangeError.unsayable` with the number of the line that is not valid.
  func changes(in text: String) throws(ExchangeError) -> Changes? {
    var changes = Changes()
    var order: [Int] = []
    let names = Dictionary(entries.map { ($0.index, $0.name) }) { first, _ in first }
    var seen: Set<Int> = []
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (offset, line) in lines.enumerated() {
      let blank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
      let line = line.drop(while: blank)
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      let digits = line.prefix { !blank($0) }
      let name = String(Substring(line.dropFirst(digits.count).drop(while: blank)))
      guard let index = Int(String(Substring(digits))) else {
        throw .unsayable("line \(offset + 1) does not begin with the number of an item")
      }
      guard let before = names[index] else {
        throw .unsayable("line \(offset + 1): the session has no item \(index)")
      }
      guard seen.insert(index).inserted else {
        throw .unsayable("line \(offset + 1): item \(index) is listed twice")
      }
      order.append(index)
      if name.utf8.elementsEqual(before.utf8.drop(while: blank)) { continue }
      guard Self.isName(name) else {
        throw .unsayable("line \(offset + 1): '\(name)' cannot be the name of an item")
      }
      changes.renamed.append(Entry(index: index, name: name))
    }
    if order.isEmpty { return nil }
    changes.removed = entries.map(\.index).filter { !seen.contains($0) }
    let isAscending = zip(order, order.dropFirst()).map { $0 < $1 }
    if let end = isAscending.firstIndex(of: false) { changes.moved = Array(order[(end + 1)...]) }
    return changes
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".."
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }

  /// A name on one line; what cannot be shown there is not meant to be changed.
  private static func line(_ name: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      line.append(scalar.value < 0x20 || scalar.value == 0x7F ? "?" : scalar)
    }
    return String(line)
  }
}
