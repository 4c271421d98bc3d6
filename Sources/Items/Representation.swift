package import SystemPackage
package import UniformTypes

/// One representation of an item: a type, where its bytes come from, and who may see it.
package struct Representation: Equatable, Sendable {
  package var type: UniformType
  package var source: Source
  package var visibility: Visibility
  /// The size in bytes, if known without producing the data.
  package var size: Int64?

  package init(
    type: UniformType, source: Source, visibility: Visibility = .all, size: Int64? = nil
  ) {
    self.type = type
    self.source = source
    self.visibility = visibility
    self.size = size
  }

  /// Where the bytes of a representation come from.
  package enum Source: Equatable, Sendable {
    /// A file or directory in place, identified as it was when lifted.
    case file(FilePath, SourceIdentity)
    /// A file or directory on another host, which is fetched only when it is needed.
    case far(FarReference)
    /// Bytes stored with the session, under this name in its payload directory.
    case payload(String)
    /// A few bytes stored in the session's record.
    case inline([UInt8])
    /// A shell command that runs only when this representation is needed.
    case promise(command: String, directory: FilePath)
    /// The URL of the item's first file, which every file offers automatically as its last representation.
    case fileURL
  }

  /// The maximum number of bytes of data that is stored in the session's record.
  package static let inlineLimit = 16384

  /// The kind shown to users.
  package enum Kind: String, Sendable { case file, data, promise }

  package var kind: Kind {
    switch source {
    case .file, .far: .file
    case .payload, .inline, .fileURL: .data
    case .promise: .promise
    }
  }
}

/// Who sees a representation; hidden ones are removed before items are listed, matched or counted.
package enum Visibility: String, Sendable, CaseIterable {
  case all, team, group, own
}

/// The identity of a file when it was lifted, used to detect later changes.
package struct SourceIdentity: Equatable, Sendable {
  package var device: UInt64
  package var inode: UInt64
  /// In bytes; 0 for a directory.
  package var size: Int64
  /// The time of the last change of the content, in nanoseconds since 1970; 0 for a directory in an older session.
  package var modified: Int128
  package var isDirectory: Bool
  /// Whether the path was a symbolic link, which was followed for the content.
  package var isLink: Bool
  /// Whether the symbolic link was broken and therefore lifted as a link.
  package var leadsNowhere: Bool
  /// Whether the path ended in `.` or `..`, so that it named no directory entry.
  package var isUnnamed: Bool

  package init(
    device: UInt64, inode: UInt64, size: Int64, modified: Int128, isDirectory: Bool, isLink: Bool,
    leadsNowhere: Bool = false, isUnnamed: Bool = false
  ) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.isDirectory = isDirectory
    self.isLink = isLink
    self.leadsNowhere = leadsNowhere
    self.isUnnamed = isUnnamed
  }
}
