import SystemCalls
package import SystemPackage

/// A checksum file for `sha256sum -c` that grows with each drop, with paths relative to its root.
///
/// It is replaced as a whole, by one run at a time: readers see either the old or the new list, and no line of
/// another run is lost. Existing lines are kept, including those that are not checksums; a file that is listed
/// again gets one line, the new one. No symbolic link below the root is followed.
package final class GrowingManifest: FileListing {
  private let name: FilePath
  private let root: FilePath
  private let keeping: FilePath
  private let placing: (directory: FilePath, below: FilePath)
  private let isCancelled: @Sendable () -> Bool
  /// The lines to add, by path, and the order in which they were added.
  private var lines: [[UInt8]: [UInt8]] = [:]
  private var order: [[UInt8]] = []
  /// Paths whose lines are removed if the file no longer exists.
  private var gone: Set<[UInt8]> = []

  /// Creates an empty list; nothing on disk changes before `publish()`.
  ///
  /// - Parameters:
  ///   - name: The path of the checksum file below `root`.
  ///   - root: The directory to which the listed paths are relative.
  ///   - keeping: A directory below `root`, on its file system, for the lock and the staged list.
  ///   - placing: The directory in which files are placed, as the start of the paths given, and its path below
  ///     `root`.
  package init(
    _ name: FilePath, in root: FilePath, keeping: FilePath,
    placing: (directory: FilePath, below: FilePath),
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.name = name
    self.root = root
    self.keeping = keeping
    self.placing = placing
    self.isCancelled = isCancelled
  }

  package func add(_ files: [ListedFile]) throws(TransferError) {
    for file in files {
      let name = relative(file.path)
      if lines.updateValue(Manifest.line(name, file.digest), forKey: name) == nil {
        order.append(name)
      }
    }
  }

  /// Removes the lines of a path, and of everything below it, if the files no longer exist.
  package func forget(_ target: FilePath) { gone.insert(relative(target)) }

  private func relative(_ path: FilePath) -> [UInt8] {
    var path = path
    _ = path.removePrefix(placing.directory)
    return placing.below.pushing(path).bytes
  }

  package func isManifest(_ target: FilePath) -> Bool {
    FilePath(bytes: relative(target)) == name
  }

  /// Throws if the path of the manifest contains a symbolic link; called before anything is placed.
  package func check() throws(TransferError) {
    try calling { () throws(SystemFailure) in
      try ConfinedDirectory(opening: root).refuseLink(at: name)
    }
  }

  // MARK: - Publishing

  package func publish() throws(TransferError) {
    if lines.isEmpty && gone.isEmpty { return }
    try calling { () throws(SystemFailure) in
      let top = try ConfinedDirectory(opening: root)
      let kept = try top.makeDirectories(keeping, mode: 0o755)
      let lock = try lock(in: kept)
      try replace(in: top, keeping: kept)
      withExtendedLifetime(lock) {}
    }
    lines = [:]
    order = []
    gone = []
  }

  private func lock(in kept: ConfinedDirectory) throws(SystemFailure) -> OpenFile {
    let lock = try kept.openFile(
      "manifest.lock", .readWrite, options: .create, permissions: 0o600)
    while try !lock.lock() {
      if isCancelled() { throw SystemFailure("flock", lock.path, .canceled) }
      Clock.pause(milliseconds: 5)
    }
    return lock
  }

  private func replace(
    in top: ConfinedDirectory, keeping kept: ConfinedDirectory
  ) throws(SystemFailure) {
    let old = try existing(in: top)
    if old == nil && order.isEmpty { return }
    let staged: FilePath = "manifest.new"
    // A killed run may have left it, perhaps as a hard link to a file that must not be written to.
    try? FileSystem.removeFile(staged, in: kept.directory)
    var isPublished = false
    defer { if !isPublished { try? FileSystem.removeFile(staged, in: kept.directory) } }
    let new = try kept.openFile(
      staged, .writeOnly, options: [.create, .exclusiveCreate], permissions: 0o666)
    guard try write(over: old?.file, to: new, in: top) else { return }
    let above = name.directory.isEmpty ? "." : name.directory
    if try new.status().size == 0 {
      let (directory, last) = try top.parent(of: name)
      try FileSystem.removeFile(last, in: directory)
      return try top.openPath(above).directory.synchronizeNames()
    }
    if let old { try new.setModeIfPossible(old.mode & 0o777) }
    try new.synchronize()
    let directory = try old == nil ? top.makeDirectories(above) : top.openPath(above)
    try FileSystem.rename(
      staged, in: kept.directory, to: FilePath(bytes: name.name.bytes), in: directory.directory,
      .replace)
    isPublished = true
    try directory.directory.synchronizeNames()
  }

  private func existing(
    in top: ConfinedDirectory
  ) throws(SystemFailure) -> (file: OpenFile, mode: UInt32)? {
    do throws(SystemFailure) {
      let file = try top.openFile(name)
      return (file, try file.status().mode)
    } catch {
      if error.errno == .noSuchFileOrDirectory { return nil }
      throw error
    }
  }

  /// Writes the old and the new lines; returns whether anything changed.
  private func write(
    over old: OpenFile?, to new: OpenFile, in top: ConfinedDirectory
  ) throws(SystemFailure) -> Bool {
    var buffer: [UInt8] = []
    var isChanged = false
    var listed: Set<[UInt8]> = []
    func put(_ line: some Collection<UInt8>) throws(SystemFailure) {
      buffer += line
      guard buffer.count >= Self.chunk else { return }
      try new.writeAll(buffer)
      buffer.removeAll(keepingCapacity: true)
    }
    if let old {
      try Self.eachLine(of: old) { (line) throws(SystemFailure) in
        let text = line.last == UInt8(ascii: "\n") ? line.dropLast() : line
        if let name = Self.name(in: text) {
          if let line = lines[name] {
            guard line.dropLast().elementsEqual(text), listed.insert(name).inserted else {
              isChanged = true
              return
            }
          } else if isGone(name, in: top) {
            isChanged = true
            return
          }
        }
        try put(text + [UInt8(ascii: "\n")])
      }
    }
    for name in order where !listed.contains(name) {
      isChanged = true
      if let line = lines[name] { try put(line) }
    }
    try new.writeAll(buffer)
    return isChanged
  }

  private func isGone(_ name: [UInt8], in top: ConfinedDirectory) -> Bool {
    guard !gone.isEmpty else { return false }
    var above = FilePath(bytes: name)
    while !above.isEmpty {
      if gone.contains(above.bytes) {
        return (try? top.statusIfPresent(of: FilePath(bytes: name))) == .some(nil)
      }
      guard above.removeLastComponent() else { break }
    }
    return false
  }

  private static let chunk = 256 << 10

  /// Calls `body` with each line including its newline, which the last line may lack.
  private static func eachLine(
    of file: OpenFile, _ body: (ArraySlice<UInt8>) throws(SystemFailure) -> Void
  ) throws(SystemFailure) {
    var rest: ArraySlice<UInt8> = []
    while true {
      let more = try file.readAll(limit: chunk)
      if more.isEmpty { break }
      rest += more
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        try body(rest[...end])
        rest = rest[(end + 1)...]
      }
      rest = Array(rest)[...]
    }
    if !rest.isEmpty { try body(rest) }
  }

  /// The path in a line of `sha256sum`; nil if it is not such a line.
  static func name(in line: ArraySlice<UInt8>) -> [UInt8]? {
    var rest = line
    let isEscaped = rest.first == UInt8(ascii: "\\")
    if isEscaped { rest = rest.dropFirst() }
    let digest = rest.prefix(64)
    guard digest.count == 64, rest.count > 66,
      digest.allSatisfy({ 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 || 0x41...0x46 ~= $0 })
    else { return nil }
    rest = rest.dropFirst(64)
    guard rest.popFirst() == UInt8(ascii: " "), let mark = rest.popFirst(),
      mark == UInt8(ascii: " ") || mark == UInt8(ascii: "*")
    else { return nil }
    if rest.starts(with: "./".utf8) { rest = rest.dropFirst(2) }
    guard isEscaped else { return Array(rest) }
    var name: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        name.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "n"): name.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r"): name.append(UInt8(ascii: "\r"))
      default: name.append(next)
      }
    }
    return name
  }
}
