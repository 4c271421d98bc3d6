import SystemCalls
package import SystemPackage
package import UniformTypes

/// The files that declare types: `dnd/types.d/*.json` in folders of configuration and data.
package struct DeclarationFolders: Sendable {
  /// One for each folder that has such files, in the order of the folders.
  package private(set) var folders: [DeclarationFolder] = []
  /// What was there and could not be read; nothing depends on it, so these are warnings.
  package private(set) var problems: [DetectionError] = []

  /// More than anybody declares: a file that is longer is none of declarations.
  private static let maximumSize = 1 << 20

  /// Reads the files of some folders, the most important first.
  ///
  /// A folder that is not there costs one look and is not an error.
  package init(_ places: [(layer: TypeLayer, folder: FilePath)]) {
    for place in places {
      let path = place.folder.appending("dnd").appending("types.d")
      var files: [DeclarationFile] = []
      for name in names(in: path) {
        let file = path.pushing(name)
        if let bytes = bytes(of: file) {
          files.append(DeclarationFile(path: file.carried, bytes: bytes))
        }
      }
      if !files.isEmpty { folders.append(DeclarationFolder(place.layer, files: files)) }
    }
  }

  /// The names of the files that count, sorted by their bytes.
  private mutating func names(in path: FilePath) -> [FilePath] {
    do throws(SystemFailure) {
      let folder = try OpenFile.openFolder(path, followingLinks: true)
      return try FolderReader.entries(of: folder).map(\.name)
        .filter { $0.first != UInt8(ascii: ".") && $0.suffix(5).elementsEqual(".json".utf8) }
        .sorted { $0.lexicographicallyPrecedes($1) }.map(FilePath.init(bytes:))
    } catch {
      note(error)
      return []
    }
  }

  private mutating func bytes(of path: FilePath) -> [UInt8]? {
    do throws(SystemFailure) {
      let file = try OpenFile.open(path, options: .nonBlocking)
      let status = try file.status()
      guard status.kind == .regular else { throw SystemFailure("open", path, .notSupported) }
      guard status.size <= Self.maximumSize else {
        throw SystemFailure("open", path, .fileTooLarge)
      }
      return try file.readAll(limit: Self.maximumSize)
    } catch {
      note(error)
      return nil
    }
  }

  private mutating func note(_ failure: SystemFailure) {
    switch failure.errno {
    case .noSuchFileOrDirectory, .notDirectory: break
    default: problems.append(.unreadable(failure.path ?? "", failure.errno))
    }
  }
}
