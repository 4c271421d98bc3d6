import CLinux
package import SystemPackage

// Hiding a file in its directory and giving its name back, also on file systems without `RENAME_NOREPLACE`, and looking
// at names past what the kernel remembers of them.
extension FileSystem {
  /// Renames within a directory to a hidden name that nobody else gives.
  ///
  /// - Throws: A failure with `.fileExists` if the hidden name is taken.
  package static func hide(
    _ name: FilePath, as hidden: FilePath, in directory: OpenFile
  ) throws(SystemFailure) {
    do throws(SystemFailure) {
      try rename(name, in: directory, to: hidden, in: directory)
    } catch  where error.isUnsupported {
      if try statusIfPresent(of: hidden, in: directory, followingLinks: false) != nil {
        throw SystemFailure("renameat2", hidden, .fileExists)
      }
      try rename(name, in: directory, to: hidden, in: directory, .replace)
    }
  }

  /// Renames a hidden file to a name, which may be that of another directory; never replaces anything.
  package static func unhide(
    _ hidden: FilePath, in directory: OpenFile, as name: FilePath, in newDirectory: OpenFile
  ) throws(SystemFailure) {
    do throws(SystemFailure) {
      return try rename(hidden, in: directory, to: name, in: newDirectory)
    } catch  where !error.isUnsupported {
      throw error
    } catch {}
    if try statusIfPresent(of: name, in: newDirectory, followingLinks: false) != nil {
      throw SystemFailure("renameat2", name, .fileExists)
    }
    let kind = try status(of: hidden, in: directory, followingLinks: false).kind
    do throws(SystemFailure) {
      try renameReserving(
        hidden, in: directory, to: name, in: newDirectory, isDirectory: kind == .directory)
    } catch  where error.isUnsupported {
      // Such a file system replaces nothing, or nothing but an empty directory.
      try rename(hidden, in: directory, to: name, in: newDirectory, .replace)
    }
  }

  /// The status of a name, which the kernel asks the file system for instead of remembering it; nil if it does not
  /// exist.
  ///
  /// The corresponding system call is `statx` with `AT_STATX_FORCE_SYNC`.
  package static func freshStatus(
    of path: FilePath, in directory: OpenFile
  ) throws(SystemFailure) -> FileStatus? {
    do throws(SystemFailure) {
      try acting("statx", on: path, in: directory) { dnd_refresh($0, $1) }
    } catch {
      switch error.errno {
      case .noSuchFileOrDirectory, .notDirectory: return nil
      case _ where error.isStale: return nil
      // An old kernel, or a sandbox without this call.
      case .noFunction, .notPermitted: break
      default: throw error
      }
    }
    return try statusIfPresent(of: path, in: directory, followingLinks: false)
  }
}
