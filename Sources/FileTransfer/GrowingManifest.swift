import SystemCalls
package import SystemPackage

/// A checksum file for `sha256sum -c` that grows with each drop, with paths relative to its root.
///
/// It is replaced as a whole, by one run at a time: readers see either the old or the new list, and no line of
/// another run is lost. Existing lines are kept, including those that are not checksums; a file that is listed
/// again gets one line, the new one. No symbolic link below the root is followed.
package final class GrowingManifest: FileListing {
  private let name: FilePath
  private let root: FilePath
  private let keeping: FilePath
  private let placing: (directory: FilePath, below: FilePath)
  private let isCancelled: @Sendable () -> Bool
  /// The lines to add.
  private var lines = ManifestLines()
  /// What was in the list when it was first looked at.
  private var listed: ManifestLines.Listed?
  /// Paths whose lines are removed if the file no longer exists.
  private var gone: Set<[UInt8]> = []

  /// Creates an empty list; nothing on disk changes before `publish()`.
  ///
  /// - Parameters:
  ///   - name: The path of the checksum file below `root`.
  ///   - root: The directory to which the listed paths are relative.
  ///   - keeping: A directory below `root`, on its file system, for the lock and the staged list.
  ///   - placing: The directory in which files are placed, as the start of the paths given, and its path below
  ///     `root`.
  package init(
    _ name: FilePath, in root: FilePath, keeping: FilePath,
    placing: (directory: FilePath, below: FilePath),
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.name = name
    self.root = root
    self.keeping = keeping
    self.placing = placing
    self.isCancelled = isCancelled
  }

  package func add(_ files: [ListedFile]) throws(TransferError) {
    for file in files {
      let path = FilePath(bytes: relative(file.path))
      lines.add(ListedFile(path: path, digest: file.digest), relativeTo: "")
    }
  }

  /// Removes the lines of a path, and of everything below it, if the files no longer exist.
  package func forget(_ target: FilePath) { gone.insert(relative(target)) }

  private func relative(_ path: FilePath) -> [UInt8] {
    var path = path
    _ = path.removePrefix(placing.directory)
    return placing.below.pushing(path).bytes
  }

  package var path: FilePath { root.pushing(name) }

  package func lists(_ target: FilePath, as digest: Digest?) throws(TransferError) -> Bool {
    if listed == nil {
      listed = try calling { () throws(SystemFailure) in
        let top = try ConfinedDirectory(opening: root)
        if try top.statusIfPresent(of: name) == nil { return ManifestLines.Listed() }
        return ManifestLines.Listed(in: try top.openFile(name).readAll())
      }
    }
    return listed?.contains(FilePath(bytes: relative(target)), as: digest) ?? false
  }

  package func isManifest(_ target: FilePath) -> Bool {
    FilePath(bytes: relative(target)) == name
  }

  /// Throws if the path of the manifest contains a symbolic link; called before anything is placed.
  package func check() throws(TransferError) {
    try calling { () throws(SystemFailure) in
      try ConfinedDirectory(opening: root).refuseLink(at: name)
    }
  }

  // MARK: - Publishing

  package func publish() throws(TransferError) {
    if lines.isEmpty && gone.isEmpty { return }
    try calling { () throws(SystemFailure) in
      let top = try ConfinedDirectory(opening: root)
      let kept = try top.makeDirectories(keeping, mode: 0o755)
      let lock = try lock(in: kept)
      try rewrite(in: top, keeping: kept)
      withExtendedLifetime(lock) {}
    }
    lines = ManifestLines()
    gone = []
  }

  private func lock(in kept: ConfinedDirectory) throws(SystemFailure) -> OpenFile {
    let lock = try kept.openFile(
      "manifest.lock", .readWrite, options: .create, permissions: 0o600)
    try lock.waitForLock(isCancelled: isCancelled)
    return lock
  }

  private func rewrite(
    in top: ConfinedDirectory, keeping kept: ConfinedDirectory
  ) throws(SystemFailure) {
    let above = name.directory.isEmpty ? "." : name.directory
    if try top.statusIfPresent(of: name) == nil {
      if lines.isEmpty { return }
      _ = try top.makeDirectories(above)
    }
    let directory = try top.openPath(above).directory
    try RewrittenFile.change(
      FilePath(bytes: name.name.bytes), in: directory, staging: "manifest.new",
      in: kept.directory, mode: 0o666, isCancelled: isCancelled,
      { (old) throws(SystemFailure) in changed(old ?? [], in: top) }, failing: { $0 })
  }

  /// The list with the new lines and without those of files that are gone; nil if nothing changes.
  private func changed(_ old: [UInt8], in top: ConfinedDirectory) -> [UInt8]? {
    let kept = gone.isEmpty ? nil : ManifestLines.kept(of: old) { $0.map { isGone($0, in: top) } }
    let (joined, isChanged) = lines.joined(to: kept ?? old)
    return kept != nil || isChanged ? joined : nil
  }

  private func isGone(_ name: FilePath, in top: ConfinedDirectory) -> Bool {
    var above = name
    while !above.isEmpty {
      if gone.contains(above.bytes) {
        return (try? top.statusIfPresent(of: name)) == .some(nil)
          || root.pushing(above).isUnlisted
      }
      guard above.removeLastComponent() else { break }
    }
    return false
  }

  /// The path in a line of `sha256sum`; nil if it is not such a line.
  static func name(in line: ArraySlice<UInt8>) -> [UInt8]? {
    var rest = line
    let isEscaped = rest.first == UInt8(ascii: "\\")
    if isEscaped { rest = rest.dropFirst() }
    let digest = rest.prefix(64)
    guard digest.count == 64, rest.count > 66,
      digest.allSatisfy({ 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 || 0x41...0x46 ~= $0 })
    else { return nil }
    rest = rest.dropFirst(64)
    guard rest.popFirst() == UInt8(ascii: " "), let mark = rest.popFirst(),
      mark == UInt8(ascii: " ") || mark == UInt8(ascii: "*")
    else { return nil }
    if rest.starts(with: "./".utf8) { rest = rest.dropFirst(2) }
    guard isEscaped else { return Array(rest) }
    var name: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        name.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "n"): name.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r"): name.append(UInt8(ascii: "\r"))
      default: name.append(next)
      }
    }
    return name
  }
}
