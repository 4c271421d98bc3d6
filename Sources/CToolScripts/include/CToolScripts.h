#pragma once

// The scripts of `Resources/tools`, each a C string. They are files so that linters see them.

extern const char dnd_embedding_script[];
extern const char dnd_embedding_filter[];
extern const char dnd_media_script[];
extern const char dnd_office_script[];
extern const char dnd_page_script[];
extern const char dnd_picture_script[];
extern const char dnd_raw_script[];
extern const char dnd_table_script[];
extern const char dnd_yaml_script[];

static inline const char *_Nonnull dnd_embedding_script_text(void) { return dnd_embedding_script; }
static inline const char *_Nonnull dnd_embedding_filter_text(void) { return dnd_embedding_filter; }
static inline const char *_Nonnull dnd_media_script_text(void) { return dnd_media_script; }
static inline const char *_Nonnull dnd_office_script_text(void) { return dnd_office_script; }
static inline const char *_Nonnull dnd_page_script_text(void) { return dnd_page_script; }
static inline const char *_Nonnull dnd_picture_script_text(void) { return dnd_picture_script; }
static inline const char *_Nonnull dnd_raw_script_text(void) { return dnd_raw_script; }
static inline const char *_Nonnull dnd_table_script_text(void) { return dnd_table_script; }
static inline const char *_Nonnull dnd_yaml_script_text(void) { return dnd_yaml_script; }
