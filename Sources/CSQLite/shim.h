#pragma once
#include <sqlite3.h>

/// Sets one of the on/off options of a connection; `sqlite3_db_config` is variadic, which Swift cannot call.
static inline int dnd_sqlite3_db_config_flag(sqlite3 *db, int option, int on) {
  return sqlite3_db_config(db, option, on, (int *)0);
}

/// The destructor value that makes SQLite copy a bound value; a cast in C, so Swift does not import it.
static inline sqlite3_destructor_type dnd_sqlite3_transient(void) { return SQLITE_TRANSIENT; }

/// Puts the open journal of a connection (its write-ahead log) on disk, by the very descriptor that SQLite writes
/// to, so that a directory that was renamed meanwhile does not matter; methods of a file are function pointers in a
/// table, which Swift would have to unwrap one by one.
static inline int dnd_sqlite3_sync_journal(sqlite3 *db) {
  sqlite3_file *journal = 0;
  int code = sqlite3_file_control(db, "main", SQLITE_FCNTL_JOURNAL_POINTER, &journal);
  if (code != SQLITE_OK) return code;
  if (!journal || !journal->pMethods) return SQLITE_MISUSE;
  return journal->pMethods->xSync(journal, SQLITE_SYNC_NORMAL | SQLITE_SYNC_DATAONLY);
}

/* Synchronizes the database file itself to disk. */
static inline int dnd_sqlite3_sync_database(sqlite3 *db) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(db, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  if (!file || !file->pMethods) return SQLITE_MISUSE;
  return file->pMethods->xSync(file, SQLITE_SYNC_NORMAL | SQLITE_SYNC_DATAONLY);
}
