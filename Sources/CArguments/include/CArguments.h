#ifndef DND_CARGUMENTS_H
#define DND_CARGUMENTS_H

/// How many arguments this program was started with, including its name, as `main` gets them; 0 if there are none.
int dnd_argument_count(void);

/// An argument of this program; the first is its name.
const char *dnd_argument(int index);

/// The path by which the kernel started this program, which may be relative; NULL if it noted none.
const char *dnd_noted_program(void);

#endif
