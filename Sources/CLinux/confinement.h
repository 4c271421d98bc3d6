#pragma once
// What a program that converts is kept from: everything of the user's but what it was given.
//
// Landlock keeps it from files, a filter of system calls from the network and from other programs. A kernel
// that lacks one may have the other. What is set in a child here only makes calls into the kernel.
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// MARK: Landlock (linux/landlock.h, which old systems that this is built on lack)

#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif

/// Which version of Landlock the kernel has; 0 without one.
static inline int dnd_landlock_version(void) {
  long version = syscall(SYS_landlock_create_ruleset, (void *)0, 0, 1u);
  return version > 0 ? (int)version : 0;
}

/// All rights on files that a version knows.
static inline unsigned long long dnd_landlock_rights(int version) {
  int count = version >= 5 ? 16 : version >= 3 ? 15 : version >= 2 ? 14 : 13;
  return (1ull << count) - 1;
}

/// Begins a set of rules under which nothing is allowed yet.
///
/// @return A descriptor, or -1.
static inline int dnd_landlock_begin(int version) {
  struct { unsigned long long files, network, scope; } handled = {
      dnd_landlock_rights(version), version >= 4 ? 3 : 0, version >= 6 ? 3 : 0};
  unsigned long size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  return (int)syscall(SYS_landlock_create_ruleset, &handled, size, 0u);
}

/// What is allowed at a path and below it.
enum dnd_access {
  /// To read, and to run.
  DND_MAY_READ = 0,
  /// To write a device.
  DND_MAY_USE = 1,
  /// Everything.
  DND_MAY_CHANGE = 2,
};

/// Allows what is at a path, links followed; a path where nothing is allows nothing.
static inline int dnd_landlock_allow(int rules, int version, const char *path, enum dnd_access access) {
  struct __attribute__((packed)) { unsigned long long allowed; int file; } rule;
  // `O_PATH`, which needs `_GNU_SOURCE`.
  rule.file = open(path, 010000000 | O_CLOEXEC);
  if (rule.file < 0) return errno == EACCES || errno == ENOTDIR || errno == ENOENT ? 0 : -1;
  unsigned long long all = dnd_landlock_rights(version);
  // Execute, read a file, list a directory; write; all. Files take fewer rights than directorys.
  unsigned long long of_device = all & (3ull << 14);
  unsigned long long wanted = access == DND_MAY_CHANGE ? all : access == DND_MAY_USE ? 0xE | of_device : 0xD;
  unsigned long long of_file = 0x7 | of_device;
  rule.allowed = wanted;
  long answer = syscall(SYS_landlock_add_rule, rules, 1u, &rule, 0u);
  if (answer != 0 && errno == EINVAL) {
    rule.allowed = wanted & of_file;
    answer = syscall(SYS_landlock_add_rule, rules, 1u, &rule, 0u);
  }
  int error = errno;
  close(rule.file);
  errno = error;
  return (int)answer;
}

// MARK: seccomp

#if defined(__x86_64__)
#define DND_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define DND_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

/// Whether there is a filter of system calls for this machine.
static inline int dnd_has_call_filter(void) {
#ifdef DND_ARCHITECTURE
  return prctl(PR_GET_SECCOMP, 0, 0, 0, 0) >= 0;
#else
  return 0;
#endif
}

#ifdef DND_ARCHITECTURE
#define DND_LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (offset))
// The lower half of an argument: both architectures are little-endian, and the kernel ignores the upper half
// of an int too.
#define DND_ARGUMENT(number) DND_LOAD(offsetof(struct seccomp_data, args) + 8 * (number))
#define DND_REFUSE(error) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (error))
#define DND_ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define DND_NEVER(call, error) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##call, 0, 1), DND_REFUSE(error)
#define DND_IS(value, then, other) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), then, other)

/// Takes the network from this process and those that it starts, and what reaches into others.
static inline int dnd_filter_calls(void) {
  struct sock_filter filter[] = {
      DND_LOAD(offsetof(struct seccomp_data, arch)),
      DND_IS(DND_ARCHITECTURE, 1, 0),
      DND_REFUSE(EPERM),
      DND_LOAD(offsetof(struct seccomp_data, nr)),
#ifdef __x86_64__
      // The x32 interface has other numbers for the same.
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
      DND_REFUSE(ENOSYS),
#endif
      // Nobody answers, neither far away nor on this machine: a bus, an agent and a window are sockets too.
      DND_NEVER(connect, ECONNREFUSED),
      DND_NEVER(io_uring_setup, ENOSYS),
      DND_NEVER(ptrace, EPERM),
      DND_NEVER(process_vm_readv, EPERM),
      DND_NEVER(process_vm_writev, EPERM),
      DND_NEVER(add_key, ENOSYS),
      DND_NEVER(request_key, ENOSYS),
      DND_NEVER(keyctl, ENOSYS),
      DND_NEVER(shmat, EACCES),
      DND_NEVER(msgrcv, EACCES),
      DND_NEVER(msgsnd, EACCES),
      DND_NEVER(mq_open, EACCES),
      DND_NEVER(bpf, EPERM),
      DND_NEVER(perf_event_open, EPERM),
      DND_NEVER(userfaultfd, EPERM),
      // A question whether a directory can be written is answered by the mode alone: LibreOffice would put its
      // socket into /tmp.
#ifdef SYS_access
      DND_IS(SYS_access, 0, 4),
      DND_ARGUMENT(1),
#else
      DND_IS(SYS_faccessat, 0, 4),
      DND_ARGUMENT(2),
#endif
      DND_IS(2 /* W_OK */, 0, 1),
      DND_REFUSE(EACCES),
      DND_ALLOW,
      // Its output may be the user's terminal: no key is pressed on it (TIOCSTI, TIOCLINUX).
      DND_IS(SYS_ioctl, 0, 5),
      DND_ARGUMENT(1),
      DND_IS(0x5412, 1, 0),
      DND_IS(0x541C, 0, 1),
      DND_REFUSE(EPERM),
      DND_ALLOW,
      // Sockets of this machine only, and of no kind that sends without being connected.
      DND_IS(SYS_socket, 1, 0),
      DND_IS(SYS_socketpair, 0, 6),
      DND_ARGUMENT(0),
      DND_IS(AF_UNIX, 0, 5),
      DND_ARGUMENT(1),
      BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0xF),
      // `SOCK_STREAM` and `SOCK_SEQPACKET`, an enum in one C library and macros in another.
      DND_IS(1, 1, 0),
      DND_IS(5, 0, 1),
      DND_ALLOW,
      DND_REFUSE(EACCES),
  };
  struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
}
#else
static inline int dnd_filter_calls(void) { return 0; }
#endif

/// Confines this process and all that it starts, for ever; for a child that is about to run a program.
///
/// @param rules What it may do with files; -1 without Landlock.
static inline int dnd_confine(int rules, int filters) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  if (rules >= 0 && syscall(SYS_landlock_restrict_self, rules, 0u) != 0) return -1;
  return filters ? dnd_filter_calls() : 0;
}
