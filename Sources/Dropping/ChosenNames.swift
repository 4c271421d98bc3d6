import Context
import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage

/// The names that drops had chosen for items before they ended, and had recorded but not given.
///
/// A name stays with its item: whoever takes the item over gives it that name, whatever is free by then. The record is
/// kept until another one of the same item takes its place.
struct ChosenNames {
  /// The records, by item.
  private var records: [Int: [TransferRecord]] = [:]

  /// - Parameter items: Items that this drop is about to place.
  init(of items: [Item], in open: any OpenSession) throws {
    let begun = Set(items.filter(\.wasBegun).map(\.index))
    if begun.isEmpty { return }
    var last: Int64 = 0
    while case let page = try open.unfinishedTransfers(after: last, limit: 256), let end = page.last
    {
      for record in page where begun.contains(record.item) && record.isOfChosenName {
        records[record.item, default: []].append(record)
      }
      last = end.number
    }
  }

  /// The records of an item, which a new one replaces.
  func records(of item: Int) -> [TransferRecord] { records[item] ?? [] }

  /// The name that was chosen for an item: the requested one, or one that was free.
  func name(
    of item: Int, for request: PlacementRequest, at place: PlaceID, style: NumberingStyle
  ) -> [UInt8]? {
    let isDirectory = request.looked?.kind == .directory
    return records(of: item).lazy.reversed().compactMap { record -> [UInt8]? in
      let name = record.target.path.lastNameBytes
      guard record.target.place == place, record.target.path.directory == request.directory,
        let number = TargetName.number(in: name, of: request.name, style: style),
        // A directory may be merged with what has its own name.
        number > 1 || !isDirectory || !record.target.isHere
      else { return nil }
      return name
    }.first
  }
}

extension TransferRecord {
  /// Whether the record is about a name that was chosen for a whole item, and known not to have been given.
  ///
  /// As long as it says what was to get the name, nobody has found out whether it did. On another host, the item itself
  /// is compared with what is there.
  fileprivate var isOfChosenName: Bool {
    step == .naming && item > 0 && !isPart && !isAtomic && (placed == nil || !target.isHere)
  }
}
