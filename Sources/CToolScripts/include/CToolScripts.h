#pragma once

// The scripts of `Resources/tools`, each a C string. They are files so that linters see them.

extern const char dnd_embedding_script[];
extern const char dnd_embedding_filter[];
extern const char dnd_office_script[];

static inline const char *_Nonnull dnd_embedding_script_text(void) { return dnd_embedding_script; }
static inline const char *_Nonnull dnd_embedding_filter_text(void) { return dnd_embedding_filter; }
static inline const char *_Nonnull dnd_office_script_text(void) { return dnd_office_script; }
