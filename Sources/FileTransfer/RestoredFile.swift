package import Items
package import SystemCalls
package import SystemPackage

/// A file that comes back to its old path from elsewhere: staged, synced, and named without replacing another.
package enum RestoredFile {
  /// Writes the file.
  ///
  /// - Parameters:
  ///   - runID: The ID in the hidden name, by which `sweep` finds what a killed undo left.
  ///   - modified: In nanoseconds since 1970; nil for now.
  ///   - write: Writes the content, and returns the permissions; if it throws, nothing remains.
  package static func restore(
    to path: FilePath, by runID: RunID = RunID(), modified: Int128?,
    _ write: (OpenFile) throws(SystemFailure) -> UInt32?
  ) throws(SystemFailure) {
    let directory = try OpenFile.openOwnWay(to: path.directory)
    let (staged, file) = try runID.claim { name throws(SystemFailure) in
      try OpenFile.open(
        name, in: directory, .writeOnly, options: [.create, .exclusiveCreate, .noFollow],
        permissions: 0o600)
    }
    do throws(SystemFailure) {
      if let mode = try write(file) { try file.setModeIfPossible(mode) }
      if let modified { try file.setTimes(accessed: modified, modified: modified) }
      try file.synchronize()
      try FileSystem.moveToFreeName(staged, in: directory, to: path.name, in: directory)
    } catch {
      StagedFile.discard(staged, in: directory)
      throw error
    }
    try directory.synchronizeNames()
  }
}

extension RestoredFile {
  /// A file that was fetched under a hidden name.
  package struct Fetched {
    package var staged: FilePath
    package var path: FilePath
    package var mode: UInt32?
    /// In nanoseconds since 1970.
    package var modified: Int128?
    /// What else it had.
    package var node: NodeFacts?
    /// Its directory, which may have another path by now.
    package var directory: OpenFile

    package init(
      _ staged: FilePath, for path: FilePath, in directory: OpenFile, mode: UInt32?,
      modified: Int128?, node: NodeFacts? = nil
    ) {
      self.directory = directory
      self.node = node
      self.staged = staged
      self.path = path
      self.mode = mode
      self.modified = modified
    }
  }

  /// Gives fetched files their permissions and times, syncs them together, and then gives each its name.
  ///
  /// The directories have to be synced after it.
  ///
  /// - Returns: What went wrong with each, in the same order.
  package static func name(_ fetched: [Fetched]) -> [SystemFailure?] {
    var failures: [SystemFailure?] = []
    for start in stride(from: 0, to: fetched.count, by: FilesTogether.mostOpen) {
      let end = min(start + FilesTogether.mostOpen, fetched.count)
      failures += namePage(fetched[start..<end])
    }
    return failures
  }

  private static func namePage(_ fetched: ArraySlice<Fetched>) -> [SystemFailure?] {
    var failures: [Int: SystemFailure] = [:]
    var open: [(index: Int, file: OpenFile)] = []
    for index in fetched.indices {
      do throws(SystemFailure) {
        let one = fetched[index]
        let file = try OpenFile.open(one.staged.name, in: one.directory, options: .noFollow)
        if let mode = fetched[index].mode { try file.setModeIfPossible(mode) }
        if let modified = fetched[index].modified {
          try file.setTimes(accessed: modified, modified: modified)
        }
        try fetched[index].node?.restore(to: file)
        open.append((index, file))
      } catch {
        failures[index] = error
      }
    }
    for ((index, _), failure) in zip(open, FilesTogether.synchronize(open.map(\.file))) {
      do throws(SystemFailure) {
        if let failure { throw failure }
        let (one, directory) = (fetched[index], fetched[index].directory)
        try FileSystem.moveToFreeName(
          one.staged.name, in: directory, to: one.path.name, in: directory)
      } catch {
        failures[index] = error
      }
    }
    return fetched.indices.map { failures[$0] }
  }

  /// Removes what a killed undo of a run staged in a directory.
  package static func sweep(_ directory: OpenFile, of runID: RunID) throws(SystemFailure) {
    let open = try OpenFile.openDirectory(".", in: directory)
    for entry in try DirectoryReader.entries(of: open) where runID.isStaged(entry.name) {
      TreeRemoval.discard(entry.path, in: directory)
    }
  }

  /// Makes a symbolic link again that a move removed.
  package static func makeLink(
    _ path: FilePath, in directory: OpenFile, saying content: [UInt8], _ node: NodeFacts? = nil
  ) throws(SystemFailure) {
    try FileSystem.makeLink(path.name, in: directory, saying: content)
    node?.restore(toLink: path.name, in: directory)
    try directory.synchronizeNames()
  }
}

extension Digest {
  /// The digest of a file's content; a link is not followed.
  package init(ofFile path: FilePath) throws(SystemFailure) {
    let directory = try OpenFile.openOwnWay(to: path.directory)
    try self.init(
      ofAll: OpenFile.open(path.name, in: directory, options: [.noFollow, .nonBlocking]))
  }

  /// The digest of all of an open file's content.
  package init(ofAll file: OpenFile) throws(SystemFailure) {
    var running = Running()
    var offset: Int64 = 0
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
    defer { buffer.deallocate() }
    while case let count = try file.readFully(at: offset, into: buffer), count > 0 {
      running.add(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      offset += Int64(count)
    }
    self = running.finished()
  }
}
