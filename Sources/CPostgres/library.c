#include <dlfcn.h>
#include <poll.h>

#include "CPostgres.h"

#define FIND(field, name)                                          \
  calls->field = (__typeof__(calls->field))dlsym(library, name);   \
  if (calls->field == NULL) return -1

int dnd_postgres_find(const char *name, struct dnd_postgres_calls *calls) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return -1;
  FIND(parse, "PQconninfoParse");
  FIND(free_options, "PQconninfoFree");
  FIND(free_memory, "PQfreemem");
  FIND(connect, "PQconnectdbParams");
  FIND(status, "PQstatus");
  FIND(socket, "PQsocket");
  FIND(error, "PQerrorMessage");
  FIND(finish, "PQfinish");
  FIND(set_notices, "PQsetNoticeProcessor");
  FIND(send, "PQsendQueryParams");
  FIND(send_prepare, "PQsendPrepare");
  FIND(send_prepared, "PQsendQueryPrepared");
  FIND(consume, "PQconsumeInput");
  FIND(is_busy, "PQisBusy");
  FIND(result, "PQgetResult");
  FIND(result_status, "PQresultStatus");
  FIND(result_field, "PQresultErrorField");
  FIND(rows, "PQntuples");
  FIND(columns, "PQnfields");
  FIND(value, "PQgetvalue");
  FIND(length, "PQgetlength");
  FIND(is_null, "PQgetisnull");
  FIND(changed, "PQcmdTuples");
  FIND(clear, "PQclear");
  return 0;
}

static void ignore(void *context, const char *notice) {
  (void)context;
  (void)notice;
}

void dnd_postgres_silence(
    const struct dnd_postgres_calls *calls, dnd_postgres_connection *connection) {
  calls->set_notices(connection, ignore, NULL);
}

int dnd_postgres_wait(
    const struct dnd_postgres_calls *calls, dnd_postgres_connection *connection, int milliseconds) {
  if (!calls->is_busy(connection)) return 1;
  struct pollfd watched = {.fd = calls->socket(connection), .events = POLLIN};
  if (watched.fd < 0) return -1;
  if (poll(&watched, 1, milliseconds) <= 0) return 0;
  if (!calls->consume(connection)) return -1;
  return calls->is_busy(connection) ? 0 : 1;
}
