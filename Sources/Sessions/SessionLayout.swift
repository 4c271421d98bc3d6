import Diagnostics
import SystemCalls
package import SystemPackage

/// Where everything of a store is; dnd-session(5) describes it.
package struct SessionLayout: Equatable, Sendable {
  /// The user's directory of sessions.
  package var stateRoot: FilePath
  /// The user's directory in memory, for sensitive sessions; nil when there is none.
  package var runtimeRoot: FilePath?

  /// Lays a store out below these directories, which are made as they are needed.
  ///
  /// - Parameter runtimeRoot: Made too, but not the directory that it is in.
  package init(stateRoot: FilePath, runtimeRoot: FilePath?) {
    self.stateRoot = stateRoot
    self.runtimeRoot = runtimeRoot
  }

  var roots: [FilePath] { [stateRoot] + (runtimeRoot.map { [$0] } ?? []) }

  static func sessions(_ root: FilePath) -> FilePath { root.appending("sessions") }
  static func ended(_ root: FilePath) -> FilePath { root.appending("ended") }
  var pointers: FilePath { stateRoot.appending("current") }
  /// When the store was swept last, by the clock of the sweep.
  var sweepStamp: FilePath { stateRoot.appending("swept") }
  /// Since when that clock knows what may be swept.
  var sweepLedger: FilePath { stateRoot.appending("aging") }

  /// The directory of an active session.
  static func directory(_ root: FilePath, _ name: String) -> FilePath {
    sessions(root).appending(bytes: CarriedText.bytes(of: name))
  }

  /// The directory that a session of this name and id goes to when it ends.
  static func endedDirectory(_ root: FilePath, _ name: String, _ id: String) -> FilePath {
    ended(root).appending(bytes: CarriedText.bytes(of: name) + Array(".\(id)".utf8))
  }

  static func record(_ directory: FilePath) -> FilePath { directory.appending("session.db") }
  static func payloads(_ directory: FilePath) -> FilePath { directory.appending("payloads") }
  /// In a sensitive session, when it expires: a sweep must know without opening the record.
  static func expiry(_ directory: FilePath) -> FilePath { directory.appending("expires") }
}

extension SessionLayout {
  /// Makes a root and the directories in it, or checks that nobody else can change what is there.
  ///
  /// - Parameter parents: Whether the directories above it are made too.
  static func prepare(_ root: FilePath, parents: Bool) throws(SessionError) {
    if try !isSafe(root) {
      if let another = FileSystem.directoryOfAnother(above: root) {
        throw .unsafeDirectory(root, .inDirectoryOfAnother(another))
      }
      try SessionError.wrap { () throws(SystemFailure) in
        let above = root.directory
        if parents, !above.isEmpty { try FileSystem.makeDirectories(above, mode: 0o700) }
        try StoreDirectory.make(root)
        try StoreDirectory.synchronize(above.isEmpty ? "." : above)
      }
      guard try isSafe(root) else { throw .unsafeDirectory(root, .notADirectory) }
    }
    for directory in [sessions(root), ended(root), root.appending("current")] {
      try SessionError.wrap { () throws(SystemFailure) in try StoreDirectory.make(directory) }
    }
  }

  /// Checks that what is kept in a user's runtime directory is in memory, and nobody else's to read or change.
  package static func checkMemory(_ directory: FilePath) throws(SessionError) {
    guard try isSafe(directory) else { throw .noRuntimeDirectory }
    let kind = try SessionError.wrap { () throws(SystemFailure) in
      try FileSystem.volume(of: directory).kind
    }
    guard kind == .memory else { throw .unsafeDirectory(directory, .notInMemory) }
  }

  /// Whether a root is there; one that others could change is refused.
  static func isSafe(_ root: FilePath) throws(SessionError) -> Bool {
    let status = try SessionError.wrap { () throws(SystemFailure) in
      try FileSystem.statusIfPresent(of: root)
    }
    guard let status else { return false }
    guard status.kind == .directory else { throw .unsafeDirectory(root, .notADirectory) }
    guard status.user == Machine.user else { throw .unsafeDirectory(root, .ownedByAnother) }
    guard status.mode & 0o022 == 0 else { throw .unsafeDirectory(root, .writableByOthers) }
    return true
  }
}
