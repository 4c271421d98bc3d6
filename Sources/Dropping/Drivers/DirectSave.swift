import Clipboard
import Context
import DesktopProtocol
import Destinations
import Diagnostics
import FileTransfer
import Items
import Loading
import Negotiation
import SystemCalls
import SystemPackage

/// Saves an item where the target of a drag wants it (XdndDirectSave).
///
/// That is a drop to a file: whole or not at all, under the rules of the folder, and recorded for undo.
struct DirectSave {
  /// The suggested name of the file, as carried text.
  let name: String
  private let item: Item
  private let setting: DropSetting

  /// What became of it.
  struct Outcome {
    var answer: SaveAnswer
    var result: ItemResult?
    var failure: Diagnostic?
  }

  /// Nil if the target rather gets a list of files, or if there are several items, which have no common name.
  init?(of loaded: [Loaded], beside forms: OfferForms, _ setting: DropSetting) {
    guard loaded.count == 1, let only = loaded.first, only.item.firstFile == nil,
      !forms.types.contains(where: FileLists.isList)
    else { return nil }
    let naming = TargetNaming(registry: setting.plan.terms.registry)
    let name = naming.name(of: only.item, as: only.candidate)
    self.name = CarriedText.text(TargetName.sanitized(CarriedText.bytes(of: name)))
    item = only.item
    self.setting = setting
  }

  /// Saves it and returns when the file is synced and has its name.
  ///
  /// - Parameter path: Carried text.
  /// - Throws: Only `cancelled`.
  func save(at path: String) throws -> Outcome {
    var result: ItemResult?
    do {
      let run = try DropExecution(
        try plan(at: path), on: setting.open, runID: setting.runID
      ) { result = $0 }
      try run.run(upTo: item.index)
    } catch {
      if setting.context.isCancelled() { throw ExchangeError.cancelled }
      return Outcome(answer: .declined, failure: ExchangeError(any: error).diagnostic)
    }
    if setting.context.isCancelled() { throw ExchangeError.cancelled }
    return Self.outcome(of: result)
  }

  private func plan(at path: String) throws -> DropPlan {
    var request = setting.request
    request.destination = path
    request.accept.items = [item.index...item.index]
    request.accept.requiresAll = false
    request.operation = .copy
    request.defaults = nil
    request.asProposed = false
    if (try? FileSystem.status(of: FilePath(carried: path)))?.kind == .directory {
      throw DestinationError.notAFile(FilePath(carried: path))
    }
    var terms = try ResolvedDrop(request, registry: setting.plan.terms.registry)
    terms.isToFile = true
    return try DropPlan(terms, for: setting.open, in: setting.context)
  }

  /// What the target is told: that the file is there, that it may ask for the data instead, or that it failed.
  static func outcome(of result: ItemResult?) -> Outcome {
    switch result?.state {
    case .placed, .skipped: return Outcome(answer: .saved, result: result)
    case .failed where result?.error?.code.failure == .nameTaken:
      return Outcome(answer: .declined, failure: result?.error)
    case .failed: return Outcome(answer: .failed, failure: result?.error)
    case .pending, .offered, .unmatched, nil:
      return Outcome(
        answer: .declined,
        failure: result?.error ?? ExchangeError.unexpected("it cannot be saved there").diagnostic)
    }
  }
}
