import SystemCalls
package import SystemPackage

/// A file of sums as `sha256sum -c` reads it that grows with each drop, with paths relative to its root.
///
/// It is replaced as a whole, by one run at a time: who reads it sees it before or after, never between,
/// and no line of another run is lost. What is in it stays, also what is no line of sums; of a file that
/// was listed already there is one line, the new one.
package final class GrowingManifest: FileListing {
  private let path: FilePath
  private let root: FilePath
  private let keeping: FilePath
  private let placing: (folder: FilePath, below: FilePath)
  private let isCancelled: @Sendable () -> Bool
  /// The lines to add by the paths in them, and the order in which they came.
  private var lines: [[UInt8]: [UInt8]] = [:]
  private var order: [[UInt8]] = []
  /// Paths whose lines go if nothing is there any more.
  private var gone: Set<[UInt8]> = []

  /// Begins to list; nothing is touched before it is published.
  ///
  /// - Parameters:
  ///   - path: The file, below `root`.
  ///   - root: The folder that paths in it are relative to.
  ///   - keeping: A folder on its file system for a lock and what is half-made.
  ///   - placing: The folder that things are placed in, as paths have it, and what that is below `root`.
  package init(
    _ path: FilePath, relativeTo root: FilePath, keeping: FilePath,
    placing: (folder: FilePath, below: FilePath),
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.path = path
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

  /// Leaves out what is listed at a path, or below it, and is not there any more.
  package func forget(_ target: FilePath) { gone.insert(relative(target)) }

  private func relative(_ path: FilePath) -> [UInt8] {
    var path = path
    _ = path.removePrefix(placing.folder)
    return placing.below.pushing(path).bytes
  }

  package func isManifest(_ target: FilePath) -> Bool {
    root.pushing(FilePath(bytes: relative(target))) == path
  }

  // MARK: - Publishing

  package func publish() throws(TransferError) {
    if lines.isEmpty && gone.isEmpty { return }
    try calling { () throws(SystemFailure) in
      let lock = try lock()
      try replace()
      withExtendedLifetime(lock) {}
    }
    lines = [:]
    order = []
    gone = []
  }

  private func lock() throws(SystemFailure) -> OpenFile {
    try FileSystem.makeFolders(keeping)
    let lock = try OpenFile.open(
      keeping.appending("manifest.lock"), .readWrite, options: [.create, .noFollow],
      permissions: 0o600)
    while try !lock.lock() {
      if isCancelled() { throw SystemFailure("flock", lock.path, .canceled) }
      Clock.pause(milliseconds: 5)
    }
    return lock
  }

  private func replace() throws(SystemFailure) {
    let old = try existing()
    if old == nil && order.isEmpty { return }
    let staged = keeping.appending("manifest.new")
    var isPublished = false
    defer { if !isPublished { try? FileSystem.removeFile(staged) } }
    let new = try OpenFile.open(
      staged, .writeOnly, options: [.create, .truncate, .noFollow], permissions: 0o666)
    guard try write(over: old?.file, to: new) else { return }
    let folder = path.removingLastComponent()
    if try new.status().size == 0 {
      try FileSystem.removeFile(path)
      return try OpenFile.openFolder(folder).synchronize()
    }
    if let old { try new.setMode(old.mode & 0o7777) }
    try new.synchronize()
    if old == nil { try FileSystem.makeFolders(folder) }
    try FileSystem.rename(staged, to: path, .replace)
    isPublished = true
    try OpenFile.openFolder(folder).synchronize()
  }

  private func existing() throws(SystemFailure) -> (file: OpenFile, mode: UInt32)? {
    let file: OpenFile
    do throws(SystemFailure) {
      file = try OpenFile.open(path, options: [.noFollow, .nonBlocking])
    } catch {
      if error.errno == .noSuchFileOrDirectory { return nil }
      throw error
    }
    let status = try file.status()
    guard status.kind == .regular else { throw SystemFailure("openat", path, .invalidArgument) }
    return (file, UInt32(status.mode))
  }

  /// Writes what is there and what is new; answers whether anything is other than before.
  private func write(over old: OpenFile?, to new: OpenFile) throws(SystemFailure) -> Bool {
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
          } else if isGone(name) {
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

  private func isGone(_ name: [UInt8]) -> Bool {
    guard !gone.isEmpty else { return false }
    var above = FilePath(bytes: name)
    while !above.isEmpty {
      if gone.contains(above.bytes) {
        let target = root.pushing(FilePath(bytes: name))
        return (try? FileSystem.statusIfPresent(of: target, followingLinks: false)) == .some(nil)
      }
      guard above.removeLastComponent() else { break }
    }
    return false
  }

  private static let chunk = 256 << 10

  /// Gives each line with its end to `body`; the last one may have none.
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

  /// The path in a line of `sha256sum`; nil where it is none.
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
