// What a worker may no longer do. Each measure is for itself: a kernel that lacks one has the others.

#define _GNU_SOURCE
#include "confinement.h"

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

/// How much memory libmagic may take, in bytes, beyond what the process has when it is confined.
enum { MEMORY = 256 << 20 };

// MARK: Limits

static void limit(int resource, rlim_t value) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return;
  if (limit.rlim_max != RLIM_INFINITY && value > limit.rlim_max) value = limit.rlim_max;
  limit.rlim_cur = limit.rlim_max = value;
  setrlimit(resource, &limit);
}

/// The size of the address space, most of which is a copy of the parent's; 0 if unknown.
static rlim_t address_space(void) {
  char text[32] = {0};
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  return count > 0 ? strtoull(text, NULL, 10) * (rlim_t)sysconf(_SC_PAGESIZE) : 0;
}

static void limit_resources(void) {
  rlim_t size = address_space();
  if (size > 0) limit(RLIMIT_AS, size + MEMORY);
  limit(RLIMIT_FSIZE, 0);
  limit(RLIMIT_NOFILE, 16);
  // A crash is expected here: write no core file, and report nothing to crash collectors.
  limit(RLIMIT_CORE, 0);
  prctl(PR_SET_DUMPABLE, 0);
}

// MARK: Landlock

/// Takes the file system away: no right on it is granted anywhere.
static void leave_file_system(void) {
#if defined(SYS_landlock_create_ruleset) && defined(SYS_landlock_restrict_self)
  // All rights of the first version, which any kernel with Landlock knows: execute, write, read, list,
  // remove and make of every kind.
  uint64_t handled = (1 << 13) - 1;
  int rules = (int)syscall(SYS_landlock_create_ruleset, &handled, sizeof handled, 0);
  if (rules < 0) return;
  syscall(SYS_landlock_restrict_self, rules, 0);
  close(rules);
#endif
}

// MARK: seccomp

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef ARCHITECTURE

// The lower half of an argument: both architectures are little-endian. What is compared is at most an int
// for the kernel too, which ignores the upper half.
#define ARGUMENT(number) (offsetof(struct seccomp_data, args) + 8 * (number))
#define LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (offset))
#define RETURN(action) BPF_STMT(BPF_RET | BPF_K, (action))
#define REFUSE RETURN(SECCOMP_RET_ERRNO | 1 /* EPERM */)
#define ALLOW RETURN(SECCOMP_RET_ALLOW)
/// Lets the call go on its way.
#define MAY(call) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##call, 0, 1), ALLOW
/// Lets the call go on its way where its argument `number`, cut to `mask`, is `value`.
#define MAY_IF(call, number, mask, value)                                             \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##call, 0, 5), LOAD(ARGUMENT(number)),      \
      BPF_STMT(BPF_ALU | BPF_AND | BPF_K, (mask)),                                    \
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)(value), 0, 1), ALLOW, REFUSE

static void filter_calls(int socket) {
  struct sock_filter filter[] = {
      LOAD(offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
      REFUSE,
      // The numbers of the x32 interface are none of those below, and so are refused with the rest.
      LOAD(offsetof(struct seccomp_data, nr)),
      MAY(read),
      MAY(pread64),
      MAY(lseek),
      MAY(fstat),
      // The C library's way to `fstat`; its path is empty, and of any other only the status is told.
      MAY_IF(newfstatat, 3, ~0u, AT_EMPTY_PATH),
      MAY(close),
      MAY_IF(recvmsg, 0, ~0u, socket),
      MAY_IF(sendto, 0, ~0u, socket),
      // Memory: nothing that could be run, no files.
      MAY_IF(mmap, 2, PROT_EXEC, 0),
      MAY_IF(mprotect, 2, PROT_EXEC, 0),
      MAY(munmap),
      MAY(mremap),
      MAY(madvise),
      MAY(brk),
      MAY(futex),
      MAY(clock_gettime),
      MAY(getrandom),
      MAY(getppid),
      MAY(rt_sigreturn),
      MAY(rt_sigprocmask),
      MAY(exit),
      MAY(exit_group),
      REFUSE,
  };
  struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
#ifdef SECCOMP_FILTER_FLAG_SPEC_ALLOW
  // Without the flag, older kernels slow the process down in ways that protect against what shares its
  // memory; nothing does.
  if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &program) == 0) return;
#endif
  prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

#else
static void filter_calls(int socket) { (void)socket; }
#endif

void dnd_magic_confine(int socket) {
  limit_resources();
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  leave_file_system();
  filter_calls(socket);
}
