#define _GNU_SOURCE
#include "HostileMagic.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

static char text[4096];

static const char *confined(int yes) { return yes ? "confined/yes" : "confined/no"; }

static const char *refused(long answer) { return confined(answer == -1 && errno == EPERM); }

static void allocate_without_end(void) {
  while (1) {
    char *block = malloc(1 << 20);
    if (block == NULL) abort();
    *block = 1;
  }
}

/// The number of open descriptors apart from the standard streams, the socket and the file.
static const char *count_descriptors(int file) {
  int count = 0;
  for (int number = 4; number < 1024; number++) {
    if (number != file && lseek(number, 0, SEEK_CUR) != -1) count++;
    if (number != file && errno != EBADF) count++;
  }
  snprintf(text, sizeof text, "count/%d", count);
  return text;
}

static const char *connect_somewhere(void) { return refused(socket(AF_INET, SOCK_STREAM, 0)); }

static const char *descriptor(magic_t rules, int file) {
  (void)rules;
  char word[16] = {0};
  if (read(file, word, sizeof word - 1) < 1) return NULL;
  char *end = strpbrk(word, " \n\xff");
  if (end != NULL) *end = 0;
  char *const arguments[] = {"true", NULL};
  if (!strcmp(word, "segv")) *(volatile int *)1 = 1;
  if (!strcmp(word, "abort")) abort();
  if (!strcmp(word, "exit")) _exit(0);
  if (!strcmp(word, "loop")) while (1) __asm__ volatile("" ::: "memory");
  if (!strcmp(word, "wait")) while (read(3, word, 1) > -2);
  if (!strcmp(word, "memory")) allocate_without_end();
  if (!strcmp(word, "long")) return memset(text, 'x', sizeof text - 1);
  if (!strcmp(word, "flood")) while (1) send(3, "ttext/flood", 11, MSG_NOSIGNAL);
  if (!strcmp(word, "empty")) return "";
  if (!strcmp(word, "silent")) return NULL;
  if (!strcmp(word, "where")) return lseek(file, 0, SEEK_CUR) == 5 ? "offset/zero" : "offset/other";
  if (!strcmp(word, "open")) return refused(open("/etc/passwd", O_RDONLY));
  if (!strcmp(word, "openat")) return refused(openat(0, "x", O_RDONLY));
  if (!strcmp(word, "socket")) return connect_somewhere();
  if (!strcmp(word, "exec")) return refused(execv("/bin/true", arguments));
  if (!strcmp(word, "fork")) return refused(fork());
  if (!strcmp(word, "kill")) return refused(kill(getppid(), 0));
  if (!strcmp(word, "write")) return refused(write(file, "x", 1));
  if (!strcmp(word, "unlink")) return refused(unlink("/nowhere"));
  if (!strcmp(word, "trace")) return refused(prctl(PR_SET_DUMPABLE, 1, 0, 0, 0));
  if (!strcmp(word, "code")) {
    void *page = mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return confined(page == MAP_FAILED);
  }
  if (!strcmp(word, "descriptors")) return count_descriptors(file);
  return "test/fine";
}

static magic_t open_nothing(int flags) { return flags ? (magic_t)text : NULL; }
static void close_nothing(magic_t rules) { (void)rules; }
static int load_nothing(magic_t rules, const char *path) { return rules == NULL || path != NULL; }
static int set_nothing(magic_t rules, int parameter, const void *value) {
  return rules == NULL || parameter < 0 || value == NULL;
}

struct dnd_magic_calls hostile_magic(void) {
  struct dnd_magic_calls calls = {open_nothing, close_nothing, load_nothing, descriptor, set_nothing};
  return calls;
}

pid_t hostile_orphan(int file) {
  int told[2];
  if (pipe(told) != 0) return -1;
  pid_t middle = fork();
  if (middle == 0) {
    int ends[2];
    struct dnd_magic_calls calls = hostile_magic();
    socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends);
    pid_t worker = dnd_magic_start_worker(&calls, ends[1]);
    struct dnd_magic_question question = {1};
    union {
      struct cmsghdr header;
      char bytes[CMSG_SPACE(sizeof(int))];
    } control = {0};
    struct iovec part = {&question, sizeof question};
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    control.header.cmsg_level = SOL_SOCKET;
    control.header.cmsg_type = SCM_RIGHTS;
    control.header.cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(&control.header), &file, sizeof file);
    sendmsg(ends[0], &message, 0);
    write(told[1], &worker, sizeof worker);
    // Give the worker time to start its endless work.
    usleep(100000);
    kill(getpid(), SIGKILL);
  }
  pid_t worker = -1;
  close(told[1]);
  read(told[0], &worker, sizeof worker);
  close(told[0]);
  waitpid(middle, NULL, 0);
  return worker;
}
