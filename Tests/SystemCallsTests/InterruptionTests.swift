import Glibc
import SystemCalls
import Testing

struct InterruptionTests {
  /// In a process of its own: the flag is that of a process, and programs that are started elsewhere would be told.
  @Test func aWatchedSignalSetsAFlagInsteadOfEndingTheProcess() async {
    await #expect(processExitsWith: .success) {
      // The parent of the tests may have ignored the signals, and the threads of tests block all
      // signals.
      for number in [SIGHUP, SIGTERM] { signal(number, SIG_DFL) }
      Interruption.watch()
      #expect(Interruption.pending == nil)
      var (hangUp, before) = (sigset_t(), sigset_t())
      sigemptyset(&hangUp)
      sigaddset(&hangUp, SIGHUP)
      pthread_sigmask(SIG_UNBLOCK, &hangUp, &before)
      raise(SIGHUP)
      pthread_sigmask(SIG_SETMASK, &before, nil)
      #expect(Interruption.pending == .hangUp)
      // A second signal of either kind ends the process.
      for number in [SIGHUP, SIGTERM] { #expect(signal(number, SIG_DFL) == nil) }
    }
  }
}
