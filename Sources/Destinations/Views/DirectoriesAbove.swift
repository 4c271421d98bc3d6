import Items
import SystemCalls
import SystemPackage

/// A directory and its parents, nearest first, which are the candidates for the view that governs it.
///
/// Each candidate is accessed by its path. Resolving a path takes time proportional to its length, so for a
/// long path, the parents are first visited by descriptor, and only those that contain a `.dnd` are returned.
struct DirectoriesAbove: Sequence, IteratorProtocol {
  private var rest: FilePath?
  /// The remaining directories, nearest last; nil if every parent is a candidate.
  private var holders: [FilePath]?

  init(_ directory: FilePath) {
    rest = directory
    if directory.length > Self.longPath { holders = Self.holders(directory) }
  }

  private static let longPath = 1024

  mutating func next() -> FilePath? {
    if holders != nil { return holders?.popLast() }
    guard let directory = rest else { return nil }
    let above = directory.directory
    rest = above == directory ? nil : above
    return directory
  }

  /// The directories that contain an entry with the name of a view's directory, nearest last; nil if a
  /// directory on the path cannot be opened.
  private static func holders(_ directory: FilePath) -> [FilePath]? {
    let bytes = directory.bytes
    let slash = UInt8(ascii: "/")
    let ends = bytes.indices.dropFirst().filter { bytes[$0] == slash } + [bytes.endIndex]
    var (end, opened): (Int, OpenFile?) = (bytes.endIndex, try? OpenFile.openPath(directory))
    // Binary search for the longest existing prefix: a missing directory contains nothing, and every parent of
    // an existing one exists.
    var (low, high) = (0, opened == nil ? ends.count : 0)
    while low < high {
      let middle = (low + high) / 2
      do throws(SystemFailure) {
        opened = try OpenFile.openPath(FilePath(bytes: Array(bytes[..<ends[middle]])))
        (end, low) = (ends[middle], middle + 1)
      } catch {
        guard error.errno == .noSuchFileOrDirectory else { return nil }
        high = middle
      }
    }
    var holders: [FilePath] = []
    guard var current = opened, var status = try? current.status() else { return nil }
    let name = FilePath(View.directoryName)
    while true {
      if !FileSystem.isGone(name, in: current) {
        holders.append(FilePath(bytes: Array(bytes[..<Swift.max(end, 1)])))
      }
      guard let next = try? OpenFile.openPath("..", in: current), let above = try? next.status()
      else { return nil }
      if above.isSameFile(as: status) { return holders.reversed() }
      (current, status) = (next, above)
      end = bytes[..<end].lastIndex(of: slash) ?? 0
    }
  }
}
