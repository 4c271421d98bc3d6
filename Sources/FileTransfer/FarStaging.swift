package import SystemCalls
package import SystemPackage

/// A file that is written under a hidden name.
package struct FarStaging {
  /// The hidden name, which must not exist.
  package let path: FilePath
  package let content: any FarContent
  package let metadata: FarMetadata
  /// The bytes at the beginning of the file that are there already, so that it exists; nil for a new file.
  ///
  /// The content is what follows them.
  package let resumesAt: Int64?
  /// The size that is kept of a file that exists: whatever is behind it is cut off.
  ///
  /// It is larger than `resumesAt` if the content passes over some of the bytes there.
  package let kept: Int64

  package init(
    _ path: FilePath, _ content: any FarContent, _ metadata: FarMetadata, resumesAt: Int64? = nil,
    keeping kept: Int64 = 0
  ) {
    self.kept = max(kept, resumesAt ?? 0)
    self.path = path
    self.content = content
    self.metadata = metadata
    self.resumesAt = resumesAt
  }
}

/// The bytes of a file to write, read once from start to end.
package protocol FarContent: AnyObject {
  /// The file of this machine that has the bytes; nil if they are in memory.
  var file: FilePath? { get }
  /// The number of bytes, as far as it is known.
  var size: Int64 { get }
  /// The next bytes, at most `limit`; empty at the end.
  func next(atMost limit: Int) throws(SystemFailure) -> [UInt8]
  /// The number of bytes that `next` has passed over because they are there already.
  var passed: Int64 { get }
  /// Lets reading count as no progress, because the bytes are sent later.
  func hold()
  /// Tells that bytes were sent.
  func report(_ count: Int64)
}

extension FarContent {
  package var file: FilePath? { nil }
  package var size: Int64 { 0 }
  package var passed: Int64 { 0 }
  package func hold() {}
  package func report(_ count: Int64) {}
}

/// Bytes in memory.
package final class FarBytes: FarContent {
  private var rest: ArraySlice<UInt8>
  package var size: Int64 { Int64(rest.count) }

  package init(_ bytes: [UInt8]) { rest = bytes[...] }

  package func next(atMost limit: Int) -> [UInt8] {
    defer { rest = rest.dropFirst(limit) }
    return Array(rest.prefix(limit))
  }
}
