#include <dlfcn.h>

#include "CMagic.h"

int dnd_magic_find(const char *name, struct dnd_magic_calls *calls) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return -1;
  calls->open = (__typeof__(&magic_open))dlsym(library, "magic_open");
  calls->close = (__typeof__(&magic_close))dlsym(library, "magic_close");
  calls->load = (__typeof__(&magic_load))dlsym(library, "magic_load");
  calls->descriptor = (__typeof__(&magic_descriptor))dlsym(library, "magic_descriptor");
  calls->setparam = (__typeof__(&magic_setparam))dlsym(library, "magic_setparam");
  return calls->open && calls->close && calls->load && calls->descriptor && calls->setparam ? 0 : -1;
}
