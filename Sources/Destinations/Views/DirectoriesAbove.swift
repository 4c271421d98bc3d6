import Items
import SystemCalls
import SystemPackage

/// The directories that may be a view which another directory obeys: itself and those above it, the nearest first.
///
/// Each is asked for by its path. Of a long path that takes as long for each directory as for all of it, so that
/// there it goes from directory to directory first, and names only those which hold what a view does.
struct DirectoriesAbove: Sequence, IteratorProtocol {
  private var rest: FilePath?
  /// Those that are left, the nearest last; nil where they are not known.
  private var holders: [FilePath]?

  init(_ directory: FilePath) {
    rest = directory
    if directory.length > Self.longPath { holders = Self.holders(directory) }
  }

  private static let longPath = 1024

  mutating func next() -> FilePath? {
    if holders != nil { return holders?.popLast() }
    guard let directory = rest else { return nil }
    var above = directory
    rest = above.removeLastComponent() ? above : nil
    return directory
  }

  /// Those that hold the directory of a view, or something else of its name, the nearest last; nil where one on
  /// the way cannot be opened.
  private static func holders(_ directory: FilePath) -> [FilePath]? {
    let bytes = directory.bytes
    let slash = UInt8(ascii: "/")
    let ends = bytes.indices.dropFirst().filter { bytes[$0] == slash } + [bytes.endIndex]
    var (end, opened): (Int, OpenFile?) = (bytes.endIndex, try? OpenFile.openPath(directory))
    // What is not there yet holds nothing; what is above something that is there is there, too.
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
