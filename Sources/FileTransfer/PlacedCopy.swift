import Items
package import SystemCalls
package import SystemPackage

/// The copy for whose sake a source is removed.
package struct PlacedCopy: Sendable {
  let path: FilePath
  /// The version that was placed or found there; nil if it is not known.
  let version: FileVersion?
  /// Whether a run of this program made it under a name that was free, so that it was not the source then.
  let isNew: Bool

  package init(_ path: FilePath, version: FileVersion? = nil, isNew: Bool = false) {
    self.path = path
    self.version = version
    self.isNew = isNew
  }

  /// The copy that a transfer has made or found.
  init(_ placement: Placement) {
    self.init(
      placement.target, version: placement.version, isNew: placement.state == .placed)
  }

  /// The copy here that a record names.
  init(_ record: TransferRecord) {
    self.init(record.target.path, version: record.placed, isNew: record.isNew)
  }
}

extension FileSystem.Volume.Kind {
  /// Whether each change of a file gives it another change time; FAT and most programs that serve a drive have only the
  /// time of its content, which anybody can set, and FAT keeps that to two seconds.
  var hasChangeTimes: Bool {
    switch self {
    case .memory, .btrfs, .ext, .xfs, .overlay, .network, .other: true
    case .fuse, .fat: false
    }
  }

  /// Whether the file system may show the files of another one, and as they were some time ago.
  var mayShowOthers: Bool {
    switch self {
    case .overlay, .fuse, .network: true
    case .memory, .btrfs, .ext, .xfs, .fat, .other: false
    }
  }
}
