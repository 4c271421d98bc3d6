import Context
import Items

/// Standard input, written as `-` on the command line.
///
/// In a list, `-` is a file name.
struct InputSource: SourceProvider, Source {
  init?(_ word: SourceWord) {
    guard word.origin == .argument, Self.isMeant(by: word.text) else { return nil }
  }

  /// Whether an argument means standard input.
  static func isMeant(by argument: String) -> Bool { argument.utf8.elementsEqual("-".utf8) }

  func item(_ look: SourceLook?, in setting: PickSetting) throws -> PickedItem? {
    PickedItem(item: try setting.item(of: try setting.takeInput(), named: ""))
  }
}
