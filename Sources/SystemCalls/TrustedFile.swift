package import Diagnostics
package import SystemPackage

/// A file that names commands or options, with the folder in which it was found.
///
/// What such a file says is obeyed, so nobody but this user and root may decide it: both belong to one of them, and no
/// group and no others may write either. The open file and the open folder are judged, not their paths; links of anybody
/// else lead to neither.
package enum TrustedFile {
  case trusted(OpenFile)
  /// The file is to be ignored with this warning.
  case ignored(Diagnostic)

  /// Opens a file without waiting for a FIFO.
  package init(_ path: FilePath) throws(SystemFailure) {
    let (directory, file): (OpenFile, OpenFile)
    do throws(SystemFailure) {
      (directory, file) = try Self.open(path)
    } catch {
      guard error.isRefusedLink else { throw error }
      self = .ignored(Self.warning(path, "the way to it is a link of another user"))
      return
    }
    if let reason = try directory.status().distrust {
      self = .ignored(Self.warning(path, "its folder \(reason)"))
    } else if let reason = try file.status().distrust {
      self = .ignored(Self.warning(path, "it \(reason)"))
    } else {
      self = .trusted(file)
    }
  }

  private static func open(
    _ path: FilePath
  ) throws(SystemFailure) -> (directory: OpenFile, file: OpenFile) {
    let above = path.directory
    let name = path.lastComponent.map { FilePath(name: $0) } ?? path
    let directory = try OpenFile.openOwnWay(to: above.isEmpty ? "." : above)
    let status = try FileSystem.status(of: name, in: directory, followingLinks: false)
    guard status.kind == .link else {
      return (
        directory, try OpenFile.open(name, in: directory, options: [.noFollow, .nonBlocking])
      )
    }
    let file = try LinkRule.recorded.inForce { () throws(SystemFailure) in
      try OpenFile.open(path, options: .nonBlocking)
    }
    return (directory, file)
  }

  private static func warning(_ path: FilePath, _ reason: String) -> Diagnostic {
    Diagnostic(
      .warning, .systemUntrusted,
      "'\(path.carried)' is ignored, because it names commands or options and \(reason)",
      hints: ["both must belong to you or root, and must not be writable for others"])
  }
}

extension FileStatus {
  /// Why somebody else than this user and root may decide what a file says; nil if nobody may.
  fileprivate var distrust: String? {
    if !isOwned(orRoot: true) { return "belongs to user \(Machine.name(ofUser: user))" }
    return isWritableByOthers ? "can be written by others" : nil
  }
}

extension Diagnostic.Code {
  package static let systemUntrusted = Diagnostic.Code("system.untrusted", .failed)
}
