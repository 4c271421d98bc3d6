import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import Negotiation
import Reverting
import SystemCalls
import SystemPackage

/// Predicts the paths of the items of a drop, with remarks for the user, for `propose`.
final class TargetsAhead {
  private let plan: DropPlan
  private let payloads: FilePath
  /// The manifest that the drop would create.
  private let manifest: FilePath?
  private let conflicts: ConflictPreview
  private let trashNames = TrashNames()

  init(_ plan: DropPlan, payloads: FilePath, manifest: FilePath?) {
    self.plan = plan
    self.payloads = payloads
    self.manifest = (try? plan.host?.manifestPath(plan.terms.request)) ?? manifest
    let place = plan.host?.place
    conflicts = ConflictPreview(
      style: plan.terms.request.numbering ?? .space,
      seeing: place.map { place in { place.status(of: $0) } },
      isCancelled: plan.context.isCancelled)
  }

  /// The predicted location of an item.
  struct Preview {
    var path: FilePath
    /// Whether the item will get this path in any case.
    var isSure = true
    /// A remark for the user.
    var note: String?
    var isAlreadyThere = false
    var isSkipped = false
    /// The error if the drop would fail there.
    var failure: Diagnostic?
  }

  /// The predicted location of the next item at its target.
  func place(
    _ item: Item, as candidate: Candidate, at target: DropPlan.Target
  ) -> Preview {
    let path = target.directory.appending(bytes: target.name)
    if path == manifest {
      let failure = ExchangeError.transfer(.manifestName(path)).diagnostic
      return Preview(path: path, isSure: false, failure: failure)
    }
    let isDirectory = plan.isDirectory(candidate, of: item)
    let (found, meeting) =
      if let request = plan.requestAhead(for: item, as: candidate, at: target, payloads) {
        conflicts.place(request, isDirectory: isDirectory)
      } else {
        conflicts.place(
          unmade: PlacementRequest(
            .bytes([]), directory: target.directory, name: target.name,
            rule: plan.terms.conflictRule(at: plan.location),
            modified: candidate.farModified, below: plan.confinement),
          isDirectory: isDirectory)
      }
    var preview = Preview(path: found, isSure: meeting.isSure)
    preview.meet(meeting)
    if preview.note == nil, preview.failure == nil {
      preview.note = plan.noteOfNumber(of: item, in: target)
    }
    preview.noteLink(candidate, of: item, plan)
    return preview
  }

  /// The path of the next item in the trash; nil if the trash cannot be read.
  func path(of slot: TrashBin.Slot) -> FilePath? {
    guard let number = try? trashNames.take(in: slot) else { return nil }
    return slot.directory.files.pushing(FilePath(bytes: slot.name(number)))
  }
}

extension TargetsAhead.Preview {
  /// Tells that a link is moved as one, while its type is that of what it leads to.
  mutating func noteLink(_ candidate: Candidate, of item: Item, _ plan: DropPlan) {
    if note == nil, failure == nil, plan.movesLink(candidate, of: item) {
      note = "moved as a symbolic link"
    }
  }

  /// Describes a name conflict in a remark or an error.
  mutating func meet(_ meeting: ConflictPreview.Meeting) {
    let name = path.lastComponent.map { FilePath(name: $0).carried } ?? ""
    switch meeting {
    case .nothing: break
    case .numbered: note = "name taken: will be stored as \(name)"
    case .directory: note = "goes into the existing folder"
    case .replaced: note = "replaces the existing file"
    case .numberedUnlessSame:
      note = "name taken: not stored if identical, else as \(name)"
    case .own: note = "another item has the name: will be stored as \(name)"
    case .ownUnlessSame:
      note = "another item has the name: not stored if identical, else as \(name)"
    case .ownDirectory: note = "goes into the folder of another item"
    case .unread: note = "name taken: compared when dropped"
    case .ownUnread: note = "another item has the name: compared when dropped"
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
