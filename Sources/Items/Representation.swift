package import SystemPackage
package import UniformTypes

/// One representation of an item: a type, where its bytes come from, and who may see it.
package struct Representation: Equatable, Sendable {
  package var type: UniformType
  package var source: Source
  package var visibility: Visibility
  /// The size in bytes, where it is known without making the data.
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
    /// A file or directory, in place, as it was when it was lifted.
    case file(FilePath, SourceIdentity)
    /// Bytes that are kept with the session, under this name in its payload directory.
    case payload(String)
    /// Few bytes that are kept in the session's record itself.
    case inline([UInt8])
    /// A shell command that is run only when this representation is wanted.
    case promise(command: String, directory: FilePath)
    /// The URL of the item's first file, which every file offers by itself, last.
    case fileURL
  }

  /// The kind as users see it.
  package enum Kind: String, Sendable { case file, data, promise }

  package var kind: Kind {
    switch source {
    case .file: .file
    case .payload, .inline, .fileURL: .data
    case .promise: .promise
    }
  }
}

/// Who sees a representation; hidden ones are left out before anything is listed, matched or counted.
package enum Visibility: String, Sendable, CaseIterable {
  case all, team, group, own
}

/// What a file was when it was lifted, so that a later change is noticed.
package struct SourceIdentity: Equatable, Sendable {
  package var device: UInt64
  package var inode: UInt64
  /// In bytes; of a directory, 0.
  package var size: Int64
  /// Of the last change of the content, in nanoseconds since 1970; of a directory, 0.
  package var modified: Int128
  package var isDirectory: Bool
  /// Whether the path itself was a symbolic link, which was followed for the content.
  package var isLink: Bool
  /// Whether that link led nowhere, so that it was lifted as the link that it is.
  package var leadsNowhere: Bool
  /// Whether the path was said with `.` or `..` at its end, and so named no entry of a directory.
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
