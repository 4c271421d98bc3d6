import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import Negotiation
import Reverting
import SystemCalls
import SystemPackage

/// Which paths the items of a drop would get, and what the user should know of each, for `propose`.
final class TargetsAhead {
  private let plan: DropPlan
  private let payloads: FilePath
  /// The manifest that the drop would make.
  private let manifest: FilePath?
  private let conflicts: ConflictPreview
  private let trashNames = TrashNames()

  init(_ plan: DropPlan, payloads: FilePath, manifest: FilePath?) {
    self.plan = plan
    self.payloads = payloads
    self.manifest = manifest
    conflicts = ConflictPreview(
      style: plan.terms.request.numbering ?? .space, isCancelled: plan.context.isCancelled)
  }

  /// What is known of the place that an item would get.
  struct Preview {
    var path: FilePath
    /// Whether the item would have the path in any case.
    var isSure = true
    /// What the user should know of it.
    var note: String?
    var isAlreadyThere = false
    var isSkipped = false
    /// Why the drop would fail there.
    var failure: Diagnostic?
  }

  /// What the next item would meet at its target.
  func place(
    _ item: Item, as candidate: Candidate, at target: DropPlan.Target
  ) -> Preview {
    let path = target.directory.appending(FilePath(bytes: target.name).components)
    if path == manifest {
      let failure = ExchangeError.transfer(.manifestName(path)).diagnostic
      return Preview(path: path, isSure: false, failure: failure)
    }
    let isDirectory = plan.isDirectory(candidate)
    let (found, meeting) =
      if let request = plan.requestAhead(for: item, as: candidate, at: target, payloads) {
        conflicts.place(request, isDirectory: isDirectory)
      } else {
        conflicts.place(
          unmade: PlacementRequest(
            .bytes([]), directory: target.directory, name: target.name,
            rule: plan.terms.conflictRule(at: plan.destination), below: plan.confinement),
          isDirectory: isDirectory)
      }
    var preview = Preview(path: found, isSure: meeting.isSure)
    preview.meet(meeting)
    return preview
  }

  /// The path that the next item would get in the trash; nil where what is there cannot be seen.
  func path(of slot: TrashBin.Slot) -> FilePath? {
    guard let number = try? trashNames.take(in: slot) else { return nil }
    return slot.directory.files.pushing(FilePath(bytes: slot.name(number)))
  }
}

extension TargetsAhead.Preview {
  /// Says what it comes to in words, or why it cannot be.
  fileprivate mutating func meet(_ meeting: ConflictPreview.Meeting) {
    let name = path.lastComponent.map { FilePath(name: $0).carried } ?? ""
    switch meeting {
    case .nothing: break
    case .numbered: note = "name taken: will be stored as \(name)"
    case .directory: note = "goes into the folder there"
    case .replaced: note = "replaces the one there"
    case .numberedUnlessSame: note = "name taken: will be stored as \(name) unless identical"
    case .own: note = "another item has the name: will be stored as \(name)"
    case .ownUnlessSame:
      note = "another item has the name: will be stored as \(name) unless identical"
    case .ownDirectory: note = "goes into the folder of another item"
    case .alreadyThere:
      isAlreadyThere = true
      note = "already there (identical)"
    case .skipped:
      isSkipped = true
      note = "name taken: skipped"
    case .taken: fail(.destinationExists(path))
    case .clash: fail(.kindClash(path))
    case .failed(let error): fail(error)
    }
  }

  private mutating func fail(_ error: TransferError) {
    failure = ExchangeError.transfer(error).diagnostic
  }
}
