// How a worker stops being a copy of the process that it was forked from.

#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "confinement.h"

static pid_t starter;

/// Ends the process when the one that started it is gone.
///
/// The kernel sends the signal of a parent's death whenever the *thread* that forked ends, which threads
/// of a batch do. Signals from the terminal and to the whole group are meant for the parent, which closes the
/// socket when it ends.
static void look_for_parent(int signal) {
  (void)signal;
  if (getppid() != starter) _exit(0);
}

static void part_from_signals(void) {
  struct sigaction action = {.sa_handler = look_for_parent, .sa_flags = SA_RESTART};
  const int looking[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
  for (size_t i = 0; i < sizeof looking / sizeof *looking; i++) sigaction(looking[i], &action, NULL);
  // What a crash raises ends the process, whatever the parent has made of it.
  action.sa_handler = SIG_DFL;
  const int ending[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS, SIGALRM};
  for (size_t i = 0; i < sizeof ending / sizeof *ending; i++) sigaction(ending[i], &action, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/// Closes every descriptor from `first`.
static void close_from(int first) {
#ifdef SYS_close_range
  if (syscall(SYS_close_range, first, ~0u, 0) == 0) return;
#endif
  struct rlimit limit;
  int end = 65536;
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < (rlim_t)end) end = (int)limit.rlim_cur;
  for (int number = first; number < end; number++) close(number);
}

int dnd_magic_part(int socket, pid_t parent) {
  starter = parent;
  part_from_signals();
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  look_for_parent(0);
  // Beyond the standard streams, which lead nowhere from here on: a pipe of the user's must not be kept
  // open, and what the C library says before it aborts is not for the user.
  const int place = 3;
  if (socket != place) dup2(socket, place);
  close_from(place + 1);
  int nowhere = open("/dev/null", O_RDWR);
  for (int number = 0; number < place; number++) {
    if (nowhere >= 0) {
      dup2(nowhere, number);
    } else {
      close(number);
    }
  }
  if (nowhere > place) close(nowhere);
  return place;
}
