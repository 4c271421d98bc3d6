import Context
import Conversion
import Destinations
import Diagnostics
import Items
import OrderedViews
import Synchronization
import SystemCalls
import SystemPackage

/// The URLs of the items that have been loaded, as the destination stores them.
///
/// Safe to use from any thread.
final class ArrivedAddresses: Sendable {
  /// The query parameters that hold the target of a redirect URL; nil unless a view of the user's unwraps URLs.
  private let keys: [String]?
  private let known = Mutex<[Int: String]>([:])

  init(for view: ResolvedView?) {
    keys = view.flatMap { $0.isOwn ? $0.view.unwrapURL : nil }
  }

  /// The URL of the item with this index, once it has arrived.
  subscript(item: Int) -> String? { known.withLock { $0[item] } }

  /// Records the URL of an item and returns it as the destination stores it.
  func take(_ url: [UInt8], of item: Item) -> [UInt8] {
    let url = unwrapped(AddressConversion.firstLine(of: url))
    known.withLock { $0[item.index] = Self.text(url) }
    return url
  }

  private func unwrapped(_ url: [UInt8]) -> [UInt8] {
    guard let keys, let text = Self.text(url) else { return url }
    return Array(WrappedURL(text).unwrapped(keys: keys).utf8)
  }

  private static func text(_ url: [UInt8]) -> String? { String(validating: url, as: UTF8.self) }

  /// The URL in a small file; nil if the file holds no URL or is already a shortcut.
  static func url(at path: FilePath) -> [UInt8]? {
    guard let status = try? FileSystem.status(of: path, followingLinks: false),
      status.kind == .regular, status.size <= 65536,
      let bytes = try? OpenFile.open(path, options: .noFollow).readAll(limit: 65536)
    else { return nil }
    return url(in: bytes)
  }

  /// The URL in the bytes of a small file; nil if they are none or already a shortcut.
  static func url(in bytes: [UInt8]) -> [UInt8]? {
    if bytes.count > 65536 { return nil }
    let line = AddressConversion.firstLine(of: bytes)
    guard URLScheme.begins(uri: CarriedText.text(line)) else { return nil }
    return line
  }
}
