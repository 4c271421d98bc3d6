import Context
import Destinations
import Diagnostics
import Items
import OrderedViews
import SystemCalls
import SystemPackage

/// The order of files when an ordered view is lifted recursively: the listed files in list order, then the
/// others by name.
struct ViewOrder {
  private let positions: [ByteString: Int]
  /// The path of the lifted directory relative to the view, with a trailing `/`; empty for the view itself.
  private let prefix: [UInt8]

  /// The order of a directory; nil if it is not in an ordered view.
  init?(of directory: FilePath, in context: ExchangeContext) {
    guard let real = try? FileSystem.realPath(of: directory),
      let standing = try? context.view(obeyedBy: real, context.registry()), standing.isOrdered,
      let list = try? ItemListFile(root: standing.root).read()
    else { return nil }
    var below = real
    _ = below.removePrefix(standing.root)
    prefix = below.isEmpty ? [] : below.bytes + [UInt8(ascii: "/")]
    positions = Dictionary(
      list.items.enumerated().map { (ByteString(carried: $1.file), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The entries in this order; unlisted ones keep their relative order.
  func sorted(_ entries: [FoundFile], in directory: FilePath) -> [FoundFile] {
    let keyed = entries.enumerated().map { number, entry in
      (position: position(of: entry, in: directory), number: number, entry: entry)
    }
    return keyed.sorted { ($0.position, $0.number) < ($1.position, $1.number) }.map(\.entry)
  }

  private func position(of entry: FoundFile, in directory: FilePath) -> Int {
    guard var path = entry.path else { return .max }
    _ = path.removePrefix(directory)
    return positions[ByteString(prefix + path.bytes)] ?? .max
  }
}
