import Context
import Destinations
import Items
import OrderedViews
import SystemCalls
import SystemPackage

/// The order in which the files of an ordered view are picked up when its directory is taken apart: that of its
/// list, then those that it does not know, by name.
struct ViewOrder {
  private let positions: [String: Int]
  /// The directory that is taken apart, below the view's own, with `/` at its end; empty where it is that.
  private let prefix: String

  /// The order of a directory; nil where nobody keeps one.
  init?(of directory: FilePath, in context: ExchangeContext) {
    guard let real = try? FileSystem.realPath(of: directory),
      let standing = try? context.view(obeyedBy: real, context.registry()), standing.isOrdered,
      let list = try? ItemListFile(root: standing.root).read()
    else { return nil }
    var below = real
    _ = below.removePrefix(standing.root)
    prefix = below.isEmpty ? "" : below.carried + "/"
    positions = Dictionary(
      list.items.enumerated().map { ($1.file, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The same entries in this order; what the list does not know stays in the order in which it was found.
  func sorted(_ entries: [FoundFile], in directory: FilePath) -> [FoundFile] {
    let keyed = entries.enumerated().map { number, entry in
      (position: position(of: entry, in: directory), number: number, entry: entry)
    }
    return keyed.sorted { ($0.position, $0.number) < ($1.position, $1.number) }.map(\.entry)
  }

  private func position(of entry: FoundFile, in directory: FilePath) -> Int {
    guard var path = entry.path else { return .max }
    _ = path.removePrefix(directory)
    return positions[prefix + path.carried] ?? .max
  }
}
