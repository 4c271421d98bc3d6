import Context
import Conversion
import Diagnostics
package import Items
import Negotiation
import SystemCalls
import SystemPackage
import UniformTypes

// What a declaration says of the representations of one value: whether it has one, and what that is called.
extension RepresentationLoader {
  /// What came of making a derived representation.
  enum Derived {
    case loaded(Loaded)
    /// A condition says that this value has not the representation that the conversion at this place makes; nil for one
    /// that has no place.
    case hasNone(Int?)
  }

  /// Makes the derived representation of a representation that is loaded, under the name that its declaration suggests.
  ///
  /// A step of which something is to be found out gets its value as a file first, which goes again; all
  /// others go on at the same time, without a file between them.
  func derived(
    _ representation: LoadedRepresentation, _ candidate: Candidate, of item: Item, isLast: Bool
  ) throws(ExchangeError) -> Derived {
    guard case .converts(let path) = candidate.match, let steps = steps(candidate),
      let final = steps.last
    else {
      throw .unexpected("nobody knows how to make \(candidate.given)")
    }
    var value = representation
    var begun = 0
    var between: [FilePath] = []
    defer { for path in between { try? FileSystem.removeFile(path) } }
    for (index, step) in steps.enumerated()
    where asks(step, isFinal: index + 1 == steps.count, item) {
      if index > begun, let source = source(value, item) {
        let path = try Derivation(
          run: run(Array(steps[begun..<index]), of: item), source: source, open: open
        ).keep()
        between.append(path)
        value = .kept(path)
        begun = index
      }
      guard try meetsCondition(of: step, value, item) else {
        return .hasNone(path.steps.dropFirst(index).first?.index)
      }
    }
    let named = try named(item, by: final, value)
    let made = try converted(
      value, by: Array(steps[begun...]), of: item, isLast: isLast && between.isEmpty)
    return .loaded(Loaded(item: named, candidate: candidate, representation: made))
  }

  /// Whether a command is to read what a step reads.
  private func asks(_ step: Conversion, isFinal: Bool, _ item: Item) -> Bool {
    if step.condition != nil { return true }
    guard isFinal, names, item.isNamedAfterItsFile, case .command = step.suggestedName else {
      return false
    }
    return true
  }

  /// Whether a value has the representation that a declaration promises of its type.
  ///
  /// A condition that ends with another status than 0 says that there is none, and nothing is wrong with that.
  private func meetsCondition(
    of step: Conversion, _ value: LoadedRepresentation, _ item: Item
  ) throws(ExchangeError) -> Bool {
    guard let words = step.condition else { return true }
    do throws(ExchangeError) {
      _ = try answer(of: words, reading: value, as: step.input, item)
      return true
    } catch {
      switch error {
      case .conversion(.exited), .conversion(.signalled): return false
      default: throw error
      }
    }
  }

  /// The item under the name that a declaration suggests for a derived representation, where it has no name of its own.
  ///
  /// A name that cannot be found out is not an error: the item keeps the one that it has.
  private func named(
    _ item: Item, by step: Conversion, _ value: LoadedRepresentation
  ) throws(ExchangeError) -> Item {
    guard names, item.isNamedAfterItsFile, let name = step.suggestedName else { return item }
    var named = item
    switch name {
    case .text(let text): named.name = text
    case .command(let words):
      do throws(ExchangeError) {
        named.name = Self.line(try answer(of: words, reading: value, as: step.input, item))
      } catch {
        if case .cancelled = error { throw error }
        return item
      }
    }
    return named.name.isEmpty ? item : named
  }

  /// What a command prints that reads a value.
  private func answer(
    of words: [String], reading representation: LoadedRepresentation, as type: UniformType,
    _ item: Item
  ) throws(ExchangeError) -> [UInt8] {
    guard let source = source(representation, item) else { return [] }
    let question = Conversion(type, to: .utf8PlainText, by: words.first ?? "", .filter(words))
    return try Derivation(run: run([question], of: item), source: source, open: open).bytes()
  }

  /// The first line of what was printed, as carried text.
  private static func line(_ bytes: [UInt8]) -> String {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return CarriedText.text(line.filter { $0 >= 0x20 && $0 != 0x7F })
  }
}

extension Item {
  /// Whether nobody gave it another name than its file has.
  package var isNamedAfterItsFile: Bool {
    if isNameGiven { return false }
    guard let own = firstFile?.lastComponent else { return true }
    return name.isEmpty || name.utf8.elementsEqual(own.carried.utf8)
  }
}
