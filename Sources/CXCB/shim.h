#pragma once
#include <stdlib.h>
#include <xcb/xcb.h>
#include <xcb/xfixes.h>

/// Frees a reply or an event; `free` belongs to another module.
static inline void dnd_xcb_free(void *reply) { free(reply); }

/// Whether there is the extension, which `xcb_xfixes_id` names; Swift would pass the address of a copy.
static inline const xcb_query_extension_reply_t *dnd_xcb_xfixes(xcb_connection_t *connection) {
  return xcb_get_extension_data(connection, &xcb_xfixes_id);
}
