import Context
import Diagnostics
import FileTransfer
import Items
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
  /// The files of earlier drops that are listed, or need not be.
  private var told: Set<FilePath> = []
  /// Why the manifest is missing or incomplete.
  private(set) var failure: Diagnostic?

  init(_ setting: DropSetting) throws(ExchangeError) {
    self.setting = setting
    let made = try setting.plan.newManifest(by: setting.runID, in: setting.open)
    list = made?.list
    record = made?.record
    // A view's own manifest has already been repaired (`ManifestRepair`).
    if let record { addMissing(record.earlier) }
  }

  /// Adds the lines of what earlier drops of the session have placed and could not list.
  private func addMissing(_ targets: [FilePath]) {
    for target in targets where told.insert(target).inserted {
      with { list throws(TransferError) in
        if try !list.lists(target) { try add(recovered: target, to: list) }
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

  /// Lists a file that an earlier, killed run had placed.
  func add(recovered result: ItemResult) {
    guard list is any NamedListing, result.state == .placed, let target = result.target else {
      return
    }
    addMissing([FilePath(carried: target)])
  }

  private func add(
    recovered target: FilePath, to list: any FileListing
  ) throws(TransferError) {
    guard let host = setting.plan.host, target.onHost != nil else {
      if FileSystem.isGone(target) { return }
      return try list.add(recovered: target, in: setting.context)
    }
    try list.add(try host.place.listed(at: target))
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
