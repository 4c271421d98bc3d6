import CLinux
package import SystemPackage

/// Reads the entries of a directory in batches, so memory use does not grow with the directory.
package struct DirectoryReader: ~Copyable {
  /// One entry.
  package struct Entry: Equatable, Sendable {
    /// One path component as raw bytes.
    package var name: [UInt8]
    /// Nil when the file system reports the kind only in the file's status.
    package var kind: FileStatus.Kind?
    package var inode: UInt64

    /// The name as a relative path.
    package var path: FilePath { FilePath(bytes: name) }
  }

  private let directory: OpenFile
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 32768, alignment: 8)

  /// Reads the entries of an open directory, starting at its offset.
  package init(_ directory: OpenFile) { self.directory = directory }

  deinit { buffer.deallocate() }

  /// The next batch of entries, without `.` and `..`, in the file system's order; nil at the end.
  ///
  /// The corresponding C function is `getdents64`.
  package mutating func next() throws(SystemFailure) -> [Entry]? {
    while true {
      let filled = try SystemCall.make("getdents64", directory.path) {
        Int(dnd_getdents64(directory.number, buffer.baseAddress, UInt(buffer.count)))
      }
      if filled == 0 { return nil }
      let entries = parse(filled)
      if !entries.isEmpty { return entries }
    }
  }

  /// The layout of a record: inode (8 bytes), offset (8), record length (2), type (1), name, NUL.
  private func parse(_ filled: Int) -> [Entry] {
    var entries: [Entry] = []
    var start = 0
    while start + 19 < filled {
      let length = Int(buffer.loadUnaligned(fromByteOffset: start + 16, as: UInt16.self))
      guard length > 19, start + length <= filled else { break }
      let name = Array(buffer[(start + 19)..<(start + length)].prefix { $0 != 0 })
      if name != [0x2E] && name != [0x2E, 0x2E] {
        entries.append(
          Entry(
            name: name, kind: FileStatus.Kind(entryType: buffer[start + 18]),
            inode: buffer.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
      }
      start += length
    }
    return entries
  }

  /// All entries of a directory.
  package static func entries(of directory: OpenFile) throws(SystemFailure) -> [Entry] {
    var reader = DirectoryReader(directory)
    var entries: [Entry] = []
    while let batch = try reader.next() { entries += batch }
    return entries
  }
}

extension DirectoryReader.Entry {
  /// The kind of the entry; requests its status if necessary.
  package func kind(in directory: OpenFile) throws(SystemFailure) -> FileStatus.Kind {
    if let kind { return kind }
    return try FileSystem.status(of: path, in: directory, followingLinks: false).kind
  }
}
