import DesktopProtocol
import SystemCalls
import SystemPackage

/// Delivers a form through the pipe of the program that asked for it, as on Wayland.
///
/// A file goes there within the kernel. A command gets the pipe itself as its standard output, so that no byte of it
/// passes through here.
final class PipeDelivery: Delivery {
  let form: DesktopOffer.Form
  let name: String
  private(set) var sent: Int64 = 0
  private(set) var lastProgress = ContinuousClock.now
  private(set) var outcome: DeliveryOutcome?
  private(set) var isAbandoned = false
  let reader: UInt32?
  private var pipe: OpenFile?
  private var source: Source
  private var unread = 0

  private enum Source {
    case none
    case bytes([UInt8])
    case file(OpenFile, Int64)
    case command(FormCommand)
  }

  init(
    _ form: DesktopOffer.Form, as name: String, to pipe: OpenFile, for reader: UInt32? = nil
  ) {
    self.reader = reader
    self.form = form
    self.name = name
    self.pipe = pipe
    source = .none
  }

  var interests: [Readiness.Interest] {
    switch source {
    case .none: []
    case .bytes, .file: pipe.map { [.init($0.descriptor, .room)] } ?? []
    case .command(let command): command.ending.map { [$0] } ?? []
    }
  }

  func begin() {
    guard outcome == nil, let pipe else { return }
    lastProgress = .now
    do throws(DeliveryRefusal) {
      switch form.content {
      case .bytes(let bytes): source = .bytes(bytes)
      case .file(let path, let version):
        pipe.requestPipeSize(1 << 20)
        source = .file(try FormFile.open(path, version), version.size)
      case .command(let words):
        // It may not expect a descriptor that does not wait.
        try DeliveryRefusal.failing { () throws(SystemFailure) in try pipe.setWaiting(true) }
        source = .command(try FormCommand(words, output: pipe))
        return
      }
      try DeliveryRefusal.failing { () throws(SystemFailure) in try pipe.setWaiting(false) }
    } catch {
      end(error.outcome)
      return
    }
    advance()
  }

  func advance() {
    guard outcome == nil, let pipe else { return }
    do throws(SystemFailure) {
      switch source {
      case .none: break
      case .bytes(let bytes):
        while sent < Int64(bytes.count) {
          sent += Int64(try Self.write(bytes, from: Int(sent), to: pipe))
          lastProgress = .now
        }
        end(.given)
      case .file(let file, let size):
        // A fast reader does not keep the others waiting.
        for _ in 0..<16 where sent < size {
          let count = try file.send(to: pipe, count: Int(min(size - sent, 1 << 20)))
          if count == 0 { return end(.changed) }
          sent += Int64(count)
          lastProgress = .now
        }
        if sent == size { end(.given) }
      case .command(let command):
        if let hasSucceeded = command.result { end(hasSucceeded ? .given : .failed) }
      }
    } catch {
      switch error.errno {
      case .resourceTemporarilyUnavailable: break
      case .brokenPipe: end(.left)
      default: end(.failed)
      }
    }
  }

  private static func write(
    _ bytes: [UInt8], from start: Int, to pipe: OpenFile
  ) throws(SystemFailure) -> Int {
    let result = bytes.withUnsafeBytes { all in
      Result { () throws(SystemFailure) in try pipe.write(.init(rebasing: all[start...])) }
    }
    return try result.get()
  }

  /// Looks whether a command's output is being read: what is in the pipe changes, or nothing is there to read.
  func sample() {
    guard case .command = source, let pipe else { return }
    advance()
    guard outcome == nil else { return }
    let now = (try? pipe.unreadBytes()) ?? 0
    if now == 0 || now != unread { lastProgress = .now }
    unread = now
    let readiness = try? Readiness.wait(for: [.init(pipe.descriptor, [])], atMost: .zero)
    isAbandoned = readiness?.first?.isDisjoint(with: .hungUp) == false
  }

  func end(_ outcome: DeliveryOutcome) {
    guard self.outcome == nil else { return }
    if case .command(let command) = source { command.kill() }
    self.outcome = outcome
    source = .none
    pipe = nil
  }
}
