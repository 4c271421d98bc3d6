import CLinux
import CMagic
import Glibc
import HostileMagic
import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

@testable import ContentDetection

/// Shows with a fake libmagic, which its files control, what libmagic can do to the calling
/// process.
@Suite struct MagicWorkerTests {
  let sandbox: Sandbox
  let library = MagicLibrary(calls: hostile_magic())
  static let patience = MagicWorker.Patience(
    processorTime: .milliseconds(100), time: .milliseconds(1500), tick: .milliseconds(20))

  init() throws { sandbox = try Sandbox() }

  private func database() -> MagicDatabase { MagicDatabase(library, patience: Self.patience) }

  private func file(_ word: String) throws -> OpenFile {
    try OpenFile.open(sandbox.write(word, word))
  }

  private func ask(_ word: String) throws -> MagicDatabase.Answer {
    var database = database()
    return try database.ask(about: file(word))
  }

  // MARK: Files that overload libmagic

  @Test(arguments: [
    ("segv", MagicLoss.crashed), ("abort", .crashed), ("exit", .crashed), ("memory", .crashed),
    ("loop", .overran), ("wait", .overran),
  ])
  func aFileThatItDiesOfIsLostAndTheNextIsAnswered(word: String, loss: MagicLoss) throws {
    var database = database()
    let fine = try file("fine")
    #expect(try database.ask(about: fine) == .type("test/fine"))
    #expect(try database.ask(about: file(word)) == .lost(loss))
    #expect(try database.ask(about: fine) == .type("test/fine"))
  }

  @Test func anAnswerThatIsNoTypeIsNone() throws {
    for word in ["long", "empty", "silent"] {
      #expect(try ask(word) == .type(nil), "\(word)")
    }
  }

  @Test func answersThatNobodyAskedForDoNotStayBehind() throws {
    var database = database()
    #expect(try database.ask(about: file("flood")) == .type("text/flood"))
  }

  @Test func filesThatItDiesOfDoNotKeepUsForever() throws {
    var database = database()
    let crash = try file("segv")
    var asked = 0
    while asked < 1000, try database.ask(about: crash) == .lost(.crashed) {
      asked += 1
    }
    #expect((10..<100).contains(asked))
    #expect(try database.ask(about: file("fine")) == .lost(.unavailable))
  }

  @Test func filesThatItHangsOnKeepUsForLess() throws {
    var database = database()
    let loop = try file("loop")
    var asked = 0
    while asked < 1000, try database.ask(about: loop) == .lost(.overran) {
      asked += 1
    }
    #expect((2..<10).contains(asked))
  }

  @Test func aWorkerThatSomebodyElseEndedIsReplaced() throws {
    let worker = try MagicWorker(library, patience: Self.patience)
    let fine = try file("fine")
    #expect(try worker.ask(about: fine, limit: 1) == .type("test/fine"))
    #expect(kill(worker.number, SIGKILL) == 0)
    // The process is not reaped here, because its owner must find that it ended.
    var report = siginfo_t()
    #expect(waitid(P_PID, id_t(worker.number), &report, WEXITED | WNOWAIT) == 0)
    #expect(try worker.ask(about: fine, limit: 1) == .wasDead)
  }

  // MARK: Confinement

  @Test(
    .enabled(if: (try? Files.read("/proc/sys/kernel/seccomp/actions_avail")) != nil),
    arguments: [
      "open", "openat", "socket", "exec", "fork", "kill", "write", "unlink", "trace", "code",
    ])
  func itCanOnlyReadAndAnswer(word: String) throws {
    #expect(try ask(word) == .type("confined/yes"))
  }

  @Test func itHoldsNothingOpenOfOurs() throws {
    let held = try file("fine")
    #expect(try withExtendedLifetime(held) { try ask("descriptors") } == .type("count/0"))
  }

  @Test func aPipeOfOursEndsWhenWeCloseIt() throws {
    let pipe = try OpenFile.makePipe()
    let worker = try MagicWorker(library, patience: Self.patience)
    #expect(try worker.ask(about: file("fine"), limit: 1) == .type("test/fine"))
    close(pipe.writer.descriptor.rawValue)
    // The descriptor is closed; nothing else may close its number, which may belong to another file
    // by then.
    _ = Unmanaged.passRetained(pipe.writer)
    var byte: UInt8 = 0
    #expect(read(pipe.reader.descriptor.rawValue, &byte, 1) == 0)
    withExtendedLifetime(pipe.reader) {}
  }

  @Test func aFileThatIsOpenForWritingIsGivenForReading() throws {
    let path = try sandbox.write("where", "where")
    let file = try OpenFile.open(path, .readWrite)
    try file.seek(to: 3)
    var database = database()
    #expect(try database.ask(about: file) == .type("offset/zero"))
    #expect(try file.forReadingOnly() !== file)
  }

  // MARK: Lifetime

  @Test func keysOfTheTerminalAreNotForIt() throws {
    let worker = try MagicWorker(library, patience: Self.patience)
    let fine = try file("fine")
    #expect(try worker.ask(about: fine, limit: 1) == .type("test/fine"))
    for signal in [SIGINT, SIGQUIT, SIGTERM, SIGHUP] { kill(worker.number, signal) }
    #expect(try worker.ask(about: fine, limit: 1) == .type("test/fine"))
  }

  @Test func itOutlivesTheThreadThatStartedIt() throws {
    final class Holder {
      let library: MagicLibrary
      var worker: MagicWorker?
      init(_ library: MagicLibrary) { self.library = library }
    }
    let holder = Holder(library)
    var thread = pthread_t()
    let started = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        let holder = Unmanaged<Holder>.fromOpaque(context).takeUnretainedValue()
        holder.worker = try? MagicWorker(holder.library, patience: MagicWorkerTests.patience)
        return nil
      }, Unmanaged.passUnretained(holder).toOpaque())
    try #require(started == 0)
    pthread_join(thread, nil)
    let fine = try file("fine")
    #expect(try holder.worker?.ask(about: fine, limit: 1) == .type("test/fine"))
    #expect(try holder.worker?.ask(about: fine, limit: 1) == .type("test/fine"))
  }

  @Test func itLeavesNoProcessBehind() throws {
    for word in ["fine", "segv", "loop"] {
      let number: Int32
      do {
        let worker = try MagicWorker(library, patience: Self.patience)
        number = worker.number
        _ = try worker.ask(about: file(word), limit: 1)
      }
      while kill(number, 0) == 0 { ForkedProcess.reapEnded() }
    }
  }

  @Test func itLeavesNoDescriptorBehind() async throws {
    func open() -> Int { (try? Files.names(in: "/proc/self/fd").count) ?? 0 }
    let before = open()
    let crash = try file("segv")
    for _ in 0..<200 {
      let worker = try MagicWorker(library, patience: Self.patience)
      _ = try worker.ask(about: crash, limit: 1)
    }
    // Concurrent tests open and close files too; only leaked descriptors remain.
    var tries = 0
    while open() >= before + 150, tries < 600 {
      try await Task.sleep(for: .milliseconds(200))
      tries += 1
    }
    #expect(tries < 600)
  }

  @Test func itEndsWithTheProcessThatStartedItEvenInTheMiddleOfItsWork() throws {
    let number = hostile_orphan(try file("loop").descriptor.rawValue)
    #expect(number > 0)
    // The process may be gone already; otherwise its descriptor reports its end.
    let process = dnd_process_descriptor(number)
    guard process >= 0 else { return #expect(errno == ESRCH) }
    defer { close(process) }
    #expect(
      try ProcessWatch.waitForInput([FileDescriptor(rawValue: process)], atMost: .seconds(60)) == [
        true
      ])
  }

  // MARK: Failures of our own

  @Test func whateverCallFailsTheFileIsAnswered() throws {
    let fine = try file("fine")
    var number = 1
    while true {
      let plan = FaultPlan(number: number, fails: .tooManyOpenFiles)
      let answer = try plan.inForce {
        var database = database()
        return try database.ask(about: fine)
      }
      guard plan.fired else { break }
      #expect(answer == .lost(.unavailable), "call \(number)")
      number += 1
    }
    #expect(number > 4)
  }

  @Test func aRunThatIsToStopDoesNotWaitForIt() throws {
    var database = database()
    let plan = FaultPlan(call: "recv", number: 1, fails: .interrupted)
    let fine = try file("fine")
    #expect(throws: DetectionError.system(SystemFailure("recv", nil, .interrupted))) {
      try plan.inForce { _ = try database.ask(about: fine) }
    }
    // An answer that timed out is not taken as the answer to the next question.
    #expect(try database.ask(about: file("where")) == .type("offset/zero"))
  }
}
