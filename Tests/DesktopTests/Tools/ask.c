// An X11 program that asks for a selection in ways that the usual ones do not.
//
// usage: ask multiple TARGET...   all at once, and says of each: refused, the number of bytes, or incr
//        ask obsolete TARGET      without a property, as before ICCCM; prints the bytes
//        ask timestamp            prints the time at which the owner became one
//        ask leave TARGET         takes the first of several pieces, and is gone
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xcb/xcb.h>

static xcb_connection_t *connection;
static xcb_window_t window;

static xcb_atom_t atom(const char *name) {
  xcb_intern_atom_reply_t *reply =
      xcb_intern_atom_reply(connection, xcb_intern_atom(connection, 0, strlen(name), name), 0);
  xcb_atom_t atom = reply->atom;
  free(reply);
  return atom;
}

static xcb_generic_event_t *wait_for(int type) {
  xcb_generic_event_t *event;
  xcb_flush(connection);
  while ((event = xcb_wait_for_event(connection)))
    if ((event->response_type & 0x7F) == type) return event;
  exit(69);
}

static xcb_get_property_reply_t *property(xcb_atom_t name, int deletes) {
  return xcb_get_property_reply(
      connection, xcb_get_property(connection, deletes, window, name, XCB_ATOM_ANY, 0, 1 << 24), 0);
}

static xcb_atom_t ask(xcb_atom_t target, xcb_atom_t name) {
  xcb_convert_selection(connection, window, atom("CLIPBOARD"), target, name, XCB_CURRENT_TIME);
  return ((xcb_selection_notify_event_t *)wait_for(XCB_SELECTION_NOTIFY))->property;
}

int main(int count, char **words) {
  connection = xcb_connect(0, 0);
  if (count < 2 || xcb_connection_has_error(connection)) return 69;
  window = xcb_generate_id(connection);
  uint32_t mask = XCB_EVENT_MASK_PROPERTY_CHANGE;
  xcb_create_window(connection, 0, window, xcb_setup_roots_iterator(xcb_get_setup(connection)).data->root, 0, 0, 1, 1,
                    0, XCB_WINDOW_CLASS_INPUT_ONLY, 0, XCB_CW_EVENT_MASK, &mask);
  xcb_atom_t name = atom("ASKED");
  if (!strcmp(words[1], "multiple")) {
    static xcb_atom_t pairs[4096];
    for (int i = 2; i < count; i++) {
      char own[32];
      snprintf(own, sizeof own, "ASKED%d", i);
      pairs[2 * i - 4] = atom(words[i]);
      pairs[2 * i - 3] = atom(own);
    }
    xcb_change_property(connection, 0, window, name, atom("ATOM_PAIR"), 32, 2 * (count - 2), pairs);
    if (!ask(atom("MULTIPLE"), name)) return puts("all refused"), 4;
    xcb_get_property_reply_t *answer = property(name, 0);
    xcb_atom_t *given = xcb_get_property_value(answer);
    for (int i = 2; i < count; i++) {
      if (!given[2 * i - 3]) {
        printf("%s refused\n", words[i]);
        continue;
      }
      xcb_get_property_reply_t *form = property(pairs[2 * i - 3], 0);
      if (form->type == atom("INCR")) printf("%s incr\n", words[i]);
      else printf("%s %d\n", words[i], xcb_get_property_value_length(form));
    }
  } else if (!strcmp(words[1], "obsolete")) {
    xcb_atom_t given = ask(atom(words[2]), XCB_NONE);
    if (!given) return 4;
    xcb_get_property_reply_t *form = property(given, 1);
    printf("%.*s", xcb_get_property_value_length(form), (char *)xcb_get_property_value(form));
  } else if (!strcmp(words[1], "timestamp")) {
    if (!ask(atom("TIMESTAMP"), name)) return 4;
    printf("%u\n", *(uint32_t *)xcb_get_property_value(property(name, 1)));
  } else if (!strcmp(words[1], "leave")) {
    if (!ask(atom(words[2]), name)) return 4;
    if (property(name, 1)->type != atom("INCR")) return 4;
    xcb_property_notify_event_t *notice;
    do notice = (void *)wait_for(XCB_PROPERTY_NOTIFY);
    while (notice->atom != name || notice->state != XCB_PROPERTY_NEW_VALUE || !xcb_get_property_value_length(property(name, 0)));
    puts("taken");
  }
  return 0;
}
