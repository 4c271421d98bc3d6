import SystemCalls
import SystemPackage
import TestSupport

/// A directory entry in a form that can be compared and printed.
struct Entry: Equatable, CustomStringConvertible {
  enum Nature: Equatable {
    /// A file with exactly the bytes of this label.
    case file(String)
    /// A file with unknown bytes: a part of a file, or a mixture.
    case unknown(size: Int64)
    case link(String)
    case directory
  }

  var nature: Nature
  /// The permission bits; meaningless for a link.
  var mode: UInt32
  /// The modification time in seconds since 1970 if the test set it; nil for a time during the run.
  var time: Int64?

  var description: String {
    let what =
      switch nature {
      case .file(let label): label
      case .unknown(let size): "\(size) unknown bytes"
      case .link(let text): "→ \(text)"
      case .directory: "folder"
      }
    return "\(what) \(String(mode, radix: 8)) \(time.map(String.init) ?? "today")"
  }

  /// Whether both have the same content, regardless of permissions and times.
  func isLike(_ other: Entry?) -> Bool { nature == other?.nature }
}

/// The contents that a test created, used to identify files.
struct KnownContents: Sendable {
  private var bySize: [Int64: [(label: String, bytes: [UInt8])]] = [:]

  mutating func add(_ bytes: [UInt8], as label: String) {
    bySize[Int64(bytes.count), default: []].append((label, bytes))
  }

  /// The content of a file.
  func nature(of path: FilePath, size: Int64) throws -> Entry.Nature {
    guard let candidates = bySize[size] else { return .unknown(size: size) }
    let file = try OpenFile.open(path)
    let read = try file.readAll()
    let match = candidates.first { candidate in
      candidate.bytes.withUnsafeBytes { known in
        read.withUnsafeBytes { known.hasSameBytes(as: $0) }
      }
    }
    return match.map { .file($0.label) } ?? .unknown(size: size)
  }
}

/// Everything below a directory, by path.
typealias Snapshot = [String: Entry]

extension KnownContents {
  /// Earlier times were set by the test.
  private static let today: Int64 = 1_500_000_000

  /// Collects everything below `root`, including hidden names.
  func snapshot(_ root: FilePath) throws -> Snapshot {
    var found: Snapshot = [:]
    try collect(root, "", into: &found)
    return found
  }

  private func collect(_ root: FilePath, _ below: String, into found: inout Snapshot) throws {
    for name in try Files.names(in: below.isEmpty ? root : root.appending(below)) {
      let path = below.isEmpty ? name : "\(below)/\(name)"
      let full = root.appending(path)
      let status = try FileSystem.status(of: full, followingLinks: false)
      let seconds = Int64(clamping: status.modified / 1_000_000_000)
      var entry = Entry(
        nature: .directory, mode: status.mode & 0o7777, time: seconds < Self.today ? seconds : nil)
      switch status.kind {
      case .directory: break
      case .link:
        entry.nature = .link(String(decoding: try FileSystem.readLink(full), as: UTF8.self))
        entry.mode = 0
      default: entry.nature = try nature(of: full, size: status.size)
      }
      found[path] = entry
      if status.kind == .directory { try collect(root, path, into: &found) }
    }
  }
}

extension String {
  /// Whether a component of the path is hidden, as staged and kept files are.
  var isHidden: Bool { split(separator: "/").contains { $0.hasPrefix(".dnd") } }

  /// The path of the parent directory; empty at the top.
  var above: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }

  /// The last component of the path.
  var last: String { lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self }
}

extension Snapshot {
  /// The entries visible to a user.
  var visible: Snapshot { filter { !$0.key.isHidden } }

  /// The snapshot with kept replaced files named by their content, because their names may have a
  /// number.
  private var withoutNamesOfReplaced: Snapshot {
    var result: Snapshot = [:]
    for (path, entry) in sorted(by: { $0.key < $1.key }) {
      guard let end = path.firstRange(of: "\(KeptDirectory.name)/")?.upperBound else {
        result[path] = entry
        continue
      }
      var number = 1
      let name = "\(path[..<end])(\(entry.nature))"
      while result["\(name) \(number)"] != nil { number += 1 }
      result["\(name) \(number)"] = entry
    }
    return result
  }

  /// The differences from the expected snapshot, one per line.
  ///
  /// - Parameter excused: Paths that may exist although they are not expected.
  func differences(
    from other: Snapshot, in directory: String, excused: [String] = []
  ) -> [String] {
    let (found, wanted) = (withoutNamesOfReplaced, other.withoutNamesOfReplaced)
    var lines: [String] = []
    var told: String?
    for path in Set(found.keys).union(wanted.keys).sorted() where found[path] != wanted[path] {
      if wanted[path] == nil && excused.contains(where: { path.isSame(as: $0) }) { continue }
      // Entries in a missing or unexpected directory are not listed separately.
      if let told, path.hasPrefix(told) { continue }
      if found[path] == nil || wanted[path] == nil { told = path + "/" }
      switch (found[path], wanted[path]) {
      case (let found?, let wanted?):
        lines.append("\(directory)/\(path) is \(found), not \(wanted)")
      case (let found?, nil): lines.append("\(directory)/\(path) is too much: \(found)")
      case (nil, let wanted?): lines.append("\(directory)/\(path) is missing: \(wanted)")
      case (nil, nil): break
      }
    }
    return lines
  }
}

extension String {
  /// Whether this path is `other`, or one of them contains the other.
  fileprivate func isSame(as other: String) -> Bool {
    self == other || hasPrefix(other + "/") || other.hasPrefix(self + "/")
  }
}
