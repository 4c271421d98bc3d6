import Diagnostics
import SystemCalls
package import SystemPackage

/// The paths of a store; dnd-session(5) describes them.
package struct SessionLayout: Equatable, Sendable {
  /// The user's directory of sessions.
  package var stateRoot: FilePath
  /// The user's directory in memory, for sensitive sessions; nil when there is none.
  package var runtimeRoot: FilePath?

  /// Describes a store in these directories, which are created when needed.
  ///
  /// - Parameter runtimeRoot: Its parent directory is not created.
  package init(stateRoot: FilePath, runtimeRoot: FilePath?) {
    self.stateRoot = stateRoot
    self.runtimeRoot = runtimeRoot
  }

  var roots: [FilePath] { [stateRoot] + (runtimeRoot.map { [$0] } ?? []) }

  static func sessions(_ root: FilePath) -> FilePath { root.appending("sessions") }
  static func ended(_ root: FilePath) -> FilePath { root.appending("ended") }
  /// The directory of the local files of shared sessions.
  package var shared: FilePath { stateRoot.appending("shared") }
  var pointers: FilePath { stateRoot.appending("current") }
  /// The time of the last sweep, by the sweep's clock.
  var sweepStamp: FilePath { stateRoot.appending("swept") }
  /// The times, by the sweep's clock, from which the ages of files are known.
  var sweepLedger: FilePath { stateRoot.appending("aging") }

  /// The directory of an active session.
  static func directory(_ root: FilePath, _ name: String) -> FilePath {
    sessions(root).appending(bytes: CarriedText.bytes(of: name))
  }

  /// The directory of a session with this name and id after it has ended.
  static func endedDirectory(_ root: FilePath, _ name: String, _ id: String) -> FilePath {
    ended(root).appending(bytes: CarriedText.bytes(of: name) + Array(".\(id)".utf8))
  }

  static func record(_ directory: FilePath) -> FilePath { directory.appending("session.db") }
  /// An empty file that exists once the record and the directory's name are on disk.
  static func synced(_ directory: FilePath) -> FilePath { directory.appending("synced") }
  static func payloads(_ directory: FilePath) -> FilePath { directory.appending("payloads") }
  /// How many items the session holds, for prompts.
  static func pending(_ directory: FilePath) -> FilePath { directory.appending("pending") }
  /// What lists show of a session that has ended, written when it ends.
  static func summary(_ directory: FilePath) -> FilePath { directory.appending("summary") }
  /// The expiry time of a sensitive session, outside the record so that a sweep need not open it.
  static func expiry(_ directory: FilePath) -> FilePath { directory.appending("expires") }
}

extension SessionLayout {
  /// Creates a root and its directories, or checks that nobody else can change them.
  ///
  /// - Parameter parents: Whether to create the directories above it.
  package static func prepare(_ root: FilePath, parents: Bool) throws(SessionError) {
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
    try SessionError.wrap { () throws(SystemFailure) in
      var isNew = false
      for directory in [sessions(root), ended(root), root.appending("current")] {
        isNew = try StoreDirectory.make(directory) || isNew
      }
      // A session of which only the directory for ended ones is lost in a power cut could not end.
      if isNew { try StoreDirectory.synchronize(root) }
    }
  }

  /// Checks that a user's runtime directory is in memory, and that nobody else can change it.
  package static func checkMemory(_ directory: FilePath) throws(SessionError) {
    guard try isSafe(directory) else { throw .noRuntimeDirectory }
    let kind = try SessionError.wrap { () throws(SystemFailure) in
      try FileSystem.volume(of: directory).kind
    }
    guard kind == .memory else { throw .unsafeDirectory(directory, .notInMemory) }
  }

  /// Whether a root exists; throws if others could change it.
  package static func isSafe(_ root: FilePath) throws(SessionError) -> Bool {
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
