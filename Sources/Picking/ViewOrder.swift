import Context
import Destinations
import Items
import OrderedViews
import SystemCalls
import SystemPackage

/// The order in which the files of an ordered view are picked up when its folder is taken apart: that of its
/// list, then those that it does not know, by name.
struct ViewOrder {
  private let places: [String: Int]
  /// The folder that is taken apart, below the view's own, with `/` at its end; empty where it is that.
  private let prefix: String

  /// The order of a folder; nil where nobody keeps one.
  init?(of folder: FilePath, in context: ExchangeContext) {
    guard let real = try? FileSystem.realPath(of: folder),
      let standing = try? context.view(obeyedBy: real, context.registry()), standing.isOrdered,
      let list = try? ItemListFile(root: standing.root).read()
    else { return nil }
    var below = real
    _ = below.removePrefix(standing.root)
    prefix = below.isEmpty ? "" : below.carried + "/"
    places = Dictionary(
      list.items.enumerated().map { ($1.file, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The same entries in this order; what the list does not know stays in the order in which it was found.
  func sorted(_ entries: [FoundFile], in folder: FilePath) -> [FoundFile] {
    let keyed = entries.enumerated().map { number, entry in
      (place: place(of: entry, in: folder), number: number, entry: entry)
    }
    return keyed.sorted { ($0.place, $0.number) < ($1.place, $1.number) }.map(\.entry)
  }

  private func place(of entry: FoundFile, in folder: FilePath) -> Int {
    guard var path = entry.path else { return .max }
    _ = path.removePrefix(folder)
    return places[prefix + path.carried] ?? .max
  }
}
