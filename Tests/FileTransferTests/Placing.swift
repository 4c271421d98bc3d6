import FileTransfer
import SystemCalls
import SystemPackage
import TestSupport

/// A sandbox with a directory for placing items, and shorthands.
final class Placing {
  let sandbox: Sandbox
  let engine = TransferEngine(workers: 2)
  /// A directory on another file system; nil if there is none.
  let elsewhere: Sandbox?

  init(elsewhere: Bool = false) throws {
    sandbox = try Sandbox()
    try sandbox.makeDirectory(sandbox.path("to"))
    self.elsewhere = elsewhere ? try Sandbox(onAnotherFileSystemThan: sandbox) : nil
  }

  /// A request for one file of the sandbox.
  func request(
    _ name: String, as newName: String? = nil, _ operation: PlacementRequest.Operation = .copy,
    _ rule: ConflictRule = .dedupe, expecting: FileVersion? = nil, followsLink: Bool = true,
    to directory: FilePath? = nil
  ) -> PlacementRequest {
    let path = sandbox.path(name)
    let last = path.lastComponent.map { FilePath(root: nil, [$0]).bytes } ?? []
    return PlacementRequest(
      .path(path, expecting: expecting, followsLink: followsLink),
      directory: directory ?? sandbox.path("to"), name: newName.map { Array($0.utf8) } ?? last,
      operation: operation, rule: rule)
  }

  /// Places one item.
  @discardableResult
  func place(_ request: PlacementRequest) throws -> Placement {
    guard let outcome = engine.place([request]).first else { throw TransferError.cancelled }
    return try outcome.get()
  }

  /// Reads a file as text.
  func text(_ name: String) throws -> String {
    String(decoding: try sandbox.read(name), as: UTF8.self)
  }

  /// Every name below the sandbox's root, with the contents of files, the texts of links, and a
  /// mark for directories.
  func snapshot(_ sandbox: Sandbox? = nil) throws -> [String: String] {
    var found: [String: String] = [:]
    try collect(sandbox ?? self.sandbox, "", into: &found)
    return found
  }

  private func collect(
    _ sandbox: Sandbox, _ below: String, into found: inout [String: String]
  ) throws {
    for name in sandbox.list(below) {
      let path = below.isEmpty ? name : "\(below)/\(name)"
      let status = try FileSystem.status(of: sandbox.path(path), followingLinks: false)
      switch status.kind {
      case .directory:
        found[path + "/"] = ""
        try collect(sandbox, path, into: &found)
      case .link:
        found[path] =
          "→ "
          + String(
            decoding: try FileSystem.readLink(sandbox.path(path)), as: UTF8.self)
      default:
        found[path] = String(decoding: try sandbox.read(path), as: UTF8.self)
      }
    }
  }
}
