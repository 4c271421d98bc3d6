import Diagnostics
import SystemCalls
package import SystemPackage

/// The content of a `.trashinfo` file: the original path of a trashed file and the time of its deletion.
///
/// The format is defined in the freedesktop.org Trash specification 1.0: a header line and two keys.
package struct TrashInfo: Equatable, Sendable {
  /// Absolute in the home trash, otherwise relative to the mount point of the file system.
  package var path: FilePath
  /// `YYYY-MM-DDThh:mm:ss` in local time.
  package var date: String

  package init(path: FilePath, date: String) {
    self.path = path
    self.date = date
  }

  /// - Parameter moment: The time of deletion, in nanoseconds since 1970.
  package init(path: FilePath, trashedAt moment: Int64) {
    self.init(path: path, date: Clock.formatted(moment, "%Y-%m-%dT%H:%M:%S"))
  }

  /// The content of the file.
  package var bytes: [UInt8] {
    Self.firstLine + Array("\nPath=".utf8) + PercentEncoding.encoded(path: path.bytes)
      + Array("\nDeletionDate=\(date)\n".utf8)
  }

  /// Parses a file.
  ///
  /// Unknown keys are ignored; of duplicate keys, the first is used.
  ///
  /// Nil if the header is wrong, a key is missing, or the path contains a `..` component.
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
