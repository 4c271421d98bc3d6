package import SystemCalls
package import SystemPackage

/// Which versions of which files a run reads, as marks that tell nothing else.
///
/// A run that stages a folder on another host lists them there, under a hidden name, before it sends anything. A later
/// run thus knows of each file in the folder whether it is still what was being sent. The records of the session have
/// the version of the folder only, which says nothing about the files in it.
package struct SourceMarks: Equatable, Sendable {
  private var marks: Set<UInt64> = []

  package init() {}

  /// The marks in a list; a list that is cut has fewer.
  init(list bytes: [UInt8]) {
    for start in stride(from: 0, through: bytes.count - 8, by: 8) {
      marks.insert(bytes[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) })
    }
  }

  package var isEmpty: Bool { marks.isEmpty }

  /// The bytes of a list.
  var list: [UInt8] {
    marks.sorted().flatMap { mark in
      (0..<8).map { UInt8(truncatingIfNeeded: mark >> (56 - 8 * UInt64($0))) }
    }
  }

  package mutating func insert(_ path: FilePath, _ version: FileVersion) {
    marks.insert(Self.mark(path, version))
  }

  package mutating func formUnion(_ other: SourceMarks) { marks.formUnion(other.marks) }

  package func contains(_ path: FilePath, _ version: FileVersion) -> Bool {
    marks.contains(Self.mark(path, version))
  }

  /// Made of what `isSameContent` compares.
  private static func mark(_ path: FilePath, _ version: FileVersion) -> UInt64 {
    let facts = "\(version.inode) \(version.size) \(version.modified)"
    let digest = Digest(of: path.bytes + [0] + Array(facts.utf8))
    return digest.bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
