#pragma once
#include <magic.h>
#include <stddef.h>
#include <sys/types.h>

/// The calls of libmagic, found when they are first needed.
///
/// Linking it would load it and the three libraries behind it into every command, at a third of the time
/// that a small command takes; most commands never ask it anything.
struct dnd_magic_calls {
  __typeof__(&magic_open) open;
  __typeof__(&magic_close) close;
  __typeof__(&magic_load) load;
  __typeof__(&magic_descriptor) descriptor;
  __typeof__(&magic_setparam) setparam;
};

/// Loads the library of this name, once for each process: it is never unloaded.
///
/// @return 0, or -1 when it or one of its calls is not there.
int dnd_magic_find(const char *name, struct dnd_magic_calls *calls);

/// One question to a worker; the file comes with it as a descriptor.
struct dnd_magic_question {
  /// How many bytes of the file are looked at.
  size_t limit;
};

/// What a worker's answer begins with; text follows `DND_MAGIC_TYPE` only.
enum dnd_magic_kind {
  DND_MAGIC_TYPE = 't',
  DND_MAGIC_NOTHING = 'n',
  DND_MAGIC_NO_RULES = 'r',
};

/// The longest answer, its kind included.
enum { DND_MAGIC_ANSWER_LIMIT = 256 };

/// Starts a worker: a process without rights that asks libmagic on behalf of this one.
///
/// It answers on `socket`, a connected one that keeps messages apart, until the other end is closed or
/// this process is gone. Nothing but C runs in it, so that it may be started from any thread.
///
/// @return The worker's number, or -1 with `errno`.
pid_t dnd_magic_start_worker(const struct dnd_magic_calls *calls, int socket);
