#pragma once
#include <pthread.h>
#include <errno.h>
#include <fcntl.h>
#include <iconv.h>
#include <linux/fs.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "start.h"

// Functions that Swift cannot call or see: variadic functions, macros with casts, functions that share their name
// with a struct, and functions that glibc declares only under `_GNU_SOURCE`. Defining that macro here would give this
// module other definitions of system types than the Glibc module has.

/// Renames with flags (`RENAME_NOREPLACE`, `RENAME_EXCHANGE`).
static inline int dnd_renameat2(int from_directory, const char *from, int to_directory, const char *to,
                                unsigned int flags) {
  return (int)syscall(SYS_renameat2, from_directory, from, to_directory, to, flags);
}

/// Clones one file into another (`FICLONE`); the request number is a macro with a cast.
static inline int dnd_clone_file(int to, int from) { return ioctl(to, FICLONE, from); }

/// Opens a file; `openat` is variadic.
static inline int dnd_openat(int directory, const char *path, int flags, unsigned int mode) {
  return openat(directory, path, flags, (mode_t)mode);
}

/// Opens a file without following links: `RESOLVE_NO_SYMLINKS` and `RESOLVE_NO_MAGICLINKS`. glibc has no function for
/// this call.
static inline int dnd_openat2(int directory, const char *path, int flags, unsigned int mode, unsigned int further) {
#ifndef SYS_openat2
#define SYS_openat2 437
#endif
  struct { unsigned long long flags, mode, resolve; } how = {(unsigned int)flags, mode, 0x04 | 0x02 | further};
  return (int)syscall(SYS_openat2, directory, path, &how, sizeof how);
}

/// The same below a directory only: `RESOLVE_BENEATH`.
static inline int dnd_openat2_below(int directory, const char *path, int flags, unsigned int mode) {
  return dnd_openat2(directory, path, flags, mode, 0x08);
}

/// `O_TMPFILE`, a macro with casts that the Clang importer ignores.
static inline int dnd_o_tmpfile(void) { return 020000000 | O_DIRECTORY; }

/// Copies a range within the kernel at both files' own offsets, which advance; needs `_GNU_SOURCE`.
static inline long dnd_copy_file_range(int from, int to, unsigned long count) {
  return syscall(SYS_copy_file_range, from, (void *)0, to, (void *)0, count, 0);
}

/// Moves bytes between a pipe and a file at their own offsets; needs `_GNU_SOURCE`.
static inline long dnd_splice(int from, int to, unsigned long count) {
  return syscall(SYS_splice, from, (void *)0, to, (void *)0, count, 1 /* SPLICE_F_MOVE */);
}

/// Whether the program that serves a file system is asked to sync this file or directory, which was synced before.
///
/// Where the program cannot do that, the kernel remembers it and says that it is done; but then the call does not wait
/// for an answer. One of three trials may be disturbed.
static inline int dnd_waits_to_sync(int file) {
  int waits = 0;
  for (int trial = 0; trial < 3; trial++) {
    struct rusage before, after;
    // `RUSAGE_THREAD` needs `_GNU_SOURCE`.
    if (getrusage((__rusage_who_t)1, &before) || fsync(file) || getrusage((__rusage_who_t)1, &after)) return 0;
    waits += after.ru_nvcsw + after.ru_nivcsw > before.ru_nvcsw + before.ru_nivcsw;
  }
  return waits > 1;
}

/// Writes all changes of a file system to the device; needs `_GNU_SOURCE`.
static inline int dnd_syncfs(int file) { return (int)syscall(SYS_syncfs, file); }

/// Reads a batch of directory entries; glibc's `readdir` would read ahead into a buffer of its own.
static inline long dnd_getdents64(int directory, void *buffer, unsigned long count) {
  return syscall(SYS_getdents64, directory, buffer, count);
}

/// Allocates space for a range without changing the file's size; needs `_GNU_SOURCE`.
static inline int dnd_take_room(int file, long offset, long count) {
  return (int)syscall(SYS_fallocate, file, 1 /* FALLOC_FL_KEEP_SIZE */, offset, count);
}

/// Starts writing a range to the device without waiting; needs `_GNU_SOURCE`.
static inline int dnd_start_write_back(int file, long offset, long count) {
  return (int)syscall(SYS_sync_file_range, file, offset, count, 2u /* SYNC_FILE_RANGE_WRITE */);
}

/// Turns direct I/O on or off; `fcntl` is variadic and `O_DIRECT` needs `_GNU_SOURCE`.
static inline int dnd_set_direct(int file, int is_direct) {
  int flags = fcntl(file, F_GETFL);
  if (flags == -1) return -1;
  return fcntl(file, F_SETFL, is_direct ? flags | __O_DIRECT : flags & ~__O_DIRECT);
}

/// Which pages of a mapping are in memory, one byte each; needs `_GNU_SOURCE`.
static inline int dnd_mincore(void *start, unsigned long count, unsigned char *pages) {
  return (int)syscall(SYS_mincore, start, count, pages);
}

/// `flock` is also the name of a struct.
static inline int dnd_flock(int file, int operation) { return flock(file, operation); }

/// `statfs` is also the name of a struct.
static inline int dnd_statfs(const char *path, struct statfs *status) { return statfs(path, status); }
static inline int dnd_fstatfs(int file, struct statfs *status) { return fstatfs(file, status); }

/// When a file was created; `struct statx` needs `_GNU_SOURCE`.
///
/// @return 0, or -1 when unknown.
static inline int dnd_birth(int file, long long *seconds, unsigned int *nanoseconds) {
  struct { unsigned int mask, rest[19]; long long seconds; unsigned int nanoseconds; int unused[41]; } status;
  _Static_assert(sizeof status == 256 && offsetof(__typeof__(status), seconds) == 80, "as statx(2) has it");
  if (syscall(SYS_statx, file, "", 0x1000 /* AT_EMPTY_PATH */, 0x800u /* STATX_BTIME */, &status) != 0) return -1;
  if (!(status.mask & 0x800u)) {
    errno = EOPNOTSUPP;
    return -1;
  }
  *seconds = status.seconds;
  *nanoseconds = status.nanoseconds;
  return 0;
}

/// Makes the kernel ask the file system for the status of a name, not following a link; `statx` needs `_GNU_SOURCE`.
static inline int dnd_refresh(int directory, const char *path) {
  char status[256];
  return (int)syscall(SYS_statx, directory, path, 0x100 /* AT_SYMLINK_NOFOLLOW */ | 0x2000 /* AT_STATX_FORCE_SYNC */,
                      0x7ffu /* STATX_BASIC_STATS */, status);
}

/// Sets a pipe's size; `fcntl` is variadic and `F_SETPIPE_SZ` needs `_GNU_SOURCE`.
static inline int dnd_set_pipe_size(int pipe, int count) { return fcntl(pipe, 1031, count); }

/// The number of processors that this process may run on; `CPU_COUNT` is a macro.
static inline int dnd_usable_processors(void) {
  unsigned long mask[128] = {0};
  long bytes = syscall(SYS_sched_getaffinity, 0, sizeof mask, mask);
  int count = 0;
  for (long i = 0; i < bytes / (long)sizeof mask[0]; i++) count += __builtin_popcountl(mask[i]);
  return count > 0 ? count : 1;
}

/// Sets a signal handler; the handler is a union member that Swift imports under varying names.
static inline int dnd_set_signal_handler(int signal, void (*handler)(int)) {
  struct sigaction action = {0};
  action.sa_handler = handler;
  return sigaction(signal, &action, (void *)0);
}

/// `SIG_DFL` and `SIG_IGN` are macros with casts.
static inline int dnd_set_signal_default(int signal) {
  return dnd_set_signal_handler(signal, SIG_DFL);
}
static inline int dnd_ignore_signal(int signal) { return dnd_set_signal_handler(signal, SIG_IGN); }
static inline int dnd_signal_is_ignored(int signal) {
  struct sigaction action = {0};
  return sigaction(signal, (void *)0, &action) == 0 && action.sa_handler == SIG_IGN;
}

/// Sets the stack size of new threads; the prototypes need `_GNU_SOURCE`.
extern int pthread_getattr_default_np(pthread_attr_t *);
extern int pthread_setattr_default_np(const pthread_attr_t *);
static inline int dnd_set_thread_stack(unsigned long bytes) {
  pthread_attr_t attributes;
  int answer = pthread_getattr_default_np(&attributes);
  if (answer != 0) return answer;
  answer = pthread_attr_setstacksize(&attributes, bytes);
  if (answer == 0) answer = pthread_setattr_default_np(&attributes);
  pthread_attr_destroy(&attributes);
  return answer;
}

/// Creates a file in memory; the prototype needs `_GNU_SOURCE`.
static inline int dnd_memfd(void) { return (int)syscall(SYS_memfd_create, "dnd", 1u); }

/// Sends one message with one descriptor; control messages are built with macros.
static inline long dnd_send_descriptor(int socket, const void *bytes, unsigned long count, int file) {
  union {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(sizeof(int))];
  } control = {0};
  struct iovec part = {(void *)bytes, count};
  struct msghdr message = {0};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  message.msg_control = &control;
  message.msg_controllen = sizeof control;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int));
  memcpy(CMSG_DATA(header), &file, sizeof file);
  return sendmsg(socket, &message, MSG_NOSIGNAL);
}

/// Connects to a Unix socket; -1 with `ENAMETOOLONG` if its path is too long.
static inline int dnd_connect_unix(const char *path) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  if (strlen(path) >= sizeof address.sun_path) {
    errno = ENAMETOOLONG;
    return -1;
  }
  strcpy(address.sun_path, path);
  int file = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (file < 0) return -1;
  if (connect(file, (struct sockaddr *)&address, sizeof address) == 0) return file;
  int error = errno;
  close(file);
  errno = error;
  return -1;
}

/// Connects to a port of this machine over the loopback interface.
static inline int dnd_connect_loopback(unsigned short port) {
  struct sockaddr_in address = {
      .sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  int file = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (file < 0) return -1;
  if (connect(file, (struct sockaddr *)&address, sizeof address) == 0) return file;
  int error = errno;
  close(file);
  errno = error;
  return -1;
}

/// Sends bytes over a connection; a closed one is an error, not a signal.
static inline long dnd_send(int socket, const void *bytes, unsigned long count) {
  return send(socket, bytes, count, MSG_NOSIGNAL);
}

/// Creates two connected sockets that preserve message boundaries; the socket types are an enum in one C library and
/// macros in another.
static inline int dnd_socket_pair(int ends[2]) {
  return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends);
}

/// The access mode of an open file; `fcntl` is variadic.
static inline int dnd_access_mode(int file) {
  int flags = fcntl(file, F_GETFL);
  return flags == -1 ? -1 : flags & O_ACCMODE;
}

/// A descriptor that becomes readable when a child ends; old build systems lack the call's name.
static inline int dnd_process_descriptor(int child) {
  return (int)syscall(434 /* SYS_pidfd_open */, child, 0u);
}

/// A descriptor of the PID namespace of this process, which needs no /proc; -1 on a kernel older than 6.11.
static inline int dnd_process_namespace(void) {
  int process = dnd_process_descriptor(getpid());
  if (process == -1) return -1;
  int namespace = ioctl(process, 0xFF05 /* PIDFD_GET_PID_NAMESPACE */, 0);
  int error = errno;
  close(process);
  errno = error;
  return namespace;
}

/// Whether reads and writes wait; `fcntl` is variadic.
static inline int dnd_set_waiting(int file, int waits) {
  int flags = fcntl(file, F_GETFL);
  if (flags == -1) return -1;
  return fcntl(file, F_SETFL, waits ? flags & ~O_NONBLOCK : flags | O_NONBLOCK);
}

/// Returns the number of unread bytes in a pipe; `ioctl` is variadic.
static inline int dnd_unread_bytes(int pipe) {
  int count = 0;
  return ioctl(pipe, 0x541B /* FIONREAD */, &count) == -1 ? -1 : count;
}

/// A descriptor that becomes readable at a time of the clock that counts a suspended machine's time too.
static inline int dnd_timer(long long seconds, long nanoseconds) {
  int timer = (int)syscall(SYS_timerfd_create, 7 /* CLOCK_BOOTTIME */, 02000000 | 04000 /* CLOEXEC, NONBLOCK */);
  if (timer == -1) return -1;
  struct { struct timespec interval, value; } setting = {{0, 0}, {seconds, nanoseconds}};
  if (syscall(SYS_timerfd_settime, timer, 0, &setting, (void *)0) == -1) {
    int error = errno;
    close(timer);
    errno = error;
    return -1;
  }
  return timer;
}

/// A descriptor that becomes readable when one of these signals comes, which then do nothing else.
static inline int dnd_signal_descriptor(const int *signals, int count) {
  sigset_t set;
  sigemptyset(&set);
  for (int i = 0; i < count; i++) sigaddset(&set, signals[i]);
  if (sigprocmask(SIG_BLOCK, &set, (void *)0) != 0) return -1;
  return (int)syscall(SYS_signalfd4, -1, &set, 8, 02000000 | 04000 /* CLOEXEC, NONBLOCK */);
}

/// Whether others may read this process's memory; `prctl` is variadic.
static inline int dnd_set_dumpable(int is_allowed) { return prctl(4 /* PR_SET_DUMPABLE */, is_allowed, 0, 0, 0); }

/// A descriptor that becomes readable when the number of a file's names changes.
static inline int dnd_watch_removal(const char *path) {
  int watch = (int)syscall(SYS_inotify_init1, 02000000 | 04000 /* CLOEXEC, NONBLOCK */);
  if (watch == -1) return -1;
  if (syscall(SYS_inotify_add_watch, watch, path, 4u /* IN_ATTRIB */) == -1) {
    int error = errno;
    close(watch);
    errno = error;
    return -1;
  }
  return watch;
}
