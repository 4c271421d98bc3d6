import SystemCalls
package import SystemPackage

/// The directories that interrupted runs staged in a directory, and their lists of what they were reading.
package struct StagedLists: Sendable {
  /// The staged directories that have a list.
  package private(set) var trees: [StagedRest.Tree] = []
  package private(set) var lists: [FilePath] = []
  /// The files in lists of which no directory is staged: those of merged ones.
  package private(set) var marks = SourceMarks()

  /// - Throws: Only what ends the connection, or why the directory cannot be listed; a list that cannot be read counts
  ///   as none.
  package init(
    in directory: FilePath, of runs: Set<RunID>, _ files: any PlaceFiles
  ) throws(FarError) {
    var names: [[UInt8]] = []
    var directories: [[UInt8]] = []
    try files.listWithoutTimes(directory) { entries in
      for entry in entries where runs.contains(where: { $0.isStaged(entry.name) }) {
        switch entry.status.kind {
        case .regular: if RunID.isList(entry.name) { names.append(entry.name) }
        case .directory: directories.append(entry.name)
        default: break
        }
      }
      return names.count < Self.limit && directories.count < Self.limit
    }
    for name in names {
      let path = directory.appending(bytes: name)
      guard let found = try Self.marks(at: path, files), !found.isEmpty else { continue }
      lists.append(path)
      if let staged = directories.first(where: { RunID.list(of: $0) == name }) {
        trees.append(.init(directory.appending(bytes: staged), of: found))
      } else {
        marks.formUnion(found)
      }
    }
  }

  private static func marks(
    at path: FilePath, _ files: any PlaceFiles
  ) throws(FarError) -> SourceMarks? {
    var bytes: [UInt8] = []
    do throws(FarError) {
      try files.read(path, from: 0) { piece in
        bytes += piece
        return bytes.count <= sizeLimit
      }
    } catch {
      if error.endsConnection { throw error }
      return nil
    }
    return bytes.count <= sizeLimit ? SourceMarks(list: bytes) : nil
  }

  /// The most lists, and the most directories.
  private static var limit: Int { 400 }
  /// The list of a million files has half of that.
  private static var sizeLimit: Int { 16 << 20 }
}
