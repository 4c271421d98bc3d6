#pragma once
#include <sys/types.h>

/// Parts the process from everything that it inherited: signals, descriptors, the terminal's keys.
///
/// @param parent The process that started it, without which it ends.
/// @return The socket's new number.
int dnd_magic_part(int socket, pid_t parent);

/// Takes all rights from the process but to read the files that come through `socket`, to compute, and to
/// answer; as far as the kernel can.
void dnd_magic_confine(int socket);
