import ContentDetection
import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import Loading
import Negotiation
import OrderedViews
import Reverting
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

// Reasons why an item may not be dropped as requested.
extension DropPlan {
  func bound(_ item: Item) -> String? {
    guard !terms.request.accept.includesFailed else { return nil }
    switch item.state {
    case .inTransit(let bound), .failed(let bound, _):
      return bound.utf8.elementsEqual(destinationKey.utf8) ? nil : bound
    case .pending, .placed, .skipped, .cancelled, .offered: return nil
    }
  }

  func reasonAgainst(_ item: Item) -> String {
    let representations = negotiator.offeredRepresentations(of: item)
    if let missing = negotiator.missingRequirement(of: item) {
      return "has no \(missing.first?.told(terms.registry.label(of:)) ?? "form that is required")"
    }
    let registry = terms.registry
    let would = negotiator.obstacle(for: item).map { "; \($0.told(registry.label(of:)))" } ?? ""
    return registry.labels(of: representations.map(\.type)).joined(separator: ", ") + would
  }

  /// The refusal of placing an item, as far as its name is known before loading.
  ///
  /// An item that brings no directories is checked only when it is placed.
  func refusal(
    ofPlacing item: Item, as candidate: Candidate
  ) -> ExchangeError.Forbidden? {
    let bringsDirectories =
      !item.relativeDirectory.isEmpty || terms.template?.makesDirectories == true
    guard bringsDirectories || View.isDirectoryName(item.name.utf8),
      let (directory, name) = target(of: item, as: candidate)
        ?? targetElsewhere(of: item, as: candidate)
    else { return nil }
    return refusal(ofPlacingIn: directory, name: name)
  }

  func refusal(
    ofMoving candidate: Candidate, of item: Item
  ) -> ExchangeError.Forbidden? {
    if named?.moves(candidate, of: item) != nil { return nil }
    return terms.wantsMove(isLocal: item.isLocal)
      ? refusal(ofMoving: candidate, allowingCopy: terms.request.allowsCopy) : nil
  }

  func refusal(
    ofMoving candidate: Candidate, allowingCopy: Bool
  ) -> ExchangeError.Forbidden? {
    guard !allowingCopy else { return nil }
    if candidate.isDerived { return .moveOfMade(candidate.given) }
    switch candidate.representation.source {
    case .promise: return .moveOfMade(candidate.given)
    case .inline, .payload, .fileURL: return nil
    case .far(let far):
      if far.isLink { return .moveOfFarLink(far.location.shown.carried) }
      return far.isDirectory ? .moveOfFarFolder(far.location.shown.carried) : nil
    case .file(let path, let identity):
      if identity.isDirectory, !identity.isLink, context.hasSessions(path) {
        return .moveOfSessions(path)
      }
      if identity.isLink, !keepsLinks { return .moveOfLink(path) }
      return FileSystem.canWrite(directory: path.directory)
        ? nil : .sourceDirectoryNotWritable(path)
    }
  }

  static func refusal(
    _ terms: ResolvedDrop, session: Session, isLocal: Bool, destination: Destination,
    _ named: (any NamedDestination)?
  ) -> ExchangeError.Forbidden? {
    if session.policy.localOnly && !isLocal { return .localOnly }
    if destination == .trash {
      if !isLocal { return .trash(.external) }
      if !session.policy.allowsMove { return .trash(.noMove) }
      return nil
    }
    if terms.wantsMove(isLocal: isLocal) {
      if let refusal = named?.refusalOfMoves { return refusal }
      if case .text = destination { return .moveIntoText }
      if !isLocal { return .moveOfExternal }
      if !session.policy.allowsMove { return .moveNotAllowed }
    }
    return nil
  }

  /// The reason why nothing can be placed in the directory.
  static func refusal(
    ofDirectory directory: FilePath, _ terms: ResolvedDrop, _ destination: Destination,
    isLocal: Bool
  ) -> ExchangeError.Forbidden? {
    if let refusal = refusal(ofWriting: directory) { return refusal }
    guard let view = terms.view else { return nil }
    let keepsOrder = terms.keepsOrder(in: destination)
    if keepsOrder, let refusal = refusal(ofWriting: ViewDirectory.directory(of: view.root)) {
      return refusal
    }
    // A rename needs no space, but an edit of the list does.
    guard keepsOrder || !terms.wantsMove(isLocal: isLocal),
      let volume = try? FileSystem.volume(of: view.root),
      volume.size > 0, volume.free <= 0
    else {
      return nil
    }
    return .viewFull(view.root)
  }

  /// The refusal if the nearest existing directory is not writable.
  static func refusal(ofWriting directory: FilePath) -> ExchangeError.Forbidden? {
    var directory = directory
    while !FileSystem.exists(directory), directory.removeLastComponent() {}
    return FileSystem.canWrite(directory: directory) ? nil : .directoryNotWritable(directory)
  }
}
