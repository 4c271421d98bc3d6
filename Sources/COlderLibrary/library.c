// The two functions of version 2.35 of the GNU C library that the static Swift and GCC libraries call. Because the
// program has its own, version 2.34 is enough, which distributions of 2021 have.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>

// Built with an older library, the program needs none of this.
#if __GLIBC_PREREQ(2, 35)

/// The length of the hypotenuse. Squares of single precision do not overflow in double precision.
float hypotf(float x, float y) {
  if (isinf(x) || isinf(y)) return INFINITY;
  return (float)__builtin_sqrt((double)x * x + (double)y * y);
}

struct search {
  uintptr_t address;
  struct dl_find_object *result;
};

/// Takes the object if one of its segments contains the address.
static int examine(struct dl_phdr_info *object, size_t size, void *data) {
  (void)size;
  struct search *search = data;
  const ElfW(Phdr) *table = NULL;
  uintptr_t start = UINTPTR_MAX, end = 0;
  int contains = 0;
  for (int index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &object->dlpi_phdr[index];
    if (header->p_type == PT_GNU_EH_FRAME) table = header;
    if (header->p_type != PT_LOAD) continue;
    uintptr_t first = object->dlpi_addr + header->p_vaddr, last = first + header->p_memsz;
    if (search->address >= first && search->address < last) contains = 1;
    if (first < start) start = first;
    if (last > end) end = last;
  }
  if (!contains || !table) return 0;
  search->result->dlfo_flags = 0;
  search->result->dlfo_map_start = (void *)start;
  search->result->dlfo_map_end = (void *)end;
  search->result->dlfo_link_map = NULL;
  search->result->dlfo_eh_frame = (void *)(object->dlpi_addr + table->p_vaddr);
  return 1;
}

/// Finds the table for unwinding the stack; only an exception of C++ or a crash asks for it.
int _dl_find_object(void *address, struct dl_find_object *result) {
  struct search search = {(uintptr_t)address, result};
  return dl_iterate_phdr(examine, &search) == 1 ? 0 : -1;
}

#endif
