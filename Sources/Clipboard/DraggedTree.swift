import Context
import SystemCalls
import SystemPackage
import TerminalClipboard

/// Sends a file, or a directory with everything in it, to the target of a drag on another machine (OSC 72).
struct DraggedTree {
  private let door: TerminalDoor

  init(_ door: TerminalDoor) { self.door = door }

  /// Sends the file of the list of addresses with this index, and returns the number of its bytes.
  ///
  /// The link itself is followed; links below it are sent as links, and what is neither a file nor a directory is left
  /// out.
  ///
  /// - Throws: `TerminalContent.Failed` if a file cannot be read.
  func send(_ path: FilePath, as index: Int) throws -> Int64 {
    var count: Int64 = 0
    // Each directory has a handle of its own; 0 and 1 mean something else.
    var lastHandle = 1
    var waiting: [(path: FilePath, entry: DraggedEntry)] = [(path, DraggedEntry(file: index))]
    var next = 0
    while next < waiting.count {
      var (path, entry) = waiting[next]
      next += 1
      guard let status = try? FileSystem.status(of: path, followingLinks: entry.directory == 0)
      else { throw TerminalContent.Failed(reason: "failed") }
      switch status.kind {
      case .directory:
        lastHandle += 1
        entry.detail = lastHandle
        let names = try names(in: path, as: status)
        try door.write(DragSequence.piece(Array(names.joined(separator: [0])), of: entry))
        for (offset, name) in names.enumerated() {
          waiting.append(
            (
              path.appending(FilePath(bytes: name).components),
              DraggedEntry(file: index, directory: lastHandle, index: offset + 1)
            ))
        }
      case .link:
        entry.detail = 1
        guard let target = try? FileSystem.readLink(path) else {
          throw TerminalContent.Failed(reason: "failed")
        }
        try door.write(DragSequence.piece(target, of: entry))
      default:
        guard status.kind == .regular, let file = try? SourceDoor.open(path, as: status) else {
          throw TerminalContent.Failed(reason: "failed")
        }
        try TerminalContent.forEachPiece(of: file) { bytes in
          count += Int64(bytes.count)
          try door.write(DragSequence.piece(bytes, of: entry))
        }
      }
      try door.write(DragSequence.end(of: entry))
    }
    return count
  }

  private func names(in path: FilePath, as status: FileStatus) throws -> [[UInt8]] {
    guard let directory = try? SourceDoor.open(path, as: status),
      let entries = try? DirectoryReader.entries(of: directory)
    else { throw TerminalContent.Failed(reason: "failed") }
    return entries.filter { entry in
      switch try? entry.kind(in: directory) {
      case .regular, .directory, .link: true
      default: false
      }
    }.map(\.name)
  }
}
