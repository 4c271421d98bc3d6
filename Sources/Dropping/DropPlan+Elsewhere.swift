import Context
import FileTransfer
import Items
import Loading
import Negotiation
import SystemCalls
import SystemPackage

// What is foreseen of an item that gets its name on another host.
extension DropPlan {
  /// What the item would find under its name there.
  ///
  /// - Parameter own: The names of earlier items, to which the item's is added.
  func previewElsewhere(
    of item: Item, as candidate: Candidate, at target: Target,
    besides own: inout [FilePath: ConflictRule.Side]
  ) -> TargetsAhead.Preview? {
    if let host,
      let manifest = try? host.manifestPath(terms.request),
      manifest == target.directory.appending(bytes: target.name)
    {
      var preview = TargetsAhead.Preview(path: manifest)
      preview.failure = ExchangeError.transfer(.manifestName(manifest)).diagnostic
      return preview
    }
    let side = ConflictRule.Side(
      isDirectory: isDirectory(candidate, of: item), modified: modifiedAhead(candidate, of: item))
    var preview = named?.preview(
      of: side, at: target, terms.conflictRule(at: location), besides: own)
    if let preview, preview.failure == nil, !preview.isSkipped { own[preview.path] = side }
    preview?.noteLink(candidate, of: item, self)
    return preview
  }

  /// When the file of a representation was modified, in whole seconds as a host keeps them; nil if it is made.
  private func modifiedAhead(_ candidate: Candidate, of item: Item) -> Int128? {
    if let modified = candidate.farModified { return modified }
    guard !candidate.isDerived, case .file(let path, _) = candidate.representation.source,
      let status = try? FileSystem.status(of: path, followingLinks: !movesLink(candidate, of: item))
    else { return nil }
    return status.modified / 1_000_000_000 * 1_000_000_000
  }
}

extension FarStatus {
  /// This file as one side of a conflict.
  var side: ConflictRule.Side {
    ConflictRule.Side(
      isDirectory: kind == .directory, modified: modified.map { Int128($0) * 1_000_000_000 })
  }
}
