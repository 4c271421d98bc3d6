import SystemCalls
import SystemPackage

@testable import Context
@testable import FileTransfer
@testable import HostFiles

/// A whole conversation with another host, which bends some of its answers.
extension FuzzTarget {
  /// Whatever the host answers, a fetch ends, and makes nothing that only the host's own words justify: no name outside
  /// the folder, and no permission that the umask takes away.
  static func fetch(_ bytes: [UInt8]) throws {
    let parent: FilePath = FileSystem.exists("/dev/shm") ? "/dev/shm" : "/tmp"
    let folder = try PrivateDirectory(in: parent, prefix: "dnd-fuzz")
    let answers = folder.path.appending("answers")
    try OpenFile.open(answers, .writeOnly, options: [.create, .exclusiveCreate]).writeAll(bytes)
    let fetched = folder.path.appending("fetched")
    try FileSystem.makeDirectory(fetched, mode: 0o700)
    do {
      try fetch(into: fetched.appending("tree"), answers: answers)
    } catch is FarError {
      // That is what most inputs end with.
    } catch is FetchFailure {
    }
    try check(fetched)
    try BrokenLaw.unless(
      !bytes.isEmpty || FileSystem.exists(fetched.appending("tree/s/c")),
      "an honest host's files do not arrive")
    let names = try DirectoryReader.entries(of: OpenFile.openDirectory(folder.path)).map(\.name)
    try BrokenLaw.unless(
      names.sorted { $0.lexicographicallyPrecedes($1) }
        == [Array("answers".utf8), Array("fetched".utf8)], "a file is outside")
  }

  private static func fetch(into path: FilePath, answers: FilePath) throws {
    let server = FilePath(#filePath).removingLastComponent().removingLastComponent()
      .appending("hostile-host")
    let environment: Variables = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "DND_SSH": server.string,
      "FUZZ_INPUT": answers.string, "XDG_RUNTIME_DIR": answers.removingLastComponent().string,
    ]
    let host = try HostFileSystem("far", environment, silence: .seconds(5))
    let source = try host.resolve("d")
    _ = try host.room(in: source)
    _ = try host.heads(of: [source.appending("a"), source.appending("b")], 512)
    guard let status = try host.look(at: [source], followingLinks: true)[0].get() else { return }
    let context = ExchangeContext(environment: [:], workingDirectory: "/")
    try FarFetch(host, context).newTree(source, to: path, status)
    _ = try host.digests(of: [source.appending("b")])
  }

  private static func check(_ directory: FilePath) throws {
    for entry in try DirectoryReader.entries(of: OpenFile.openDirectory(directory)) {
      let path = directory.appending(bytes: entry.name)
      let status = try FileSystem.status(of: path, followingLinks: false)
      if status.kind == .link { continue }
      try BrokenLaw.unless(
        status.mode & 0o7022 == 0, "'\(path.carried)' has mode \(String(status.mode, radix: 8))")
      try BrokenLaw.unless(status.size <= 1 << 20, "'\(path.carried)' has \(status.size) bytes")
      if status.kind == .directory { try check(path) }
    }
  }
}
