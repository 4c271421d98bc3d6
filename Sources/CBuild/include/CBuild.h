#ifndef DND_CBUILD_H
#define DND_CBUILD_H

/// The revision of the sources and its date, such as `4cc41dd62d1e, 2026-11-24`; empty if the build did not say.
const char *dnd_revision(void);

#endif
