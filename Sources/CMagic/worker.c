// The worker: what runs in the forked process, from its first call to its last.

#define _GNU_SOURCE
#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "CMagic.h"
#include "confinement.h"

/// Values at or below those of the library, so that no file can keep it busy for long.
static const struct {
  int parameter;
  size_t value;
} bounds[] = {
    {MAGIC_PARAM_REGEX_MAX, 4096},    {MAGIC_PARAM_INDIR_MAX, 15},
    {MAGIC_PARAM_NAME_MAX, 30},       {MAGIC_PARAM_ELF_NOTES_MAX, 64},
    {MAGIC_PARAM_ELF_PHNUM_MAX, 128}, {MAGIC_PARAM_ELF_SHNUM_MAX, 4096},
};

static magic_t open_rules(const struct dnd_magic_calls *calls) {
  // MAGIC_COMPRESS is never given: it would start programs. Nor would a look inside tell more here.
  magic_t rules = calls->open(MAGIC_MIME_TYPE | MAGIC_NO_CHECK_COMPRESS);
  if (rules == NULL) return NULL;
  if (calls->load(rules, NULL) != 0) return NULL;
  for (size_t i = 0; i < sizeof bounds / sizeof *bounds; i++) {
    size_t value = bounds[i].value;
    calls->setparam(rules, bounds[i].parameter, &value);
  }
  return rules;
}

/// Waits for a question.
///
/// @return The file that it is about, or -1 when the other end is closed.
static int receive(int socket, struct dnd_magic_question *question) {
  union {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(sizeof(int))];
  } control;
  struct iovec part = {question, sizeof *question};
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
  ssize_t count;
  do count = recvmsg(socket, &message, 0);
  while (count == -1 && errno == EINTR);
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (count != sizeof *question || header == NULL || header->cmsg_type != SCM_RIGHTS) return -1;
  int file;
  memcpy(&file, CMSG_DATA(header), sizeof file);
  return file;
}

static void answer(int socket, enum dnd_magic_kind kind, const char *text) {
  char bytes[DND_MAGIC_ANSWER_LIMIT];
  size_t count = strnlen(text, sizeof bytes - 1);
  bytes[0] = (char)kind;
  memcpy(bytes + 1, text, count);
  send(socket, bytes, count + 1, MSG_NOSIGNAL);
}

static _Noreturn void work(const struct dnd_magic_calls *calls, int socket, pid_t parent) {
  socket = dnd_magic_part(socket, parent);
  magic_t rules = open_rules(calls);
  dnd_magic_confine(socket);
  while (1) {
    struct dnd_magic_question question;
    int file = receive(socket, &question);
    if (file < 0) _exit(0);
    const char *type = NULL;
    if (rules != NULL) {
      calls->setparam(rules, MAGIC_PARAM_BYTES_MAX, &question.limit);
      // Its offset may be anywhere, and libmagic begins where it is.
      if (lseek(file, 0, SEEK_SET) == 0) type = calls->descriptor(rules, file);
    }
    close(file);
    answer(socket, rules == NULL ? DND_MAGIC_NO_RULES : type == NULL ? DND_MAGIC_NOTHING : DND_MAGIC_TYPE,
           type == NULL ? "" : type);
  }
}

pid_t dnd_magic_start_worker(const struct dnd_magic_calls *calls, int socket) {
  pid_t parent = getpid();
  pid_t worker = fork();
  if (worker == 0) work(calls, socket, parent);
  return worker;
}
