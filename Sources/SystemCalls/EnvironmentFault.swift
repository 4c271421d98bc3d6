#if DEBUG
  import CLinux
  import Glibc
  import SystemPackage
  import Synchronization

  /// Faults for the whole process, ordered by the environment, so that tests can break the real program at any
  /// call (debug builds only).
  ///
  /// - `DND_FAULT_KILL=K` sends SIGKILL just before the K-th call that can change something, counted over all
  ///   threads; `K:after` just after it, and `K:stop` sends SIGSTOP just before it, and
  ///   `K:stop:N` also SIGKILL just before the N-th call after that.
  /// - `DND_FAULT_FAIL=NAME:N:ERRNO` makes the N-th call of this C name fail; `N+` makes all later ones fail
  ///   too, as on a disk that stays full. ERRNO is a name such as `ENOSPC`, or a number.
  /// - `DND_FAULT_TRACE=FILE` appends a line for each call before it is made: its number among the calls that
  ///   can change something (0 for the others), its C name and its path. A line that begins with `fault` is
  ///   appended for each call made to fail.
  enum EnvironmentFault {
    private struct Orders {
      var kill: (number: Int, moment: Moment)?
      var killAfterStop: Int?
      var fail: (name: String, number: Int, lasts: Bool, fault: Errno)?
      var trace: CInt?
    }

    private enum Moment: String {
      case before, after, stop
    }

    private struct Count {
      var changing = 0
      var named = 0
    }

    private static let orders: Orders? = {
      var orders = Orders()
      if let text = Environment.value("DND_FAULT_KILL") {
        let parts = text.split(separator: ":")
        orders.kill = parts.first.flatMap { Int($0) }.map { number in
          (number, parts.dropFirst().first.flatMap { Moment(rawValue: String($0)) } ?? .before)
        }
        if parts.count == 3, let kill = orders.kill, let more = Int(parts[2]) {
          orders.killAfterStop = kill.number + more
        }
      }
      if let text = Environment.value("DND_FAULT_FAIL") { orders.fail = fail(text) }
      if let path = Environment.path("DND_FAULT_TRACE") {
        orders.trace = path.withPlatformString {
          dnd_openat(AT_FDCWD, $0, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        }
      }
      return orders.kill == nil && orders.fail == nil && orders.trace == nil ? nil : orders
    }()

    private static let count = Mutex(Count())

    /// The fault for a call that is about to be made, and whether the process must end after it.
    static func before(_ name: String, _ path: FilePath?) -> (fault: Errno?, endsAfter: Bool) {
      guard let orders else { return (nil, false) }
      return count.withLock { count in
        let changes = !reading.contains(name)
        if changes { count.changing += 1 }
        if let trace = orders.trace {
          write("\(changes ? count.changing : 0) \(name) \(path?.string ?? "")\n", to: trace)
        }
        if let kill = orders.kill, changes, kill.number == count.changing {
          switch kill.moment {
          case .before: end()
          case .after: return (nil, true)
          case .stop: _ = Glibc.kill(getpid(), SIGSTOP)
          }
        }
        if changes, orders.killAfterStop == count.changing { end() }
        guard let fail = orders.fail, fail.name == name else { return (nil, false) }
        count.named += 1
        guard count.named == fail.number || fail.lasts && count.named > fail.number else {
          return (nil, false)
        }
        if let trace = orders.trace { write("fault \(name) \(path?.string ?? "")\n", to: trace) }
        return (fail.fault, false)
      }
    }

    /// Ends the process at once: no buffers are flushed and no handlers run.
    static func end() -> Never {
      while true { _ = Glibc.kill(getpid(), SIGKILL) }
    }

    private static func write(_ line: String, to file: CInt) {
      var line = line
      line.withUTF8 { _ = Glibc.write(file, $0.baseAddress, $0.count) }
    }

    private static func fail(
      _ text: String
    ) -> (name: String, number: Int, lasts: Bool, fault: Errno)? {
      let parts = text.split(separator: ":").map(String.init)
      guard parts.count == 3 else { return nil }
      let lasts = parts[1].hasSuffix("+")
      guard let number = Int(lasts ? String(parts[1].dropLast()) : parts[1]),
        let fault = errnos[parts[2]] ?? Int32(parts[2]).map(Errno.init(rawValue:))
      else { return nil }
      return (parts[0], number, lasts, fault)
    }

    private static let errnos: [String: Errno] = [
      "ENOSPC": .noSpace, "EIO": .ioError, "EACCES": .permissionDenied,
      "EDQUOT": Errno(rawValue: EDQUOT), "EMFILE": .tooManyOpenFiles, "EINTR": .interrupted,
      "EROFS": .readOnlyFileSystem, "ENOENT": .noSuchFileOrDirectory, "EEXIST": .fileExists,
      "EOPNOTSUPP": .notSupportedOnSocket, "ENOTSUP": .notSupported, "EINVAL": .invalidArgument,
      "EXDEV": .improperLink, "EPERM": .notPermitted, "ENOMEM": .noMemory, "EBUSY": .resourceBusy,
    ]

    /// The calls that change nothing.
    private static let reading: Set<String> = [
      "faccessat", "fcntl", "fgetxattr", "flistxattr", "flock", "fork", "fstat", "fstatat",
      "fstatfs",
      "getcwd", "getdents64", "getentropy", "getxattr", "landlock_add_rule",
      "landlock_create_ruleset", "lgetxattr", "listxattr", "llistxattr", "lseek", "memfd_create",
      "mmap", "pipe", "poll", "pread", "read", "readlinkat", "realpath",
      "recv", "sendmsg", "setsockopt", "socketpair", "statfs", "statx", "waitid",
    ]
  }
#endif
