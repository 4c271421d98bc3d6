#pragma once
// How this process starts programs, and kills them when it ends.
#include <fcntl.h>
#include <sys/wait.h>
#include <time.h>

#include "children.h"
#include "confinement.h"

/// How to start a program.
struct dnd_start {
  const char *path;
  char *const *arguments;
  char *const *environment;
  /// The working directory; -1 for that of this process.
  int directory;
  /// The three standard streams.
  int streams[3];
  /// Whether to confine the program, its Landlock rules (-1 for none), and whether to filter system calls.
  int is_confined, rules, filters;
  /// The open file limit; 0 for that of this process.
  unsigned long long files;
  /// The descriptor of the guard of the program's own group; -1 to stay in the group of this process, which the
  /// program may outlive.
  int guard;
  /// Whether the program ignores keyboard interrupts.
  int ignores_interrupt;
  /// Whether the program is killed when the thread that starts it ends, although it shares the group of this process.
  int ends_with_thread;
};

/// The result of a start: 0, or an `errno` and the step that failed.
struct dnd_start_failure {
  int error;
  enum { DND_START_DIRECTORY = 1, DND_START_CONFINING, DND_START_PROGRAM } step;
};

/// Marks every descriptor from `first` as close-on-exec, so that only the standard streams are inherited.
static inline void dnd_close_when_run(int first) {
  if (syscall(SYS_close_range, first, ~0u, 4 /* CLOSE_RANGE_CLOEXEC */) == 0) return;
  struct { unsigned long long soft, hard; } limit;
  int end = 65536;
  if (syscall(SYS_prlimit64, 0, 7 /* RLIMIT_NOFILE */, (void *)0, &limit) == 0 &&
      limit.soft < (unsigned long long)end)
    end = (int)limit.soft;
  for (int file = first; file < end; file++) {
    int flags = fcntl(file, F_GETFD);
    if (flags >= 0) fcntl(file, F_SETFD, flags | FD_CLOEXEC);
  }
}

static inline _Noreturn void dnd_run_program(const struct dnd_start *start, int parent, int report) {
  struct dnd_start_failure failure = {0, DND_START_PROGRAM};
  // The program must not outlive this process.
  if (start->guard >= 0 || start->ends_with_thread) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if ((int)syscall(SYS_getppid) != parent) _exit(1);
  }
  if (start->guard >= 0) {
    int group = (int)syscall(SYS_getpid);
    if (setpgid(0, 0) != 0 || write(start->guard, &group, sizeof group) != sizeof group) goto failed;
    // From here on, the guard ends the program.
    prctl(PR_SET_PDEATHSIG, 0);
  }
  for (int number = 1; number < 65; number++)
    if (number != SIGKILL && number != SIGSTOP) signal(number, SIG_DFL);
  if (start->ignores_interrupt) signal(SIGINT, SIG_IGN);
  int streams[3];
  for (int stream = 0; stream < 3; stream++) {
    // Duplicate above 2 first, so that no stream overwrites another.
    streams[stream] = fcntl(start->streams[stream], F_DUPFD_CLOEXEC, 3);
    if (streams[stream] < 0) goto failed;
  }
  for (int stream = 0; stream < 3; stream++)
    if (dup2(streams[stream], stream) < 0) goto failed;
  dnd_close_when_run(3);
  failure.step = DND_START_DIRECTORY;
  if (start->directory >= 0 && fchdir(start->directory) != 0) goto failed;
  // Restore the limit that this process was given.
  struct { unsigned long long soft, hard; } limit;
  if (start->files != 0 && syscall(SYS_prlimit64, 0, 7 /* RLIMIT_NOFILE */, (void *)0, &limit) == 0) {
    limit.soft = start->files;
    syscall(SYS_prlimit64, 0, 7, &limit, (void *)0);
  }
  failure.step = DND_START_CONFINING;
  if (start->is_confined && dnd_confine(start->rules, start->filters) != 0) goto failed;
  failure.step = DND_START_PROGRAM;
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, (void *)0);
  // A program that was just written may still be open in a child of another thread, which closes it when it runs its
  // own program. Waits for a second at most.
  struct timespec moment = {0, 5000000};
  for (int tries = 0; tries < 200; tries++) {
    execve(start->path, start->arguments, start->environment);
    if (errno != ETXTBSY) break;
    syscall(SYS_nanosleep, &moment, (void *)0);
    errno = ETXTBSY;
  }
failed:
  failure.error = errno;
  if (write(report, &failure, sizeof failure) < 0) _exit(1);
  _exit(127);
}

/// Starts a program, as the leader of a new process group if it has a guard.
///
/// @param failure Why the program does not run, if known; its error is 0 on success.
/// @return The child's number, which must be reaped; -1 if there is no child.
static inline int dnd_start_program(const struct dnd_start *start, struct dnd_start_failure *failure) {
  int ends[2];
  failure->error = 0;
  if (syscall(SYS_pipe2, ends, 02000000 /* O_CLOEXEC */) != 0) return -1;
  int parent = (int)syscall(SYS_getpid);
  sigset_t before;
  // If SIGCHLD is ignored, the kernel discards the exit status of children.
  struct sigaction action = {0};
  if (sigaction(SIGCHLD, (void *)0, &action) == 0 && action.sa_handler == SIG_IGN) signal(SIGCHLD, SIG_DFL);
  int child = dnd_bare_fork(&before);
  if (child == 0) dnd_run_program(start, parent, ends[1]);
  int error = errno;
  sigprocmask(SIG_SETMASK, &before, (void *)0);
  close(ends[1]);
  if (child > 0) {
    struct dnd_start_failure answer;
    long count;
    do count = read(ends[0], &answer, sizeof answer);
    while (count == -1 && errno == EINTR);
    if (count == sizeof answer) {
      *failure = answer;
      while (waitpid(child, (void *)0, 0) == -1 && errno == EINTR) {}
    }
  }
  close(ends[0]);
  errno = error;
  return child;
}

/// Starts a guard: a child that kills the process group of one program, including itself, when this process ends.
///
/// It exists before the program, which tells it the group before its first instruction, so that at no time can a child
/// of the program outlive this process. The guard then joins the group, whose number is not reused while it lives. It
/// must be ended by SIGKILL; it blocks all other signals.
///
/// @param life The descriptor to start the program with, and to keep open.
/// @return The child's number, which must be reaped; -1 if there is no child.
static inline int dnd_start_guard(int *life) {
  int ends[2], ready[2];
  if (syscall(SYS_pipe2, ends, 02000000 /* O_CLOEXEC */) != 0) return -1;
  if (syscall(SYS_pipe2, ready, 02000000 /* O_CLOEXEC */) != 0) {
    close(ends[0]);
    close(ends[1]);
    return -1;
  }
  int parent = (int)syscall(SYS_getpid);
  sigset_t before;
  int child = dnd_bare_fork(&before);
  if (child == 0) {
    // What kills the group of this process must leave the guard to do its work.
    if (setpgid(0, 0) != 0) _exit(1);
    dnd_close_all_but(&ends[0], 1);
    int group;
    if (read(ends[0], &group, sizeof group) != sizeof group || setpgid(0, group) != 0) _exit(0);
    char byte;
    while (read(ends[0], &byte, 1) == -1 && errno == EINTR) {}
    // A process that was killed closes its files in any order. The program's output must not end before those who are
    // connected to the process can know that it was killed.
    struct timespec pause = {0, 100000};
    for (int turn = 0; turn < 20000 && (int)syscall(SYS_getppid) == parent; turn++)
      syscall(SYS_nanosleep, &pause, (void *)0);
    kill(0, SIGKILL);
    _exit(0);
  }
  int error = errno;
  sigprocmask(SIG_SETMASK, &before, (void *)0);
  close(ends[0]);
  close(ready[1]);
  if (child > 0) {
    // Until the guard has closed its inherited descriptors, the program's output seems to have a writer.
    char byte;
    while (read(ready[0], &byte, 1) == -1 && errno == EINTR) {}
    *life = ends[1];
  } else {
    close(ends[1]);
  }
  close(ready[0]);
  errno = error;
  return child;
}
