import Diagnostics
import SystemCalls
package import SystemPackage

/// Where everything of a store lies; dnd-session(5) describes it.
package struct SessionLayout: Equatable, Sendable {
  /// The user's folder of sessions.
  package var stateRoot: FilePath
  /// The user's folder in memory, for sensitive sessions; nil when there is none.
  package var runtimeRoot: FilePath?

  /// Lays a store out below these folders, which are made as they are needed.
  ///
  /// - Parameter runtimeRoot: Made too, but not the folder that it is in.
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

  /// The folder of an active session.
  static func folder(_ root: FilePath, _ name: String) -> FilePath {
    sessions(root).appending(bytes: CarriedText.bytes(of: name))
  }

  /// The folder that a session of this name and id goes to when it ends.
  static func endedFolder(_ root: FilePath, _ name: String, _ id: String) -> FilePath {
    ended(root).appending(bytes: CarriedText.bytes(of: name) + Array(".\(id)".utf8))
  }

  static func record(_ folder: FilePath) -> FilePath { folder.appending("session.db") }
  static func payloads(_ folder: FilePath) -> FilePath { folder.appending("payloads") }
  /// In a sensitive session, when it expires: a sweep must know without opening the record.
  static func expiry(_ folder: FilePath) -> FilePath { folder.appending("expires") }
}

extension SessionLayout {
  /// Makes a root and the folders in it, or checks that nobody else can change what is there.
  ///
  /// - Parameter parents: Whether the folders above it are made too.
  static func prepare(_ root: FilePath, parents: Bool) throws(SessionError) {
    if try !isSafe(root) {
      if let another = FileSystem.folderOfAnother(above: root) {
        throw .unsafeFolder(root, .inFolderOfAnother(another))
      }
      try SessionError.wrap { () throws(SystemFailure) in
        let above = root.folder
        if parents, !above.isEmpty { try FileSystem.makeFolders(above, mode: 0o700) }
        try StoreFolder.make(root)
        try StoreFolder.synchronize(above.isEmpty ? "." : above)
      }
      guard try isSafe(root) else { throw .unsafeFolder(root, .notAFolder) }
    }
    for folder in [sessions(root), ended(root), root.appending("current")] {
      try SessionError.wrap { () throws(SystemFailure) in try StoreFolder.make(folder) }
    }
  }

  /// Checks that what is kept in a user's runtime folder is in memory, and nobody else's to read or change.
  package static func checkMemory(_ folder: FilePath) throws(SessionError) {
    guard try isSafe(folder) else { throw .noRuntimeFolder }
    let kind = try SessionError.wrap { () throws(SystemFailure) in
      try FileSystem.volume(of: folder).kind
    }
    guard kind == .memory else { throw .unsafeFolder(folder, .notInMemory) }
  }

  /// Whether a root is there; one that others could change is refused.
  static func isSafe(_ root: FilePath) throws(SessionError) -> Bool {
    let status = try SessionError.wrap { () throws(SystemFailure) in
      try FileSystem.statusIfPresent(of: root)
    }
    guard let status else { return false }
    guard status.kind == .folder else { throw .unsafeFolder(root, .notAFolder) }
    guard status.user == Machine.user else { throw .unsafeFolder(root, .ownedByAnother) }
    guard status.mode & 0o022 == 0 else { throw .unsafeFolder(root, .writableByOthers) }
    return true
  }
}
