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
    conflicts = ConflictPreview(isCancelled: plan.context.isCancelled)
  }

  /// The path that the next item would get, whether that is sure, and what the user should know of it.
  func place(
    _ item: Item, as candidate: Candidate, at target: DropPlan.Target
  ) -> (path: FilePath, isSure: Bool, note: String?) {
    let path = target.directory.appending(FilePath(bytes: target.name).components)
    if path == manifest { return (path, false, "the name is that of the manifest") }
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
    return (found, meeting.isSure, meeting.words)
  }

  /// The path that the next item would get in the trash; nil where what is there cannot be seen.
  func path(of place: TrashBin.Slot) -> FilePath? {
    guard let number = try? trashNames.take(in: place) else { return nil }
    return place.directory.files.pushing(FilePath(bytes: place.name(number)))
  }
}

extension ConflictPreview.Meeting {
  fileprivate var words: String? {
    switch self {
    case .nothing, .numbered: nil
    case .directory: "joins the folder there"
    case .taken: "the name is taken"
    case .skipped: "the name is taken; it would be skipped"
    case .replaced: "replaces what is there"
    case .numberedUnlessSame: "the name is taken; nothing is added if the bytes are the same"
    case .alreadyThere: "already there"
    case .clash: "a folder and a file of one name: neither replaces the other"
    case .own: "another item of this drop has the name"
    case .ownUnlessSame:
      "another item of this drop has the name; nothing is added if the bytes are the same"
    case .ownDirectory: "joins the folder of another item of this drop"
    case .failed(let error): error.diagnostic.message
    }
  }
}
