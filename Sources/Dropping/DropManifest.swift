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
  /// Why the manifest is missing or incomplete.
  private(set) var failure: Diagnostic?

  init(_ setting: DropSetting) throws(ExchangeError) {
    self.setting = setting
    let made = try setting.plan.newManifest(by: setting.runID, in: setting.open)
    list = made?.list
    record = made?.record
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

  /// Lists the files that the interrupted drop had placed.
  ///
  /// A view's own manifest has already been repaired (`ManifestRepair`).
  func recall() throws {
    guard list is any NamedListing else { return }
    for target in try setting.open.targets(of: setting.runID) { add(recovered: target) }
  }

  /// Lists a file that an earlier, killed run had placed.
  func add(recovered result: ItemResult) {
    guard list is any NamedListing, result.state == .placed, let target = result.target else {
      return
    }
    add(recovered: FilePath(carried: target))
  }

  private func add(recovered target: FilePath) {
    let context = setting.context
    let host = setting.plan.named as? HostDestination
    with { list throws(TransferError) in
      guard let host, target.onHost != nil else {
        return try list.add(recovered: target, in: context)
      }
      try list.add(try host.place.listed(at: target))
    }
  }

  func publish() { with { list throws(TransferError) in try list.publish() } }

  /// Removes the record of a manifest that was not created.
  func finish() throws { try record?.end() }

  private func with(_ body: (any FileListing) throws(TransferError) -> Void) {
    guard let list else { return }
    do throws(TransferError) {
      try body(list)
    } catch {
      failure = error.diagnostic
      self.list = nil
    }
  }
}
