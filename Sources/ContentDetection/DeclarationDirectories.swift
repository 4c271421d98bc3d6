import SystemCalls
package import SystemPackage
package import UniformTypes

/// The files that declare types: `dnd/types.d/*.json` in directories of configuration and data.
package struct DeclarationDirectories: Sendable {
  /// One for each directory that has such files, in the order of the directories.
  package private(set) var directories: [DeclarationDirectory] = []

  /// More than anybody declares: a file that is longer is none of declarations.
  static let maximumSize = 1 << 20

  /// Reads the files of some directories, the most important first.
  ///
  /// A directory that is not there costs one look and is not an error. Nothing is waited for, whatever a
  /// file is; one that cannot be read is among the others as such.
  package init(_ roots: [(layer: TypeLayer, directory: FilePath)]) {
    for root in roots {
      let files = Self.files(in: root.directory.appending("dnd").appending("types.d"))
      if !files.isEmpty { directories.append(DeclarationDirectory(root.layer, files: files)) }
    }
  }

  /// The files that count, sorted by the bytes of their names.
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

  /// A file as it is read; nil where it is gone again.
  private static func file(at path: FilePath) -> DeclarationFile? {
    do throws(SystemFailure) {
      let status = try FileSystem.status(of: path)
      guard status.kind == .regular else {
        return DeclarationFile(path: path.carried, unreadable: .noFile)
      }
      let file = try OpenFile.open(path, options: .nonBlocking)
      // Another file may be there by now, and nothing but a regular one ends for certain.
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
