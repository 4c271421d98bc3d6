import Conversion
import Diagnostics
import Items
import Negotiation
import SystemCalls
import SystemPackage
import UniformTypes

// What a declaration says of the forms of one value: whether it has one, and what that is called.
extension FormLoader {
  /// Whether a value has the form that a declaration promises of its type.
  ///
  /// The condition of the first step is asked, which reads the value itself; what ends with another status
  /// than 0 has no such form, and nothing is wrong with that.
  func meetsCondition(
    of candidate: Candidate, _ form: LoadedForm, _ item: Item
  ) throws(ExchangeError) -> Bool {
    guard let first = steps(candidate)?.first, let words = first.condition else { return true }
    do throws(ExchangeError) {
      _ = try answer(of: words, reading: form, as: first.input, item)
      return true
    } catch {
      switch error {
      case .conversion(.exited), .conversion(.signalled): return false
      default: throw error
      }
    }
  }

  /// The item under the name that a declaration suggests for a derived form, where it has no name of its own.
  ///
  /// A name that cannot be found out is not an error: the item keeps the one that it has.
  func named(_ item: Item, as candidate: Candidate) -> Item {
    guard let steps = steps(candidate), let last = steps.last, let name = last.suggestedName,
      item.isNamedAfterItsFile
    else { return item }
    var named = item
    switch name {
    case .text(let text): named.name = text
    case .command(let words):
      // It reads the declared value, which the source is only where this is the only step.
      guard steps.count == 1, let form = try? load(candidate.representation, of: item),
        let bytes = try? answer(of: words, reading: form, as: last.input, item)
      else { return item }
      named.name = Self.line(bytes)
    }
    return named.name.isEmpty ? item : named
  }

  /// What a command prints that reads a value.
  private func answer(
    of words: [String], reading form: LoadedForm, as type: UniformType, _ item: Item
  ) throws(ExchangeError) -> [UInt8] {
    guard let source = source(form, item) else { return [] }
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
  fileprivate var isNamedAfterItsFile: Bool {
    guard let own = firstFile?.lastComponent else { return true }
    return name.isEmpty || name.utf8.elementsEqual(own.carried.utf8)
  }
}
