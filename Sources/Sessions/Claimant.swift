import SystemCalls
import SystemPackage

/// A process that can claim a session, with enough detail for another process to tell whether it still runs.
package struct Claimant: Equatable, Sendable {
  /// The machine and its PID namespace; process numbers mean nothing outside them.
  package var machine: String
  package var process: Int32
  /// The kernel's boot ID.
  package var boot: String
  /// When the process started, in the kernel's ticks since boot; 0 when unknown (without `/proc`).
  ///
  /// Process numbers are reused, so the number alone does not identify the process.
  package var start: UInt64

  package init(machine: String, process: Int32, boot: String, start: UInt64) {
    self.machine = machine
    self.process = process
    self.boot = boot
    self.start = start
  }
}

extension Claimant {
  /// The running process.
  package static func thisProcess() -> Claimant {
    let process = Machine.process
    return Claimant(
      machine: thisMachine, process: process, boot: Machine.boot,
      start: Machine.startTime(ofProcess: process) ?? 0)
  }

  /// Another process of this machine; nil if there is none with this number.
  package static func process(_ number: Int32) -> Claimant? {
    guard let start = Machine.startTime(ofProcess: number) else { return nil }
    return Claimant(machine: thisMachine, process: number, boot: Machine.boot, start: start)
  }

  /// Whether the process still runs; true when this machine cannot tell.
  package func isAlive() -> Bool {
    isAlive(boot: Machine.boot, start: Machine.startTime(ofProcess: process))
  }

  /// Whether the process still runs, given the current boot ID (empty when unknown) and the start time of the
  /// process that has this number now.
  func isAlive(boot now: String, start found: UInt64?) -> Bool {
    guard machine.utf8.elementsEqual(Self.thisMachine.utf8) else { return true }
    if !boot.isEmpty, !now.isEmpty, !boot.utf8.elementsEqual(now.utf8) { return false }
    if start != 0, let found { return found == start }
    return Machine.hasProcess(process)
  }

  /// Containers share the machine's identity but have their own process numbers.
  private static var thisMachine: String {
    Machine.processNamespace.map { "\(Machine.identity)/\($0)" } ?? Machine.identity
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

  /// When the leader of a terminal session started, in clock ticks since boot; 0 when the leader has exited,
  /// which the session may outlive.
  ///
  /// `getsid` returns 0 for a leader outside this PID namespace; the namespace's first process is used instead.
  static func leaderStart(of sid: Int32) -> UInt64 {
    Machine.startTime(ofProcess: sid == 0 ? 1 : sid) ?? 0
  }
}

/// A claim on a session, held until it is released or its process is gone.
package struct Claim: Equatable, Sendable {
  /// A random number that identifies this claim.
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
