#pragma once
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <xcb/xcb.h>
#include <xcb/xcbext.h>
#include <xcb/xfixes.h>

/// Frees a reply or an event; `free` belongs to another module.
static inline void dnd_xcb_free(void *reply) { free(reply); }

/// Whether there is the extension, which `xcb_xfixes_id` names; Swift would pass the address of a copy.
static inline const xcb_query_extension_reply_t *dnd_xcb_xfixes(xcb_connection_t *connection) {
  return xcb_get_extension_data(connection, &xcb_xfixes_id);
}

/// X-Resource, of which one request is needed, and not its library.
static xcb_extension_t dnd_xcb_resources = {"X-Resource", 0};

/// Whether the server can tell which process a window belongs to.
static inline int dnd_xcb_knows_processes(xcb_connection_t *connection) {
  const xcb_query_extension_reply_t *extension =
      xcb_get_extension_data(connection, &dnd_xcb_resources);
  return extension != NULL && extension->present;
}

/// The process that a window belongs to, by `XResQueryClientIds`; 0 when unknown.
static inline uint32_t dnd_xcb_process(xcb_connection_t *connection, xcb_window_t window) {
  if (!dnd_xcb_knows_processes(connection)) return 0;
  // One client is asked for, and its process on this machine of it.
  struct { uint8_t major, minor; uint16_t length; uint32_t count, client, wanted; } request = {
      0, 0, 0, 1, window, 2};
  // Two before the first are used by xcb.
  struct iovec parts[3] = {{NULL, 0}, {NULL, 0}, {&request, sizeof request}};
  const xcb_protocol_request_t kind = {1, &dnd_xcb_resources, 4, 0};
  const unsigned int number = xcb_send_request(connection, XCB_REQUEST_CHECKED, parts + 2, &kind);
  uint8_t *reply = (uint8_t *)xcb_wait_for_reply(connection, number, NULL);
  if (reply == NULL) return 0;
  // The head has 32 bytes, and the length and the count at 4 and 8; an answer is client, kind, size and value.
  uint32_t length, count, answer[4], process = 0;
  memcpy(&length, reply + 4, sizeof length);
  memcpy(&count, reply + 8, sizeof count);
  if (count > 0 && length >= 4) {
    memcpy(answer, reply + 32, sizeof answer);
    if (answer[1] == 2 && answer[2] == 4) process = answer[3];
  }
  free(reply);
  return process;
}
