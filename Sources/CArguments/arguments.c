// The arguments of this program. The Swift library looks for them in memory with the help of /proc, and finds none where
// that is missing or cannot be read; a command line would then be taken for an empty one. The C library passes them to
// each constructor, exactly as it passes them to `main`.
#include "CArguments.h"

#include <sys/auxv.h>

static int count;
static char **values;

__attribute__((constructor)) static void keep(int argc, char **argv) {
  count = argv ? argc : 0;
  values = argv;
}

int dnd_argument_count(void) { return count; }

const char *dnd_argument(int index) { return index < count ? values[index] : 0; }

const char *dnd_noted_program(void) { return (const char *)getauxval(AT_EXECFN); }
