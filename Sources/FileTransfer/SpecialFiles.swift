package import Diagnostics
package import SystemCalls
package import SystemPackage

/// The files in a directory that are not files of bytes, which not everything can hold: FIFOs, sockets and devices.
package struct SpecialFiles {
  /// The first that were found.
  package private(set) var first: [FilePath] = []
  package private(set) var count = 0

  /// Goes through a directory, through no link; what cannot be read is left out.
  ///
  /// - Parameter isMeant: Whether files of a kind are looked for.
  package init(
    in directory: FilePath, isCancelled: () -> Bool, _ isMeant: (FileStatus.Kind) -> Bool
  ) {
    guard let top = try? OpenFile.openDirectory(directory) else { return }
    var descent = DirectoryDescent(top)
    var frames = [(position: TreePosition(), directories: NameList())]
    look(in: top, &frames[0], below: directory, isMeant)
    while let frame = frames.indices.last, !isCancelled() {
      guard let name = frames[frame].directories.popLast().map({ FilePath(bytes: $0) }) else {
        frames.removeLast()
        guard (try? descent.leave()) != nil else { return }
        continue
      }
      guard (try? descent.enter(name)) != nil else { continue }
      frames.append((TreePosition(name, in: frames[frame].position), NameList()))
      look(in: descent.current, &frames[frame + 1], below: directory, isMeant)
    }
  }

  private mutating func look(
    in directory: OpenFile, _ frame: inout (position: TreePosition, directories: NameList),
    below top: FilePath, _ isMeant: (FileStatus.Kind) -> Bool
  ) {
    for entry in (try? DirectoryReader.entries(of: directory)) ?? [] {
      guard let kind = try? entry.kind(in: directory) else { continue }
      if kind == .directory { frame.directories.append(entry.name) }
      guard isMeant(kind) else { continue }
      if count < TransferNote.named {
        first.append(frame.position.path(of: entry.path, below: top))
      }
      count += 1
    }
  }

  /// That an archive lacks them; nil where there are none.
  package var leftOutOfArchive: Diagnostic? {
    if count == 0 { return nil }
    return Diagnostic(
      .warning, .transferLeftOut,
      "left out, since the archive cannot hold \(count == 1 ? "it" : "them"): "
        + TransferNote.names(first, of: count))
  }
}
