#pragma once

// The scripts of `Resources/shell`, each a C string. They are files so that linters see them.

extern const char dnd_bash_script[];
extern const char dnd_zsh_script[];
extern const char dnd_fish_script[];

static inline const char *_Nonnull dnd_bash_script_text(void) { return dnd_bash_script; }
static inline const char *_Nonnull dnd_zsh_script_text(void) { return dnd_zsh_script; }
static inline const char *_Nonnull dnd_fish_script_text(void) { return dnd_fish_script; }
