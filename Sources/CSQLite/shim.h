#pragma once
#include <sqlite3.h>

/// Sets one of the on/off options of a connection; `sqlite3_db_config` is variadic, which Swift cannot call.
static inline int dnd_sqlite3_db_config_flag(sqlite3 *db, int option, int on) {
  return sqlite3_db_config(db, option, on, (int *)0);
}

/// The destructor value that makes SQLite copy a bound value; a cast in C, so Swift does not import it.
static inline sqlite3_destructor_type dnd_sqlite3_transient(void) { return SQLITE_TRANSIENT; }
