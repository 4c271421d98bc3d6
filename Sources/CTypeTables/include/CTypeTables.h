#pragma once

// The tables of types and formats are in the program as `Resources/generate` writes them: no start-up
// reads them, and of their pages only those that are looked at are loaded.

extern const unsigned char dnd_types[];
extern const unsigned char dnd_formats[];

static inline const void *_Nonnull dnd_type_table(void) { return dnd_types; }
static inline const void *_Nonnull dnd_format_table(void) { return dnd_formats; }
