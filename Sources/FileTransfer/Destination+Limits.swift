import Synchronization
import SystemCalls
import SystemPackage

// What a destination's file system cannot hold: names, sizes, and what is lost on the way there.
extension Destination {
  /// Whether it is of the kind that refuses names and drops rights and times without a word.
  var isPicky: Bool { volume?.kind == .fat || volume?.kind == .fuse }

  /// Whether `syncfs` is known to bring to the device what is placed here; else each file and directory is
  /// synced by itself.
  var syncsAsAWhole: Bool {
    switch volume?.kind {
    case .memory, .overlay: true
    case let kind?: kind.reachesDevice
    case nil: false
    }
  }

  /// The most that can be said of a copy here that was read back.
  var provable: Placement.Verification { volume?.kind.reachesDevice ?? false ? .device : .cache }

  /// Bytes that mean something else to FAT.
  private static let forbidden = Set(#""*/:<>?\|"#.utf8)

  /// Refuses a name that would be refused, or changed, once it is given.
  func checkName(_ name: [UInt8]) throws(TransferError) {
    guard volume?.kind == .fat else { return }
    // A dot at the end is cut off in silence.
    let isPossible =
      name.last != UInt8(ascii: ".") && name.last != UInt8(ascii: " ")
      && !name.contains { $0 < 0x20 || Self.forbidden.contains($0) }
    if !isPossible { throw .nameNotPossible(FilePath(bytes: name)) }
  }

  /// Whether a file of another name can be made in a directory here, so that it was the name that was refused.
  func takesOthers(in directory: OpenFile) -> Bool {
    let made = try? mark.claim { name throws(SystemFailure) in
      try OpenFile.open(
        name, in: directory, .writeOnly, options: [.create, .exclusiveCreate, .noFollow],
        permissions: 0o600)
    }
    guard let made else { return false }
    StagedFile.discard(made.name, in: directory)
    return true
  }

  /// Refuses a file that is larger than any here can be, before it is read.
  func checkSize(_ size: Int64, of path: FilePath) throws(TransferError) {
    if let largest = volume?.largestFile, size > largest { throw .tooLarge(path) }
  }

  /// Notes that something could not be kept.
  func note(_ loss: UnsupportedMetadata) { losses.bitwiseOr(loss.rawValue, ordering: .relaxed) }

  /// What could not be kept since this was last asked.
  func takeLosses() -> UnsupportedMetadata {
    UnsupportedMetadata(rawValue: losses.exchange(0, ordering: .relaxed))
  }
}
