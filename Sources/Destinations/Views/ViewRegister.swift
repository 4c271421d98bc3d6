import Diagnostics
package import SystemCalls
package import SystemPackage

/// The views that this user made or trusts on this machine.
///
/// What is trusted is a text in certain directories of certain owners at a place: who changes, exchanges or moves
/// one of them is trusted no longer. One small file stands for each view.
package struct ViewRegister: Sendable {
  private let directory: FilePath

  /// - Parameter stateRoot: Where all that is kept for this user is.
  package init(stateRoot: FilePath) { directory = stateRoot.appending("views") }

  /// Whether a view is this user's own: made here, or trusted as it is.
  package func holds(_ view: ViewDirectory) -> Bool {
    guard let entry = try? OpenFile.open(entry(of: view.root), options: [.noFollow]),
      let known = try? entry.readAll(limit: text(of: view).count + 1)
    else { return false }
    return known == text(of: view)
  }

  /// Whether a view was at this place whose text is another one now.
  package func knowsPlace(of view: ViewDirectory) -> Bool {
    guard let entry = try? OpenFile.open(entry(of: view.root), options: [.noFollow]),
      let known = try? entry.readAll(limit: view.root.bytes.count + 1)
    else { return false }
    return known == view.root.bytes + [0]
  }

  /// Takes a view up, in place of one that was there before.
  package func add(_ view: ViewDirectory) throws(SystemFailure) {
    try FileSystem.makeOwnDirectories(directory)
    let path = entry(of: view.root)
    let mark = try Machine.randomBytes(6).map { String($0, radix: 36) }.joined()
    let new = directory.appending(".new-\(mark)")
    try FileSystem.replaceFile(path, by: new, permissions: 0o600, synced: true) {
      (file) throws(SystemFailure) in try file.writeAll(text(of: view))
    }
  }

  private func text(of view: ViewDirectory) -> [UInt8] {
    view.root.bytes + [0] + Array(view.identity.text.utf8) + [0] + view.bytes
  }

  private func entry(of root: FilePath) -> FilePath {
    // Two places that share a name share an entry, and then only the later one is trusted.
    directory.appending(Hexadecimal.text(StableHash.of(root.bytes), digits: 1))
  }
}
