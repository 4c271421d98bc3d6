import DesktopProtocol
import Diagnostics
import SystemCalls
import SystemPackage

/// The delivery of one form to one program that asked for it.
///
/// Each has its own state, so that a slow one delays no other.
protocol Delivery: AnyObject {
  var form: DesktopOffer.Form { get }
  var name: String { get }
  var sent: Int64 { get }
  /// When it last came further.
  var lastProgress: ContinuousClock.Instant { get }
  /// nil until it is over.
  var outcome: DeliveryOutcome? { get }
  /// What it waits for.
  var interests: [Readiness.Interest] { get }
  /// Whether the program that asked is gone, as far as that can be told.
  var isAbandoned: Bool { get }
  /// A number of the program that asked; nil if that cannot be told.
  var reader: UInt32? { get }

  func begin()
  /// Goes as far as it can without waiting.
  func advance()
  /// Checks for progress that is not reported by an event.
  func sample()
  func end(_ outcome: DeliveryOutcome)
}

extension Delivery {
  /// Whether it is in memory and small, so that it need not wait for others.
  var isShort: Bool {
    if case .bytes(let bytes) = form.content { bytes.count <= 64 << 10 } else { false }
  }
  var isAbandoned: Bool { false }
  func sample() {}
}

/// How a delivery ended.
enum DeliveryOutcome: String {
  case given
  /// The program that asked went away before the end.
  case left
  /// It did not read for a minute.
  case stalled
  /// Nothing was given, because the command failed or the file could not be read.
  case failed
  /// The file is no longer the one that was offered.
  case changed
  /// The offer was taken back.
  case withdrawn
}

/// Reads a form's bytes: from memory, a file or a command.
final class FormSource {
  enum Step: Equatable {
    case bytes(Int)
    /// Nothing is there yet.
    case later
    case end
    case failed(DeliveryOutcome)
  }

  /// The number of bytes; nil for a command.
  let size: Int64?
  private var position: Int64 = 0
  private let bytes: [UInt8]
  private let file: OpenFile?
  private var command: FormCommand?
  private var isAtEnd = false

  /// Opens what the content names.
  init(_ content: DesktopOffer.Content) throws(DeliveryRefusal) {
    switch content {
    case .bytes(let bytes):
      self.bytes = bytes
      size = Int64(bytes.count)
      file = nil
    case .file(let path, let version):
      bytes = []
      file = try FormFile.open(path, version)
      size = version.size
    case .command(let words):
      bytes = []
      size = nil
      file = nil
      let (reader, writer) = try DeliveryRefusal.failing { () throws(SystemFailure) in
        try OpenFile.makePipe()
      }
      try DeliveryRefusal.failing { () throws(SystemFailure) in try reader.setWaiting(false) }
      reader.requestPipeSize(1 << 20)
      command = try FormCommand(words, output: writer, reader: reader)
    }
  }

  /// What it waits for; nil where it never waits.
  var interest: Readiness.Interest? {
    guard let command else { return nil }
    if isAtEnd { return command.ending }
    return command.reader.map { .init($0.descriptor, .input) }
  }

  /// Whether progress must be polled, because no descriptor reports it.
  var mustBeSampled: Bool { command != nil && interest == nil }

  /// Reads up to the size of `buffer`.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Step {
    guard let command else { return readAtOnce(into: buffer) }
    if !isAtEnd, let reader = command.reader {
      do throws(SystemFailure) {
        let count = try reader.read(into: buffer)
        if count > 0 { return .bytes(count) }
        isAtEnd = true
      } catch {
        return error.errno == .resourceTemporarilyUnavailable ? .later : .failed(.failed)
      }
    }
    // Only the end of the command tells whether these were all.
    guard let hasSucceeded = command.result else { return .later }
    return hasSucceeded ? .end : .failed(.failed)
  }

  private func readAtOnce(into buffer: UnsafeMutableRawBufferPointer) -> Step {
    let rest = Int((size ?? 0) - position)
    if rest == 0 { return .end }
    let wanted = min(rest, buffer.count)
    guard let file else {
      bytes.withUnsafeBytes { all in
        buffer.copyMemory(from: .init(rebasing: all[Int(position)..<Int(position) + wanted]))
      }
      position += Int64(wanted)
      return .bytes(wanted)
    }
    let target = UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted])
    guard let count = try? file.readFully(at: position, into: target) else {
      return .failed(.failed)
    }
    guard count == wanted else { return .failed(.changed) }
    position += Int64(count)
    return .bytes(count)
  }

  /// Ends a command that is still running.
  func close() {
    command?.kill()
    command = nil
  }
}

/// Why a form is not given at all.
struct DeliveryRefusal: Error {
  var outcome: DeliveryOutcome

  static func failing<Value>(
    _ body: () throws(SystemFailure) -> Value
  ) throws(DeliveryRefusal) -> Value {
    do throws(SystemFailure) { return try body() } catch { throw DeliveryRefusal(outcome: .failed) }
  }
}

/// The file of a form, which is the one that was offered.
enum FormFile {
  static func open(
    _ path: String, _ version: DesktopOffer.FileVersion
  ) throws(DeliveryRefusal) -> OpenFile {
    // A FIFO in its place is not waited for.
    let file = try DeliveryRefusal.failing { () throws(SystemFailure) in
      try OpenFile.open(FilePath(carried: path), options: .nonBlocking)
    }
    let status = try DeliveryRefusal.failing { () throws(SystemFailure) in try file.status() }
    guard status.kind == .regular, status.device == version.device, status.inode == version.inode,
      status.size == version.size, status.modified == Int128(version.modified)
    else { throw DeliveryRefusal(outcome: .changed) }
    return file
  }
}

/// The command of a form, in a process group of its own.
final class FormCommand {
  /// Where its output is read; nil if it writes to the program that asked.
  let reader: OpenFile?
  private var program: StartedProgram?
  private let number: Int32
  private let descriptor: FileDescriptor?
  private var known: Bool?

  init(
    _ words: [String], output: OpenFile, reader: OpenFile? = nil
  ) throws(DeliveryRefusal) {
    self.reader = reader
    let nothing = try DeliveryRefusal.failing { () throws(SystemFailure) in
      try OpenFile.open("/dev/null", .readWrite)
    }
    guard let first = words.first else { throw DeliveryRefusal(outcome: .failed) }
    let environment = OwnProcess.environment.map { name, value in
      CarriedText.bytes(of: "\(name)=\(value)")
    }
    let request = StartedProgram.Request(
      path: FilePath(carried: first), arguments: words.map(CarriedText.bytes(of:)),
      environment: environment, directory: nil, input: nothing.descriptor,
      output: output.descriptor, errors: nothing.descriptor, confinement: nil)
    do throws(StartedProgram.Refusal) {
      let started = try StartedProgram(request)
      number = started.number
      descriptor = started.descriptor
      program = consume started
    } catch {
      throw DeliveryRefusal(outcome: .failed)
    }
    withExtendedLifetime(nothing) {}
  }

  /// Becomes readable when it ends; nil on kernels that have no such descriptor.
  var ending: Readiness.Interest? { descriptor.map { .init($0, .input) } }

  /// Whether it succeeded; nil while it runs.
  var result: Bool? {
    if let known { return known }
    guard let ending = try? ProcessWatch.ending(of: number) else { return nil }
    finish(ending == .exited(0))
    return known
  }

  private func finish(_ hasSucceeded: Bool) {
    known = hasSucceeded
    program.take()?.finish()
  }

  func kill() { if known == nil { finish(false) } }

  deinit { kill() }
}
