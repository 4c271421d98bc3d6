import Items
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

  /// A staged directory, whose files have their own names.
  package struct Tree: Equatable, Sendable {
    package let path: FilePath
    /// The files that the interrupted run was reading for it.
    let marks: SourceMarks

    package init(_ path: FilePath, of marks: SourceMarks) {
      self.path = path
      self.marks = marks
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
  /// The size from which a complete file of a directory is worth the questions that it takes to keep it.
  static let leastKeptSize: Int64 = 4096

  package private(set) var files: [File]
  package private(set) var origins: [Origin]
  package private(set) var trees: [Tree]
  /// The files that interrupted runs were reading for merged directories.
  package private(set) var marks: SourceMarks
  /// The lists of what was being read.
  package private(set) var lists: [FilePath]

  package init(
    _ files: [File] = [], of origins: [Origin] = [], trees: [Tree] = [],
    marks: SourceMarks = SourceMarks(), lists: [FilePath] = []
  ) {
    self.files = files
    self.origins = origins
    self.trees = trees
    self.marks = marks
    self.lists = lists
  }

  package var isEmpty: Bool { files.isEmpty && trees.isEmpty && lists.isEmpty }

  /// The hidden names.
  package var names: Set<[UInt8]> {
    Set((files.map(\.path) + trees.map(\.path) + lists).compactMap { $0.lastComponent?.bytes })
  }

  package mutating func add(_ other: StagedRest) {
    files += other.files
    origins += other.origins
    trees += other.trees
    marks.formUnion(other.marks)
    lists += other.lists
  }

  mutating func remove(_ path: FilePath) { files.removeAll { $0.path == path } }

  /// Whether the interrupted run was reading what a request places.
  func has(_ source: PlacementSource) -> Bool {
    let path: FilePath
    let version: FileVersion
    if let origin = source.request.origin {
      (path, version) = (origin.location.shown, origin.version)
    } else if case .path(let named, _, _) = source.request.source, let read = source.version {
      (path, version) = (named, read)
    } else {
      return false
    }
    return marks.contains(path, version)
      || origins.contains { $0.path == path && $0.version.isSameContent(as: version) }
  }
}
