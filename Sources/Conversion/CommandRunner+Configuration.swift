import Diagnostics
import Subprocess
import SystemCalls
import SystemPackage

extension CommandRunner {
  /// What Subprocess is to start.
  func configuration(in folder: borrowing WorkingFolder) -> Configuration {
    var options = PlatformOptions()
    options.processGroupID = 0
    let executable: Executable =
      switch command.program {
      case .path(let path): .path(path)
      case .name(let name): .name(name)
      }
    return Configuration(
      executable: executable,
      arguments: Arguments(command.arguments.map { $0 + [0] }),
      environment: .custom(command.environment.compactMap(Self.entry)),
      workingDirectory: folder.path,
      platformOptions: options)
  }

  /// One variable as the bytes of `NAME=VALUE`, with the NUL that Subprocess copies it up to.
  ///
  /// Names that no shell could use are left out: Subprocess would refuse the whole environment.
  private static func entry(_ variable: (name: String, value: String)) -> [UInt8]? {
    let name = CarriedText.bytes(of: variable.name)
    let value = CarriedText.bytes(of: variable.value)
    guard let first = name.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      !name.contains(UInt8(ascii: "=")), !name.contains(0), !value.contains(0)
    else { return nil }
    return name + [UInt8(ascii: "=")] + value + [0]
  }

  /// The error for a command that could not be started.
  func startError(_ reason: SubprocessError?) -> CommandError {
    if reason?.code == .executableNotFound {
      switch command.program {
      case .name(let name): return .toolMissing(name, subject)
      case .path(let path): return .toolMissing(path.carried, subject)
      }
    }
    if reason?.code == .failedToChangeWorkingDirectory, let folder = command.folder {
      return .noFolder(folder, reason?.underlyingError ?? .noSuchFileOrDirectory, subject)
    }
    return .notStarted(reason?.underlyingError, subject)
  }
}

/// The folder a command is started in, by a path that survives the way through Subprocess.
///
/// Subprocess repairs what is not UTF-8 in that path, and so would miss the folder: such a one is held
/// open and named by its descriptor.
struct WorkingFolder: ~Copyable {
  let path: FilePath?
  private let held: FileDescriptor?

  init(_ folder: FilePath?, for subject: CommandError.Subject) throws(CommandError) {
    guard let folder, CarriedText.carriesRawBytes(folder.carried) else {
      path = folder
      held = nil
      return
    }
    do {
      let descriptor = try FileDescriptor.open(
        folder, .readOnly, options: [.directory, .closeOnExec])
      held = descriptor
      path = FilePath("/proc/self/fd/\(descriptor.rawValue)")
    } catch {
      throw .noFolder(folder, error as? Errno ?? .noSuchFileOrDirectory, subject)
    }
  }

  func close() { try? held?.close() }
}
