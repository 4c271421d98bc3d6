import Diagnostics
package import Items
package import Sessions
import SystemCalls
package import SystemPackage
package import UniformTypes

/// What operations need again and again, made from the environment when it is needed.
extension ExchangeContext {
  /// The types that this user knows: the built-in table, the shared databases of the system, and
  /// declarations.
  package func registry() -> TypeRegistry { SharedRegistry.registry(for: self) }

  /// Where the shared MIME databases may be, the user's own first (XDG Base Directory).
  package var dataDirectories: [FilePath] { ownDataDirectories + systemDataDirectories }

  /// The user's own, if a variable says where it is.
  var ownDataDirectories: [FilePath] { ownDataDirectory.map { [$0] } ?? [] }

  private var ownDataDirectory: FilePath? {
    directory(named: "XDG_DATA_HOME") ?? userHome?.appending(".local").appending("share")
  }

  /// Where the user's own trash is, made or not; nil where no variable says so (XDG Base Directory, which
  /// has relative paths passed over).
  package var homeTrash: FilePath? {
    ownDataDirectory?.appending("Trash")
  }

  /// The user's own directory; nil where no variable says so.
  package var userHome: FilePath? { directory(named: "HOME") }

  /// Where the user's own configuration is (XDG Base Directory).
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
  /// - Throws: `ExchangeError.noStateDirectory` when no variable says where it may be.
  package func store() throws(ExchangeError) -> any SessionStore {
    if let said = environment["DND_STATE_HOME"], !said.isEmpty, !FilePath(carried: said).isAbsolute
    {
      throw .relativeStateDirectory(said)
    }
    guard let state = stateDirectory else { throw .noStateDirectory }
    return SQLiteSessionStore(
      SessionLayout(
        stateRoot: state, runtimeRoot: directory(named: "XDG_RUNTIME_DIR")?.appending("dnd")),
      clearingUp: { open in
        // What it cannot do is recorded still, with the session that has ended.
        var recovery = DropRecovery(open, in: self)
        _ = try? recovery()
      },
      saying: { report(.said($0)) })
  }

  /// The same for a command that changes something: what is old and nobody's is removed first.
  ///
  /// Commands that only read, and completion, remove nothing.
  ///
  /// - Throws: As `store()`. What cannot be removed is not an error: a later command will.
  package func sweptStore() throws(ExchangeError) -> any SessionStore {
    let store = try store()
    try? store.sweep(now: Clock.now)
    return store
  }

  /// Checks that there is a directory in memory for what must not get onto a disk.
  package func checkMemory() throws(ExchangeError) {
    do throws(SessionError) {
      guard let directory = directory(named: "XDG_RUNTIME_DIR") else { throw .noRuntimeDirectory }
      try SessionLayout.checkMemory(directory)
    } catch {
      throw .session(error)
    }
  }

  /// The directory of the user's sessions; nil when no variable says where it may be.
  package var stateDirectory: FilePath? {
    directory(named: "DND_STATE_HOME")
      ?? (directory(named: "XDG_STATE_HOME") ?? userHome?.appending(".local").appending("state"))?
      .appending("dnd")
  }

  /// Who works here, to be held against who lifted a session.
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

  /// Whether somebody typed the command that this process is.
  package static var isTypedCommand: Bool { TerminalIdentity.ofThisProcess().isTyped }

  /// The environment as promises and tools get it.
  package var environmentPairs: [(name: String, value: String)] {
    environment.all.map { (name: $0.key, value: $0.value) }
  }

  /// What a variable says, if that is absolute: a relative path would mean another directory with each working
  /// directory, and is passed over (XDG Base Directory).
  private func directory(named variable: String) -> FilePath? {
    guard let value = environment[variable], !value.isEmpty else { return nil }
    let directory = FilePath(carried: value)
    return directory.isAbsolute ? directory : nil
  }
}

extension ExchangeContext {
  /// Finds the session that is meant: the one that is named, else the current one, never another.
  package func openSession(
    named name: String?, in store: any SessionStore
  ) throws(ExchangeError) -> any OpenSession {
    do throws(SessionError) {
      guard let name else { return try currentSession(in: store) }
      guard SessionName.isValid(name) else { throw SessionError.invalidName(name) }
      return try store.open(name)
    } catch {
      switch error {
      case .none, .notFound: throw .noSession(error, choices(in: store, ended: nil))
      case .ended(let name, _): throw .noSession(error, choices(in: store, ended: name))
      default: throw .session(error)
      }
    }
  }

  /// Opens the current session; that it is another than one would think is said.
  private func currentSession(
    in store: any SessionStore
  ) throws(SessionError) -> any OpenSession {
    switch try store.current(for: terminal) {
    case .none: throw SessionError.none(active: [])
    case .ended(let name, _): throw SessionError.ended(name, active: [])
    case .session(let name, let id, let isFromElsewhere):
      let open = try store.open(name, id: id)
      if isFromElsewhere {
        report(
          .session(ActingSession(name: name, fromElsewhere: open.contents(for: origin, registry())))
        )
      } else if try store.activeNames().count(where: { !SessionName.isTransient($0) }) > 1 {
        report(.session(ActingSession(name: name)))
      }
      return open
    }
  }
}

extension ExchangeContext {
  /// A path as seen from the working directory; `.` and `..` stay as they are.
  package func absolute(_ path: FilePath) -> FilePath {
    path.isAbsolute ? path : workingDirectory.pushing(path)
  }
}
