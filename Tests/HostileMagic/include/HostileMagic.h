#pragma once
#include "CMagic.h"

/// A libmagic that does what the first word of a file tells it to: crash, hang, break out.
///
/// Where it was kept from something, it says `confined/yes`, and where it was not, `confined/no`.
struct dnd_magic_calls hostile_magic(void);

/// Starts a worker that works at this file without end, from a process that is killed right after.
///
/// @return The worker's number.
pid_t hostile_orphan(int file);
