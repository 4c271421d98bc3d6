#pragma once
// How child processes start.
//
// They are forked with a bare system call, even while other threads run. Neither the `atfork` handlers nor the locks
// of the C library are used. Until a child executes a program or exits, it only makes system calls, on the stack that
// it was forked on.
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Forks with all signals blocked; `before` is the mask for the parent to restore.
static inline int dnd_bare_fork(sigset_t *before) {
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, before);
  return (int)syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
}

#ifndef SYS_close_range
#define SYS_close_range 436
#endif

/// Closes every descriptor of the process except those in `kept`; negative ones are ignored.
static inline void dnd_close_all_but(const int *kept, int count) {
  int last = -1;
  for (int i = 0; i < count; i++) last = kept[i] > last ? kept[i] : last;
  for (int file = 0; file <= last; file++) {
    int is_kept = 0;
    for (int i = 0; i < count; i++) is_kept |= kept[i] == file;
    if (!is_kept) close(file);
  }
  if (syscall(SYS_close_range, last + 1, ~0u, 0) == 0) return;
  struct { unsigned long long soft, hard; } limit;
  int end = 65536;
  if (syscall(SYS_prlimit64, 0, 7 /* RLIMIT_NOFILE */, (void *)0, &limit) == 0 &&
      limit.soft < (unsigned long long)end)
    end = (int)limit.soft;
  for (int file = last + 1; file < end; file++) close(file);
}
