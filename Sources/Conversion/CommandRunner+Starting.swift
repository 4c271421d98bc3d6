import Diagnostics
import SystemCalls
import SystemPackage

extension CommandRunner {
  /// Starts the command, and returns once it is running.
  func start(errors: FileDescriptor) throws(CommandError) -> StartedProgram {
    let path = try program()
    let directory = try workingDirectory()
    let nothing = try input == nil ? openForReading("/dev/null") : nil
    do throws(StartedProgram.Refusal) {
      let started = try StartedProgram(
        StartedProgram.Request(
          path: path, arguments: [word(for: path)] + command.arguments,
          environment: command.environment.compactMap(Self.entry), directory: directory?.descriptor,
          input: input ?? nothing?.descriptor ?? errors, output: output, errors: errors,
          confinement: command.confinement))
      withExtendedLifetime((directory, nothing)) {}
      return started
    } catch {
      throw startError(error)
    }
  }

  private func startError(_ refusal: StartedProgram.Refusal) -> CommandError {
    switch refusal {
    case .system(let failure): .system(failure)
    case .directory(let reason): .noDirectory(command.directory ?? "", reason, subject)
    case .confining(let reason): .notStarted(reason, subject)
    case .program(.noSuchFileOrDirectory): toolMissing
    case .program(let reason): .notStarted(reason, subject)
    }
  }

  private var toolMissing: CommandError {
    switch command.program {
    case .name(let name): .toolMissing(name, subject)
    case .path(let path): .toolMissing(path.carried, subject)
    }
  }

  /// The path of the program.
  private func program() throws(CommandError) -> FilePath {
    switch command.program {
    case .path(let path): return path
    case .name(let name):
      let path = command.environment.first { $0.name == "PATH" }?.value
      guard let found = ProgramSearch(path: path).find(name) else { throw toolMissing }
      return found
    }
  }

  /// The program's argument 0.
  private func word(for path: FilePath) -> [UInt8] {
    switch command.program {
    case .name(let name): CarriedText.bytes(of: name)
    case .path: path.bytes
    }
  }

  private func workingDirectory() throws(CommandError) -> OpenFile? {
    guard let directory = command.directory else { return nil }
    do throws(SystemFailure) {
      return try OpenFile.open(directory, options: [.directory, .pathOnly])
    } catch {
      throw .noDirectory(directory, error.errno, subject)
    }
  }

  private func openForReading(_ path: FilePath) throws(CommandError) -> OpenFile {
    do throws(SystemFailure) {
      return try OpenFile.open(path)
    } catch {
      throw .system(error)
    }
  }

  /// A variable in the form `NAME=VALUE`; nil if no shell could use the name.
  private static func entry(_ variable: (name: String, value: String)) -> [UInt8]? {
    let name = CarriedText.bytes(of: variable.name)
    let value = CarriedText.bytes(of: variable.value)
    guard let first = name.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      !name.contains(UInt8(ascii: "=")), !name.contains(0), !value.contains(0)
    else { return nil }
    return name + [UInt8(ascii: "=")] + value
  }
}
