import Context
import Items
import SystemCalls
import SystemPackage

/// A kind of thing that is picked up: which words mean it, and what they stand for.
///
/// A new kind is a file with its type, and a word in `SourceProviders.all`.
protocol SourceProvider: Sendable {
  /// Reads a word; nil where it means something of another kind.
  ///
  /// - Throws: Where it means this kind, and is not well-formed.
  init?(_ word: SourceWord) throws(MalformedWord)

  /// The local file that the word names, as it is written; nil where it names none.
  var file: FilePath? { get }
  /// Finds what the word stands for, and gives it to `take` in order.
  func find(
    _ request: SourceRequest, in context: ExchangeContext, _ take: (any Source) throws -> Void
  ) throws
}

/// One thing that becomes an item.
protocol Source: Sendable {
  /// The file that is looked at before the item is made; those of a batch are looked at by all cores.
  var path: FilePath? { get }
  /// Makes the item; nil where the thing is left out, which has been said.
  ///
  /// - Parameter look: What was seen of the file, where there is one.
  func item(_ look: SourceLook?, in setting: PickSetting) throws -> PickedItem?
}

/// An item for a session.
struct PickedItem {
  var item: Item
  /// What is equal for two sources that are the same file; nil where no two are the same.
  var key: [UInt8]?
}

/// That a word is of a kind of source, and cannot be read as one.
struct MalformedWord: Error {}

/// The kinds of things that can be picked up.
enum SourceProviders {
  /// The first that knows a word has it.
  private static let all: [any SourceProvider.Type] = [
    InputSource.self, FileSource.self, DataSource.self, URLSource.self,
  ]

  /// What a word means; nil for one that means nothing in its place.
  static func provider(for word: SourceWord) throws(MalformedWord) -> (any SourceProvider)? {
    for kind in all {
      if let provider = try kind.init(word) { return provider }
    }
    return word.origin == .uri ? nil : FileSource(path: word)
  }
}

// Most kinds name no file of this machine, and each word of theirs stands for one thing.
extension SourceProvider {
  var file: FilePath? { nil }
}

extension SourceProvider where Self: Source {
  func find(
    _ request: SourceRequest, in context: ExchangeContext, _ take: (any Source) throws -> Void
  ) throws {
    try take(self)
  }
}

extension Source {
  var path: FilePath? { nil }
}
