import Diagnostics
import SystemCalls
package import SystemPackage

/// What a `.trashinfo` file says of one thing in a trash: where it came from, and when it was trashed.
///
/// The format is that of the Trash specification 1.0 of freedesktop.org: a first line, and two keys.
package struct TrashInfo: Equatable, Sendable {
  /// Absolute in the home trash, else relative to the directory that the file system is mounted at.
  package var path: FilePath
  /// `YYYY-MM-DDThh:mm:ss`, local time.
  package var date: String

  package init(path: FilePath, date: String) {
    self.path = path
    self.date = date
  }

  /// - Parameter moment: When it is trashed, in nanoseconds since 1970.
  package init(path: FilePath, trashedAt moment: Int64) {
    self.init(path: path, date: Clock.formatted(moment, "%Y-%m-%dT%H:%M:%S"))
  }

  /// The whole file.
  package var bytes: [UInt8] {
    Self.firstLine + Array("\nPath=".utf8) + PercentEncoding.encoded(path: path.bytes)
      + Array("\nDeletionDate=\(date)\n".utf8)
  }

  /// Reads a file; other keys are passed over, and of a key that comes twice the first counts.
  ///
  /// nil where the first line is another one, a key is missing, or a relative path would lead upwards.
  package init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.first.map(Array.init) == Self.firstLine else { return nil }
    func value(of key: String) -> ArraySlice<UInt8>? {
      let start = Array("\(key)=".utf8)
      return lines.dropFirst().first { $0.starts(with: start) }?.dropFirst(start.count)
    }
    guard let path = value(of: "Path"), let date = value(of: "DeletionDate") else { return nil }
    let decoded = PercentEncoding.decodedLeniently(path)
    guard !decoded.isEmpty, !decoded.contains(0) else { return nil }
    self.init(path: FilePath(bytes: decoded), date: CarriedText.text(Array(date)))
    if self.path.components.contains(where: { $0.kind == .parentDirectory }) { return nil }
  }

  private static let firstLine = Array("[Trash Info]".utf8)
}
