import Items
import SystemCalls
import SystemPackage

/// The folders that may be a view which another folder obeys: itself and those above it, the nearest first.
///
/// Each is asked for by its path. Of a long path that takes as long for each folder as for all of it, so that
/// there it goes from folder to folder first, and names only those which hold what a view does.
struct FoldersAbove: Sequence, IteratorProtocol {
  private var rest: FilePath?
  /// Those that are left, the nearest last; nil where they are not known.
  private var holders: [FilePath]?

  init(_ folder: FilePath) {
    rest = folder
    if folder.length > Self.longPath { holders = Self.holders(folder) }
  }

  private static let longPath = 1024

  mutating func next() -> FilePath? {
    if holders != nil { return holders?.popLast() }
    guard let folder = rest else { return nil }
    var above = folder
    rest = above.removeLastComponent() ? above : nil
    return folder
  }

  /// Those that hold the folder of a view, or something else of its name, the nearest last; nil where one on
  /// the way cannot be opened.
  private static func holders(_ folder: FilePath) -> [FilePath]? {
    let bytes = folder.bytes
    let slash = UInt8(ascii: "/")
    let ends = bytes.indices.dropFirst().filter { bytes[$0] == slash } + [bytes.endIndex]
    var (end, place): (Int, OpenFile?) = (bytes.endIndex, try? OpenFile.openPlace(folder))
    // What is not there yet holds nothing; what lies above something that is there is there, too.
    var (low, high) = (0, place == nil ? ends.count : 0)
    while low < high {
      let middle = (low + high) / 2
      do throws(SystemFailure) {
        place = try OpenFile.openPlace(FilePath(bytes: Array(bytes[..<ends[middle]])))
        (end, low) = (ends[middle], middle + 1)
      } catch {
        guard error.errno == .noSuchFileOrDirectory else { return nil }
        high = middle
      }
    }
    var holders: [FilePath] = []
    guard var current = place, var status = try? current.status() else { return nil }
    let name = FilePath(View.folderName)
    while true {
      if !FileSystem.isGone(name, in: current) {
        holders.append(FilePath(bytes: Array(bytes[..<Swift.max(end, 1)])))
      }
      guard let next = try? OpenFile.openPlace("..", in: current), let above = try? next.status()
      else { return nil }
      if above.isSameFile(as: status) { return holders.reversed() }
      (current, status) = (next, above)
      end = bytes[..<end].lastIndex(of: slash) ?? 0
    }
  }
}
