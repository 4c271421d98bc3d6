import SystemCalls
package import SystemPackage

/// A number for what is in a directory, by which an undo knows that a moved directory is as it was left.
///
/// It is made of the names, the kinds, and the sizes and times of files. A host has no inodes, and the time of a
/// directory says nothing about the files below it. The bytes are compared when they come back.
package enum FarTreeIdentity {
  /// The number of a directory that was made in one with which another was merged.
  package static let madeDirectory: UInt64 = 1

  /// The number of a tree that was placed where files can have these times.
  static func of(_ tree: SourceTree, _ times: ClosedRange<Int64>?) -> UInt64 {
    number(
      of: tree.entries.map { entry in
        (
          entry.below,
          FarStatus(
            kind: entry.status.kind, size: entry.status.size,
            modified: entry.status.modified.seconds(keptIn: times))
        )
      })
  }

  /// The number of a directory on a host.
  package static func of(
    _ directory: FilePath, in files: any PlaceFiles
  ) throws(FarError) -> UInt64 {
    number(of: try files.entries(below: directory))
  }

  /// The number of what was found in a directory on a host.
  static func of(_ entries: [(below: FilePath, status: FarStatus)]) -> UInt64 {
    number(of: entries)
  }

  /// The number of what is in a directory there; never zero.
  private static func number(of entries: [(below: FilePath, status: FarStatus)]) -> UInt64 {
    let lines = entries.map { below, status in
      let facts = status.kind == .regular ? "\(status.size) \(status.modified ?? 0)" : ""
      return below.bytes + [0] + Array("\(status.kind) \(facts)".utf8) + [0]
    }
    let sorted = lines.sorted { $0.lexicographicallyPrecedes($1) }
    let digest = Digest(of: Array(sorted.joined()))
    return max(madeDirectory + 1, digest.bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) } >> 1)
  }
}
