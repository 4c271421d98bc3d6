import SystemPackage

// The files that a manifest lists, known from reading the sources.
extension Placement {
  /// Lists the file at a path, or what is in the directory there.
  mutating func list(_ item: Page.Item, at path: FilePath) {
    guard item.request.lists else { return }
    if item.isDirectory {
      files = item.listed.map { ListedFile(path: path.pushing($0.below), digest: $0.digest) }
        .sortedByPath()
    } else {
      files = digest.map { [ListedFile(path: path, digest: $0)] } ?? []
    }
  }
}
