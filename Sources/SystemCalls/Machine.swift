import CLinux
import Glibc
import Synchronization
import SystemPackage

/// Properties of this machine and process, among others those that identify the holder of a claim.
package enum Machine {
  /// The effective user of this process.
  ///
  /// The corresponding C function is `geteuid`.
  package static var user: UInt32 { geteuid() }

  /// The name of a user, or its number if it has none.
  ///
  /// The corresponding C function is `getpwuid_r`.
  package static func name(ofUser user: UInt32) -> String {
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16384) { buffer in
      guard let base = buffer.baseAddress else { return "\(user)" }
      let answer = getpwuid_r(user, &entry, base, buffer.count, &found)
      guard answer == 0, found != nil, let name = entry.pw_name else { return "\(user)" }
      return String(cString: name)
    }
  }

  /// The effective group of this process.
  ///
  /// The corresponding C function is `getegid`.
  package static var group: UInt32 { getegid() }

  /// The terminal session of this process.
  ///
  /// The corresponding C function is `getsid`.
  package static var terminalSession: Int32 { getsid(0) }

  /// The number of this process.
  ///
  /// The corresponding C function is `getpid`.
  package static var process: Int32 { getpid() }

  /// The process group of this process.
  ///
  /// The corresponding C function is `getpgrp`.
  package static var processGroup: Int32 { getpgrp() }

  /// The parent process, or the process that replaced it; 0 when it is in another PID namespace.
  ///
  /// The corresponding C function is `getppid`.
  package static var parentProcess: Int32 { getppid() }

  /// The terminal session of a process; nil when unknown.
  ///
  /// The corresponding C function is `getsid`.
  package static func terminalSession(ofProcess process: Int32) -> Int32? {
    let session = process > 0 ? getsid(process) : -1
    return session < 0 ? nil : session
  }

  /// The process group of a process; nil when unknown.
  ///
  /// The corresponding C function is `getpgid`.
  package static func processGroup(ofProcess process: Int32) -> Int32? {
    let group = process > 0 ? getpgid(process) : -1
    return group < 0 ? nil : group
  }

  /// Whether this process has a controlling terminal.
  package static var hasControllingTerminal: Bool {
    (try? OpenFile.open("/dev/tty", .readWrite)) != nil
  }

  /// The number of processors that this process may use.
  ///
  /// The corresponding C function is `sched_getaffinity`.
  package static var processors: Int { Int(dnd_usable_processors()) }

  /// The machine's host name.
  ///
  /// The corresponding C function is `gethostname`.
  package static var hostName: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "localhost" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// An identifier of this machine that survives reboots (`/etc/machine-id`); the host name if there is none.
  package static var identity: String {
    for path: FilePath in ["/etc/machine-id", "/var/lib/dbus/machine-id"] {
      if let line = firstLine(of: path), !line.isEmpty { return line }
    }
    return hostName
  }

  /// Raises a low stack limit of this process and its new threads as far as allowed.
  ///
  /// The corresponding C functions are `setrlimit` and `pthread_setattr_default_np`.
  package static func raiseStackLimit() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0,
      limit.rlim_cur < 1 << 20
    else { return }
    limit.rlim_cur = min(limit.rlim_max, 8 << 20)
    _ = setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    _ = dnd_set_thread_stack(1 << 20)
  }

  /// The stack that any command needs, in bytes.
  package static let leastStack = 512 << 10

  /// The stack limit of this process, in bytes.
  ///
  /// The corresponding C function is `getrlimit` with `RLIMIT_STACK`.
  package static var stackLimit: Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return .max }
    return Int(clamping: limit.rlim_cur)
  }

  /// The largest file that this process may write, in bytes; nil when there is no limit.
  ///
  /// The corresponding C function is `getrlimit` with `RLIMIT_FSIZE`.
  package static var fileSizeLimit: UInt64? {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0,
      limit.rlim_cur != rlim_t.max
    else { return nil }
    return UInt64(limit.rlim_cur)
  }

  /// Raises the open file limit as far as useful, and counts the files that were open at the start.
  ///
  /// Programs that this process starts get the original limit. The corresponding C function is `setrlimit`.
  package static func raiseOpenFileLimit() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    // A higher limit would not help.
    let wanted = min(limit.rlim_max, 4096)
    let given = limit.rlim_cur
    if given < wanted {
      limit.rlim_cur = wanted
      if setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 {
        openFilesGiven.store(UInt64(given), ordering: .relaxed)
      }
    }
    // With a high limit the inherited files make no difference.
    let allowed = openFileLimit
    guard allowed <= 1024 else { return }
    let inherited = (3..<Int32(max(allowed, 3))).count { fcntl($0, F_GETFD) != -1 }
    openFilesInherited.store(inherited, ordering: .relaxed)
  }

  /// The limit before it was raised; 0 if it was not raised.
  static let openFilesGiven = Atomic<UInt64>(0)

  /// The number of files besides the standard streams that were open at the start; counted only under a low
  /// limit.
  private static let openFilesInherited = Atomic<Int>(0)

  /// The open file limit that a drop of one item at a time needs.
  package static let leastOpenFiles = 24

  /// How many files this process may have open, including the standard streams but not those it inherited.
  ///
  /// The corresponding C function is `getrlimit` with `RLIMIT_NOFILE`.
  package static var openFileLimit: Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 256 }
    return max(Int(clamping: limit.rlim_cur) - openFilesInherited.load(ordering: .relaxed), 0)
  }

  /// The number of the PID namespace of this process; nil on an old kernel without `/proc`.
  package static var processNamespace: UInt64? {
    if let status = try? FileSystem.status(of: "/proc/self/ns/pid") { return status.inode }
    let number = try? SystemCall.make("ioctl") { dnd_process_namespace() }
    guard let number else { return nil }
    return try? OpenFile(FileDescriptor(rawValue: number), path: "namespace").status().inode
  }

  /// The kernel's boot ID; empty without `/proc`.
  package static var boot: String { firstLine(of: "/proc/sys/kernel/random/boot_id") ?? "" }

  /// When a process started, in clock ticks since boot; nil when there is no such process.
  ///
  /// Together with the process number and `boot` it identifies a process uniquely.
  package static func startTime(ofProcess process: Int32) -> UInt64? {
    guard let fields = fields(ofProcess: process), fields.count > 19 else { return nil }
    return UInt64(String(decoding: fields[19], as: UTF8.self))
  }

  /// Whether a process has ended but its parent has not taken note, so that it still has its number.
  package static func isZombie(_ process: Int32) -> Bool {
    fields(ofProcess: process)?.first?.elementsEqual("Z".utf8) ?? false
  }

  /// The parent of a process; nil if the process is gone.
  package static func parent(ofProcess process: Int32) -> Int32? {
    guard let fields = fields(ofProcess: process), fields.count > 1 else { return nil }
    return Int32(String(decoding: fields[1], as: UTF8.self))
  }

  /// The fields of `/proc/N/stat` after the program's name; nil when there is no such process.
  private static func fields(ofProcess process: Int32) -> [ArraySlice<UInt8>]? {
    guard let file = try? OpenFile.open(FilePath("/proc/\(process)/stat")),
      let bytes = try? file.readAll()
    else { return nil }
    // The second field is the program's name in parentheses, which may contain anything; parse after its end.
    guard let end = bytes.lastIndex(of: UInt8(ascii: ")")) else { return nil }
    return bytes[(end + 1)...].split(separator: UInt8(ascii: " "))
  }

  /// Whether a process of any user has this number; does not need `/proc`.
  ///
  /// The corresponding C function is `kill` with signal 0.
  package static func hasProcess(_ process: Int32) -> Bool {
    process > 0 && (kill(process, 0) == 0 || errno != ESRCH)
  }

  /// Cryptographically secure random bytes.
  ///
  /// The corresponding C function is `getentropy`.
  package static func randomBytes(_ count: Int) throws(SystemFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    for start in stride(from: 0, to: count, by: 256) {
      let end = min(start + 256, count)
      _ = try SystemCall.make("getentropy") {
        bytes.withUnsafeMutableBytes {
          getentropy($0.baseAddress.map { $0 + start }, end - start)
        }
      }
    }
    return bytes
  }

  private static func firstLine(of path: FilePath) -> String? {
    guard let file = try? OpenFile.open(path), let bytes = try? file.readAll(limit: 4096) else {
      return nil
    }
    return String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
  }
}

/// The system's clocks.
package enum Clock {
  /// Nanoseconds since 1970.
  ///
  /// The corresponding C function is `clock_gettime` with `CLOCK_REALTIME`.
  package static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(clamping: Nanoseconds.from(time))
  }

  /// Waits until the kernel gives files times later than `now` was: it takes them from a clock that goes in ticks of some
  /// milliseconds.
  ///
  /// Since 6.13 there is nothing to wait for: a file whose time was asked for gets an exact one with its next change, and
  /// no file an earlier one after that.
  ///
  /// The corresponding C function is `clock_gettime` with `CLOCK_REALTIME_COARSE`.
  package static func waitForTick() {
    let start = now
    if let changed = try? timeOfChange(), changed > start { return }
    var time = timespec()
    while clock_gettime(CLOCK_REALTIME_COARSE, &time) == 0,
      case let behind = start - Int64(clamping: Nanoseconds.from(time)), 0...100_000_000 ~= behind
    {
      var rest = timespec(tv_sec: 0, tv_nsec: Int(behind) + 500_000)
      nanosleep(&rest, nil)
    }
  }

  /// The time that a file in memory gets which is changed now, after its time was asked for.
  private static func timeOfChange() throws(SystemFailure) -> Int64 {
    let file = try OpenFile.openInMemory()
    _ = try file.status()
    try file.setMode(0o600)
    return Int64(clamping: try file.status().changed)
  }

  /// Nanoseconds since boot, including suspend.
  ///
  /// The corresponding C function is `clock_gettime` with `CLOCK_BOOTTIME`.
  package static var sinceStart: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return Int64(clamping: Nanoseconds.from(time))
  }

  /// Nanoseconds since an unspecified moment; never goes back.
  ///
  /// The corresponding C function is `clock_gettime` with `CLOCK_MONOTONIC`.
  package static var monotonic: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(clamping: Nanoseconds.from(time))
  }
}

extension Machine {
  /// The permissions that new files of this process do not get.
  ///
  /// It is read from `/proc` once, because `umask` would change it for all threads for a moment. Without `/proc` it is
  /// asked like that: what another thread makes in this moment is closed to others.
  package static let fileModeMask: UInt32 = {
    let bytes = (try? OpenFile.open("/proc/self/status").readAll(limit: 4096)) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let line = lines.first { $0.hasPrefix("Umask:") }
    return line.flatMap { UInt32($0.dropFirst(6).drop { $0 == "\t" || $0 == " " }, radix: 8) }
      ?? askedModeMask
  }()

  /// The permissions that somebody else's file gets here: those that new files get, and no set-user-ID, set-group-ID
  /// or sticky bit.
  package static func ownMode(_ mode: UInt32) -> UInt32 { mode & 0o777 & ~fileModeMask }

  private static var askedModeMask: UInt32 {
    let mask = umask(0o077)
    umask(mask)
    return UInt32(mask)
  }
}
