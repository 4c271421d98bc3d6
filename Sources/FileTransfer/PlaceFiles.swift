import SystemCalls
package import SystemPackage

/// The files of another host or store, reached over a connection that may end at any time.
///
/// Each operation takes a page of files at once, so that a page costs about one round trip, not one for each file.
/// An error that concerns one file is in the result of that file; a thrown error ends the connection, and nothing is
/// known about the files that were under way. Nothing here replaces a file that has another name than the caller
/// staged.
///
/// To read: `look`, `list`, `heads` (the first bytes of many files, for their types), `read` (a file as a stream, or
/// many files whole).
/// To write: `stage` gives files a hidden name, complete and synced; `digests` are those of what is stored there;
/// `publish` gives them their names; `synchronize` makes the names durable. `FarRun` does all of it in the right
/// order.
///
/// Paths are absolute, as `resolve` returns them. A listed name is one path component, or the listing fails.
package protocol PlaceFiles: AnyObject {
  /// Whether the connection has ended, so that nothing works any more.
  var hasEnded: Bool { get }
  /// What is lost of every file there, because its server does not keep it.
  var notKept: UnsupportedMetadata { get }
  /// The times that files can have there, in seconds since 1970; nil if it keeps none.
  var keptTimes: ClosedRange<Int64>? { get }
  /// Whether symbolic links can be made there.
  var keepsLinks: Bool { get }
  /// Whether a link gets the time of its source.
  var keepsTimesOfLinks: Bool { get }
  /// Whether the digests of staged files cost nothing, so that every copy is compared.
  var comparesFreely: Bool { get }
  /// Whether what was staged can be proved to be right without reading it back, so that it can be continued.
  var continuesFiles: Bool { get }
  /// Whether a file is renamed without being sent or stored again.
  var renamesFreely: Bool { get }
  /// What was proved about a file when it got its name; nil if nothing was compared then.
  func proof(of path: FilePath) -> Placement.Verification?
  /// The absolute path of one that the user typed: relative to the home directory, which `~` also means.
  func resolve(_ path: FilePath) throws(FarError) -> FilePath
  /// An existing path with all links resolved; the path itself where there are no links.
  func canonical(_ path: FilePath) throws(FarError) -> FilePath
  /// The same, and the status of files, which are found out together.
  func canonical(
    _ path: FilePath, lookingAt paths: [FilePath]
  ) throws(FarError) -> (path: FilePath, found: [Result<FarStatus?, FarError>])
  /// What can be done in a directory, found out by trying.
  ///
  /// - Parameter runID: The ID in the names of the files made for that, by which a later run removes them after a crash.
  func abilities(in directory: FilePath, by runID: RunID) throws(FarError) -> FarAbilities
  /// Whether files in a directory can be synced, which is found out with the abilities but may take longer to know.
  func synchronizes(in directory: FilePath, by runID: RunID) throws(FarError) -> Bool

  /// Whether a copy of a file of this size can be compared with its source, so that the source may be removed; found
  /// out by trying.
  ///
  /// - Parameter runID: As for `abilities`.
  func provesCopies(
    _ size: Int64, in directory: FilePath, by runID: RunID
  ) throws(FarError) -> Bool

  /// The status of files; nil for those that do not exist.
  func look(
    at paths: [FilePath], followingLinks: Bool
  ) throws(FarError) -> [Result<FarStatus?, FarError>]
  /// Lists a directory in parts, in the order of the server and without `.` and `..`, until `each` returns false.
  func list(_ directory: FilePath, _ each: ([FarEntry]) -> Bool) throws(FarError)
  /// The same without the times of files, which some servers tell only one by one.
  func listWithoutTimes(_ directory: FilePath, _ each: ([FarEntry]) -> Bool) throws(FarError)
  /// The first `count` bytes of files, fewer where a file is shorter.
  func heads(of paths: [FilePath], _ count: Int) throws(FarError) -> [Result<[UInt8], FarError>]
  /// Reads a file from an offset to its end, until `each` returns false.
  func read(_ path: FilePath, from offset: Int64, _ each: ([UInt8]) -> Bool) throws(FarError)
  /// Reads many files whole, many at a time, with a bounded number of bytes in memory.
  ///
  /// - Parameter each: Called with the index of a file and its next bytes, in order, and with none at its end. If it
  ///   returns false, nothing more is read of that file.
  func read(
    _ files: [FarReading], _ each: (Int, [UInt8]) -> Bool
  ) throws(FarError) -> [Result<Void, FarError>]
  /// The SHA-256 of files as they are stored there.
  func digests(of paths: [FilePath]) throws(FarError) -> [Result<FarDigest, FarError>]
  /// The SHA-256 of each piece of a file as it is stored there, in order; none if the host does not make them.
  ///
  /// Only where they can be made, `stage` has to continue files.
  func pieces(of path: FilePath, each length: Int64) throws(FarError) -> [Digest]
  /// The SHA-256 of files, made by the host itself; nil of one for which it makes none.
  ///
  /// Nothing is read back for that.
  func digestsMadeThere(of paths: [FilePath]) throws(FarError) -> [Digest?]
  /// The same for files that may have these contents, if another hash that costs less tells that, too.
  ///
  /// The result of a file with other bytes may be an error.
  func digests(
    of paths: [FilePath], comparing contents: [any FarContent]
  ) throws(FarError) -> [Result<FarDigest, FarError>]
  /// The bytes that this user may still write; nil if the server does not say.
  func room(in directory: FilePath) throws(FarError) -> Int64?

  /// Makes directories, in order; `taken` if one exists.
  func makeDirectories(
    _ directories: [FilePath], mode: UInt32
  ) throws(FarError) -> [Result<Void, FarError>]
  /// Writes new files and syncs them; those that fail are removed.
  func stage(_ files: [FarStaging]) throws(FarError) -> [Result<Int64, FarError>]
  /// The same, and calls `meanwhile` once, if it can while the other side is at work.
  func stage(
    _ files: [FarStaging], meanwhile: () -> Void
  ) throws(FarError) -> [Result<Int64, FarError>]
  /// Makes a small file, by which its directory is recognized under other names; the caller removes it.
  func make(mark: FilePath) throws(FarError)
  /// Gives staged files their names; `taken` if a name exists, and the staged file then remains.
  func publish(_ names: [FarNaming]) throws(FarError) -> [Result<Void, FarError>]
  /// The same, and calls `meanwhile` once, if it can while the other side is at work.
  func publish(
    _ names: [FarNaming], meanwhile: () -> Void
  ) throws(FarError) -> [Result<Void, FarError>]
  /// Gives a staged file the name of another, which it replaces in one step; `unsupported` if the server cannot.
  ///
  /// Only for a file that an earlier drop made and that is as it was left.
  func replace(_ target: FilePath, by staged: FilePath) throws(FarError)
  /// The same for a file of others, which gets another name first, so that the name is never free: of a run that was
  /// stopped until others had removed what it has staged, nothing is replaced any more.
  ///
  /// - Returns: Whether the server can do that; nothing is done if not.
  func replace(
    _ target: FilePath, by staged: FilePath, keeping kept: FilePath
  ) throws(FarError) -> Bool
  /// Makes the names in directories durable.
  func synchronize(_ directories: [FilePath]) throws(FarError)
  /// Sets the mode and the times of directories.
  func setMetadata(_ files: [(path: FilePath, FarMetadata)]) throws(FarError)
    -> [Result<Void, FarError>]
  /// Makes symbolic links, with their times where that is possible; `taken` if a name exists.
  func link(_ links: [FarLink]) throws(FarError) -> [Result<Void, FarError>]
  /// The contents of symbolic links.
  func contents(ofLinks paths: [FilePath]) throws(FarError) -> [Result<FilePath, FarError>]
  /// Removes files and links.
  func remove(_ paths: [FilePath]) throws(FarError) -> [Result<Void, FarError>]
  /// The hidden files that could not be removed since the last call, the first one in each directory.
  func takeLeftovers() -> [FilePath]
  /// Removes empty directories, in order.
  func removeDirectories(_ paths: [FilePath]) throws(FarError) -> [Result<Void, FarError>]
}

/// A digest, and from where the bytes came.
package struct FarDigest: Equatable, Sendable {
  package let digest: Digest
  /// What a copy with this digest proves.
  package let proof: Placement.Verification

  /// - Parameter isOfStored: Whether the host itself read what it stores; otherwise the bytes were read back over the
  ///   connection.
  package init(_ digest: Digest, isOfStored: Bool) {
    self.init(digest, isOfStored ? .far : .cache)
  }

  package init(_ digest: Digest, _ proof: Placement.Verification) {
    self.digest = digest
    self.proof = proof
  }
}

/// A symbolic link to make.
package struct FarLink: Equatable, Sendable {
  package let path: FilePath
  package let content: FilePath
  /// In seconds since 1970.
  package let modified: Int64

  package init(_ path: FilePath, to content: FilePath, modified: Int64) {
    self.path = path
    self.content = content
    self.modified = modified
  }
}

/// A staged file and the name that it gets.
package struct FarNaming: Equatable, Sendable {
  package let staged: FilePath
  package let target: FilePath
  /// The directory of the target.
  package let directory: FilePath
  package let isDirectory: Bool
  /// Whether a file is hidden: then one request has to take its name away, because by a second one it may be that of
  /// another file.
  package var hides: Bool {
    func isHidden(_ path: FilePath) -> Bool {
      RunID.isOfAnyRun(path.lastComponent?.bytes ?? [])
    }
    return !isHidden(staged) && isHidden(target)
  }
  /// Whether a server that cannot refuse a taken name may give this one, because the caller has just looked.
  package let isUnguarded: Bool

  package init(
    _ staged: FilePath, as target: FilePath, in directory: FilePath? = nil,
    isDirectory: Bool = false, isUnguarded: Bool = false
  ) {
    self.directory = directory ?? target.removingLastComponent()
    self.staged = staged
    self.target = target
    self.isDirectory = isDirectory
    self.isUnguarded = isUnguarded
  }
}

extension PlaceFiles {
  package func pieces(of path: FilePath, each length: Int64) throws(FarError) -> [Digest] { [] }
  package func replace(
    _ target: FilePath, by staged: FilePath, keeping kept: FilePath
  ) throws(FarError) -> Bool { false }
  package func digestsMadeThere(of paths: [FilePath]) throws(FarError) -> [Digest?] {
    paths.map { _ in nil }
  }
  package var continuesFiles: Bool { false }
  package func takeLeftovers() -> [FilePath] { [] }
  package var notKept: UnsupportedMetadata { [] }
  package var keptTimes: ClosedRange<Int64>? { notKept.contains(.times) ? nil : .min ... .max }
  package var keepsLinks: Bool { true }
  package var keepsTimesOfLinks: Bool { true }
  package var comparesFreely: Bool { false }
  package var renamesFreely: Bool { true }
  package func stage(
    _ files: [FarStaging], meanwhile: () -> Void
  ) throws(FarError) -> [Result<Int64, FarError>] {
    let results = try stage(files)
    meanwhile()
    return results
  }
  package func publish(
    _ names: [FarNaming], meanwhile: () -> Void
  ) throws(FarError) -> [Result<Void, FarError>] {
    let results = try publish(names)
    meanwhile()
    return results
  }
  package func provesCopies(
    _ size: Int64, in directory: FilePath, by runID: RunID
  ) throws(FarError) -> Bool { true }
  package func digests(
    of paths: [FilePath], comparing contents: [any FarContent]
  ) throws(FarError) -> [Result<FarDigest, FarError>] {
    try digests(of: paths)
  }
  package func listWithoutTimes(
    _ directory: FilePath, _ each: ([FarEntry]) -> Bool
  ) throws(FarError) {
    try list(directory, each)
  }
  package func proof(of path: FilePath) -> Placement.Verification? { nil }
  package func canonical(_ path: FilePath) throws(FarError) -> FilePath { path }
  package func canonical(
    _ path: FilePath, lookingAt paths: [FilePath]
  ) throws(FarError) -> (path: FilePath, found: [Result<FarStatus?, FarError>]) {
    (try canonical(path), try look(at: paths, followingLinks: false))
  }
  package func synchronizes(in directory: FilePath, by runID: RunID) throws(FarError) -> Bool {
    true
  }

  /// Makes the names in directories durable; returns false if the server cannot, so that no source may be removed.
  package func synchronizeIfPossible(_ directories: [FilePath]) throws(FarError) -> Bool {
    do throws(FarError) {
      try synchronize(directories)
      return true
    } catch {
      guard case .cannotSynchronize = error else { throw error }
      return false
    }
  }
}
