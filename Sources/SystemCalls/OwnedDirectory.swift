package import SystemPackage

/// A private directory that the next process removes if this one is killed.
///
/// A lock on the directory, which ends with the process, tells whether its owner lives.
package final class OwnedDirectory: Sendable {
  private let directory: PrivateDirectory
  private let hold: OpenFile

  package var path: FilePath { directory.path }

  /// Creates a directory in `parent` with a name that begins with `prefix`, and removes those of dead processes.
  package init(in parent: FilePath, prefix: String) throws(SystemFailure) {
    Self.sweep(parent, prefix)
    var attempts = 0
    while true {
      attempts += 1
      let directory = try PrivateDirectory(in: parent, prefix: prefix)
      do throws(SystemFailure) {
        let hold = try OpenFile.openDirectory(directory.path, followingLinks: false)
        try hold.waitForLock()
        // Another process may have swept it before it was locked.
        guard try FileSystem.status(of: directory.path).inode == hold.status().inode else {
          continue
        }
        self.directory = directory
        self.hold = hold
        return
      } catch {
        if error.errno != .noSuchFileOrDirectory || attempts == 100 { throw error }
      }
    }
  }

  /// Removes the directories of this user whose owners are dead; what cannot be removed stays.
  private static func sweep(_ parent: FilePath, _ prefix: String) {
    guard let opened = try? OpenFile.openDirectory(parent),
      let entries = try? DirectoryReader.entries(of: opened)
    else { return }
    for entry in entries where entry.name.starts(with: prefix.utf8) {
      guard let found = try? OpenFile.openDirectory(entry.path, in: opened, followingLinks: false),
        let status = try? found.status(), status.user == Machine.user,
        (try? found.lock()) == true
      else { continue }
      try? TreeRemoval.remove(entry.path, in: opened)
    }
  }
}
