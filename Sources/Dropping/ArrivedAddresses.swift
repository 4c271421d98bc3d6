import Context
import Destinations
import Diagnostics
import Items
import OrderedViews
import Synchronization
import SystemCalls
import SystemPackage

/// The addresses that have come for items, on any thread, as the place of the drop keeps them.
final class ArrivedAddresses: Sendable {
  /// The keys of queries that lead elsewhere, where a view of the user's own has addresses unwrapped.
  private let keys: [String]?
  private let known = Mutex<[Int: String]>([:])

  init(for view: ResolvedView?) {
    keys = view.flatMap { $0.isOwn ? $0.view.unwrapURL : nil }
  }

  /// The address of an item by its number, once it has come.
  subscript(item: Int) -> String? { known.withLock { $0[item] } }

  /// Takes an address that has come, and answers it as the place keeps it.
  func take(_ url: [UInt8], of item: Item) -> [UInt8] {
    let url = unwrapped(url)
    known.withLock { $0[item.index] = Self.line(url) }
    return url
  }

  private func unwrapped(_ url: [UInt8]) -> [UInt8] {
    guard let keys, let text = Self.line(url) else { return url }
    return Array(WrappedURL(text).unwrapped(keys: keys).utf8)
  }

  private static func line(_ url: [UInt8]) -> String? {
    String(validating: url.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }

  /// The address that a small file holds; nil where it holds none, or a shortcut already.
  static func url(at path: FilePath) -> [UInt8]? {
    guard let status = try? FileSystem.status(of: path, followingLinks: false),
      status.kind == .regular, status.size <= 65536,
      let bytes = try? OpenFile.open(path, options: .noFollow).readAll(limit: 65536)
    else { return nil }
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    guard URLScheme.begins(uri: CarriedText.text(line)) else { return nil }
    return Array(line)
  }
}
