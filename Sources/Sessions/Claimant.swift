import SystemCalls
import SystemPackage

/// A process that may claim a session, named so that another one can tell whether it still runs.
package struct Claimant: Equatable, Sendable {
  /// The machine, and the process namespace on it: elsewhere process numbers say nothing.
  package var machine: String
  package var process: Int32
  /// What the kernel calls the time since the machine was started.
  package var boot: String
  /// When the process started, in the kernel's ticks since boot: process numbers are used again.
  ///
  /// 0 where nothing told (`/proc` is not there).
  package var start: UInt64

  package init(machine: String, process: Int32, boot: String, start: UInt64) {
    self.machine = machine
    self.process = process
    self.boot = boot
    self.start = start
  }
}

extension Claimant {
  /// Names the running process.
  package static func thisProcess() -> Claimant {
    let process = Machine.process
    return Claimant(
      machine: thisMachine, process: process, boot: Machine.boot,
      start: Machine.startTime(ofProcess: process) ?? 0)
  }

  /// Whether the process still runs, as far as this machine can know; when in doubt, it does.
  package func isAlive() -> Bool {
    isAlive(boot: Machine.boot, start: Machine.startTime(ofProcess: process))
  }

  /// The same by what is known of this moment: which boot it is, empty where nothing told, and when the process
  /// of this number began.
  func isAlive(boot now: String, start found: UInt64?) -> Bool {
    guard machine.utf8.elementsEqual(Self.thisMachine.utf8) else { return true }
    if !boot.isEmpty, !now.isEmpty, !boot.utf8.elementsEqual(now.utf8) { return false }
    if start != 0, let found { return found == start }
    return Machine.hasProcess(process)
  }

  /// In a container the machine is the same, and process numbers are others.
  private static var thisMachine: String {
    guard let namespace = try? FileSystem.status(of: "/proc/self/ns/pid") else {
      return Machine.identity
    }
    return "\(Machine.identity)/\(namespace.inode)"
  }
}

extension TerminalIdentity {
  /// The terminal session that this process belongs to.
  package static func ofThisProcess() -> TerminalIdentity {
    let leader = Machine.terminalSession
    return TerminalIdentity(
      sid: leader, leaderStart: leaderStart(of: leader),
      isTyped: JobControl.ofThisProcess().looksTyped && Machine.hasControllingTerminal)
  }

  /// When the leader of a terminal session started, in clock ticks since the boot; 0 when it is gone,
  /// which its session may outlive.
  ///
  /// A leader outside of this process namespace has the number 0 (`getsid`); the namespace's first process
  /// stands for it.
  static func leaderStart(of sid: Int32) -> UInt64 {
    Machine.startTime(ofProcess: sid == 0 ? 1 : sid) ?? 0
  }
}

/// A claim on a session: who holds it, until it is released or its process is gone.
package struct Claim: Equatable, Sendable {
  /// Tells this claim from every other one.
  package let token: Int64
  package let claimant: Claimant

  package init(token: Int64, claimant: Claimant) {
    self.token = token
    self.claimant = claimant
  }

  /// A new claim of this process.
  package static func ofThisProcess() -> Claim {
    Claim(token: .random(in: .min ... .max), claimant: .thisProcess())
  }
}
