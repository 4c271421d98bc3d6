import Context
import Conversion
import Destinations
import Diagnostics
import FileTransfer
import Items
import Loading
import Negotiation
import OrderedViews
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

// Predictions about an item before its drop.

extension DropPlan {
  /// The decision for an item, and the error if the item would fail anyway.
  func lookAhead(at item: Item) -> (Decision, failure: Diagnostic?) {
    let decision = decide(item)
    guard case .taken(let candidates) = decision else { return (decision, nil) }
    switch outlook(of: candidates, item) {
    case .able(let candidates): return (.taken(candidates), nil)
    case .fails(let error): return (decision, error.diagnostic)
    }
  }
}

/// The name of a representation as far as it is known before any command runs.
enum NameAhead {
  /// The item, with its final name.
  case known(Item)
  /// A declared command determines the name once the data exists.
  case later(command: String)
}

extension DropPlan {
  func nameAhead(of item: Item, as candidate: Candidate) -> NameAhead {
    guard isDirectory, candidate.isDerived, item.isNamedAfterItsFile,
      let name = steps(candidate)?.last?.suggestedName
    else { return .known(item) }
    switch name {
    case .text(let text):
      var named = item
      if !text.isEmpty { named.name = text }
      return .known(named)
    case .command(let words): return .later(command: words.first ?? "")
    }
  }

  /// The request to the transfer engine; nil if the data has yet to be produced.
  func requestAhead(
    for item: Item, as candidate: Candidate, at target: Target, _ payloads: FilePath
  ) -> PlacementRequest? {
    guard trash == nil, terms.request.links == nil, !candidate.isDerived,
      !(isDirectory && terms.registry.conforms(candidate.given, to: .url)),
      let source = source(candidate, of: item, payloads)
    else { return nil }
    return PlacementRequest(
      source, directory: target.directory, name: target.name,
      operation: moves(candidate, of: item) ? .move : .copy,
      rule: terms.conflictRule(at: location), below: confinement)
  }

  private func source(
    _ candidate: Candidate, of item: Item, _ payloads: FilePath
  ) -> PlacementRequest.Source? {
    switch candidate.representation.source {
    case .file(let path, let identity):
      .path(
        path, expecting: nil,
        followsLink: identity.isLink && !identity.leadsNowhere && !movesLink(candidate, of: item))
    case .payload(let name): .kept(payloads.appending(name))
    case .inline(let bytes): .bytes(bytes)
    case .promise:
      keptResult(of: item, candidate.representation).map { .kept(payloads.appending($0)) }
    case .far, .fileURL: nil
    }
  }

  /// Whether a representation is a directory, as far as that is known before it is produced.
  func isDirectory(_ candidate: Candidate, of item: Item) -> Bool {
    if movesLink(candidate, of: item) { return false }
    if !candidate.isDerived, case .file(_, let identity) = candidate.representation.source {
      return identity.isDirectory
    }
    if !candidate.isDerived, case .far(let far) = candidate.representation.source {
      return far.isDirectory
    }
    return terms.registry.conforms(candidate.given, to: .directory)
  }

  /// The effect of placing a representation, regardless of conflicts.
  func effectAhead(of candidate: Candidate, _ item: Item) -> ItemResult.Effect {
    if reordered(candidate) != nil { return .reordered }
    if trash != nil { return .trashed }
    if terms.request.links != nil { return .linked }
    switch destination {
    case .text: return .written
    case .named where named?.location == nil:
      return named?.effect(of: candidate) ?? .written
    case .file, .directory, .trash, .named:
      return ItemResult.effect(
        of: candidate, otherwise: moves(candidate, of: item) ? .moved : .copied)
    }
  }

  /// Whether the destination is a directory, here or on another host.
  var isDirectory: Bool {
    if case .directory = location { true } else { false }
  }
  /// Where items go within the destination directory; nil if the destination is not a directory.
  var intent: View.Intent? { isDirectory ? terms.position.intent : nil }
}

extension PlacementRequest.Source {
  /// A file or directory that is stored in a session.
  static func kept(_ path: FilePath) -> PlacementRequest.Source {
    (try? FileSystem.status(of: path, followingLinks: false))?.kind == .directory
      ? .path(path, expecting: nil, followsLink: false) : .spool(path)
  }
}
