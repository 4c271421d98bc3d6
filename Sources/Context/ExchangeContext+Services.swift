import Diagnostics
package import Items
package import Sessions
import SystemCalls
package import SystemPackage
package import UniformTypes

/// Services that operations need, created from the environment on demand.
extension ExchangeContext {
  /// The type registry for this user: the built-in table, the system's shared databases and declarations.
  package func registry() -> TypeRegistry { SharedRegistry.registry(for: self) }

  /// The directories of shared MIME databases, the user's first (XDG Base Directory Specification).
  package var dataDirectories: [FilePath] { ownDataDirectories + systemDataDirectories }

  /// The user's data directory; empty if no variable specifies it.
  var ownDataDirectories: [FilePath] { ownDataDirectory.map { [$0] } ?? [] }

  private var ownDataDirectory: FilePath? {
    directory(named: "XDG_DATA_HOME") ?? userHome?.appending(".local").appending("share")
  }

  /// The path of the user's trash, which need not exist; nil if no variable specifies it.
  ///
  /// Relative paths are ignored, as the XDG Base Directory Specification requires.
  package var homeTrash: FilePath? {
    ownDataDirectory?.appending("Trash")
  }

  /// The user's home directory; nil if `HOME` does not specify it.
  package var userHome: FilePath? { directory(named: "HOME") }

  /// The user's configuration directory (XDG Base Directory Specification).
  package var configurationDirectory: FilePath? {
    directory(named: "XDG_CONFIG_HOME") ?? directory(named: "HOME")?.appending(".config")
  }

  var systemDataDirectories: [FilePath] {
    let listed = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 }
    return (listed ?? "/usr/local/share:/usr/share").split(separator: ":").map {
      FilePath(carried: String($0))
    }.filter(\.isAbsolute)
  }

  /// The store of the user's sessions.
  ///
  /// - Parameter onlyShared: Whether it finds only the sessions of the shared store, which must be named then.
  /// - Throws: `ExchangeError.noStateDirectory` if no variable specifies its directory.
  package func store(
    onlyShared: Bool = false
  ) throws(ExchangeError) -> any SessionStore {
    if onlyShared { try checkSharing(isSensitive: false) }
    if let said = environment["DND_STATE_HOME"], !said.isEmpty, !FilePath(carried: said).isAbsolute
    {
      throw .relativeStateDirectory(said)
    }
    guard let state = stateDirectory else { throw .noStateDirectory }
    let layout = SessionLayout(stateRoot: state, runtimeRoot: runtimeDirectory)
    let local = SQLiteSessionStore(
      layout, clearingUp: { settleExpired($0, self) }, summarizing: EndedSummary.kept,
      saying: { report(.said($0)) })
    guard let shared = sharedStore(layout) else { return local }
    return JointSessionStore(local, shared, isOnlyShared: onlyShared)
  }

  /// The store for a command that makes changes; removes expired data first.
  ///
  /// Commands that only read, and shell completion, remove nothing.
  ///
  /// - Throws: The errors of `store()`. Failing to remove data is not an error; a later command retries it.
  package func sweptStore() throws(ExchangeError) -> any SessionStore {
    let store = try store()
    try? store.sweep(now: Clock.now)
    let offers = Offers(in: store, self)
    offers.sweep()
    offers.settle()
    return store
  }

  /// Checks that there is an in-memory directory for data that must not be written to disk.
  package func checkMemory() throws(ExchangeError) {
    do throws(SessionError) {
      guard let directory = directory(named: "XDG_RUNTIME_DIR") else { throw .noRuntimeDirectory }
      try SessionLayout.checkMemory(directory)
    } catch {
      throw .session(error)
    }
  }

  /// The state directory of this program; nil if no variable specifies it.
  package var stateDirectory: FilePath? {
    directory(named: "DND_STATE_HOME")
      ?? (directory(named: "XDG_STATE_HOME") ?? userHome?.appending(".local").appending("state"))?
      .appending("dnd")
  }

  /// The directory of this program in memory, for sensitive sessions; nil if no variable specifies it.
  private var runtimeDirectory: FilePath? {
    directory(named: "XDG_RUNTIME_DIR")?.appending("dnd")
  }

  /// The directories that hold sessions: on disk, and in memory.
  var storeRoots: [FilePath] { [stateDirectory, runtimeDirectory].compactMap(\.self) }

  /// Whether a directory is, holds or is part of a directory with sessions.
  package func hasSessions(_ directory: FilePath) -> Bool {
    guard let directory = try? FileSystem.realPath(of: directory) else { return false }
    return storeRoots.compactMap { try? FileSystem.realPath(of: $0) }.contains {
      $0.starts(with: directory) || directory.starts(with: $0)
    }
  }

  /// The current user, host and application, for comparison with the origin of a session.
  package var origin: Session.Origin {
    Session.Origin(
      user: Machine.user, host: Machine.hostName,
      application: environment["DND_APP"].flatMap { $0.isEmpty ? nil : $0 })
  }

  package var terminal: TerminalIdentity {
    var terminal = TerminalIdentity.ofThisProcess()
    if servesTyping { terminal.isTyped = true }
    return terminal
  }

  /// Whether this process was started by a command typed in a terminal.
  package static var isTypedCommand: Bool { TerminalIdentity.ofThisProcess().isTyped }

  /// The environment for promises and tools.
  package var environmentPairs: [(name: String, value: String)] {
    environment.all.map { (name: $0.key, value: $0.value) }
  }

  /// The same as `NAME=VALUE`, for programs that are started directly; without values that have a NUL.
  package var environmentEntries: [[UInt8]] {
    environmentPairs.map {
      CarriedText.bytes(of: $0.name) + [0x3D] + CarriedText.bytes(of: $0.value)
    }
    .filter { !$0.contains(0) }
  }

  /// The directory that a variable specifies.
  ///
  /// Relative paths are ignored, because they would depend on the working directory (XDG Base Directory
  /// Specification).
  func directory(named variable: String) -> FilePath? {
    guard let value = environment[variable], !value.isEmpty else { return nil }
    let directory = FilePath(carried: value)
    return directory.isAbsolute ? directory : nil
  }
}

extension ExchangeContext {
  /// Opens the named session, or else the current one.
  package func openSession(
    named name: String?, in store: any SessionStore
  ) throws(ExchangeError) -> any OpenSession {
    do throws(SessionError) {
      guard let name else {
        let open = try currentSession(in: store)
        if open.session.state == .offered { throw SessionError.offered(open.session.name) }
        return open
      }
      guard SessionName.isValid(name) else { throw SessionError.invalidName(name) }
      return try store.open(name)
    } catch {
      switch error {
      case .none, .notFound: throw .noSession(error, choices(in: store, ended: nil))
      case .ended(let ended, _):
        var choices = choices(in: store, ended: ended)
        choices.isOfCurrent = name == nil
        throw .noSession(error, choices)
      case .offered: throw .noSession(error, SessionChoices())
      default: throw .session(error)
      }
    }
  }

  /// Opens the named session, or else the current one, also if everything in it is on the clipboard.
  package func openSessionOrOffer(
    named name: String?, in store: any SessionStore
  ) throws(ExchangeError) -> any OpenSession {
    do throws(ExchangeError) {
      return try openSession(named: name, in: store)
    } catch {
      guard case .noSession(.offered(let name), _) = error else { throw error }
      return try openSession(named: name, in: store)
    }
  }

  /// Opens the current session, and reports it if it may not be the expected one.
  private func currentSession(
    in store: any SessionStore
  ) throws(SessionError) -> any OpenSession {
    switch try store.current(for: terminal) {
    case .none: throw SessionError.none(active: [])
    case .ended(let name, _): throw SessionError.ended(name, active: [])
    case .session(let name, let id, let isFromElsewhere):
      let open = try store.open(name, id: id)
      var mayBeAnother = isFromElsewhere
      if !mayBeAnother {
        mayBeAnother = try store.activeNames().count { !SessionName.isTransient($0) } > 1
      }
      if mayBeAnother {
        report(
          .session(
            ActingSession(
              name: name, contents: open.contents(for: origin), isFromElsewhere: isFromElsewhere)))
      }
      return open
    }
  }
}

extension ExchangeContext {
  /// Resolves a path against the working directory; `.` and `..` are kept.
  package func absolute(_ path: FilePath) -> FilePath {
    path.isAbsolute ? path : workingDirectory.pushing(path)
  }
}
