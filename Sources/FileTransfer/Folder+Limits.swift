import Synchronization
import SystemCalls
import SystemPackage

// What a destination's file system does not support: names, sizes and metadata.
extension Folder {
  /// Whether the file system may refuse names, or silently drop permissions and times.
  var isRestrictive: Bool { volume?.kind == .fat || volume?.kind == .fuse }

  /// Whether `syncfs` is known to bring files placed here to the device; otherwise each file and directory is
  /// synced.
  var syncsAsAWhole: Bool { volume?.kind.syncsAsAWhole ?? false }

  /// The highest verification that reading back a copy here can prove.
  var provable: Placement.Verification { volume?.kind.reachesDevice ?? false ? .device : .cache }

  /// Bytes that FAT does not allow in names.
  private static let forbidden = Set(#""*/:<>?\|"#.utf8)

  /// Throws if the file system would refuse or change this name.
  func checkName(_ name: [UInt8]) throws(TransferError) {
    guard volume?.kind == .fat else { return }
    // A dot at the end is silently cut off.
    let isPossible =
      name.last != UInt8(ascii: ".") && name.last != UInt8(ascii: " ")
      && !name.contains { $0 < 0x20 || Self.forbidden.contains($0) }
    if !isPossible { throw .nameNotPossible(FilePath(bytes: name)) }
  }

  /// Whether a file can be created here under another name, which shows that only the name was refused.
  func acceptsOtherNames(in directory: OpenFile) -> Bool {
    let made = try? runID.claim { name throws(SystemFailure) in
      try OpenFile.open(
        name, in: directory, .writeOnly, options: [.create, .exclusiveCreate, .noFollow],
        permissions: 0o600)
    }
    guard let made else { return false }
    StagedFile.discard(made.name, in: directory)
    return true
  }

  /// Throws if a file is larger than this file system allows, before it is read.
  func checkSize(_ size: Int64, of path: FilePath) throws(TransferError) {
    if let largest = volume?.largestFile, size > largest { throw .tooLarge(path) }
  }

  /// Records that something could not be preserved.
  func note(_ loss: UnsupportedMetadata) { losses.bitwiseOr(loss.rawValue, ordering: .relaxed) }

  /// Returns what could not be preserved since the last call.
  func takeUnsupportedMetadata() -> UnsupportedMetadata {
    UnsupportedMetadata(rawValue: losses.exchange(0, ordering: .relaxed))
  }
}
