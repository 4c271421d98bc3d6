#pragma once
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <fcntl.h>
#include <linux/fs.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Renames with flags (`RENAME_NOREPLACE`, `RENAME_EXCHANGE`); the constants and the prototype hide behind
/// `_GNU_SOURCE`, which the importer does not define.
static inline int dnd_renameat2(int from_folder, const char *from, int to_folder, const char *to,
                                unsigned int flags) {
  return (int)syscall(SYS_renameat2, from_folder, from, to_folder, to, flags);
}

/// Shares the bytes of one file with another (`FICLONE`); the request number is a macro with a cast.
static inline int dnd_clone_file(int to, int from) { return ioctl(to, FICLONE, from); }

/// Opens a file; `open` is variadic, which Swift can only call in part.
static inline int dnd_openat(int folder, const char *path, int flags, unsigned int mode) {
  return openat(folder, path, flags, (mode_t)mode);
}

/// `O_TMPFILE` is a macro with casts that the importer drops.
static inline int dnd_o_tmpfile(void) { return 020000000 | O_DIRECTORY; }
