import SystemCalls
import SystemPackage

/// Finds out which programs read a pipe.
///
/// Wayland does not say which program asks for a form. It hands over a pipe, whose other end that program keeps open.
enum PipeReaders {
  /// The processes of this user, in order of their numbers, that can read what is written into a pipe; some may be
  /// hidden.
  ///
  /// For one that has the pipe as its standard input, that is the one that started it, such as `wl-paste`.
  static func processes(of pipe: OpenFile) -> [Int32] {
    guard let status = try? pipe.status(), status.kind == .fifo else { return [] }
    let wanted = Array("pipe:[\(status.inode)]".utf8)
    // A program may pass the pipe on to one that it starts while the processes are looked through.
    for _ in 1...3 {
      let found = ProcessList.ofThisUser.compactMap { process -> Int32? in
        guard process != Machine.process, let name = reading(wanted, by: process) else {
          return nil
        }
        return name == [0x30] ? Machine.parent(ofProcess: process) ?? process : process
      }
      if !found.isEmpty { return Set(found).sorted() }
    }
    return []
  }

  /// The number, as text, under which a process has a file open for reading; nil if it has not.
  ///
  /// - Parameter text: The text of the link to the file.
  private static func reading(_ text: [UInt8], by process: Int32) -> [UInt8]? {
    let directory = ProcessList.directory(of: process).appending("fd")
    guard let files = try? OpenFile.openDirectory(directory),
      let entries = try? DirectoryReader.entries(of: files)
    else { return nil }
    return entries.first { entry in
      guard (try? FileSystem.readLink(entry.path, in: files)) == text,
        let link = try? FileSystem.status(of: entry.path, in: files, followingLinks: false)
      else { return false }
      // The permissions of the link say how the file was opened; a compositor may still hold the end for writing.
      return link.mode & 0o400 != 0
    }?.name
  }
}

/// The processes of this user.
enum ProcessList {
  static func directory(of process: Int32) -> FilePath { FilePath("/proc/\(process)") }

  /// Their numbers, in order.
  static var ofThisUser: [Int32] {
    guard let processes = try? OpenFile.openDirectory("/proc"),
      let entries = try? DirectoryReader.entries(of: processes)
    else { return [] }
    return entries.compactMap { Int32(String(decoding: $0.name, as: UTF8.self)) }.sorted().filter {
      (try? FileSystem.status(of: directory(of: $0)))?.user == Machine.user
    }
  }
}
