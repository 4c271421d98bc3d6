import Diagnostics
package import Items
package import Sessions
import SystemCalls
import UniformTypes

/// The selected items, by index or range, by name, or by a pattern of names.
package struct ItemSelection: Equatable, Sendable {
  package var numbers: [ClosedRange<Int>]
  /// The names and patterns, as carried text.
  package var names: [String]
  /// Words with commas, each of which is the name of an item, or else a list of numbers, names and patterns.
  package var lists: [String]

  package init(
    numbers: [ClosedRange<Int>] = [], names: [String] = [], lists: [String] = []
  ) {
    self.numbers = numbers
    self.names = names
    self.lists = lists
  }
}

extension OpenSession {
  /// The indices of the selected items, by the names visible to this application; nil for all items.
  ///
  /// A word that is the exact name of an item selects only that item, even if it is also a pattern or a list.
  ///
  /// - Throws: `ExchangeError.noItemNamed` for a word that matches no item.
  package func numbers(
    of selection: ItemSelection?, for receiver: Session.Origin
  ) throws(ExchangeError) -> [ClosedRange<Int>]? {
    guard let selection, !selection.names.isEmpty || !selection.lists.isEmpty else {
      return selection?.numbers
    }
    if try counts().items == 0 { throw .noItems(session: session.name) }
    var words =
      selection.names.map { ItemWord($0) } + selection.lists.map { ItemWord($0, isList: true) }
    for item in pages(of: nil, for: receiver) {
      let item = try item.get()
      let name = CarriedText.bytes(of: item.name)
      for index in words.indices { words[index].look(at: item.index, name) }
    }
    var numbers = selection.numbers
    for word in words { numbers += try word.found(in: session.name) }
    return numbers
  }
}

/// What one word selects, found by looking at each item.
private struct ItemWord {
  private let text: String
  private let name: [UInt8]
  private let pattern: GlobPattern
  private let numbers: [ClosedRange<Int>]?
  private var parts: [ItemWord]
  private var exact: [ClosedRange<Int>] = []
  private var matching: [ClosedRange<Int>] = []

  init(_ text: String, isList: Bool = false) {
    self.text = text
    name = CarriedText.bytes(of: text)
    pattern = GlobPattern(name)
    numbers = ItemNumbers.ranges(text)
    parts = isList ? text.split(separator: ",").map { ItemWord(String($0)) } : []
  }

  mutating func look(at index: Int, _ other: [UInt8]) {
    if name == other {
      exact.add(index)
    } else if parts.isEmpty, pattern.matches(other) {
      matching.add(index)
    }
    for part in parts.indices { parts[part].look(at: index, other) }
  }

  func found(in session: String) throws(ExchangeError) -> [ClosedRange<Int>] {
    if let numbers { return numbers }
    if !exact.isEmpty { return exact }
    if parts.isEmpty, matching.isEmpty { throw .noItemNamed(text, session: session) }
    var found = matching
    for part in parts { found += try part.found(in: session) }
    return found
  }
}

extension [ClosedRange<Int>] {
  /// Whether each range is after the one before it.
  package var isInOrder: Bool {
    zip(self, dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }
  }

  /// Adds a number that is greater than all others.
  fileprivate mutating func add(_ number: Int) {
    if let last, last.upperBound == number - 1 {
      self[count - 1] = last.lowerBound...number
    } else {
      append(number...number)
    }
  }
}
