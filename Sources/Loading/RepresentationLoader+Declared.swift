import Context
import Conversion
import Diagnostics
package import Items
import Negotiation
import SystemCalls
import SystemPackage
import UniformTypes

// Conditions and names that declarations specify for the representations of a value.
extension RepresentationLoader {
  /// The result of making a derived representation.
  enum Derived {
    case loaded(Loaded)
    /// According to a condition, the value does not have the representation made by the conversion with this
    /// index; nil for a conversion without an index.
    case hasNone(Int?)
  }

  /// Makes a derived representation from a loaded one, under the name that its declaration suggests.
  ///
  /// If a command must examine the input of a step, that input is first written to a temporary file. All other
  /// steps run concurrently, without files in between.
  func derived(
    _ representation: LoadedRepresentation, _ candidate: Candidate, of item: Item, isLast: Bool
  ) throws(ExchangeError) -> Derived {
    guard case .converts(let path) = candidate.match, let steps = steps(candidate),
      let final = steps.last
    else {
      throw .unexpected("no conversion makes \(candidate.given)")
    }
    let report = ToolReport()
    var value = representation
    var begun = 0
    var between: [FilePath] = []
    defer { for path in between { try? FileSystem.removeFile(path) } }
    for (index, step) in steps.enumerated()
    where asks(step, isFinal: index + 1 == steps.count, item) {
      if index > begun, let source = source(value, item) {
        let path = try Derivation(
          run: run(Array(steps[begun..<index]), of: item, report), source: source, open: open
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
      value, by: Array(steps[begun...]), of: item, isLast: isLast && between.isEmpty, report)
    var loaded = Loaded(item: named, candidate: candidate, representation: made)
    loaded.report = report
    return .loaded(loaded)
  }

  /// Whether a command must examine the input of a step.
  private func asks(_ step: Conversion, isFinal: Bool, _ item: Item) -> Bool {
    if step.condition != nil { return true }
    guard isFinal, names, item.isNamedAfterItsFile, case .command = step.suggestedName else {
      return false
    }
    return true
  }

  /// Whether a value has the representation that is declared for its type.
  ///
  /// A condition that exits with a status other than 0 means that it does not, which is not an error.
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

  /// The item with the name that the declaration of a derived representation suggests, unless the item was
  /// named.
  ///
  /// If the name cannot be determined, the item keeps its own; this is not an error.
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

  /// The output of a command that reads a value.
  private func answer(
    of words: [String], reading representation: LoadedRepresentation, as type: UniformType,
    _ item: Item
  ) throws(ExchangeError) -> [UInt8] {
    guard let source = source(representation, item) else { return [] }
    let question = Conversion(type, to: .utf8PlainText, by: words.first ?? "", .filter(words))
    return try Derivation(run: run([question], of: item), source: source, open: open).bytes()
  }

  /// The first line of the output, as carried text without control characters.
  private static func line(_ bytes: [UInt8]) -> String {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return CarriedText.text(line.filter { $0 >= 0x20 && $0 != 0x7F })
  }
}

extension Item {
  /// Whether the item still has the name of its file.
  package var isNamedAfterItsFile: Bool {
    if isNameGiven { return false }
    guard let own = firstFile?.lastComponent else { return true }
    return name.isEmpty || name.utf8.elementsEqual(own.carried.utf8)
  }
}
