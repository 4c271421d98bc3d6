import Glibc
import SystemCalls
import Testing

struct InterruptionTests {
  @Test func aWatchedSignalSetsAFlagInsteadOfEndingTheProcess() {
    // Whoever started the tests may have had it ignored, and then it would stay so; and the threads
    // that tests run on have all signals blocked.
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
    // A second one, of whichever kind, ends the process.
    for number in [SIGHUP, SIGTERM] { #expect(signal(number, SIG_DFL) == nil) }
  }
}
