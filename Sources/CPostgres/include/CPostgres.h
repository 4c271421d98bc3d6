#pragma once
#include <stddef.h>

/// What libpq calls `PGconn`, `PGresult` and `PQconninfoOption`.
///
/// They are declared here, with the calls that are needed, so that a build needs no headers of libpq. Its
/// interface has kept these calls since version 8.
typedef struct dnd_postgres_connection dnd_postgres_connection;
typedef struct dnd_postgres_result dnd_postgres_result;
struct dnd_postgres_option {
  char *keyword;
  char *variable;
  char *compiled;
  char *value;
  char *label;
  char *display;
  int size;
};

/// The calls of libpq, found when a shared store is used.
///
/// Linking it would load it and the libraries behind it (TLS, Kerberos, LDAP) into every command, at more than the
/// time that a small command takes.
struct dnd_postgres_calls {
  struct dnd_postgres_option *(*parse)(const char *words, char **error);
  void (*free_options)(struct dnd_postgres_option *options);
  void (*free_memory)(void *memory);
  dnd_postgres_connection *(*connect)(
      const char *const *keywords, const char *const *values, int expands);
  int (*status)(const dnd_postgres_connection *connection);
  int (*socket)(const dnd_postgres_connection *connection);
  char *(*error)(const dnd_postgres_connection *connection);
  void (*finish)(dnd_postgres_connection *connection);
  void *(*set_notices)(
      dnd_postgres_connection *connection, void (*receiver)(void *, const char *), void *context);
  int (*send)(
      dnd_postgres_connection *connection, const char *command, int count,
      const unsigned int *types, const char *const *values, const int *lengths, const int *formats,
      int result_format);
  int (*send_prepare)(
      dnd_postgres_connection *connection, const char *name, const char *command, int count,
      const unsigned int *types);
  int (*send_prepared)(
      dnd_postgres_connection *connection, const char *name, int count,
      const char *const *values, const int *lengths, const int *formats, int result_format);
  int (*consume)(dnd_postgres_connection *connection);
  int (*is_busy)(dnd_postgres_connection *connection);
  dnd_postgres_result *(*result)(dnd_postgres_connection *connection);
  int (*result_status)(const dnd_postgres_result *result);
  char *(*result_field)(const dnd_postgres_result *result, int field);
  int (*rows)(const dnd_postgres_result *result);
  int (*columns)(const dnd_postgres_result *result);
  char *(*value)(const dnd_postgres_result *result, int row, int column);
  int (*length)(const dnd_postgres_result *result, int row, int column);
  int (*is_null)(const dnd_postgres_result *result, int row, int column);
  char *(*changed)(dnd_postgres_result *result);
  void (*clear)(dnd_postgres_result *result);
};

/// Loads the library of this name, once for each process: it is never unloaded.
///
/// @return 0, or -1 when it or one of its calls is not there.
int dnd_postgres_find(const char *name, struct dnd_postgres_calls *calls);

/// Makes a connection keep quiet: libpq would print the notices of the server.
void dnd_postgres_silence(
    const struct dnd_postgres_calls *calls, dnd_postgres_connection *connection);

/// Waits until the answer to what was sent has arrived.
///
/// @return 1 when it has, 0 when it has not after this time, -1 when the connection is lost.
int dnd_postgres_wait(
    const struct dnd_postgres_calls *calls, dnd_postgres_connection *connection, int milliseconds);
