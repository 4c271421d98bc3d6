import SystemCalls
import SystemPackage

/// Where a promise's data is made: a private directory and two names beside it, on the file system that the
/// data will stay on.
///
/// They go with everything in them, whatever the command left there, once the data has been taken out.
struct PromiseWorkspace {
  /// The command's own, so that no name that it chooses can meet one of ours; one and no more, since
  /// directories are what a disk is slowest at.
  private let directory: PrivateDirectory
  /// That directory, whatever the command makes of its name.
  private let opened: OpenFile
  private let written: SpareName
  private let copied: SpareName
  private let subject: CommandError.Subject
  /// What the command writes to standard output; closed once the data is taken out.
  private(set) var standardOutput: OpenFile?
  /// Where it may write instead: the value of `DND_OUTPUT`.
  let ownFile: FilePath

  init(for promise: Promise, beside output: FilePath) throws(CommandError) {
    subject = promise.subject
    do throws(SystemFailure) {
      directory = try PrivateDirectory(in: output.removingLastComponent(), prefix: ".promise-")
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

  /// Whether anybody but a child of ours that is just being started has the data open for writing.
  ///
  /// Such a child holds what this process had open, until its program runs: that is over in a moment, and
  /// cheaper to wait for than a copy is to make.
  private static func isStillWritten(_ data: OpenFile) throws(SystemFailure) -> Bool {
    for _ in 0..<50 {
      guard try data.isBeingWritten else { return false }
      Clock.pause(milliseconds: 2)
    }
    return true
  }

  /// Puts the data at its place.
  ///
  /// - Returns: Its size in bytes.
  mutating func publish(at output: FilePath) throws(CommandError) -> Int64 {
    let product = try product()
    // Or this process would be taken for one that still writes.
    standardOutput = nil
    do throws(SystemFailure) {
      var parent = product.directory
      var path = product.name
      var data = product.left.file
      let isBeingWritten = try Self.isStillWritten(data)
      // What happens later to a file that others have too must not happen to ours, nor what we do to theirs.
      if !product.left.isOwn || isBeingWritten {
        parent = nil
        path = copied.path
        data = try Self.copy(of: data, at: path)
      }
      let size = try data.status().size
      if size > 0 {
        // It can be made again, so nobody waits for the disk.
        try data.setMode(0o600)
        try Self.rename(path, in: parent, to: output)
        return size
      }
    } catch {
      throw .system(error)
    }
    throw .empty(subject)
  }

  /// Renames a file, what is there being replaced.
  ///
  /// Where the two can trade names they do: some file systems begin to write a file out when it replaces
  /// another by its new name.
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

  /// The file that holds the data.
  private func product() throws(CommandError) -> (
    left: LeftFile, name: FilePath, directory: OpenFile?
  ) {
    do throws(SystemFailure) {
      let name = FilePath(bytes: ownFile.lastComponent?.bytes ?? [])
      switch try LeftFile.find(name, in: opened) {
      case .file(let left): return (left, name, opened)
      case .nothing:
        // Under its name again, since who writes to it is told by who has it open.
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
    // No more than there is now: who still writes could keep ahead for ever.
    var rest = try data.status().size
    while rest > 0 {
      let count = try data.copyRange(to: copy, count: Int(clamping: min(rest, 1 << 30)))
      if count == 0 { break }
      rest -= Int64(count)
    }
    return copy
  }
}

/// A name beside a private directory, which nobody else has; what has it goes with this value.
private final class SpareName {
  let path: FilePath

  init(beside directory: PrivateDirectory, _ ending: String) {
    path = FilePath(bytes: directory.path.bytes + Array(".\(ending)".utf8))
  }

  deinit { try? FileSystem.removeFile(path) }
}
