package import Items
package import SystemCalls
package import SystemPackage

/// A directory tree to be placed by an engine elsewhere: what is in it, and its removal.
///
/// Every version that is returned is recorded, so that a move removes exactly what was read.
package final class SourceTree {
  /// An entry, with its path relative to the root.
  package struct Entry: Sendable {
    package let below: FilePath
    package let status: FileStatus
    /// The content of a symbolic link.
    package let content: FilePath?
  }

  package let root: FilePath
  private let status: FileStatus
  private let record = TreeRecord()

  /// The entries, each directory before what is in it.
  package let entries: [Entry]
  /// The links that were left out.
  package private(set) var links = OmittedPaths()
  /// The FIFOs, sockets and devices that were left out.
  private var nodes = OmittedPaths()

  /// Reads the names of a tree.
  ///
  /// - Parameters:
  ///   - followingLink: Whether the root may be a link to the directory.
  ///   - keepsLinks: Whether links are entries, too. Those that are left out count as not read, so that a move
  ///     leaves them in place.
  ///   - isCopied: Whether FIFOs, sockets and devices are left out, and what is internal to views and undo; otherwise
  ///     the former are refused.
  ///   - isRemoved: Whether all of it will be removed, so that each directory has to be writable.
  ///   - source: The directory as it was examined; another one in its place is refused.
  package init(
    _ root: FilePath, followingLink: Bool = false, keepsLinks: Bool, isCopied: Bool = false,
    isRemoved: Bool = false, of source: PlacementSource? = nil
  ) throws(TransferError) {
    self.root = root
    let top = try reading(root) { () throws(SystemFailure) in
      try OpenFile.openDirectory(root, followingLinks: followingLink)
    }
    status = try calling { () throws(SystemFailure) in try top.status() }
    if let seen = source?.version, seen.inode != status.inode || seen.device != status.device {
      throw .sourceChanged(root)
    }
    var entries: [Entry] = []
    var nodes = isCopied ? OmittedPaths() : nil
    var descent = DirectoryDescent(top)
    let waiting = try Self.read(top, below: "", root, isRemoved, &entries, &nodes)
    var frames = [(path: FilePath(), waiting: waiting)]
    while let frame = frames.last {
      guard let name = frame.waiting.last else {
        frames.removeLast()
        if frames.isEmpty { break }
        try calling { () throws(SystemFailure) in try descent.leave() }
        continue
      }
      frames[frames.count - 1].waiting.removeLast()
      let path = frame.path.appending(bytes: name)
      do throws(TransferError) {
        try calling { () throws(SystemFailure) in try descent.enter(FilePath(bytes: name)) }
        frames.append(
          (path, try Self.read(descent.current, below: path, root, isRemoved, &entries, &nodes)))
      } catch {
        throw error.at(root.pushing(path))
      }
    }
    let links = keepsLinks ? [] : entries.filter { $0.content != nil }
    if !links.isEmpty { entries.removeAll { $0.content != nil } }
    self.entries = entries
    for link in links { self.links.add(root.pushing(link.below)) }
    if let nodes { self.nodes = nodes }
    for entry in entries where entry.status.kind != .directory { record.add(entry.status.version) }
  }

  /// Adds the entries of a directory, and returns the names of its directories.
  private static func read(
    _ directory: OpenFile, below path: FilePath, _ root: FilePath, _ isRemoved: Bool,
    _ entries: inout [Entry], _ nodes: inout OmittedPaths?
  ) throws(TransferError) -> [[UInt8]] {
    if isRemoved {
      do throws(SystemFailure) {
        try FileSystem.checkAccess(.change, to: ".", in: directory)
      } catch {
        throw .sourceDirectoryNotWritable(root.pushing(path), error)
      }
    }
    var directories: [[UInt8]] = []
    let found = try calling { () throws(SystemFailure) in
      try DirectoryReader.entries(of: directory)
    }
    let name = root.pushing(path).lastComponent.map { FilePath(name: $0) } ?? ""
    let own = nodes == nil ? nil : InternalEntries(in: directory, named: name)
    for entry in found where own?.keep(entry) != true {
      let below = path.appending(bytes: entry.name)
      let status = try calling { () throws(SystemFailure) in
        try FileSystem.status(of: entry.path, in: directory, followingLinks: false)
      }
      var content: FilePath?
      switch status.kind {
      case .regular: break
      case .directory: directories.append(entry.name)
      case .link:
        let bytes = try calling { () throws(SystemFailure) in
          try FileSystem.readLink(entry.path, in: directory)
        }
        content = FilePath(bytes: bytes)
      case _ where nodes != nil:
        nodes?.add(root.pushing(below))
        continue
      default: throw .unsupportedKind(root.pushing(below), status.kind)
      }
      entries.append(Entry(below: below, status: status, content: content))
    }
    return directories
  }

  /// What is to be said about what was left out.
  ///
  /// - Parameter directory: Where the tree is placed.
  package func notes(in directory: FilePath) -> [TransferNote] {
    (links.count == 0 ? [] : [.leftOut(links, in: directory)])
      + (nodes.count == 0 ? [] : [.leftOutNodes(nodes)])
  }

  /// The permissions and the time of the root.
  package var rootStatus: FileStatus { status }

  /// The first directory that has an entry of this name by now, relative to the root.
  package func directory(with name: FilePath) -> FilePath? {
    let directories = [FilePath()] + entries.filter { $0.status.kind == .directory }.map(\.below)
    return directories.first { below in
      let path = root.pushing(below).pushing(name)
      return (try? FileSystem.statusIfPresent(of: path, followingLinks: false)) ?? nil != nil
    }
  }

  /// What the directories were when they were read.
  package var folders: [FilePath: NodeFacts] {
    var folders = [root: NodeFacts(folder: status)]
    for entry in entries where entry.status.kind == .directory {
      folders[root.pushing(entry.below)] = NodeFacts(folder: entry.status)
    }
    return folders
  }

  /// Where an entry is.
  package func path(of entry: Entry) -> FilePath { root.pushing(entry.below) }

  /// A request for one of its files, by which it is read like any other source.
  package func source(of entry: Entry) throws(TransferError) -> PlacementSource {
    try PlacementSource(
      PlacementRequest(
        .path(root.pushing(entry.below), expecting: entry.status.version, followsLink: false),
        directory: "", name: entry.below.lastComponent?.bytes ?? []))
  }

  /// A request for one of its files or links, with the rule and the operation of another.
  package func request(for entry: Entry, like other: PlacementRequest) -> PlacementRequest {
    var request = PlacementRequest(
      .path(root.pushing(entry.below), expecting: entry.status.version, followsLink: false),
      directory: other.directory, name: entry.below.lastComponent?.bytes ?? [],
      operation: other.operation, rule: other.rule, verifying: other.verifying, lists: other.lists)
    request.looked = entry.status
    return request
  }

  /// Removes the directories that are empty, from the bottom up; whether the root is gone.
  package func removeEmptyDirectories() -> Bool {
    LinkRule.recorded.inForce { removeOwnEmptyDirectories() }
  }

  private func removeOwnEmptyDirectories() -> Bool {
    for entry in entries.reversed() where entry.status.kind == .directory {
      try? FileSystem.removeDirectory(root.pushing(entry.below))
    }
    do throws(SystemFailure) {
      try FileSystem.removeDirectory(root)
      return true
    } catch {
      return error.errno == .noSuchFileOrDirectory
    }
  }

  /// Hides the tree until its copy, which is elsewhere, was looked at; what is new or has changed is kept and reported.
  package func hide(by runID: RunID) -> SourceAside {
    SourceAside(
      HiddenSource.hide(
        .init(root), .tree(status, .read(record)), nil, SourceRemoval(runID)))
  }
}
