package import SystemCalls
package import SystemPackage

/// A checksum file for `sha256sum -c`, with paths relative to the directory of the drop.
///
/// It appears complete and synced, under a free name or in place of a manifest that an earlier drop made and
/// this one continues. If nothing was listed, no file is created.
package final class Manifest: NamedListing {
  package let path: FilePath
  private let base: FilePath
  private let runID: RunID
  private var staged: (directory: Folder, file: StagedFile)?
  private var waiting: [UInt8] = []
  private var isEmpty = true
  /// The existing manifest, if this drop continues it.
  private let former: FileVersion?
  /// What the existing manifest lists.
  private var listed: ManifestLines.Listed?
  /// The new lines, if they are to be merged with the existing ones.
  private var lines = ManifestLines()

  /// How its own name is numbered where another command takes it meanwhile.
  package var numbering = NumberingStyle.space

  /// Called with the path and the version of the file before it is named.
  package var willName: (FilePath, FileVersion) throws(TransferError) -> Void = { _, _ in }
  /// Called with the path and the version of the file once it is named.
  package var hasName: (FilePath, FileVersion) throws(TransferError) -> Void = { _, _ in }

  private static let buffer = 64 << 10

  /// Creates a manifest, which is not visible until it is published.
  ///
  /// - Parameters:
  ///   - path: The path of the manifest.
  ///   - base: The directory to which the listed paths are relative.
  ///   - directoryWillExist: Whether its directory may be missing until something is listed.
  ///   - former: The manifest that an earlier drop made there, which this one continues.
  ///   - runID: The ID of its hidden names.
  /// - Throws: `manifestExists`, `destinationMissing`, or the reason why no file can be created there.
  package init(
    _ path: FilePath, relativeTo base: FilePath, directoryWillExist: Bool = false,
    following former: FileVersion? = nil, runID: RunID = RunID()
  ) throws(TransferError) {
    self.path = path
    self.base = base
    self.runID = runID
    self.former = try Self.check(path, following: former)
    do throws(TransferError) {
      try stage()
    } catch .destinationMissing(let directory) {
      guard directoryWillExist else { throw .destinationMissing(directory) }
    }
  }

  /// Returns the version of the manifest to continue, if any.
  ///
  /// - Throws: `manifestExists` if anything else has the name, even a dangling symbolic link.
  @discardableResult
  package static func check(
    _ path: FilePath, following former: FileVersion? = nil
  ) throws(TransferError) -> FileVersion? {
    let status = try calling { () throws(SystemFailure) in
      try FileSystem.statusIfPresent(of: path, followingLinks: false)
    }
    guard let status else { return nil }
    guard let former, status.kind == .regular, status.version.mayBe(former) else {
      throw .manifestExists(path)
    }
    return status.version
  }

  /// Lists files, in this order.
  package func add(_ files: [ListedFile]) throws(TransferError) {
    for file in files {
      isEmpty = false
      if former != nil {
        lines.add(file, relativeTo: base)
        continue
      }
      var relative = file.path
      _ = relative.removePrefix(base)
      waiting += Self.line(relative.bytes, file.digest)
      if waiting.count >= Self.buffer { try write() }
    }
  }

  package func lists(_ target: FilePath, as digest: Digest?) throws(TransferError) -> Bool {
    guard former != nil else { return false }
    if listed == nil { listed = ManifestLines.Listed(in: try read()) }
    var relative = target
    _ = relative.removePrefix(base)
    return listed?.contains(relative, as: digest) ?? false
  }

  private func read() throws(TransferError) -> [UInt8] {
    try calling { () throws(SystemFailure) in
      try OpenFile.open(path, options: [.noFollow, .nonBlocking]).readAll()
    }
  }

  package func isManifest(_ target: FilePath) -> Bool {
    if target == path { return true }
    guard target.lastComponent == path.lastComponent,
      let directory = try? FileSystem.status(of: path.directory),
      let other = try? FileSystem.status(of: target.directory)
    else { return false }
    return directory.isSameFile(as: other)
  }

  /// Gives the manifest its name, or a numbered one.
  ///
  /// - Throws: `manifestElsewhere` if its name was taken in the meantime; it is then complete under a numbered
  ///   name.
  package func publish() throws(TransferError) {
    guard !isEmpty else { return }
    let old = former == nil ? nil : try readFormer()
    if let old, join(to: old) { return }
    if former != nil && old == nil { waiting = lines.bytes }
    try write()
    guard let staged, path.lastComponent != nil else { return }
    if let file = staged.file.file {
      try calling { () throws(SystemFailure) in try file.synchronize() }
    }
    let version = try calling { () throws(SystemFailure) in try staged.file.status().version }
    let directory = try calling { () throws(SystemFailure) in try staged.directory.directory }
    var given = path.name
    var replaced = old
    var number = 1
    while true {
      let target = path.directory.pushing(given)
      try willName(target, version)
      do throws(TransferError) {
        if let old = replaced {
          replaced = nil
          // Somebody may have changed it meanwhile: then this one gets another name.
          guard try staged.file.replace(given, in: directory, rewriting: old) else {
            throw .system(SystemFailure("renameat2", target, .fileExists))
          }
        } else {
          try staged.file.publish(as: given, in: directory)
        }
        break
      } catch .system(let failure) where failure.errno == .fileExists {
        number += 1
        given = FilePath(bytes: TargetName.numbered(path.name.bytes, number, style: numbering))
      }
    }
    try calling { () throws(SystemFailure) in try staged.directory.synchronize() }
    let target = path.directory.pushing(given)
    let named = try calling { () throws(SystemFailure) in
      try FileSystem.status(of: given, in: directory, followingLinks: false)
    }
    try hasName(target, named.version)
    if number > 1 { throw .manifestElsewhere(path, at: target) }
  }

  /// Merges the existing lines with the new ones; returns whether nothing changed.
  private func join(to old: RewrittenFile) -> Bool {
    let (joined, isChanged) = lines.joined(to: old.bytes)
    waiting += joined
    return !isChanged
  }

  /// The manifest that is continued, locked; nil if it is another by now.
  private func readFormer() throws(TransferError) -> RewrittenFile? {
    let old = try calling { () throws(SystemFailure) in
      try RewrittenFile(path.name, in: try OpenFile.openPath(path.directory))
    }
    guard let old, let former, old.status.version.mayBe(former) else { return nil }
    return old
  }

  private func stage() throws(TransferError) {
    let directory = try Folder(path.directory, runID)
    // An unnamed file cannot replace an existing one.
    if former != nil { directory.noteLackOfUnnamed() }
    let file = try calling { () throws(SystemFailure) in
      try StagedFile.makeFile(in: directory, permissions: 0o666)
    }
    staged = (directory, file)
  }

  private func write() throws(TransferError) {
    if staged == nil { try stage() }
    let bytes = waiting
    waiting = []
    try calling { () throws(SystemFailure) in try staged?.file.file?.writeAll(bytes) }
  }

  /// A line of `sha256sum`: a name that would break the line is escaped, and the line is marked with a
  /// backslash.
  static func line(_ path: [UInt8], _ digest: Digest) -> [UInt8] {
    // `sha256sum -c` would take a lone dash for standard input.
    let path = path == [UInt8(ascii: "-")] ? Array("./-".utf8) : path
    var name: [UInt8] = []
    for byte in path {
      switch byte {
      case UInt8(ascii: "\n"): name += "\\n".utf8
      case UInt8(ascii: "\r"): name += "\\r".utf8
      case UInt8(ascii: "\\"): name += "\\\\".utf8
      default: name.append(byte)
      }
    }
    let mark = name.count == path.count ? "" : "\\"
    return Array((mark + digest.text + "  ").utf8) + name + [UInt8(ascii: "\n")]
  }
}
