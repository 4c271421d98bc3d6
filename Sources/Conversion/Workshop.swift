import SystemCalls
import SystemPackage

/// Where a promise's data is made: a private folder on the file system that it will stay on.
///
/// It goes with everything in it, whatever the command left there, once the data has been taken out.
struct Workshop {
  private let folder: PrivateFolder
  private let subject: CommandError.Subject
  /// What the command writes to standard output.
  let standardOutput: OpenFile
  /// Where it may write instead: the value of `DND_OUTPUT`.
  let ownFile: FilePath

  init(for promise: Promise, beside output: FilePath) throws(CommandError) {
    subject = promise.subject
    do throws(SystemFailure) {
      folder = try PrivateFolder(in: output.removingLastComponent(), prefix: ".promise-")
      // A folder of its own, so that no name that the command chooses can meet one of ours.
      let room = folder.path.appending("output")
      try FileSystem.makeFolder(room, mode: 0o700)
      let suffix = promise.preferredExtension.map { ".\($0)" } ?? ""
      ownFile = room.appending("output\(suffix)")
      standardOutput = try OpenFile.open(
        folder.path.appending(Self.standardOutputName), .readWrite,
        options: [.create, .exclusiveCreate], permissions: 0o600)
    } catch {
      throw .system(error)
    }
  }

  private static let standardOutputName = "stdout"

  /// Puts the data at its place.
  ///
  /// - Returns: Its size in bytes.
  func publish(at output: FilePath) throws(CommandError) -> Int64 {
    let (data, path) = try product()
    do throws(SystemFailure) {
      let size = try data.status().size
      if size > 0 {
        try data.setMode(0o600)
        try data.synchronizeData()
        try FileSystem.rename(path, to: output, .replace)
        return size
      }
    } catch {
      throw .system(error)
    }
    throw .empty(subject)
  }

  /// The file that holds the data.
  private func product() throws(CommandError) -> (OpenFile, FilePath) {
    let standardOutputPath = folder.path.appending(Self.standardOutputName)
    do throws(SystemFailure) {
      guard let left = try FileSystem.statusIfPresent(of: ownFile, followingLinks: false) else {
        return (standardOutput, standardOutputPath)
      }
      if left.kind == .regular {
        // The command may have left it closed to its owner.
        try FileSystem.setMode(of: ownFile, to: 0o600)
        let own = try OpenFile.open(ownFile, options: [.noFollow, .nonBlocking])
        if left.links == 1 { return (own, ownFile) }
        // Another name of some other file: what happens to that one later must not happen to ours.
        try standardOutput.truncate(to: 0)
        try standardOutput.seek(to: 0)
        while try own.copyRange(to: standardOutput, count: 1 << 30) > 0 {}
        return (standardOutput, standardOutputPath)
      }
    } catch {
      throw .system(error)
    }
    throw .notAFile(subject)
  }
}
