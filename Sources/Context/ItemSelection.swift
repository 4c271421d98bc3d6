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

  package init(numbers: [ClosedRange<Int>] = [], names: [String] = []) {
    self.numbers = numbers
    self.names = names
  }
}

extension OpenSession {
  /// The indices of the selected items, by the names visible to this application; nil for all items.
  ///
  /// A word that is the exact name of an item selects only that item, even if it is also a pattern.
  ///
  /// - Throws: `ExchangeError.noItemNamed` for a word that matches no item.
  package func numbers(
    of selection: ItemSelection?, for receiver: Session.Origin
  ) throws(ExchangeError) -> [ClosedRange<Int>]? {
    guard let selection, !selection.names.isEmpty else { return selection?.numbers }
    if try counts().items == 0 { throw .noItems(session: session.name) }
    let words = selection.names.map { CarriedText.bytes(of: $0) }
    let patterns = words.map { GlobPattern($0) }
    var exact = Array(repeating: [ClosedRange<Int>](), count: words.count)
    var matching = exact
    for item in pages(of: nil, for: receiver) {
      let item = try item.get()
      let name = CarriedText.bytes(of: item.name)
      for index in words.indices {
        if words[index] == name {
          exact[index].add(item.index)
        } else if patterns[index].matches(name) {
          matching[index].add(item.index)
        }
      }
    }
    var numbers = selection.numbers
    for index in words.indices {
      let found = exact[index].isEmpty ? matching[index] : exact[index]
      if found.isEmpty { throw .noItemNamed(selection.names[index], session: session.name) }
      numbers += found
    }
    return numbers
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
