import FileTransfer
import HostFiles
import Items
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// A host whose line or server may fail, with files to move to it.
final class MovingToHost {
  let sandbox: Sandbox
  let directory: FilePath
  private let host = Location(.host("far"), "")
  private let program: FilePath
  /// Another program to run instead of `ssh`.
  var ssh: FilePath?
  /// Sizes on both sides of one packet.
  static let sizes = [0, 1, 5000, 300_000]

  init(in sandbox: Sandbox? = nil, at directory: FilePath? = nil) throws {
    self.sandbox = try sandbox ?? Sandbox()
    self.directory = directory ?? self.sandbox.path("far")
    try self.sandbox.makeDirectory(self.directory)
    program = try TestHost.server.program(
      in: self.sandbox,
      proxy: SourceTree.root.appending("Tests/FarPlacesTests/Tools/faulty-server").string
        + " ${FAULT:-none 0}")
    for (number, size) in Self.sizes.enumerated() {
      try self.sandbox.write("near/\(number)", Self.bytes(number, size))
    }
  }

  static func bytes(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ number) }
  }

  func connect(_ fault: String? = nil, silence: Duration = .seconds(30)) throws(FarError)
    -> HostFileSystem
  {
    try HostFileSystem(
      "far",
      Variables([
        "DND_SSH": (ssh ?? program).string, "PATH": "/usr/bin:/bin", "FAULT": fault ?? "none 0",
      ]), silence: silence)
  }

  /// Moves what is still here.
  func move(
    _ fault: String? = nil, silence: Duration = .seconds(30), rule: ConflictRule = .dedupe
  ) throws -> [Result<Placement, TransferError>] {
    let files = try connect(fault, silence: silence)
    let prefix = host.place
    return Transfer(files, host: prefix, runID: RunID()).place(
      left.map { name in
        PlacementRequest(
          .path(sandbox.path("near/\(name)"), expecting: nil, followsLink: false),
          directory: directory, name: Array(name.utf8), operation: .move,
          rule: rule)
      }, journal: NoJournal())
  }

  /// The files that are still here.
  var left: [String] {
    ((try? Files.names(in: sandbox.path("near"))) ?? []).filter { !$0.hasPrefix(".dnd-") }
  }

  /// The names there, without hidden ones.
  var there: [String] {
    ((try? Files.names(in: directory)) ?? []).filter { !$0.hasPrefix(".dnd-") }
  }

  /// Whether each file is whole at one of the two places, and nothing else has a name there.
  func check(_ what: String) throws {
    for (number, size) in Self.sizes.enumerated() {
      let bytes = Self.bytes(number, size)
      if there.contains("\(number)") {
        #expect(try Files.read(directory.appending("\(number)")) == bytes, "\(what): \(number)")
      } else {
        #expect(try Files.read(sandbox.path("near/\(number)")) == bytes, "\(what): \(number)")
      }
    }
    #expect(there.allSatisfy { Int($0).map { $0 < Self.sizes.count } == true }, "\(what)")
  }

  /// Moves the rest on a good line.
  func finish(_ what: String) throws {
    for outcome in try move() { #expect(throws: Never.self, "\(what)") { try outcome.get() } }
    #expect(left == [], "\(what)")
    try check(what)
    #expect(there.count == Self.sizes.count, "\(what)")
  }
}
