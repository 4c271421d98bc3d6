import Context
import FileTransfer
import Items
import Loading
import OrderedViews
import SystemCalls
import SystemPackage

/// Removes moved files from the lists of their former ordered views.
final class LeavingLists {
  private let setting: DropSetting
  private lazy var upkeep = ListReconciliation(in: setting.context, setting.plan.terms.registry)

  init(_ setting: DropSetting) { self.setting = setting }

  func leave(_ loaded: [Loaded]) {
    let gone = loaded.compactMap { entry -> (item: Int, path: FilePath)? in
      guard setting.plan.moves(entry.candidate, of: entry.item),
        case .inPlace(let path, _) = entry.representation, path.isUnlisted
      else { return nil }
      return (entry.item.index, path)
    }
    guard !gone.isEmpty else { return }
    upkeep.left(gone, of: setting.open, run: setting.runID.text)
  }
}
