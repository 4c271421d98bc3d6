import Context
import FileTransfer
import SystemCalls
import SystemPackage

/// Writes a folder as members of a stream: each folder, then its files and links, then the folders in it.
///
/// Links are not followed. If others change the tree meanwhile, each file is written whole, or the export fails.
struct ExportedTree {
  private let output: StreamOutput
  private let isCancelled: () -> Bool
  /// The path of the folder, for messages.
  private let root: FilePath
  /// The path in the stream of the folder, and of the current folder in it.
  private let top: [UInt8]
  private var path: [UInt8]
  /// The FIFOs, sockets and devices, which a stream cannot hold.
  private(set) var leftOut: [FilePath] = []

  /// - Parameters:
  ///   - path: The path in the stream.
  ///   - root: The path of the folder.
  init(
    _ path: [UInt8], of root: FilePath, to output: StreamOutput,
    isCancelled: @escaping () -> Bool
  ) {
    self.path = path
    self.root = root
    self.output = output
    self.isCancelled = isCancelled
    top = path
  }

  /// Writes the open folder.
  mutating func write(_ directory: OpenFile) throws(ExchangeError) {
    var descent = DirectoryDescent(directory)
    var pending = [try writeDirectory(directory, named: root.lastNameBytes)]
    var lengths: [Int] = []
    while let last = pending.indices.last {
      guard let name = pending[last].popLast() else {
        pending.removeLast()
        guard let length = lengths.popLast() else { return }
        try StreamOutput.reading(shown()) { () throws(SystemFailure) in try descent.leave() }
        path.removeLast(path.count - length)
        continue
      }
      lengths.append(path.count)
      path = inside(name)
      try StreamOutput.reading(shown()) { () throws(SystemFailure) in
        try descent.enter(FilePath(bytes: name))
      }
      pending.append(try writeDirectory(descent.current, named: name))
    }
  }

  /// Writes a folder with its files and links; returns the folders in it, the first one last.
  private mutating func writeDirectory(
    _ directory: OpenFile, named name: [UInt8]
  ) throws(ExchangeError) -> NameList {
    let (status, entries) = try StreamOutput.reading(shown()) { () throws(SystemFailure) in
      (try directory.status(), try DirectoryReader.entries(of: directory))
    }
    try output.write(
      TarMember(
        path: path, kind: .directory, mode: status.mode & 0o777, modified: status.modified
      ).header)
    let own = InternalEntries(in: directory, named: FilePath(bytes: name))
    var directories: [[UInt8]] = []
    for entry in entries.sorted(by: { $0.name.lexicographicallyPrecedes($1.name) })
    where !own.keep(entry) {
      if isCancelled() { throw .cancelled }
      if try !write(entry, in: directory) { directories.append(entry.name) }
    }
    var list = NameList()
    for name in directories.reversed() { list.append(name) }
    return list
  }

  /// Writes an entry; false if it is a folder.
  private mutating func write(
    _ entry: DirectoryReader.Entry, in directory: OpenFile
  ) throws(ExchangeError) -> Bool {
    let shown = shown(entry.name)
    let status = try StreamOutput.reading(shown) { () throws(SystemFailure) in
      try FileSystem.status(of: entry.path, in: directory, followingLinks: false)
    }
    switch status.kind {
    case .directory: return false
    case .link:
      let text = try StreamOutput.reading(shown) { () throws(SystemFailure) in
        try FileSystem.readLink(entry.path, in: directory)
      }
      try output.write(
        TarMember(
          path: inside(entry.name), kind: .link(text), mode: 0o777, modified: status.modified
        ).header)
    case .regular:
      let file = try StreamOutput.reading(shown) { () throws(SystemFailure) in
        try OpenFile.open(entry.path, in: directory, options: [.noFollow, .nonBlocking])
      }
      _ = try output.write(file, as: inside(entry.name), hashes: false, shown: shown)
    default: leftOut.append(shown)
    }
    return true
  }

  private func inside(_ name: [UInt8]) -> [UInt8] { path + [UInt8(ascii: "/")] + name }

  /// The path of the current folder, or of a name in it, for messages.
  private func shown(_ name: [UInt8] = []) -> FilePath {
    let below = path.dropFirst(top.count) + (name.isEmpty ? [] : [UInt8(ascii: "/")] + name)
    return FilePath(bytes: root.bytes + below)
  }
}
