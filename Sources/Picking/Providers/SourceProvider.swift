import Context
import Items
import SystemCalls
import SystemPackage

/// A kind of source: recognizes words and finds the sources that they stand for.
///
/// To add a kind, add a file with its type and an entry in `SourceProviders.all`.
protocol SourceProvider: Sendable {
  /// Parses a word; nil if the word means another kind of source.
  ///
  /// - Throws: If the word means this kind of source but is malformed.
  init?(_ word: SourceWord) throws(MalformedWord)

  /// The local file that the word names, as written; nil if it names none.
  var file: FilePath? { get }
  /// Finds the sources that the word stands for and passes them to `take` in order.
  func find(
    _ request: SourceRequest, in context: ExchangeContext, _ take: (any Source) throws -> Void
  ) throws
}

/// A source that becomes one item.
protocol Source: Sendable {
  /// The file to examine before the item is created; the files of a batch are examined in parallel.
  var path: FilePath? { get }
  /// Creates the item; nil if the source is skipped, which has then been reported.
  ///
  /// - Parameter look: The status of the file, if there is one.
  func item(_ look: SourceLook?, in setting: PickSetting) throws -> PickedItem?
}

/// An item to add to a session.
struct PickedItem {
  var item: Item
  /// A key that is equal for sources that are the same file; nil for sources that are always distinct.
  var key: [UInt8]?
}

/// The error for a malformed word of a recognized kind.
struct MalformedWord: Error {}

/// The known kinds of sources.
enum SourceProviders {
  /// The first kind that recognizes a word is used.
  private static let all: [any SourceProvider.Type] = [
    InputSource.self, ClipboardSource.self, WindowSource.self, FileSource.self, DataSource.self,
    URLSource.self,
  ]

  /// The provider for a word; nil if the word means nothing in its context.
  static func provider(for word: SourceWord) throws(MalformedWord) -> (any SourceProvider)? {
    for kind in all {
      if let provider = try kind.init(word) { return provider }
    }
    return word.origin == .uri ? nil : FileSource(path: word)
  }
}

// Defaults for kinds that name no local file and whose words stand for one source each.
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
