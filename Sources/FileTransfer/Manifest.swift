package import SystemCalls
package import SystemPackage

/// A file of sums as `sha256sum -c` reads it, with paths relative to where things were placed.
///
/// It appears complete, on the device, under a name that is free, or in the place of one that an earlier
/// drop made and this one goes on with; nothing appears where nothing was listed.
package final class Manifest: FileListing {
  private let path: FilePath
  private let base: FilePath
  private let mark: RunID
  private var staged: (directory: Destination, file: StagedFile)?
  private var waiting: [UInt8] = []
  private var isEmpty = true
  /// The one that is there, where this drop goes on with it.
  private let former: FileVersion?
  /// What is new, by the paths in it, where it is to be joined with what is there.
  private var lines: [[UInt8]: [UInt8]] = [:]
  private var order: [[UInt8]] = []

  /// Told of the name, and of what will be found there, before it is given.
  package var willName: (FilePath, FileVersion) throws(TransferError) -> Void = { _, _ in }
  /// Told when it has its name.
  package var hasName: (FilePath, FileVersion) throws(TransferError) -> Void = { _, _ in }

  private static let buffer = 64 << 10

  /// Begins a manifest, which nobody sees yet.
  ///
  /// - Parameters:
  ///   - path: Where it will be.
  ///   - base: The directory that its paths are relative to.
  ///   - directoryWillExist: Whether its directory may be missing until something is listed.
  ///   - former: The one that an earlier drop made there, which this one goes on with.
  ///   - mark: The mark of the hidden names that it makes.
  /// - Throws: `manifestExists`, `destinationMissing`, or what keeps a file from being made there.
  package init(
    _ path: FilePath, relativeTo base: FilePath, directoryWillExist: Bool = false,
    following former: FileVersion? = nil, mark: RunID = RunID()
  ) throws(TransferError) {
    self.path = path
    self.base = base
    self.mark = mark
    self.former = try Self.check(path, following: former)
    do throws(TransferError) {
      try stage()
    } catch .destinationMissing(let directory) {
      guard directoryWillExist else { throw .destinationMissing(directory) }
    }
  }

  /// Throws `manifestExists` where the name is taken, by a link that leads nowhere as well; answers what is
  /// there where that is the one to go on with.
  @discardableResult
  package static func check(
    _ path: FilePath, following former: FileVersion? = nil
  ) throws(TransferError) -> FileVersion? {
    let status = try calling { () throws(SystemFailure) in
      try FileSystem.statusIfPresent(of: path, followingLinks: false)
    }
    guard let status else { return nil }
    guard let former, status.kind == .regular, status.version.isSameContent(as: former) else {
      throw .manifestExists(path)
    }
    return status.version
  }

  /// Lists files, in this order.
  package func add(_ files: [ListedFile]) throws(TransferError) {
    for file in files {
      var relative = file.path
      _ = relative.removePrefix(base)
      let line = Self.line(relative.bytes, file.digest)
      isEmpty = false
      if former != nil {
        let name = GrowingManifest.name(in: line.dropLast()) ?? relative.bytes
        if lines.updateValue(line, forKey: name) == nil { order.append(name) }
        continue
      }
      waiting += line
      if waiting.count >= Self.buffer { try write() }
    }
  }

  package func isManifest(_ target: FilePath) -> Bool {
    if target == path { return true }
    guard target.lastComponent == path.lastComponent,
      let directory = try? FileSystem.status(of: path.directory),
      let other = try? FileSystem.status(of: target.directory)
    else { return false }
    return directory.isSameFile(as: other)
  }

  /// Gives it its name, or a numbered one.
  ///
  /// - Throws: `manifestElsewhere` where it is complete under a numbered name: its own is taken by now.
  package func publish() throws(TransferError) {
    guard !isEmpty else { return }
    if former != nil, try join() { return }
    try write()
    guard let staged, path.lastComponent != nil else { return }
    if let file = staged.file.file {
      try calling { () throws(SystemFailure) in try file.synchronize() }
    }
    let version = try calling { () throws(SystemFailure) in try staged.file.status().version }
    let directory = try calling { () throws(SystemFailure) in try staged.directory.directory }
    var given = path.name
    var replaces = former != nil
    var number = 1
    while true {
      let target = path.directory.pushing(given)
      try willName(target, version)
      do throws(TransferError) {
        if replaces, try isFormer() {
          try staged.file.replace(given, in: directory)
        } else {
          replaces = false
          try staged.file.publish(as: given, in: directory)
        }
        break
      } catch .system(let failure) where failure.errno == .fileExists {
        number += 1
        given = FilePath(bytes: TargetName.numbered(path.name.bytes, number))
      }
    }
    try calling { () throws(SystemFailure) in try staged.directory.synchronize() }
    let target = path.directory.pushing(given)
    let named = try calling { () throws(SystemFailure) in
      try FileSystem.status(of: given, in: directory, followingLinks: false)
    }
    try hasName(target, named.version)
    if number > 1 { throw .manifestElsewhere(path, at: target) }
  }

  /// Puts what is there before what is new, without the lines that are new; answers whether nothing is other
  /// than it was.
  private func join() throws(TransferError) -> Bool {
    guard try isFormer() else {
      waiting = order.flatMap { lines[$0] ?? [] }
      return false
    }
    let old = try calling { () throws(SystemFailure) in
      try OpenFile.open(path, options: [.noFollow, .nonBlocking]).readAll()
    }
    var isChanged = false
    var listed: Set<[UInt8]> = []
    for line in old.split(separator: UInt8(ascii: "\n")) {
      if let name = GrowingManifest.name(in: line), let new = lines[name] {
        guard new.dropLast().elementsEqual(line), listed.insert(name).inserted else {
          isChanged = true
          continue
        }
      }
      waiting += line + [UInt8(ascii: "\n")]
    }
    for name in order where !listed.contains(name) {
      isChanged = true
      waiting += lines[name] ?? []
    }
    return !isChanged
  }

  private func isFormer() throws(TransferError) -> Bool {
    let status = try calling { () throws(SystemFailure) in
      try FileSystem.statusIfPresent(of: path, followingLinks: false)
    }
    guard let status, let former else { return false }
    return status.version.isSameContent(as: former)
  }

  private func stage() throws(TransferError) {
    let directory = try Destination(path.directory, mark)
    // Only what has a name can take that of another.
    if former != nil { directory.noteLackOfUnnamed() }
    let file = try calling { () throws(SystemFailure) in
      try StagedFile.makeFile(in: directory, permissions: 0o666)
    }
    staged = (directory, file)
  }

  private func write() throws(TransferError) {
    if staged == nil { try stage() }
    let bytes = waiting
    waiting = []
    try calling { () throws(SystemFailure) in try staged?.file.file?.writeAll(bytes) }
  }

  /// A line of `sha256sum`: a name that would break the line is escaped, and the line says so.
  static func line(_ path: [UInt8], _ digest: Digest) -> [UInt8] {
    // A lone dash would be standard input to who checks.
    let path = path == [UInt8(ascii: "-")] ? Array("./-".utf8) : path
    var name: [UInt8] = []
    for byte in path {
      switch byte {
      case UInt8(ascii: "\n"): name += "\\n".utf8
      case UInt8(ascii: "\r"): name += "\\r".utf8
      case UInt8(ascii: "\\"): name += "\\\\".utf8
      default: name.append(byte)
      }
    }
    let mark = name.count == path.count ? "" : "\\"
    return Array((mark + digest.text + "  ").utf8) + name + [UInt8(ascii: "\n")]
  }
}
