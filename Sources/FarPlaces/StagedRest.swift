import FileTransfer
package import SystemCalls
package import SystemPackage

/// What an interrupted run staged in a directory, of which another run may have to send only the rest.
///
/// Which item a staged file belongs to is not recorded: its bytes tell. A source that has changed since is not
/// continued, whatever its bytes are, because the server may still be writing what it was sent before.
package struct StagedRest: Sendable {
  /// A staged file.
  package struct File: Equatable, Sendable {
    package let path: FilePath
    package let size: Int64

    package init(_ path: FilePath, size: Int64) {
      self.path = path
      self.size = size
    }
  }

  /// A source that the interrupted run was reading.
  package struct Origin: Sendable {
    let path: FilePath
    let version: FileVersion

    package init(_ path: FilePath, _ version: FileVersion) {
      self.path = path
      self.version = version
    }
  }

  /// The size from which a file is worth the questions that it takes to continue it.
  package static let leastSize: Int64 = 1 << 20

  package private(set) var files: [File]
  package private(set) var origins: [Origin]

  package init(_ files: [File] = [], of origins: [Origin] = []) {
    self.files = files
    self.origins = origins
  }

  package mutating func add(_ other: StagedRest) {
    files += other.files
    origins += other.origins
  }

  mutating func remove(_ path: FilePath) { files.removeAll { $0.path == path } }

  /// Whether the interrupted run was reading what a request places.
  func has(_ source: PlacementSource) -> Bool {
    let path: FilePath
    let version: FileVersion
    if let origin = source.request.origin {
      (path, version) = (origin.path, origin.version)
    } else if case .path(let named, _, _) = source.request.source, let read = source.version {
      (path, version) = (named, read)
    } else {
      return false
    }
    return origins.contains { $0.path == path && $0.version.isSameContent(as: version) }
  }
}
