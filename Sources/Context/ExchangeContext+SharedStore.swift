import Diagnostics
import FileTransfer
import Items
import PostgresSessions
import Sessions
import SystemCalls
import SystemPackage

/// The shared store, which is used if `DND_STORE` names one.
extension ExchangeContext {
  /// The shared store; nil if `DND_STORE` is not set.
  ///
  /// Nothing is connected yet.
  ///
  /// - Parameter layout: Where this machine keeps the files of shared sessions.
  func sharedStore(_ layout: SessionLayout) -> PostgresSessionStore? {
    guard let words = environment["DND_STORE"], !words.isEmpty else { return nil }
    return PostgresSessionStore(
      StoreAddress(words), layout: layout, largePayloads: directory(named: "DND_STORE_PAYLOADS"),
      trustedOwner: environment["DND_STORE_OWNER"], receiver: origin, isCancelled: isCancelled,
      clearingUp: { settleExpired($0, self) },
      digest: { file in Result { () throws(SystemFailure) in try Self.digest(of: file) } })
  }

  /// The digest of a file's content, from where it is read next.
  private static func digest(of file: OpenFile) throws(SystemFailure) -> String {
    var digest = Digest.Running()
    while true {
      let bytes = try file.readAll(limit: 1 << 20)
      if bytes.isEmpty { return digest.finished().text }
      bytes.withUnsafeBytes { digest.add($0) }
    }
  }

  /// Creates the shared store in its database, or brings it up to date.
  package func initializeSharedStore() throws(ExchangeError) -> StoreOutcome {
    let store = try sharedStore()
    do throws(SharedStoreFailure) {
      let (before, owner) = try store.initialize()
      return StoreOutcome(
        before: before, version: PostgresSessionStore.version, owner: owner)
    } catch {
      throw .session(.sharedStore(error))
    }
  }

  /// The shared store, for commands that are about it.
  ///
  /// - Throws: `SharedStoreFailure.notSet` if `DND_STORE` is not set.
  private func sharedStore() throws(ExchangeError) -> PostgresSessionStore {
    guard let state = stateDirectory else { throw .noStateDirectory }
    let layout = SessionLayout(stateRoot: state, runtimeRoot: nil)
    guard let store = sharedStore(layout) else { throw .session(.sharedStore(.notSet)) }
    return store
  }

  /// Checks that a session can go to the shared store, before its sources are read.
  package func checkSharing(isSensitive: Bool) throws(ExchangeError) {
    if isSensitive { throw .session(.sharedStore(.sensitive)) }
    _ = try sharedStore()
  }
}

/// The versions of the shared store.
package struct StoreOutcome: Equatable, Sendable {
  /// The version before; nil if there was no store.
  package var before: Int64?
  package var version: Int64
  /// The role that owns the tables.
  package var owner: String
}
