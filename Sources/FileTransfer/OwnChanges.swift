import Synchronization
import SystemCalls
import SystemPackage

/// What this process itself did to files with several names: each name that goes changes the time of the
/// others.
///
/// A source whose other name was removed a moment ago is still what was read.
final class OwnChanges: Sendable {
  static let shared = OwnChanges()

  private let earlier = Mutex<[FileVersion: FileVersion]>([:])

  /// The version that this one was before this process changed it.
  func origin(of version: FileVersion) -> FileVersion {
    earlier.withLock { $0[version] ?? version }
  }

  /// Removes the name of a file, and remembers what that makes of the version of its other names.
  func remove(
    _ name: FilePath, in directory: OpenFile, _ status: FileStatus
  ) throws(SystemFailure) {
    guard status.links > 1, status.kind != .directory else {
      if status.links == 1 { forget(status.version) }
      return try FileSystem.removeFile(name, in: directory)
    }
    let file = try OpenFile.open(name, in: directory, options: [.pathOnly, .noFollow])
    try FileSystem.removeFile(name, in: directory)
    guard let after = try? file.status() else { return }
    note(status.version, became: after.version)
  }

  /// Notes that a call of ours made one version of another.
  func note(_ before: FileVersion, became after: FileVersion) {
    guard before != after, after.isSameContent(as: before) else { return }
    earlier.withLock { $0[after] = $0.removeValue(forKey: before) ?? before }
  }

  private func forget(_ version: FileVersion) {
    earlier.withLock { _ = $0.removeValue(forKey: version) }
  }
}
