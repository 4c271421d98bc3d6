import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import Loading
import Sessions
import SystemCalls
import SystemPackage

/// A drop into a text file: a file with the inserted text replaces the original in one step, and the original
/// is kept for undo.
///
/// Others may write the text at the same time: if it is not what was read, everything begins again.
final class TextDriver: DestinationDriver {
  let gathering = Gathering.whole
  private let destination: TextInsertion
  private let setting: DropSetting
  private let stage: PlacementStage
  /// The text before anything was loaded, if a line of it is meant.
  private var seen: [UInt8]?

  init(_ destination: TextInsertion, _ setting: DropSetting) {
    self.destination = destination
    self.setting = setting
    stage = PlacementStage(setting)
  }

  func recall() throws { try stage.recall() }

  func prepare(upTo last: Int, only isMeant: (Item) -> Bool) throws {
    if destination.line != nil { seen = try ResolvedDrop.content(of: destination.file) }
  }

  func place(_ loaded: [Loaded], _ done: ([ItemResult]) throws -> Void) throws {
    let form = try TextForm(of: destination.file, setting.plan.terms.registry)
    var results: [ItemResult] = []
    var added: [(loaded: Loaded, text: [UInt8])] = []
    for entry in loaded {
      do throws(ExchangeError) {
        added.append((entry, try form.adapted(entry.representation.bytes())))
      } catch {
        results.append(
          try setting.recorder.failed(entry.item, entry.candidate, error.diagnostic))
      }
    }
    if let first = added.first, setting.request.makesParents {
      try DestinationDirectories(setting).make(destination.file.directory, for: first.loaded)
    }
    try done(added.isEmpty ? results : results + (try publish(added, form)))
  }

  private func publish(
    _ added: [(loaded: Loaded, text: [UInt8])], _ form: TextForm
  ) throws -> [ItemResult] {
    for attempt in 0..<RewrittenFile.attempts {
      if attempt > 2 { Clock.pause(milliseconds: Int32(attempt)) }
      let outcome = try place(added, form)
      if case .failure(let error) = outcome, error.isTextInUse { continue }
      return added.map { result(of: $0.loaded, $0.text, outcome) }
    }
    let failure = TransferError.textInUse(destination.file).diagnostic
    return try added.map { entry in
      try setting.recorder.failed(
        entry.loaded.item, entry.loaded.candidate, failure, isRefusal: true)
    }
  }

  private func result(
    of loaded: Loaded, _ text: [UInt8], _ outcome: Result<Placement, TransferError>
  ) -> ItemResult {
    var result = stage.result(of: loaded, outcome)
    if case .success = outcome {
      result.bytes = Int64(text.count)
      result.effect = .written
    }
    return result
  }

  private func place(
    _ added: [(loaded: Loaded, text: [UInt8])], _ form: TextForm
  ) throws -> Result<Placement, TransferError> {
    let old: RewrittenFile?
    do throws(SystemFailure) {
      old = try read()
    } catch {
      switch error.errno {
      case .canceled: return .failure(.cancelled)
      case .wouldBlock: return .failure(.textInUse(destination.file))
      default: throw ExchangeError(reading: destination.file, error)
      }
    }
    guard
      let content = try form.filled(
        destination, in: old?.bytes ?? [], with: added.map(\.text), seen: seen)
    else {
      throw ExchangeError.textChanged(destination.file)
    }
    try setting.plan.checkDestination()
    var request = PlacementRequest(
      .bytes(content), directory: destination.file.directory,
      name: destination.file.lastNameBytes, rule: old == nil ? .fail : .replace)
    request.rewritten = old
    // The journal is all or none: after a kill, the next drop restores the original text.
    let journal = DropJournal(
      setting.open, at: .here, destination: setting.plan.destinationKey,
      keepsItems: setting.request.keepsItems, isAtomic: true, runID: setting.runID,
      noting: setting.recorder.folders, placing: [(added[0].loaded.item.index, request)],
      companions: added.dropFirst().map(\.loaded.item.index))
    return TransferEngine().placeTogether(
      [request], runID: setting.runID, nameIndex: stage.nameIndex, journal: journal,
      isCancelled: setting.context.isCancelled)[0]
  }

  /// The text; nil if it does not exist and is to be created.
  private func read() throws(SystemFailure) -> RewrittenFile? {
    let name = FilePath(bytes: destination.file.lastNameBytes)
    let directory = try OpenFile.openPath(destination.file.directory)
    let isCancelled = setting.context.isCancelled
    guard let old = try RewrittenFile(name, in: directory, isCancelled: isCancelled) else {
      if setting.request.makesParents { return nil }
      throw SystemFailure("openat", destination.file, .noSuchFileOrDirectory)
    }
    return old
  }
}
