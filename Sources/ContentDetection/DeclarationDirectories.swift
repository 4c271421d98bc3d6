import SystemCalls
package import SystemPackage
package import UniformTypes

/// The files that declare types: `dnd/types.d/*.json` in directories of configuration and data.
package struct DeclarationDirectories: Sendable {
  /// The directories with such files, in order.
  package private(set) var directories: [DeclarationDirectory] = []

  /// Longer than any real declaration file.
  static let maximumSize = 1 << 20

  /// Reads the files of the given directories, most important first.
  ///
  /// A missing directory is not an error. Reading never blocks, whatever the kind of file; an unreadable file is
  /// included as such.
  package init(_ roots: [(layer: TypeLayer, directory: FilePath)]) {
    for root in roots {
      let files = Self.files(in: root.directory.appending("dnd").appending("types.d"))
      if !files.isEmpty { directories.append(DeclarationDirectory(root.layer, files: files)) }
    }
  }

  /// The declaration files, sorted by the bytes of their names.
  private static func files(in path: FilePath) -> [DeclarationFile] {
    do throws(SystemFailure) {
      let directory = try OpenFile.openDirectory(path, followingLinks: true)
      return try DirectoryReader.entries(of: directory).map(\.name)
        .filter { $0.first != UInt8(ascii: ".") && $0.suffix(5).elementsEqual(".json".utf8) }
        .sorted { $0.lexicographicallyPrecedes($1) }
        .compactMap { file(at: path.pushing(FilePath(bytes: $0))) }
    } catch {
      switch error.errno {
      case .noSuchFileOrDirectory, .notDirectory: return []
      default: return [DeclarationFile(path: path.carried, unreadable: .refused(error.reason))]
      }
    }
  }

  /// Reads a file; nil if it has been removed.
  private static func file(at path: FilePath) -> DeclarationFile? {
    do throws(SystemFailure) {
      let status = try FileSystem.status(of: path)
      guard status.kind == .regular else {
        return DeclarationFile(path: path.carried, unreadable: .noFile)
      }
      let file: OpenFile
      switch try TrustedFile(path) {
      case .trusted(let trusted): file = trusted
      case .ignored(let warning):
        return DeclarationFile(path: path.carried, unreadable: .distrusted(warning))
      }
      // Another file may have taken its place, and only a regular file is sure to end.
      guard try file.status().kind == .regular else {
        return DeclarationFile(path: path.carried, unreadable: .noFile)
      }
      let bytes = try file.readAll(limit: maximumSize + 1)
      guard bytes.count <= maximumSize else {
        return DeclarationFile(path: path.carried, unreadable: .tooLarge(limit: maximumSize))
      }
      return DeclarationFile(path: path.carried, bytes: bytes)
    } catch {
      let isGone = error.errno == .noSuchFileOrDirectory && !isLink(path)
      return isGone ? nil : DeclarationFile(path: path.carried, unreadable: .refused(error.reason))
    }
  }

  private static func isLink(_ path: FilePath) -> Bool {
    (try? FileSystem.status(of: path, followingLinks: false))?.kind == .link
  }
}
