import SystemCalls
package import SystemPackage

/// A file of sums as `sha256sum -c` reads it, with paths relative to where things were placed.
///
/// It appears complete, on the device, under a name that is free; nothing appears where nothing was
/// listed.
package final class Manifest: FileListing {
  private let path: FilePath
  private let base: FilePath
  private var staged: (folder: Destination, file: StagedFile)?
  private var waiting: [UInt8] = []
  private var isEmpty = true

  private static let buffer = 64 << 10

  /// Begins a manifest, which nobody sees yet.
  ///
  /// - Parameters:
  ///   - path: Where it will be.
  ///   - base: The folder that its paths are relative to.
  ///   - folderWillExist: Whether its folder may be missing until something is listed.
  /// - Throws: `manifestExists`, `destinationMissing`, or what keeps a file from being made there.
  package init(
    _ path: FilePath, relativeTo base: FilePath, folderWillExist: Bool = false
  ) throws(TransferError) {
    self.path = path
    self.base = base
    try Self.check(path)
    do throws(TransferError) {
      try stage()
    } catch .destinationMissing(let folder) {
      guard folderWillExist else { throw .destinationMissing(folder) }
    }
  }

  /// Throws `manifestExists` where the name is taken, by a link that leads nowhere as well.
  package static func check(_ path: FilePath) throws(TransferError) {
    let status = try calling { () throws(SystemFailure) in
      try FileSystem.statusIfPresent(of: path, followingLinks: false)
    }
    if status != nil { throw .manifestExists(path) }
  }

  /// Lists files, in this order.
  package func add(_ files: [ListedFile]) throws(TransferError) {
    for file in files {
      var relative = file.path
      _ = relative.removePrefix(base)
      waiting += Self.line(relative.bytes, file.digest)
      if waiting.count >= Self.buffer { try write() }
      isEmpty = false
    }
  }

  package func isManifest(_ target: FilePath) -> Bool {
    if target == path { return true }
    guard target.lastComponent == path.lastComponent,
      let folder = try? FileSystem.status(of: path.folder),
      let other = try? FileSystem.status(of: target.folder)
    else { return false }
    return folder.isSameFile(as: other)
  }

  /// Gives it its name, or a numbered one.
  ///
  /// - Throws: `manifestElsewhere` where it is complete under a numbered name: its own is taken by now.
  package func publish() throws(TransferError) {
    guard !isEmpty else { return }
    try write()
    guard let staged, let name = path.lastComponent else { return }
    if let file = staged.file.file {
      try calling { () throws(SystemFailure) in try file.synchronize() }
    }
    var given = FilePath(root: nil, [name])
    var number = 1
    while true {
      do throws(TransferError) {
        try staged.file.publish(as: given, in: staged.folder.folder)
        break
      } catch .system(let failure) where failure.errno == .fileExists {
        number += 1
        given = FilePath(bytes: TargetName.numbered(path.name.bytes, number))
      }
    }
    try calling { () throws(SystemFailure) in try staged.folder.folder.synchronize() }
    if number > 1 { throw .manifestElsewhere(path, at: path.folder.pushing(given)) }
  }

  private func stage() throws(TransferError) {
    let folder = try Destination(path.folder)
    let file = try calling { () throws(SystemFailure) in
      try StagedFile.makeFile(in: folder, permissions: 0o666)
    }
    staged = (folder, file)
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
