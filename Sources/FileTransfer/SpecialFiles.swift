package import Diagnostics
package import SystemCalls
package import SystemPackage

/// The FIFOs, sockets and devices in a directory, which not every destination or archive can hold.
package struct SpecialFiles {
  private var found = OmittedPaths()

  /// Walks a directory without following links; directories that cannot be read are skipped.
  ///
  /// - Parameter isMeant: Whether files of this kind are to be found.
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
      found.add(frame.position.path(of: entry.path, below: top))
    }
  }

  /// A warning that an archive lacks them; nil if there are none.
  package var leftOutOfArchive: Diagnostic? { Self.leftOutOfArchive(found.first, of: found.count) }

  /// A warning that an archive lacks these files, of which the first ones are named; nil if there are none.
  package static func leftOutOfArchive(_ files: [FilePath], of count: Int? = nil) -> Diagnostic? {
    let count = count ?? files.count
    if count == 0 { return nil }
    return Diagnostic(
      .warning, .transferLeftOut,
      "skipped, because the archive cannot hold \(count == 1 ? "it" : "them"): "
        + OmittedPaths.names(files, of: count))
  }
}

extension SystemFailure {
  /// Whether a FIFO, socket or device could not be made, because this user may not or the file system has none.
  var isRefusedNode: Bool {
    call == "mknodat" && (errno == .notPermitted || errno == .ioError || isUnsupported)
  }
}
