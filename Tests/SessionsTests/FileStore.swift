import Glibc
import Items
import Sessions
import SystemPackage
import TestSupport

/// The store of files in a sandbox, to check what is on disk.
struct FileStore {
  let sandbox: Sandbox
  let store: SQLiteSessionStore
  private let uptime = SettableClock(1_700_000_000_000_000_000)

  init(busyTimeout: Duration = .milliseconds(200)) throws {
    sandbox = try Sandbox("dnd-files")
    store = SQLiteSessionStore(
      SessionLayout(
        stateRoot: sandbox.path("state/dnd"), runtimeRoot: sandbox.path("runtime")),
      busyTimeout: busyTimeout, clock: { 1_700_000_000_000_000_000 },
      uptime: { [uptime] in uptime.now }, boot: { "first" })
  }

  /// Sweeps at a time that also fits the clock since the start.
  func sweep(now: Int64) throws {
    uptime.now = now
    try store.sweep(now: now)
  }

  /// Creates a session with items of these names.
  @discardableResult
  func lift(_ name: String, _ items: [String] = ["a"], isSensitive: Bool = false) throws -> Session
  {
    try store.create(.test(name, isSensitive: isSensitive)) { writer in
      for item in items { _ = try writer.append(.test(item), key: nil) }
    }
  }

  func mode(_ path: String) -> UInt32 {
    var status = stat()
    return lstat(sandbox.path(path).string, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  /// Everything below a directory, as paths.
  func tree(_ directory: String = "") -> [String] {
    sandbox.list(directory).flatMap { name -> [String] in
      let path = directory.isEmpty ? name : directory + "/" + name
      return [path] + tree(path)
    }
  }
}
