import Context
import Diagnostics
import FileTransfer
import Items
import OrderedViews
import Sessions
import SystemCalls
import SystemPackage

/// The manifest to which a drop into a directory adds: the requested one or the view's own.
///
/// If it cannot be written, the drop continues and reports this at the end.
final class DropManifest {
  private let setting: DropSetting
  private var list: (any FileListing)?
  let record: RecordedManifest?
  /// The files of earlier drops that were read again.
  private var told: Set<FilePath> = []
  /// The files of the items that are being placed together, which finish in another order.
  private var held: [Int: [ListedFile]] = [:]
  /// Why the manifest is missing or incomplete.
  private(set) var failure: Diagnostic?

  init(_ setting: DropSetting) throws(ExchangeError) {
    self.setting = setting
    let made = try setting.plan.newManifest(by: setting.runID, in: setting.open)
    list = made?.list
    record = made?.record
    if let path = record?.location.here { setting.recorder.folders.note(path.directory) }
    // A view's own manifest has already been repaired (`ManifestRepair`).
    for record in record?.earlier.lastOfEachTarget ?? [] {
      with { list throws(TransferError) in
        try list.addMissing(
          record.target.shown, as: record.digest, isUnsure: record.run == setting.runID.text
        ) { () throws(TransferError) in
          told.insert(record.target.shown)
          return try files(at: record.target.shown)
        }
      }
    }
  }

  var isKept: Bool { list != nil }

  /// The error for placing a file at the path of the manifest itself; nil for other paths.
  func refusal(ofPlacingAt path: FilePath) -> ExchangeError? {
    guard let list, list.isManifest(path) else { return nil }
    return list is any NamedListing ? .transfer(.manifestName(path)) : .nameOfManifest(path)
  }

  func add(_ files: [ListedFile]) {
    with { list throws(TransferError) in try list.add(files) }
  }

  /// Lists the files of an item with the next `addHeld`, in the order of the items.
  func hold(_ files: [ListedFile], of item: Int) { held[item] = files }

  func addHeld() {
    for item in held.keys.sorted() { add(held[item] ?? []) }
    held = [:]
  }

  /// Lists a file that an earlier, killed run had placed.
  func add(recovered result: ItemResult) {
    guard list is any NamedListing, result.state == .placed,
      let target = result.target.map({ FilePath(carried: $0) }), !told.contains(target)
    else { return }
    with { list throws(TransferError) in try list.add(files(at: target)) }
  }

  /// The files at a path where a drop placed something, with their digests.
  private func files(at target: FilePath) throws(TransferError) -> [ListedFile] {
    if let host = setting.plan.host {
      return try host.place.listed(at: target)
    }
    return setting.context.files(placedAt: target)
  }

  func publish() { with { list throws(TransferError) in try list.publish() } }

  /// Removes the record of a manifest that was not created.
  func finish() throws { try record?.end(isComplete: failure == nil) }

  private func with(_ body: (any FileListing) throws(TransferError) -> Void) {
    guard let list else { return }
    do throws(TransferError) {
      try body(list)
    } catch {
      if case .manifestElsewhere = error {
        failure = error.diagnostic
      } else {
        failure = .manifestNotWritten(list.path, error)
      }
      self.list = nil
    }
  }
}
