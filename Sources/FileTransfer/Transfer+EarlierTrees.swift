import SystemCalls
import SystemPackage

// Directories that an interrupted run placed as a whole, which are neither merged nor placed again.
extension Transfer {
  /// that the source has, of which that run may have removed a part.
  func settleEarlierTree(
    _ item: Page.Item, _ source: FilePath, at path: FilePath, _ placed: FileVersion
  ) throws(FarError) -> Bool {
    let there = try files.entries(below: path)
    guard FarTreeIdentity.of(there) == placed.inode else { return false }
    do throws(TransferError) {
      item.tree = try tree(source, of: item, in: path.removingLastComponent())
    } catch {
      item.outcome = .failure(error)
      return true
    }
    guard let tree = item.tree, let digests = try equalDigests(tree, path, there) else {
      item.tree = nil
      return false
    }
    item.notes += tree.notes(in: host.shown(item.directory))
    if item.request.lists { item.listed = digests.map { ($0.key, $0.value.digest) } }
    item.settleEarlier(
      at: path, placed,
      tree.entries.reduce(0) { $0.addingClamped($1.status.kind == .regular ? $1.status.size : 0) },
      digests.values.map(\.proof).min() ?? .cache, host)
    return true
  }

  /// The digests of all files in a directory there; nil if one of them, or a link, is not what is in a tree here.
  private func equalDigests(
    _ tree: SourceTree, _ path: FilePath, _ there: [(below: FilePath, status: FarStatus)]
  ) throws(FarError) -> [FilePath: FarDigest]? {
    let statuses = Dictionary(there.map { ($0.below, $0.status) }) { $1 }
    let areAlike = tree.entries.allSatisfy { entry in
      guard let status = statuses[entry.below] else { return false }
      return status.kind == entry.status.kind
        && (status.kind != .regular || status.size == entry.status.size)
    }
    guard areAlike else { return nil }
    let links = tree.entries.filter { $0.content != nil }
    let contents = try files.contents(ofLinks: links.map { path.pushing($0.below) })
    for (link, content) in zip(links, contents) where try content.get() != link.content {
      return nil
    }
    let regular = there.filter { $0.status.kind == .regular }.map(\.below)
    let digests = Dictionary(
      zip(regular, try files.allDigests(of: regular.map { path.pushing($0) }))
    ) { $1 }
    for entry in tree.entries where entry.status.kind == .regular {
      do throws(SystemFailure) {
        let own = try Digest(ofFile: tree.path(of: entry))
        if digests[entry.below]?.digest != own { return nil }
      } catch {
        throw .unreadable(error)
      }
    }
    return digests
  }
}
