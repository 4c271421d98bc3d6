#pragma once
// Confines a converter program to the files that it was given.
//
// Landlock restricts files, and a seccomp filter blocks the network and access to other programs. A kernel may have
// only one of the two. The functions that run in a child only make system calls.
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// MARK: Landlock (linux/landlock.h is missing on old build systems)

#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif

/// The kernel's version of Landlock; 0 when it has none.
static inline int dnd_landlock_version(void) {
  long version = syscall(SYS_landlock_create_ruleset, (void *)0, 0, 1u);
  return version > 0 ? (int)version : 0;
}

/// All file rights that a version supports.
static inline unsigned long long dnd_landlock_rights(int version) {
  int count = version >= 5 ? 16 : version >= 3 ? 15 : version >= 2 ? 14 : 13;
  return (1ull << count) - 1;
}

/// Creates a rule set that allows nothing yet.
///
/// @return A descriptor, or -1.
static inline int dnd_landlock_begin(int version) {
  struct { unsigned long long files, network, scope; } handled = {
      dnd_landlock_rights(version), version >= 4 ? 3 : 0, version >= 6 ? 3 : 0};
  unsigned long size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  return (int)syscall(SYS_landlock_create_ruleset, &handled, size, 0u);
}

/// The access allowed at a path and below it.
enum dnd_access {
  /// Reading and executing.
  DND_MAY_READ = 0,
  /// Reading and writing a device.
  DND_MAY_USE = 1,
  /// Everything.
  DND_MAY_CHANGE = 2,
};

/// Allows access to the file at a path, following links; a missing or inaccessible path is ignored.
static inline int dnd_landlock_allow(int rules, int version, const char *path, enum dnd_access access) {
  struct __attribute__((packed)) { unsigned long long allowed; int file; } rule;
  // `O_PATH`, which requires `_GNU_SOURCE`.
  rule.file = open(path, 010000000 | O_CLOEXEC);
  // Without /proc, a file that is already open is named by its number alone.
  int number;
  if (rule.file < 0 && errno == ENOENT && sscanf(path, "/proc/self/fd/%d", &number) == 1)
    rule.file = fcntl(number, F_DUPFD_CLOEXEC, 0);
  if (rule.file < 0) return errno == EACCES || errno == ENOTDIR || errno == ENOENT ? 0 : -1;
  unsigned long long all = dnd_landlock_rights(version);
  // 0xD: execute, read file, list directory. 0xE: write as well, but not execute. Files accept fewer rights than
  // directories.
  unsigned long long of_device = all & (3ull << 14);
  // No device nodes (MAKE_CHAR, MAKE_BLOCK).
  unsigned long long change = all & ~(1ull << 6 | 1ull << 11);
  unsigned long long wanted = access == DND_MAY_CHANGE ? change : access == DND_MAY_USE ? 0xE | of_device : 0xD;
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
#define DND_KEXEC_FILE_LOAD 320
#elif defined(__aarch64__)
#define DND_ARCHITECTURE AUDIT_ARCH_AARCH64
#define DND_KEXEC_FILE_LOAD 294
#endif

/// Whether a seccomp filter is available on this machine.
static inline int dnd_has_call_filter(void) {
#ifdef DND_ARCHITECTURE
  return prctl(PR_GET_SECCOMP, 0, 0, 0, 0) >= 0;
#else
  return 0;
#endif
}

#ifdef DND_ARCHITECTURE
#define DND_LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (offset))
// The lower half of an argument. Both architectures are little-endian, and the kernel, too, ignores the upper half of
// an int.
#define DND_ARGUMENT(number) DND_LOAD(offsetof(struct seccomp_data, args) + 8 * (number))
#define DND_REFUSE(error) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (error))
#define DND_ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define DND_NEVER(call, error) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##call, 0, 1), DND_REFUSE(error)
#define DND_IS(value, then, other) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), then, other)

#define DND_NEVER_NUMBER(number, error) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 1), DND_REFUSE(error)
// Refuses a call unless an argument is 0: the process itself, or no path.
#define DND_ONLY_OWN(call, argument) \
  DND_IS(SYS_##call, 0, 6), \
  DND_ARGUMENT(argument), DND_IS(0, 0, 3), \
  DND_LOAD(offsetof(struct seccomp_data, args) + 8 * (argument) + 4), DND_IS(0, 0, 1), DND_ALLOW, DND_REFUSE(EPERM)

/// What a filter leaves to a program.
enum dnd_filter {
  DND_NO_FILTER = 0,
  DND_FILTER = 1,
  /// Permissions, owners, attributes and times by descriptor, and permissions and times by path, as an unpacked folder has
  /// them.
  DND_FILTER_UNPACKING = 2,
  /// Added if Landlock does not know `truncate`, which then may not be called with a path.
  DND_FILTER_TRUNCATE = 4,
};

/// Blocks the network, access to other processes, and what Landlock does not cover: changes of permissions, owners,
/// times and attributes by path, namespaces, mounts and shared memory. It holds for this process and its children.
static inline int dnd_filter_calls(int filters) {
  int unpacks = filters & DND_FILTER_UNPACKING;
  // A number that no call has, where a call is allowed.
  const unsigned none = 0x3FFFFFFF;
  struct sock_filter filter[] = {
      DND_LOAD(offsetof(struct seccomp_data, arch)),
      DND_IS(DND_ARCHITECTURE, 1, 0),
      DND_REFUSE(EPERM),
      DND_LOAD(offsetof(struct seccomp_data, nr)),
#ifdef __x86_64__
      // The x32 ABI has its own numbers for these calls.
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
      DND_REFUSE(ENOSYS),
#endif
      // No connections, not even on this machine, because buses, agents and windows are sockets too.
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
      DND_NEVER(shmget, EPERM),
      DND_NEVER(shmctl, EPERM),
      DND_NEVER(semget, EPERM),
      DND_NEVER(semop, EPERM),
      DND_NEVER(semtimedop, EPERM),
      DND_NEVER(semctl, EPERM),
      DND_NEVER(msgget, EPERM),
      DND_NEVER(msgctl, EPERM),
      DND_NEVER(mq_unlink, EPERM),
      DND_NEVER(bpf, EPERM),
      DND_NEVER(perf_event_open, EPERM),
      DND_NEVER(userfaultfd, EPERM),
      DND_NEVER(fanotify_init, EPERM),
      DND_NEVER(inotify_add_watch, EPERM),
      DND_NEVER(mount, EPERM),
      DND_NEVER(umount2, EPERM),
      DND_NEVER(pivot_root, EPERM),
      DND_NEVER(chroot, EPERM),
      DND_NEVER(setns, EPERM),
      DND_NEVER(unshare, EPERM),
      DND_NEVER(quotactl, EPERM),
      DND_NEVER(name_to_handle_at, EPERM),
      DND_NEVER(open_by_handle_at, EPERM),
      DND_NEVER_NUMBER(428 /* open_tree */, ENOSYS),
      DND_NEVER_NUMBER(429 /* move_mount */, ENOSYS),
      DND_NEVER_NUMBER(430 /* fsopen */, ENOSYS),
      DND_NEVER_NUMBER(432 /* fsmount */, ENOSYS),
      DND_NEVER_NUMBER(433 /* fspick */, ENOSYS),
      DND_NEVER_NUMBER(438 /* pidfd_getfd */, EPERM),
      DND_NEVER_NUMBER(440 /* process_madvise */, EPERM),
      DND_NEVER_NUMBER(442 /* mount_setattr */, ENOSYS),
      DND_NEVER_NUMBER(443 /* quotactl_fd */, ENOSYS),
      DND_NEVER_NUMBER(448 /* process_mrelease */, EPERM),
      DND_NEVER_NUMBER(467 /* open_tree_attr */, ENOSYS),
      // What concerns the whole machine, which a tool of root might change.
      DND_NEVER(sethostname, EPERM),
      DND_NEVER(setdomainname, EPERM),
      DND_NEVER(settimeofday, EPERM),
      DND_NEVER(clock_settime, EPERM),
      DND_NEVER(adjtimex, EPERM),
      DND_NEVER(clock_adjtime, EPERM),
      DND_NEVER(syslog, EPERM),
      DND_NEVER(reboot, EPERM),
      DND_NEVER(swapon, EPERM),
      DND_NEVER(swapoff, EPERM),
      DND_NEVER(acct, EPERM),
      DND_NEVER(init_module, EPERM),
      DND_NEVER(finit_module, EPERM),
      DND_NEVER(delete_module, EPERM),
      DND_NEVER(kexec_load, EPERM),
      DND_NEVER_NUMBER(DND_KEXEC_FILE_LOAD, EPERM),
      DND_NEVER(vhangup, EPERM),
#ifdef SYS_iopl
      DND_NEVER(iopl, EPERM),
      DND_NEVER(ioperm, EPERM),
#endif
      // Landlock keeps signals from processes that are not confined, since Linux 6.12; this one goes to all of the user.
      DND_IS(SYS_kill, 0, 4),
      DND_ARGUMENT(0),
      DND_IS(0xFFFFFFFF, 0, 1),
      DND_REFUSE(EPERM),
      DND_ALLOW,
      // The C library then calls `clone`, whose flags can be read.
      DND_NEVER_NUMBER(435 /* clone3 */, ENOSYS),
      DND_IS(SYS_clone, 0, 4),
      DND_ARGUMENT(0),
      // CLONE_NEWTIME, NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 0x7E020080, 0, 1),
      DND_REFUSE(EPERM),
      DND_ALLOW,
      // Limits and priorities of other processes.
      DND_ONLY_OWN(prlimit64, 0),
      DND_NEVER(setpriority, EPERM),
      DND_NEVER(sched_setscheduler, EPERM),
      DND_NEVER(sched_setparam, EPERM),
      DND_NEVER(sched_setattr, EPERM),
      DND_ONLY_OWN(sched_setaffinity, 0),
      DND_NEVER(ioprio_set, EPERM),
      DND_NEVER(migrate_pages, EPERM),
      DND_NEVER(move_pages, EPERM),
      DND_NEVER(kcmp, EPERM),
      // Owners and attributes by path.
#ifdef SYS_chown
      DND_NEVER(chown, EPERM),
      DND_NEVER(lchown, EPERM),
#endif
      DND_NEVER(fchownat, EPERM),
      DND_NEVER(setxattr, EPERM),
      DND_NEVER(lsetxattr, EPERM),
      DND_NEVER(removexattr, EPERM),
      DND_NEVER(lremovexattr, EPERM),
      DND_NEVER_NUMBER(463 /* setxattrat */, ENOSYS),
      DND_NEVER_NUMBER(466 /* removexattrat */, ENOSYS),
      DND_NEVER_NUMBER(469 /* file_setattr */, ENOSYS),
      // Permissions and times by path.
#ifdef SYS_chmod
      DND_NEVER_NUMBER(unpacks ? none : SYS_chmod, EPERM),
      DND_NEVER_NUMBER(unpacks ? none : SYS_utime, EPERM),
      DND_NEVER_NUMBER(unpacks ? none : SYS_utimes, EPERM),
      DND_NEVER_NUMBER(unpacks ? none : SYS_futimesat, EPERM),
#endif
      DND_NEVER_NUMBER(unpacks ? none : SYS_fchmodat, EPERM),
      DND_NEVER_NUMBER(unpacks ? none : 452 /* fchmodat2 */, ENOSYS),
      // Times by descriptor are left: many a program sets those of what it writes, and fails if it cannot.
      DND_IS(unpacks ? none : SYS_utimensat, 0, 6),
      DND_ARGUMENT(1), DND_IS(0, 0, 3),
      DND_LOAD(offsetof(struct seccomp_data, args) + 8 * 1 + 4), DND_IS(0, 0, 1), DND_ALLOW, DND_REFUSE(EPERM),
      // By descriptor they would be those of the input, which a program only reads.
      DND_NEVER_NUMBER(unpacks ? none : SYS_fchmod, EPERM),
      DND_NEVER_NUMBER(unpacks ? none : SYS_fchown, EPERM),
      DND_NEVER_NUMBER(unpacks ? none : SYS_fsetxattr, EPERM),
      DND_NEVER_NUMBER(unpacks ? none : SYS_fremovexattr, EPERM),
      DND_NEVER_NUMBER(filters & DND_FILTER_TRUNCATE ? SYS_truncate : none, EPERM),
      // `access` ignores Landlock and would report /tmp as writable, so LibreOffice would put its socket there.
      // Refuse the question instead.
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
      // The output may be the user's terminal; simulated input is blocked (TIOCSTI, TIOCLINUX). A file may be open for
      // reading only, and does not become immutable (FS_IOC_SETFLAGS, also of 32 bits, FS_IOC_FSSETXATTR).
      DND_IS(SYS_ioctl, 0, 8),
      DND_ARGUMENT(1),
      DND_IS(0x5412, 4, 0),
      DND_IS(0x541C, 3, 0),
      DND_IS(0x40086602, 2, 0),
      DND_IS(0x40046602, 1, 0),
      DND_IS(0x401C5820, 0, 1),
      DND_REFUSE(EPERM),
      DND_ALLOW,
      // Only local sockets, and only of types that must be connected before sending.
      DND_IS(SYS_socket, 1, 0),
      DND_IS(SYS_socketpair, 0, 6),
      DND_ARGUMENT(0),
      DND_IS(AF_UNIX, 0, 5),
      DND_ARGUMENT(1),
      BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0xF),
      // `SOCK_STREAM` and `SOCK_SEQPACKET`, which are an enum in one C library and macros in another.
      DND_IS(1, 1, 0),
      DND_IS(5, 0, 1),
      DND_ALLOW,
      DND_REFUSE(EACCES),
  };
  struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
}
#else
enum dnd_filter { DND_NO_FILTER, DND_FILTER, DND_FILTER_UNPACKING, DND_FILTER_TRUNCATE = 4 };
static inline int dnd_filter_calls(int filters) { return 0; }
#endif

/// Lowers a limit of this process and its children; it never raises one.
static inline void dnd_limit(int resource, unsigned long long most) {
  struct { unsigned long long soft, hard; } limit;
  if (syscall(SYS_prlimit64, 0, resource, (void *)0, &limit) != 0) return;
  if (limit.hard > most) limit.hard = most;
  if (limit.soft > limit.hard) limit.soft = limit.hard;
  syscall(SYS_prlimit64, 0, resource, &limit, (void *)0);
}

/// Far more than a conversion needs, and less than what stops a machine.
static inline void dnd_limit_resources(void) {
  dnd_limit(0 /* RLIMIT_CPU */, 6 * 60 * 60);
  dnd_limit(1 /* RLIMIT_FSIZE */, 1ull << 38);
  dnd_limit(4 /* RLIMIT_CORE */, 0);
  // The kernel counts all processes and threads of the user.
  dnd_limit(6 /* RLIMIT_NPROC */, 1 << 14);
  // Address space is reserved generously by some tools, without using it.
  dnd_limit(9 /* RLIMIT_AS */, 1ull << 36);
}

/// Takes all capabilities from a program of root but those by which it reads and writes files of others (the first five of
/// capabilities(7)), such as the ones for devices, file systems and the clock.
static inline void dnd_drop_capabilities(void) {
  if (geteuid() != 0) return;
  for (int capability = 5; capability < 64; capability++) prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
}

/// Permanently confines this process and its children; call it in a child before it executes a program.
///
/// @param rules The Landlock rule set; -1 without Landlock.
static inline int dnd_confine(int rules, int filters) {
  // Without Landlock, a tool finds its input among the open files of dnd, which one with fewer capabilities may not see.
  if (rules >= 0) dnd_drop_capabilities();
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  if (rules >= 0 && syscall(SYS_landlock_restrict_self, rules, 0u) != 0) return -1;
  dnd_limit_resources();
  return filters ? dnd_filter_calls(filters) : 0;
}
