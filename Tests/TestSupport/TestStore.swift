import Glibc
package import SystemPackage

/// A store for tests that an `rclone` serves on this machine, and the `rclone` that reaches it.
package struct TestStore: CustomStringConvertible, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// A directory of this machine, which hashes what it keeps.
    case local
    /// Buckets, with MD5.
    case s3
    /// Without hashes and times.
    case webdav
    /// With times, and without hashes, because its server runs no commands.
    case sftp
  }

  /// Debian's, which has no Unix sockets, and a newer one if there is one.
  package static let programs: [FilePath] = [
    "/usr/bin/rclone", "/usr/local/lib/dnd-test/bin/rclone",
  ].filter { path in path.withPlatformString { access($0, X_OK) == 0 } }

  package let kind: Kind
  /// The program that reaches it.
  package let program: FilePath

  package init(_ kind: Kind, by program: FilePath) {
    self.kind = kind
    self.program = program
  }

  package var description: String {
    "\(kind) by \(program == Self.programs.first ? "the older" : "the newer") rclone"
  }

  /// The stores that are possible here.
  package static var available: [TestStore] {
    programs.flatMap { program in
      Kind.allCases.filter { $0 != .s3 || programs.count > 1 }.map { TestStore($0, by: program) }
    }
  }

  /// A store that is served until this value is gone.
  package final class Served {
    /// The variables by which it is reached.
    package let environment: [String: String]
    /// The directory of this machine in which its files are.
    package let root: FilePath
    /// The word before the colon that names it.
    package let host: String
    /// What comes before the names of files in its root.
    package let prefix: String
    /// The number of the serving process; nil if none is needed.
    package let server: Int32?

    init(_ store: TestStore, in sandbox: Sandbox, isFresh: Bool) throws {
      let directory = sandbox.path("store")
      let name = store.kind.rawValue
      let outcome = try Tool(
        SourceTree.root.appending("Tests/TestSupport/Tools/serve-store")
      ).run(
        [name, TestStore.programs.last?.string ?? "", directory.string]
          + (isFresh ? ["fresh"] : []))
      guard outcome.status == 0 else { throw Failure(words: outcome.errorText) }
      root = store.kind == .s3 ? directory.appending("s3/bucket") : directory.appending(name)
      prefix = store.kind == .s3 ? "bucket/" : ""
      host = "rclone:\(name)"
      let number = try? sandbox.read("store/\(name).pid")
      server = number.flatMap { Int32(String(decoding: $0.dropLast(), as: UTF8.self)) }
      try sandbox.makeDirectory(sandbox.path("run"))
      environment = [
        "PATH": "/usr/bin:/bin", "HOME": sandbox.root.string,
        "RCLONE_CONFIG": directory.appending("rclone.conf").string,
        "DND_RCLONE": store.program.string, "XDG_RUNTIME_DIR": sandbox.path("run").string,
      ]
    }

    deinit { if let server { kill(server, SIGTERM) } }
  }

  /// Why a store is not served.
  package struct Failure: Error { package let words: String }

  /// - Parameter isFresh: Whether the server sees at once what others change in its directory.
  package func serve(in sandbox: Sandbox, isFresh: Bool = false) throws -> Served {
    try Served(self, in: sandbox, isFresh: isFresh)
  }
}
