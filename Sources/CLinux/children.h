#pragma once
// Children that do one thing for this process and end: what they do cannot be cut off, and would keep this
// process from ending when it is asked to.
//
// They are forked by the bare call, also in a signal handler and while other threads run: neither the
// handlers of `fork` nor any lock of the C library are touched, and until they end they only make calls
// into the kernel, from the stack that they were forked on. All signals are blocked in them.
//
// `struct stat` and `struct timespec` are not used here: they would come to belong to this module.
#include <errno.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Forks with all signals blocked; `before` is the mask to go back to in the parent.
static inline int dnd_bare_fork(sigset_t *before) {
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, before);
  return (int)syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
}

#ifndef SYS_close_range
#define SYS_close_range 436
#endif

/// Closes every descriptor of the process but those of `kept`; negative ones count for nothing.
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

/// Whether this is a regular file without a name.
static inline int dnd_is_nameless(int file) {
  union {
    struct { unsigned mask, block; unsigned long long attributes; unsigned links, user, group; unsigned short mode; } is;
    char bytes[256];
  } status;
  if (syscall(SYS_statx, file, "", 0x1000 /* AT_EMPTY_PATH */, 0x7 /* type, mode, links */, &status) != 0) return 0;
  return (status.is.mode & 0170000) == 0100000 && status.is.links == 0;
}

/// The most files that one child keeps.
#define DND_KEPT_LIMIT 256

/// Leaves files that have no name any more to a child, which closes them when this process has ended: where
/// closing one means giving back gigabytes, this process need not wait for that.
///
/// Of `files` those are kept that are regular and have no name; negative ones count for nothing.
///
/// @param reader Given the end of a pipe that ends as soon as the child holds nothing else; -1 without one.
/// @return The child's number, -1 where there is none.
static inline int dnd_leave_to_child(const int *files, int count, int *reader) {
  *reader = -1;
  int kept[DND_KEPT_LIMIT + 1], ends[2], number = 0, error = errno;
  for (int i = 0; i < count && number < DND_KEPT_LIMIT; i++)
    if (files[i] >= 0) kept[number++] = files[i];
  if (number == 0 || syscall(SYS_pipe2, ends, 02000000 /* O_CLOEXEC */) != 0) {
    // What the handler interrupted may be about to look.
    errno = error;
    return -1;
  }
  kept[number] = ends[1];
  int parent = (int)syscall(SYS_getpid);
  sigset_t before;
  int child = dnd_bare_fork(&before);
  if (child == 0) {
    dnd_close_all_but(kept, number + 1);
    // What was forked may be a moment older than the list: nothing else is ever kept.
    for (int i = 0; i < number; i++)
      if (!dnd_is_nameless(kept[i])) close(kept[i]);
    close(ends[1]);
    // By then the parent has let go of all, and this is the last to do so.
    long millisecond[2] = {0, 1000000};
    while ((int)syscall(SYS_getppid) == parent) syscall(SYS_nanosleep, millisecond, (void *)0);
    _exit(0);
  }
  sigprocmask(SIG_SETMASK, &before, (void *)0);
  close(ends[1]);
  if (child < 0) {
    close(ends[0]);
  } else {
    *reader = ends[0];
  }
  errno = error;
  return child;
}

/// Has a child bring a file, or all of its file system, to the device.
///
/// @param reader Given the end of a pipe on which the child says with an `int` how it went: 0 or an `errno`.
/// @return The child's number, -1 where there is none.
static inline int dnd_sync_in_child(int file, int is_whole, int *reader) {
  int ends[2];
  if (syscall(SYS_pipe2, ends, 02000000 /* O_CLOEXEC */) != 0) return -1;
  sigset_t before;
  int child = dnd_bare_fork(&before);
  if (child == 0) {
    int kept[2] = {file, ends[1]};
    dnd_close_all_but(kept, 2);
    int answer = 0;
    if ((is_whole ? syscall(SYS_syncfs, file) : fsync(file)) != 0) answer = errno;
    // Nobody may be there to read it any more: SIGPIPE is blocked.
    if (write(ends[1], &answer, sizeof answer) < 0) _exit(1);
    _exit(0);
  }
  sigprocmask(SIG_SETMASK, &before, (void *)0);
  close(ends[1]);
  if (child < 0) {
    close(ends[0]);
  } else {
    *reader = ends[0];
  }
  return child;
}
