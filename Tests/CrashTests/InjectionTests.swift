import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Makes each call of a drop fail, for each possible reason, and checks the guarantees.
@Suite struct InjectionTests {
  @Test("A drop in which any call fails loses nothing", arguments: Scenario.all)
  func failing(_ scenario: Scenario) throws {
    try CrashFixture.require(scenario)
    let (expected, calls) = try ExpectedOutcome.traced(scenario)
    // If a directory is not writable, `--allow-copy` correctly turns the move into a copy.
    let points = calls.filter { !(scenario.isMove && $0.name == "faccessat") }.flatMap { call in
      Self.reasons(of: call.name).map { (call: call, reason: $0) }
    }.filter { !($0.reason.name == "EEXIST" && Self.isStaged($0.call.path)) }
    #expect(points.count > 400)
    let trial = CrashTrial(expected: expected)
    var (tried, reached) = (0, 0)
    func order(_ call: FaultTrace.Call, _ reason: Reason) -> String {
      // A full or broken disk stays so.
      "\(call.name):\(call.numberOfName)\(reason.lasts ? "+" : ""):\(reason.name)"
    }
    try CrashTrials(title: "with faults", scenario: scenario, points: points, stride: 1601).run(
      naming: { "DND_FAULT_FAIL=\(order($0.call, $0.reason)) at \($0.call)" },
      trial: { point in
        var failed: [String] = []
        var verdict = try trial.undergo(
          orders: {
            FaultTrace.orders($0)
              .merging(["DND_FAULT_FAIL": order(point.call, point.reason)]) { $1 }
          },
          look: {
            tried += 1
            failed = try FaultTrace.faults(in: $0)
            if !failed.isEmpty { reached += 1 }
          }, mayKeep: true)
        excuse(&verdict, in: scenario, point.call.name, point.reason, failed)
        return verdict
      })
    // Threads divide the work differently each time, so a few calls may not occur again.
    #expect(reached * 10 >= tried * 9)
  }

  /// Removes violations that are correct behaviour after this failure.
  ///
  /// - Parameter failed: The paths of the calls that failed. Because of threads, this is sometimes
  ///   another call than intended.
  private func excuse(
    _ verdict: inout CrashTrial.Verdict, in scenario: Scenario, _ name: String, _ reason: Reason,
    _ failed: [String]
  ) {
    func forgive(_ isRight: (String) -> Bool) { verdict.broken.removeAll(where: isRight) }
    switch (name, reason.name) {
    case (_, "EEXIST"):
      if failed.contains(where: Self.isStaged) { verdict.broken = [] }
      // In the drop's own directory, this is only possible on a file system that treats two names
      // as one.
      if verdict.told.contains("transfer.renamed") {
        forgive { !$0.contains("lost: ") || $0.contains(", folder ") }
      }
    case ("openat", "EACCES") where scenario.rule == "dedupe":
      // An unreadable file is not known to be identical, so both are kept.
      for path in failed.map({ FilePath($0) }) where !path.isAbsolute {
        let ending = path.extension.map { ".\($0)" } ?? ""
        forgive { $0.contains("/\(path.stem ?? "") 2\(ending) ") }
      }
    case ("unlinkat", _), ("openat", "EMFILE"):
      // Entries that cannot be removed, or counted, are removed with the session.
      forgive { $0.contains(": state/ended/") && $0.contains("/payloads/") }
    default: break
    }
    // The number for the prompt is removed if it cannot be written.
    forgive { $0.contains(": state/ended/") && $0.hasSuffix("/pending is missing") }
    // The file can be neither named nor withdrawn, which is reported; the next drop withdraws it.
    if reason.lasts, verdict.told.contains("transfer.notWithdrawn") {
      forgive { $0.hasPrefix("said to have failed: ") }
    }
  }

  /// Whether the path is in a staged tree, where no other program can have taken the name.
  private static func isStaged(_ path: String) -> Bool { path.hasPrefix("twin") }

  /// Why a call fails, once or from then on.
  struct Reason {
    var name: String
    var lasts = false
  }

  /// The errors that the kernel may return for a call.
  static func reasons(of call: String) -> [Reason] {
    let names: String
    switch call {
    case "openat": names = "EIO EACCES EMFILE EMFILE+ EINTR ENOSPC EROFS EDQUOT EOPNOTSUPP"
    case "write", "pwrite": names = "EIO ENOSPC ENOSPC+ EDQUOT EINTR"
    case "copy_file_range", "sendfile", "splice":
      names = "EIO ENOSPC ENOSPC+ EDQUOT EINTR EINVAL EOPNOTSUPP EXDEV"
    case "ftruncate": names = "EIO ENOSPC EINVAL"
    case "fsync", "fdatasync", "syncfs": names = "EIO EIO+ ENOSPC EDQUOT EINVAL"
    case "linkat":
      names = "EIO ENOSPC ENOSPC+ EDQUOT EACCES EPERM EROFS EEXIST EXDEV EOPNOTSUPP"
    case "renameat2", "renameat":
      names = "EIO ENOSPC ENOSPC+ EDQUOT EACCES EROFS EEXIST EXDEV EINVAL EINVAL+"
    case "mkdirat", "symlinkat", "mkdtemp":
      names = "EIO ENOSPC ENOSPC+ EDQUOT EACCES EROFS EEXIST"
    case "unlinkat": names = "EIO EIO+ EACCES EROFS EBUSY"
    case "fstat", "fstatat", "statfs", "fstatfs": names = "EIO EACCES ENOMEM"
    case "read", "pread", "getdents64": names = "EIO EINTR"
    // Attributes that a file system or user cannot set are omitted, as by `cp -a`: EPERM is not a
    // failure here.
    case "fchmod", "fchmodat", "fchown", "fchownat": names = "EIO EROFS"
    case "utimensat", "futimens": names = "EIO EPERM EROFS EOPNOTSUPP"
    case "fsetxattr", "flistxattr", "fgetxattr": names = "EIO ENOSPC"
    case "ioctl": names = "EIO EOPNOTSUPP EXDEV EINVAL ENOSPC"
    case "faccessat", "realpath", "readlinkat": names = "EIO EACCES"
    // These calls do not affect files of the user.
    case "getcwd", "getentropy", "poll", "waitid", "fcntl", "setsockopt", "mmap": names = "EIO"
    default: names = "EIO ENOMEM"
    }
    return names.split(separator: " ").map { word in
      word.hasSuffix("+")
        ? Reason(name: String(word.dropLast()), lasts: true) : Reason(name: String(word))
    }
  }
}
