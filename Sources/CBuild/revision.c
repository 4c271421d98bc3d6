#include "CBuild.h"

// `Package.swift` takes it from the environment. Only this file is compiled again when it changes.
#ifndef DND_REVISION
#define DND_REVISION ""
#endif

const char *dnd_revision(void) { return DND_REVISION; }
