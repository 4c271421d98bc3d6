import Synchronization
import SystemCalls
import SystemPackage

/// Changes that this process itself made to files with several hard links: removing one link changes the change
/// time seen through the others.
///
/// It shows that a source is still unchanged after another link to it was removed.
final class OwnChanges: Sendable {
  static let shared = OwnChanges()

  private let earlier = Mutex<[FileVersion: FileVersion]>([:])

  /// The version that this one was before this process changed it.
  func origin(of version: FileVersion) -> FileVersion {
    earlier.withLock { $0[version] ?? version }
  }

  /// Removes a link to a file, and records how that changes the version of its other links.
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

  /// Records that this process turned one version into another.
  func note(_ before: FileVersion, became after: FileVersion) {
    guard before != after, after.isSameContent(as: before) else { return }
    earlier.withLock { $0[after] = $0.removeValue(forKey: before) ?? before }
  }

  private func forget(_ version: FileVersion) {
    earlier.withLock { _ = $0.removeValue(forKey: version) }
  }
}
