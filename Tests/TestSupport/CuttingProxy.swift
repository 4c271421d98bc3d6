import Glibc
import Synchronization
import SystemCalls
package import SystemPackage

/// Stands between clients and the socket of a PostgreSQL server, and cuts a connection at a commit.
package final class CuttingProxy: Sendable {
  /// When a connection is cut.
  package enum Moment: Sendable {
    /// Before the server hears of the commit, which therefore never takes place.
    case beforeCommit
    /// After the server has committed, before the client hears of it.
    case afterCommit
    /// When the client claims items; the server hears of it when `deliver` is called.
    case beforeClaim
  }

  private let listener: Int32
  private let server: String
  private let moment: Moment
  private let cuts: Atomic<Int>
  private let meanwhile: @Sendable () -> Void
  /// Delivers what the server has not heard of yet.
  private let late = Mutex<(@Sendable () -> Void)?>(nil)
  private static let socketName = ".s.PGSQL.5432"

  /// - Parameters:
  ///   - directory: The directory for the socket of the proxy.
  ///   - cuts: How many connections are cut, each at its next commit.
  ///   - meanwhile: Called before each cut.
  package init(
    in directory: FilePath, to server: FilePath, cutting moment: Moment, times cuts: Int,
    meanwhile: @escaping @Sendable () -> Void = {}
  ) throws {
    self.meanwhile = meanwhile
    self.server = server.appending(Self.socketName).string
    self.moment = moment
    self.cuts = Atomic(cuts)
    listener = try Self.socket(directory.appending(Self.socketName).string) { bind($0, $1, $2) }
    guard listen(listener, 16) == 0 else { throw Errno(rawValue: errno) }
    // Threads of its own: those of a queue wait for the work of other tests.
    Thread { [self] in
      while case let client = accept(listener, nil, nil), client >= 0 {
        Thread { [self] in serve(client) }?.detach()
      }
    }?.detach()
  }

  /// Whether all cuts have been made.
  package var isDone: Bool { cuts.load(ordering: .acquiring) == 0 }

  /// Lets the server hear of the claim whose connection was cut, and waits until it has answered.
  package func deliver() { late.withLock { $0.take() }?() }

  package func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private static func socket(
    _ path: String, _ use: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws -> Int32 {
    let made = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        use(made, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else { throw Errno(rawValue: errno) }
    return made
  }

  private func serve(_ client: Int32) {
    guard let upstream = try? Self.socket(server, { connect($0, $1, $2) }) else {
      close(client)
      return
    }
    var isLate = false
    defer {
      close(client)
      if !isLate { close(upstream) }
    }
    var watched = [client, upstream].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while poll(&watched, 2, -1) >= 0 || errno == EINTR {
      for (index, slot) in watched.enumerated() where slot.revents != 0 {
        let count = read(slot.fd, &buffer, buffer.count)
        guard count > 0 else { return }
        let text = String(decoding: buffer[..<count], as: UTF8.self)
        // The statement itself, or the answer to it.
        let isHere = index == (moment == .afterCommit ? 1 : 0)
        let sign = moment == .beforeClaim ? "UPDATE item SET worker" : "COMMIT\u{0}"
        if isHere, text.contains(sign), takesCut() {
          if moment == .beforeClaim {
            isLate = true
            let held = Array(buffer[..<count])
            late.withLock { $0 = { Self.deliver(held, to: upstream) } }
          }
          return meanwhile()
        }
        _ = write(watched[1 - index].fd, buffer, count)
      }
    }
  }

  private static func deliver(_ bytes: [UInt8], to server: Int32) {
    _ = write(server, bytes, bytes.count)
    shutdown(server, Int32(SHUT_WR))
    var answer = [UInt8](repeating: 0, count: 1 << 16)
    // The server closes the connection after its answer.
    while read(server, &answer, answer.count) > 0 {}
    close(server)
  }

  private func takesCut() -> Bool {
    var left = cuts.load(ordering: .acquiring)
    while left > 0 {
      let (exchanged, original) = cuts.compareExchange(
        expected: left, desired: left - 1, ordering: .acquiringAndReleasing)
      if exchanged { return true }
      left = original
    }
    return false
  }
}
