import CLinux
import Glibc
import Synchronization
package import SystemPackage

/// A program started by this process in its own process group, which is killed when this process ends.
///
/// Only `finish` reaps it, so its number and that of its group are not reused before. A guard process in the group
/// kills the group when this process ends for any reason.
package struct StartedProgram: ~Copyable {
  package let number: Int32
  /// Becomes readable when the program ends; nil on kernels without process descriptors.
  package let descriptor: FileDescriptor?
  let guardian: Int32
  /// The writing end of a pipe, which is closed when this process ends.
  private let life: CInt

  /// Why a program could not be started.
  package enum Refusal: Error {
    case directory(Errno)
    case confining(Errno)
    case program(Errno)
    case system(SystemFailure)
  }

  /// The program to run, its arguments, environment, directory, streams and confinement.
  package struct Request {
    package var path: FilePath
    /// Including the program's name; without NULs.
    package var arguments: [[UInt8]]
    /// Each is `NAME=VALUE`, without NULs.
    package var environment: [[UInt8]]
    package var directory: FileDescriptor?
    package var input: FileDescriptor
    package var output: FileDescriptor
    package var errors: FileDescriptor
    package var confinement: Confinement?

    package init(
      path: FilePath, arguments: [[UInt8]], environment: [[UInt8]], directory: FileDescriptor?,
      input: FileDescriptor, output: FileDescriptor, errors: FileDescriptor,
      confinement: Confinement?
    ) {
      self.path = path
      self.arguments = arguments
      self.environment = environment
      self.directory = directory
      self.input = input
      self.output = output
      self.errors = errors
      self.confinement = confinement
    }
  }

  /// Starts the program and returns when it runs.
  ///
  /// The corresponding C functions are `fork` and `execve`.
  package init(_ request: Request) throws(Refusal) {
    let rules: OpenFile?
    do throws(SystemFailure) {
      rules = try request.confinement?.rules(for: request.path)
    } catch {
      throw .system(error)
    }
    var life: CInt = -1
    let guardian: Int32
    do throws(SystemFailure) {
      guardian = try SystemCall.make("fork") { dnd_start_guard(&life) }
    } catch {
      throw .system(error)
    }
    var failure = dnd_start_failure()
    let filters = request.confinement?.filters ?? 0
    let child: Int32
    do throws(SystemFailure) {
      child = try SystemCall.make("fork") {
        Self.withStrings(request.arguments) { arguments in
          Self.withStrings(request.environment) { environment in
            request.path.withPlatformString { path in
              var start = dnd_start(
                path: path, arguments: arguments, environment: environment,
                directory: request.directory?.rawValue ?? -1,
                streams: (
                  request.input.rawValue, request.output.rawValue, request.errors.rawValue
                ),
                is_confined: request.confinement == nil ? 0 : 1, rules: rules?.number ?? -1,
                filters: filters,
                files: Machine.openFilesGiven.load(ordering: .relaxed), guard: life,
                ignores_interrupt: 0, ends_with_thread: 0)
              return dnd_start_program(&start, &failure)
            }
          }
        }
      }
    } catch {
      Self.end(guardian, life)
      throw .system(error)
    }
    let reason = Errno(rawValue: failure.error)
    if failure.error != 0 {
      Self.end(guardian, life)
      switch failure.step {
      case DND_START_DIRECTORY: throw .directory(reason)
      case DND_START_CONFINING: throw .confining(reason)
      default: throw .program(reason)
      }
    }
    number = child
    self.guardian = guardian
    self.life = life
    let watched = dnd_process_descriptor(child)
    descriptor = watched < 0 ? nil : FileDescriptor(rawValue: watched)
  }

  /// Signals the whole group; it is not an error if the group is empty.
  ///
  /// The corresponding C function is `kill`.
  package func signal(_ number: Int32) { _ = kill(-self.number, number) }

  /// Kills the rest of the group and reaps the program.
  ///
  /// The corresponding C function is `waitpid`.
  package consuming func finish() {
    signal(SIGKILL)
    // The guard must not look for the group after its number was given back.
    Self.end(guardian, life)
    while waitpid(number, nil, 0) == -1 && errno == EINTR {}
    if let descriptor { close(descriptor.rawValue) }
  }

  private static func end(_ guardian: Int32, _ life: CInt) {
    _ = kill(guardian, SIGKILL)
    close(life)
    while waitpid(guardian, nil, 0) == -1 && errno == EINTR {}
  }

  /// Calls `body` with an array of C strings that ends with a null pointer.
  static func withStrings<Answer>(
    _ strings: [[UInt8]], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Answer
  ) -> Answer {
    let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: strings.count + 1)
    for (index, bytes) in strings.enumerated() {
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
      for (index, byte) in bytes.enumerated() { copy[index] = CChar(bitPattern: byte) }
      copy[bytes.count] = 0
      (list + index).initialize(to: copy)
    }
    (list + strings.count).initialize(to: nil)
    defer {
      for index in strings.indices { list[index]?.deallocate() }
      list.deallocate()
    }
    return body(list)
  }
}
