package import FileTransfer
import SystemCalls
package import SystemPackage

// What a server does not say when it only fails: whether the disk is full, or cannot be written to.
extension HostFileSystem {
  package func room(in directory: FilePath) throws(FarError) -> Int64? {
    try volume(of: directory)?.room
  }

  /// Why something failed to be written in a directory, as far as its file system tells.
  ///
  /// - Parameters:
  ///   - path: What the error is about.
  ///   - bytes: The bytes that did not fit, as far as is known.
  func reason(
    for error: FarError, _ path: FilePath, in directory: FilePath, missing bytes: Int64 = 0
  ) throws(FarError) -> FarError {
    guard case .failed = error, let volume = try volume(of: directory) else { return error }
    if volume.isReadOnly { return .readOnly(path) }
    return volume.room < max(bytes, 4096) ? .noSpace(path) : error
  }

  /// The file system of a directory; nil if the server does not tell.
  private func volume(of directory: FilePath) throws(FarError) -> HostVolume? {
    guard has("statvfs@openssh.com"),
      case .extended(let bytes) = try connection.ask(.volume(directory.bytes))
    else { return nil }
    return HostVolume(bytes)
  }
}

/// A file system there, as the server describes it.
struct HostVolume {
  /// The bytes that this user may still write.
  let room: Int64
  let isReadOnly: Bool

  /// Reads the answer to `statvfs@openssh.com`; nil if it is too short.
  init?(_ bytes: [UInt8]) {
    var fields = SFTPFields(bytes[...])
    // The sizes of blocks and fragments; all blocks, free ones, and those for this user; the same for files; the
    // number of the file system, and its flags.
    var numbers: [UInt64] = []
    while numbers.count < 10, let number = try? fields.longNumber() { numbers.append(number) }
    guard numbers.count == 10 else { return nil }
    isReadOnly = numbers[9] & 1 != 0
    let (room, isTooMuch) = numbers[1].multipliedReportingOverflow(by: numbers[4])
    // Without a limit of files, none is told.
    let hasNoFiles = numbers[5] > 0 && numbers[7] == 0
    self.room = hasNoFiles ? 0 : isTooMuch ? .max : Int64(clamping: room)
  }
}
