import Diagnostics
package import SystemCalls
package import SystemPackage

/// The views that this user created or trusts on this machine.
///
/// A view is identified by its path, the identity and owners of its directories, and its text. If any of them
/// changes, the view is no longer trusted. Each view has an entry in a separate small file.
package struct ViewRegister: Sendable {
  private let directory: FilePath

  /// - Parameter stateRoot: The state directory of this program.
  package init(stateRoot: FilePath) { directory = stateRoot.appending("views") }

  /// Whether a view is the user's own: created here, also if the command was killed, or trusted in its current state.
  package func holds(_ view: ViewDirectory) -> Bool {
    let text = text(of: view)
    return [entry(of: view.root), announced(view.root)].contains { path in
      // Numbers of devices, which change between boots, may have more digits.
      guard let entry = try? OpenFile.open(path, options: [.noFollow]),
        let known = try? entry.readAll(limit: text.count + 64)
      else { return false }
      return Self.lasting(known) == Self.lasting(text)
    }
  }

  /// The parts of an entry, without the devices of directories whose time of birth is known.
  private static func lasting(_ text: [UInt8]) -> [[UInt8]] {
    var parts = text.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    if parts.count == 3 {
      let directories = parts[1].split(separator: UInt8(ascii: " ")).map {
        let fields = $0.split(separator: UInt8(ascii: ":"))
        return fields.dropFirst(fields.count > 3 ? 1 : 0).joined(separator: [UInt8(ascii: ":")])
      }
      parts[1] = Array(directories.joined(separator: [UInt8(ascii: " ")]))[...]
    }
    return parts.map(Array.init)
  }

  /// Whether the register has an entry for the path of this view.
  package func knowsPlace(of view: ViewDirectory) -> Bool {
    guard let entry = try? OpenFile.open(entry(of: view.root), options: [.noFollow]),
      let known = try? entry.readAll(limit: view.root.bytes.count + 1)
    else { return false }
    return known == view.root.bytes + [0]
  }

  /// Adds a view that is about to be written, beside the entry for its path: a kill must not make it a foreign one.
  package func announce(_ view: ViewDirectory) throws(SystemFailure) {
    try write(view, to: announced(view.root))
  }

  /// Adds a view, replacing earlier entries for its path.
  package func add(_ view: ViewDirectory) throws(SystemFailure) {
    try write(view, to: entry(of: view.root))
    try? FileSystem.removeFile(announced(view.root))
  }

  private func write(_ view: ViewDirectory, to path: FilePath) throws(SystemFailure) {
    try FileSystem.makeOwnDirectories(directory)
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
    // Paths with the same hash share an entry, and then only the later view is trusted.
    directory.appending(Hexadecimal.text(StableHash.of(root.bytes), digits: 1))
  }
  private func announced(_ root: FilePath) -> FilePath {
    FilePath(bytes: entry(of: root).bytes + Array("-announced".utf8))
  }
}
