#pragma once
#include <dlfcn.h>
#include <magic.h>
#include <stddef.h>

/// The calls of libmagic, found when they are first needed.
///
/// Linking it would load it and the three libraries behind it into every command, at a third of the time
/// that a small command takes; most commands never ask it anything.
struct dnd_magic_calls {
  __typeof__(&magic_open) open;
  __typeof__(&magic_close) close;
  __typeof__(&magic_load) load;
  __typeof__(&magic_descriptor) descriptor;
  __typeof__(&magic_error) error;
  __typeof__(&magic_setparam) setparam;
};

/// Loads the library, once for each process: it is never unloaded.
///
/// @return 0, or -1 when it or one of its calls is not there.
static inline int dnd_magic_find(struct dnd_magic_calls *calls) {
  void *library = dlopen("libmagic.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return -1;
  calls->open = (__typeof__(&magic_open))dlsym(library, "magic_open");
  calls->close = (__typeof__(&magic_close))dlsym(library, "magic_close");
  calls->load = (__typeof__(&magic_load))dlsym(library, "magic_load");
  calls->descriptor = (__typeof__(&magic_descriptor))dlsym(library, "magic_descriptor");
  calls->error = (__typeof__(&magic_error))dlsym(library, "magic_error");
  calls->setparam = (__typeof__(&magic_setparam))dlsym(library, "magic_setparam");
  return calls->open && calls->close && calls->load && calls->descriptor && calls->error &&
                 calls->setparam
             ? 0
             : -1;
}
