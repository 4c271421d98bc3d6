package import Items
package import SystemCalls
package import SystemPackage

/// A checksum file on another host, with the rules of `Manifest`.
///
/// Its lines wait in memory until it is published. It replaces a manifest that an earlier drop made only where the
/// server can do so in one step; otherwise it gets a numbered name.
package final class FarManifest: NamedListing {
  package let path: FilePath
  private let base: FilePath
  private let host: PlaceID
  private let runID: RunID
  /// The existing manifest, if this drop continues it.
  private let former: FileVersion?
  private let files: () -> any PlaceFiles
  private var lines = ManifestLines()
  /// What the existing manifest lists.
  private var listed: ManifestLines.Listed?

  package var numbering = NumberingStyle.space
  package var willName: (FilePath, FileVersion) throws(TransferError) -> Void = { _, _ in }
  package var hasName: (FilePath, FileVersion) throws(TransferError) -> Void = { _, _ in }

  /// Creates a manifest, of which nothing exists there before it is published.
  ///
  /// - Parameters:
  ///   - path: The path of the manifest, with the host before it.
  ///   - base: The directory to which the listed paths are relative, with the host before it.
  ///   - directoryWillExist: Whether its directory may be missing until something is listed.
  ///   - former: The manifest that an earlier drop made there, which this one continues.
  ///   - files: The files of the host, over the connection that is open.
  package init(
    _ path: FilePath, relativeTo base: FilePath, on host: PlaceID,
    directoryWillExist: Bool = false, following former: FileVersion? = nil, runID: RunID,
    _ files: @escaping () -> any PlaceFiles
  ) throws(TransferError) {
    self.path = path
    self.base = base
    self.host = host
    self.runID = runID
    self.files = files
    let there = try Self.check(path, on: host, following: former, files())
    self.former = there?.version
    if there != nil || directoryWillExist { return }
    let directory = host.path(in: path).removingLastComponent()
    let status = try host.far { () throws(FarError) in
      try files().look(at: [directory], followingLinks: true)[0].get()
    }
    guard status?.kind == .directory else { throw .destinationMissing(host.shown(directory)) }
  }

  /// Returns the status of the manifest to continue, if any.
  ///
  /// - Throws: `manifestExists` if anything else has the name.
  @discardableResult
  package static func check(
    _ path: FilePath, on host: PlaceID, following former: FileVersion?,
    _ files: any PlaceFiles
  ) throws(TransferError) -> FarStatus? {
    let status = try host.far { () throws(FarError) in
      try files.look(at: [host.path(in: path)], followingLinks: false)[0].get()
    }
    guard let status else { return nil }
    guard let former, status.kind == .regular, status.version == former else {
      throw .manifestExists(path)
    }
    return status
  }

  package func add(_ files: [ListedFile]) {
    for file in files { lines.add(file, relativeTo: base) }
  }

  package func isManifest(_ target: FilePath) -> Bool { target == path }

  package func lists(_ target: FilePath, as digest: Digest?) throws(TransferError) -> Bool {
    guard former != nil else { return false }
    if listed == nil {
      listed = ManifestLines.Listed(in: try Self.read(path, on: host, files()))
    }
    var relative = target
    _ = relative.removePrefix(base)
    return listed?.contains(relative, as: digest) ?? false
  }

  package func publish() throws(TransferError) {
    if lines.isEmpty { return }
    var bytes = lines.bytes
    var mode: UInt32 = 0o644
    var replaces = false
    if former != nil {
      // It may have been changed, or removed, during the drop.
      let there = try? Self.check(path, on: host, following: former, files())
      if let there {
        let (joined, isChanged) = lines.joined(to: try Self.read(path, on: host, files()))
        if !isChanged { return }
        (bytes, replaces) = (joined, true)
        mode = there.mode.map { $0 & 0o777 } ?? mode
      }
    }
    let directory = host.path(in: path).removingLastComponent()
    let staged = try Self.stage(bytes, mode, of: path, host, runID, files())
    do throws(TransferError) {
      try name(staged, in: directory, replaces: replaces)
    } catch {
      if !error.isLost { _ = try? files().remove([staged.path]) }
      throw error
    }
  }

  private func name(
    _ staged: (path: FilePath, version: FileVersion), in directory: FilePath, replaces: Bool
  ) throws(TransferError) {
    var replaces = replaces
    var number = 1
    while true {
      let own = path.lastComponent?.bytes ?? []
      let name = number == 1 ? own : TargetName.numbered(own, number, style: numbering)
      let target = directory.appending(bytes: name)
      try willName(host.shown(target), staged.version)
      let isNamed = try host.far { () throws(FarError) in
        if replaces {
          replaces = false
          do throws(FarError) {
            // Nothing better is possible there than to look just before.
            let there = try files().look(at: [target], followingLinks: false)[0].get()
            guard there?.version == former else { return false }
            try files().replace(target, by: staged.path)
            return true
          } catch {
            if error.endsConnection { throw error }
          }
        }
        return try give(staged.path, target)
      }
      if isNamed {
        _ = try host.far { () throws(FarError) in
          try files().synchronizeIfPossible([directory])
        }
        try hasName(host.shown(target), staged.version)
        if number > 1 { throw .manifestElsewhere(path, at: host.shown(target)) }
        return
      }
      number += 1
    }
  }

  /// Gives the staged file a name; returns false if it is taken.
  private func give(_ staged: FilePath, _ target: FilePath) throws(FarError) -> Bool {
    if try files().look(at: [target], followingLinks: false)[0].get() != nil { return false }
    // Where the server cannot refuse a taken name, only a drop that may look first has placed anything.
    switch try files().publish([FarNaming(staged, as: target, isUnguarded: true)])[0] {
    case .success: return true
    case .failure(.taken): return false
    case .failure(let error): throw error
    }
  }

  /// Writes a manifest under a hidden name; an error names the manifest.
  static func stage(
    _ bytes: [UInt8], _ mode: UInt32, of manifest: FilePath, _ host: PlaceID, _ runID: RunID,
    _ files: any PlaceFiles
  ) throws(TransferError) -> (path: FilePath, version: FileVersion) {
    let now = Int64(clamping: Clock.now / 1_000_000_000)
    let target = host.path(in: manifest)
    let path = target.removingLastComponent().pushing(runID.staged())
    _ = try host.far { () throws(FarError) in
      let staging = FarStaging(path, FarBytes(bytes), FarMetadata(mode: mode, modified: now))
      do throws(FarError) { return try files.stage([staging])[0].get() } catch {
        throw error.naming(target, insteadOf: path)
      }
    }
    let status = FarStatus(kind: .regular, size: Int64(bytes.count), modified: now)
    return (path, status.version)
  }

  static func read(
    _ path: FilePath, on host: PlaceID, _ files: any PlaceFiles
  ) throws(TransferError) -> [UInt8] {
    var bytes: [UInt8] = []
    try host.far { () throws(FarError) in
      try files.read(host.path(in: path), from: 0) { piece in
        bytes += piece
        return true
      }
    }
    return bytes
  }
}

extension PlaceID {
  /// Does something on the host, whose errors have the host before their paths.
  func far<Answer>(_ body: () throws(FarError) -> Answer) throws(TransferError) -> Answer {
    do throws(FarError) { return try body() } catch { throw error.transferError(self) }
  }
}
