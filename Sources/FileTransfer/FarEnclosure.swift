import SystemCalls
package import SystemPackage

// A host has several names and may be this machine, and a path may lead to a folder through links or by other letters.
// So it is tried whether one folder is in another: a file is made in the one, and looked for in the other.
extension PlaceFiles {
  package func make(mark: FilePath) throws(FarError) {
    let file = FarStaging(mark, FarBytes([]), FarMetadata(mode: 0o600, modified: 0))
    _ = try stage([file])[0].get()
  }

  /// Whether a directory on a host, or the nearest one that exists above it, is one of these files or in it.
  ///
  /// - Parameters:
  ///   - recording: Called with the file of the try before it is made.
  ///   - left: Called if that could not be removed.
  package func isEntered(
    _ source: FilePath, by directory: FilePath, on other: any PlaceFiles, _ runID: RunID,
    recording: (FilePath) -> Void, left: () -> Void
  ) throws(FarError) -> Bool {
    let missing = try other.missingDirectories(on: directory, below: directory)
    let nearest = missing.first?.removingLastComponent() ?? directory
    let (outer, inner) = (try canonical(source), try other.canonical(nearest))
    let mark = nearest.pushing(runID.probe())
    recording(mark)
    try other.make(mark: mark)
    defer { if (try? other.remove([mark])[0].get()) == nil { left() } }
    var below = FilePath()
    var places = [outer]
    for component in inner.components.reversed() {
      below = FilePath(root: nil, [component]).pushing(below)
      places.append(outer.pushing(below))
    }
    let name = FilePath(bytes: mark.lastComponent?.bytes ?? [])
    let looks = try look(at: places.map { $0.pushing(name) }, followingLinks: false)
    for (place, look) in zip(places, looks) {
      guard case .success(_?) = look else { continue }
      // Through a link in the source, the way leads out of it again.
      if try canonical(place) == place { return true }
    }
    return false
  }
}
