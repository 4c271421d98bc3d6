#pragma once
#include "CMagic.h"

/// A fake libmagic that does what the first word of a file says: crash, hang, or try to escape its
/// confinement.
///
/// It returns `confined/yes` if the escape was prevented, and `confined/no` otherwise.
struct dnd_magic_calls hostile_magic(void);

/// Starts a worker that processes this file endlessly, from a process that is killed right after.
///
/// @return The process ID of the worker.
pid_t hostile_orphan(int file);
