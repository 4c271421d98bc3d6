import Context
import FileTransfer
import Items
import Sessions

/// The undo of what a drop did with a file of another host, which can be carried out for many files at a time.
protocol PagedUndo: UndoElsewhere {
  var record: TransferRecord { get }
  /// Where the file goes back to, if that is on a host.
  var origin: Location? { get }
  /// The files on hosts of which a plan needs the status.
  var looked: [Location] { get }
  /// Those of which it needs the digest, once they were looked at.
  func hashed() throws(UndoError) -> [Location]
  /// Hides the file here that is to be removed for the sake of one on a host; nil if there is none.
  func hide() throws(UndoError) -> HiddenHere?
  /// Whether it is about a file, and not about a directory or a link.
  func isPaged() throws(UndoError) -> Bool
  /// The file as it comes back from a host to this machine; nil if none does.
  var returned: HostBringBack.File? { get }
  /// The file as it goes back from one host to another; nil if none does.
  var relayed: HostRelay.File? { get }
  /// The file as it goes back from this machine to a host; nil if none does.
  func putBack() throws(UndoError) -> HostPutBack.File?
  /// The copy on a host that is to be removed; nil if there is none.
  func copy() throws(UndoError) -> HostCopyRemoval.Copy?
}

extension PagedUndo {
  var returned: HostBringBack.File? { nil }
  var relayed: HostRelay.File? { nil }
  func putBack() throws(UndoError) -> HostPutBack.File? { nil }
  func copy() throws(UndoError) -> HostCopyRemoval.Copy? { nil }
}

extension HostLooks {
  /// Asks for everything that the plans of a page of records need.
  ///
  /// - Returns: The undos that may be planned together.
  func foresee(
    _ page: [TransferRecord], _ eligibility: UndoEligibility, _ open: any OpenSession
  ) throws -> [any PagedUndo] {
    // Whether a copy may go depends on the files that were copied.
    let copied = try page.filter { !$0.sourceRemoved && $0.source == nil }
      .compactMap { try open.itemInAnyState($0.item)?.firstFar?.location }
    if copied.count > 1 { look(at: copied) }
    var undos: [any PagedUndo] = []
    for record in page {
      let item = try open.itemInAnyState(record.item)
      guard
        record.source?.there != nil || !record.target.isHere
          || !record.sourceRemoved && item?.firstFar != nil
      else { continue }
      switch try eligibility.verdict(on: record, of: item, seeing: self) {
      case .elsewhere(let undo as any PagedUndo): undos.append(undo)
      case .undo(let undo, let original?):
        undos.append(
          HostCopyUndo(record: record, undo: undo, original: original, context: context))
      default: break
      }
    }
    if undos.count < 2 { return undos }
    look(at: undos.flatMap(\.looked))
    lookForDirectories(undos.compactMap { $0.origin?.directory })
    hash(undos.flatMap { (try? $0.hashed()) ?? [] })
    return undos
  }
}
