import Context
import Diagnostics
import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage

/// The list of files that a drop into a directory goes on with: the one that is asked for, or the view's own.
///
/// Where it cannot be written the drop goes on, and says so in the end.
final class DropManifest {
  private let setting: DropSetting
  private var list: (any FileListing)?
  private let record: RecordedManifest?
  /// Why the manifest is missing or incomplete.
  private(set) var failure: Diagnostic?

  init(_ setting: DropSetting) throws(ExchangeError) {
    self.setting = setting
    let made = try setting.plan.newManifest(by: setting.mark, in: setting.open)
    list = made?.list
    record = made?.record
  }

  var isKept: Bool { list != nil }

  /// Why nothing may be placed at a path: the manifest itself is there.
  func refusal(ofPlacingAt path: FilePath) -> ExchangeError? {
    guard let list, list.isManifest(path) else { return nil }
    return list is Manifest ? .transfer(.manifestName(path)) : .nameOfManifest(path)
  }

  func add(_ files: [ListedFile]) {
    with { list throws(TransferError) in try list.add(files) }
  }

  /// Lists what the drop that this one goes on with had placed.
  ///
  /// A view's own list was seen to before (`ManifestRepair`).
  func recall() throws {
    guard list is Manifest else { return }
    for target in try setting.open.targets(of: setting.mark) { add(recovered: target) }
  }

  /// Lists what an earlier run, which was killed, had placed.
  func add(recovered result: ItemResult) {
    guard list is Manifest, result.state == .placed, let target = result.target else { return }
    add(recovered: FilePath(carried: target))
  }

  private func add(recovered target: FilePath) {
    let context = setting.context
    with { list throws(TransferError) in try list.add(recovered: target, in: context) }
  }

  func publish() { with { list throws(TransferError) in try list.publish() } }

  /// Forgets a manifest that was not made after all.
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
