#pragma once
// Programs that this process starts, and who ends them when it is gone.
#include <fcntl.h>
#include <sys/wait.h>

#include "children.h"
#include "confinement.h"

/// How a program is started.
struct dnd_start {
  const char *path;
  char *const *arguments;
  char *const *environment;
  /// The directory that it runs in; -1 for that of this process.
  int directory;
  /// Its three standard streams.
  int streams[3];
  /// Whether it is confined at all, by which rules on files (-1 for none), and by a filter of calls.
  int is_confined, rules, filters;
  /// How many files it may hold open; 0 for as many as this process may.
  unsigned long long files;
  /// Whether it stays in the group of this process, and lives on when this process is gone.
  int shares_group;
};

/// What a start came to: 0, or an `errno` and at which step.
struct dnd_start_failure {
  int error;
  enum { DND_START_DIRECTORY = 1, DND_START_CONFINING, DND_START_PROGRAM } step;
};

/// Has every descriptor from `first` closed when a program is run; no other than the streams is inherited.
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
  // Whatever ends this process ends the program too; the thread that started it waits for its end.
  if (!start->shares_group) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if ((int)syscall(SYS_getppid) != parent) _exit(1);
    setpgid(0, 0);
  }
  for (int number = 1; number < 65; number++)
    if (number != SIGKILL && number != SIGSTOP) signal(number, SIG_DFL);
  int streams[3];
  for (int stream = 0; stream < 3; stream++) {
    // Out of the way of the others first.
    streams[stream] = fcntl(start->streams[stream], F_DUPFD_CLOEXEC, 3);
    if (streams[stream] < 0) goto failed;
  }
  for (int stream = 0; stream < 3; stream++)
    if (dup2(streams[stream], stream) < 0) goto failed;
  dnd_close_when_run(3);
  failure.step = DND_START_DIRECTORY;
  if (start->directory >= 0 && fchdir(start->directory) != 0) goto failed;
  // It gets the limit that this process was given.
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
  execve(start->path, start->arguments, start->environment);
failed:
  failure.error = errno;
  if (write(report, &failure, sizeof failure) < 0) _exit(1);
  _exit(127);
}

/// Starts a program that leads a process group of its own.
///
/// @param failure Why it does not run, where that is known; its error is 0 where it does.
/// @return The child's number, which is to be reaped; -1 where there is none.
static inline int dnd_start_program(const struct dnd_start *start, struct dnd_start_failure *failure) {
  int ends[2];
  failure->error = 0;
  if (syscall(SYS_pipe2, ends, 02000000 /* O_CLOEXEC */) != 0) return -1;
  int parent = (int)syscall(SYS_getpid);
  sigset_t before;
  // Were children of this process not waited for, the kernel would forget how they end.
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

/// Starts a child that kills a process group, itself included, when this process is gone.
///
/// It belongs to the group, whose number is therefore nobody else's for as long as it lives, and ends with it
/// by SIGKILL; no other signal reaches it.
///
/// @return The child's number, which is to be reaped; -1 where there is none.
static inline int dnd_start_guard(int group, int *life) {
  int ends[2], ready[2];
  if (syscall(SYS_pipe2, ends, 02000000 /* O_CLOEXEC */) != 0) return -1;
  if (syscall(SYS_pipe2, ready, 02000000 /* O_CLOEXEC */) != 0) {
    close(ends[0]);
    close(ends[1]);
    return -1;
  }
  sigset_t before;
  int child = dnd_bare_fork(&before);
  if (child == 0) {
    if (setpgid(0, group) != 0) _exit(1);
    dnd_close_all_but(&ends[0], 1);
    char byte;
    while (read(ends[0], &byte, 1) == -1 && errno == EINTR) {}
    kill(0, SIGKILL);
    _exit(0);
  }
  int error = errno;
  sigprocmask(SIG_SETMASK, &before, (void *)0);
  close(ends[0]);
  close(ready[1]);
  if (child > 0) {
    // Here too, so that it is so when this returns.
    setpgid(child, group);
    // Until the guard has closed what it inherited, the command's output seems to be written to.
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
