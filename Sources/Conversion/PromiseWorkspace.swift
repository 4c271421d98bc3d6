import SystemCalls
import SystemPackage

/// The temporary files of a promise: a private directory and two names beside it, on the file system of the
/// target.
///
/// They are removed with everything that the command left there, once the data has been moved out.
struct PromiseWorkspace {
  /// The command's own directory, so that its names cannot conflict with ours.
  ///
  /// There is only one, since creating directories is slow on disk.
  private let directory: PrivateDirectory
  /// The open directory, in case the command replaces it under its name.
  private let opened: OpenFile
  private let written: SpareName
  private let copied: SpareName
  private let subject: CommandError.Subject
  /// The standard output of the command; closed when the data is moved out.
  private(set) var standardOutput: OpenFile?
  /// The value of `DND_OUTPUT`, to which the command may write instead.
  let ownFile: FilePath

  init(for promise: Promise, beside output: FilePath) throws(CommandError) {
    subject = promise.subject
    do throws(SystemFailure) {
      directory = try PrivateDirectory(in: output.directory, prefix: ".promise-")
      opened = try OpenFile.openDirectory(directory.path, followingLinks: false)
      let suffix = promise.preferredExtension.map { ".\($0)" } ?? ""
      ownFile = directory.path.appending("output\(suffix)")
      written = SpareName(beside: directory, "stdout")
      copied = SpareName(beside: directory, "copy")
      standardOutput = try OpenFile.open(
        written.path, .readWrite, options: [.create, .exclusiveCreate], permissions: 0o600)
    } catch {
      throw .system(error)
    }
  }

  /// Whether the data is open for writing, except in a child that is just being started.
  ///
  /// Such a child keeps our descriptors open until it executes its program, which takes a moment; waiting for
  /// that is cheaper than a copy.
  private static func isStillWritten(_ data: OpenFile) -> Bool {
    for _ in 0..<50 {
      guard data.isBeingWritten else { return false }
      Clock.pause(milliseconds: 2)
    }
    return true
  }

  /// Moves the data to its target.
  ///
  /// - Returns: Its size in bytes.
  mutating func publish(at output: FilePath) throws(CommandError) -> Int64 {
    let product = try product()
    // Otherwise this process would itself count as a writer.
    standardOutput = nil
    do throws(SystemFailure) {
      var parent = product.directory
      var path = product.name
      var data = product.left.file
      let isBeingWritten = Self.isStillWritten(data)
      // A file shared with others must neither be changed by them later nor be changed by us, so it is copied.
      if !product.left.isOwn || isBeingWritten {
        parent = nil
        path = copied.path
        data = try Self.copy(of: data, at: path)
      }
      let size = try data.status().size
      if size > 0 {
        // It is not synced, because it can be produced again.
        try data.setMode(0o600)
        try Self.rename(path, in: parent, to: output)
        return size
      }
    } catch {
      throw .system(error)
    }
    throw .empty(subject)
  }

  /// Renames a file, replacing any existing one.
  ///
  /// The two are exchanged if possible, because on some file systems a replacing rename starts writing the file
  /// out.
  private static func rename(
    _ path: FilePath, in directory: OpenFile?, to output: FilePath
  ) throws(SystemFailure) {
    do throws(SystemFailure) {
      try FileSystem.rename(path, in: directory, to: output, .exchange)
    } catch {
      guard error.isUnsupported || error.errno == .noSuchFileOrDirectory else { throw error }
      try FileSystem.rename(path, in: directory, to: output, .replace)
    }
  }

  /// The file that contains the data.
  private func product() throws(CommandError) -> (
    left: LeftFile, name: FilePath, directory: OpenFile?
  ) {
    do throws(SystemFailure) {
      let name = FilePath(bytes: ownFile.lastComponent?.bytes ?? [])
      switch try LeftFile.find(name, in: opened) {
      case .file(let left): return (left, name, opened)
      case .nothing:
        // Opened again by name, because a check for writers would count our own descriptor.
        if case .file(let left) = try LeftFile.find(written.path, in: nil),
          let own = try standardOutput?.status(), left.status.isSameFile(as: own)
        {
          return (left, written.path, nil)
        }
      case .noFile: break
      }
    } catch {
      throw .system(error)
    }
    throw .notAFile(subject)
  }

  private static func copy(
    of data: OpenFile, at path: FilePath
  ) throws(SystemFailure) -> OpenFile {
    let copy = try OpenFile.open(
      path, .readWrite, options: [.create, .exclusiveCreate], permissions: 0o600)
    // Limited to the current size, since a process that is still writing could stay ahead forever.
    var rest = try data.status().size
    while rest > 0 {
      let count = try data.copyRange(to: copy, count: Int(clamping: min(rest, 1 << 30)))
      if count == 0 { break }
      rest -= Int64(count)
    }
    return copy
  }
}

/// A unique name beside a private directory; the file at this name is removed on deinitialization.
private final class SpareName {
  let path: FilePath

  init(beside directory: PrivateDirectory, _ ending: String) {
    path = FilePath(bytes: directory.path.bytes + Array(".\(ending)".utf8))
  }

  deinit { try? FileSystem.removeFile(path) }
}
