// An X11 program that offers ten thousand types on the clipboard, the last of which has data.
//
// usage: owner    prints "ready" when it owns the clipboard, and serves until it is killed
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xcb/xcb.h>

enum { count = 10000 };
static xcb_connection_t *connection;

static xcb_atom_t atom(const char *name) {
  xcb_intern_atom_reply_t *reply =
      xcb_intern_atom_reply(connection, xcb_intern_atom(connection, 0, strlen(name), name), 0);
  xcb_atom_t atom = reply->atom;
  free(reply);
  return atom;
}

int main(void) {
  connection = xcb_connect(0, 0);
  if (xcb_connection_has_error(connection)) return 69;
  static xcb_intern_atom_cookie_t cookies[count];
  static xcb_atom_t targets[count];
  for (int i = 0; i < count; i++) {
    char name[4096];
    snprintf(name, sizeof name, "x/type-%d", i);
    if (i == 0) strcpy(name, "text/plain");
    if (i == 1) strcpy(name, "a/\x1b[31m");
    if (i == 2) memset(name, 'x', sizeof name - 1), name[1] = '/', name[sizeof name - 1] = 0;
    if (i == 3) strcpy(name, "no slash");
    if (i == 4) strcpy(name, "a/\xff");
    cookies[i] = xcb_intern_atom(connection, 0, strlen(name), name);
  }
  for (int i = 0; i < count; i++) {
    xcb_intern_atom_reply_t *reply = xcb_intern_atom_reply(connection, cookies[i], 0);
    targets[i] = reply->atom;
    free(reply);
  }
  xcb_window_t window = xcb_generate_id(connection);
  xcb_create_window(connection, 0, window, xcb_setup_roots_iterator(xcb_get_setup(connection)).data->root, 0, 0, 1, 1,
                    0, XCB_WINDOW_CLASS_INPUT_ONLY, 0, 0, 0);
  xcb_set_selection_owner(connection, window, atom("CLIPBOARD"), XCB_CURRENT_TIME);
  xcb_atom_t list = atom("TARGETS");
  puts("ready");
  fflush(stdout);
  xcb_generic_event_t *event;
  while (xcb_flush(connection), event = xcb_wait_for_event(connection)) {
    if ((event->response_type & 0x7F) != XCB_SELECTION_REQUEST) continue;
    xcb_selection_request_event_t *request = (void *)event;
    xcb_selection_notify_event_t answer = {
        .response_type = XCB_SELECTION_NOTIFY, .time = request->time, .requestor = request->requestor,
        .selection = request->selection, .target = request->target, .property = request->property};
    if (request->target == list)
      xcb_change_property(connection, 0, request->requestor, request->property, XCB_ATOM_ATOM, 32, count, targets);
    else if (request->target == targets[0])
      xcb_change_property(connection, 0, request->requestor, request->property, request->target, 8, 5, "hello");
    else
      answer.property = 0;
    xcb_send_event(connection, 0, request->requestor, 0, (char *)&answer);
  }
  return 0;
}
