#pragma once

// What texts in each language look like, as `Resources/generate` compiles it from `Resources/languages`.

extern const unsigned char dnd_languages[];

static inline const void *_Nonnull dnd_language_table(void) { return dnd_languages; }
