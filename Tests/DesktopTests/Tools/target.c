// A window of an X server, with the title `target`, into which something is dropped: target [OPTION…] TYPE…
//
// It prints a line for each thing that happens, and takes each TYPE after the drop. `XdndDirectSave0=URL` says where
// the source saves. Options: --hover asks for the types also before the drop; --late does so, too, and accepts only the
// position after it has got them, as GTK does; --move wants a move; --refuse accepts nothing; --silent never answers a position; --unfinished never says that it is done; --gone ends at the drop; --no
// says that it did not accept what it took; --old speaks the third version; --proxy has another window speak for it.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xcb/xcb.h>

static xcb_connection_t *connection;
static xcb_window_t window, speaker, source;
static int is_late;

static xcb_atom_t atom(const char *name) {
  xcb_intern_atom_reply_t *reply =
      xcb_intern_atom_reply(connection, xcb_intern_atom(connection, 0, strlen(name), name), 0);
  xcb_atom_t atom = reply->atom;
  free(reply);
  return atom;
}

static void say(const char *what) {
  puts(what);
  fflush(stdout);
}

static void send(const char *type, uint32_t b, uint32_t c, uint32_t d, uint32_t e) {
  xcb_client_message_event_t message = {
      .response_type = XCB_CLIENT_MESSAGE, .format = 32, .window = source, .type = atom(type)};
  uint32_t numbers[] = {window, b, c, d, e};
  memcpy(message.data.data32, numbers, sizeof numbers);
  xcb_send_event(connection, 0, source, 0, (char *)&message);
  xcb_flush(connection);
}

static const char *name(xcb_atom_t atom) {
  static char text[256];
  xcb_get_atom_name_reply_t *reply = xcb_get_atom_name_reply(connection, xcb_get_atom_name(connection, atom), 0);
  if (!reply) return "none";
  snprintf(text, sizeof text, "%.*s", xcb_get_atom_name_name_length(reply), xcb_get_atom_name_name(reply));
  free(reply);
  return text;
}

static xcb_get_property_reply_t *take(xcb_window_t owner, xcb_atom_t property, int deletes) {
  return xcb_get_property_reply(
      connection, xcb_get_property(connection, deletes, owner, property, XCB_ATOM_ANY, 0, 1 << 24), 0);
}

static xcb_generic_event_t *wait_for(int type) {
  for (;;) {
    xcb_generic_event_t *event = xcb_wait_for_event(connection);
    if (!event) exit(69);
    if ((event->response_type & 0x7F) == type) return event;
    free(event);
  }
}

// Asks for a type and prints what came.
static void read_type(const char *type, xcb_timestamp_t time) {
  xcb_atom_t property = atom("TARGET_DATA");
  xcb_convert_selection(connection, speaker, atom("XdndSelection"), atom(type), property, time);
  if (is_late) send("XdndStatus", 0, 0, 0, 0);
  xcb_flush(connection);
  xcb_selection_notify_event_t *notice = (void *)wait_for(XCB_SELECTION_NOTIFY);
  if (!notice->property) {
    printf("refused %s\n", type);
    fflush(stdout);
    return;
  }
  xcb_get_property_reply_t *value = take(speaker, property, 1);
  char *bytes = xcb_get_property_value(value);
  long length = xcb_get_property_value_length(value);
  unsigned sum = 0;
  int pieces = 0;
  if (value->type == atom("INCR")) {
    for (length = 0;;) {
      xcb_property_notify_event_t *change = (void *)wait_for(XCB_PROPERTY_NOTIFY);
      if (change->atom != property || change->state != XCB_PROPERTY_NEW_VALUE) continue;
      value = take(speaker, property, 1);
      int count = xcb_get_property_value_length(value);
      if (!count) break;
      bytes = xcb_get_property_value(value);
      for (int i = 0; i < count; i++) sum = sum * 31 + (unsigned char)bytes[i];
      length += count;
      pieces++;
      xcb_flush(connection);
    }
    printf("took %s %ld %u\n", type, length, sum);
  } else {
    printf("took %s %ld %.*s\n", type, length, (int)length, bytes);
  }
  fflush(stdout);
}

int main(int count, char **words) {
  int hovers = 0, moves = 0, refuses = 0, silent = 0, unfinished = 0, gone = 0, no = 0, proxy = 0, hovered = 0;
  uint32_t version = 5;
  int first = 1;
  for (; first < count && !strncmp(words[first], "--", 2); first++) {
    hovers |= !strcmp(words[first], "--hover");
    is_late |= !strcmp(words[first], "--late");
    moves |= !strcmp(words[first], "--move");
    refuses |= !strcmp(words[first], "--refuse");
    silent |= !strcmp(words[first], "--silent");
    unfinished |= !strcmp(words[first], "--unfinished");
    gone |= !strcmp(words[first], "--gone");
    no |= !strcmp(words[first], "--no");
    proxy |= !strcmp(words[first], "--proxy");
    if (!strcmp(words[first], "--old")) version = 3;
  }
  connection = xcb_connect(0, 0);
  if (xcb_connection_has_error(connection)) return 69;
  xcb_screen_t *screen = xcb_setup_roots_iterator(xcb_get_setup(connection)).data;
  uint32_t values[] = {screen->black_pixel, XCB_EVENT_MASK_PROPERTY_CHANGE};
  window = xcb_generate_id(connection);
  xcb_create_window(connection, XCB_COPY_FROM_PARENT, window, screen->root, 0, 0, 200, 200, 0,
                    XCB_WINDOW_CLASS_INPUT_OUTPUT, screen->root_visual, XCB_CW_BACK_PIXEL | XCB_CW_EVENT_MASK, values);
  xcb_change_property(connection, XCB_PROP_MODE_REPLACE, window, XCB_ATOM_WM_NAME, XCB_ATOM_STRING, 8, 6, "target");
  speaker = window;
  if (proxy) {
    speaker = xcb_generate_id(connection);
    xcb_create_window(connection, 0, speaker, screen->root, 0, 0, 1, 1, 0, XCB_WINDOW_CLASS_INPUT_ONLY, 0,
                      XCB_CW_EVENT_MASK, &values[1]);
    xcb_window_t owners[] = {window, speaker};
    for (int i = 0; i < 2; i++)
      xcb_change_property(connection, XCB_PROP_MODE_REPLACE, owners[i], atom("XdndProxy"), XCB_ATOM_WINDOW, 32, 1,
                          &speaker);
  }
  xcb_change_property(connection, XCB_PROP_MODE_REPLACE, speaker, atom("XdndAware"), XCB_ATOM_ATOM, 32, 1, &version);
  xcb_map_window(connection, window);
  xcb_flush(connection);
  xcb_atom_t action = 0;
  xcb_generic_event_t *event;
  while ((event = xcb_wait_for_event(connection))) {
    xcb_client_message_event_t *message = (void *)event;
    if ((event->response_type & 0x7F) != XCB_CLIENT_MESSAGE) continue;
    const char *type = name(message->type);
    uint32_t *numbers = message->data.data32;
    if (!strcmp(type, "XdndEnter")) {
      source = numbers[0];
      printf("enter %u", numbers[1] >> 24);
      if (numbers[1] & 1) {
        xcb_get_property_reply_t *list = take(source, atom("XdndTypeList"), 0);
        uint32_t *types = xcb_get_property_value(list);
        for (int i = 0; i < xcb_get_property_value_length(list) / 4; i++) printf(" %s", name(types[i]));
      } else {
        for (int i = 2; i < 5; i++)
          if (numbers[i]) printf(" %s", name(numbers[i]));
      }
      say("");
    } else if (!strcmp(type, "XdndPosition")) {
      if (silent) {
        if (!hovered++) say("over");
        continue;
      }
      action = moves ? atom("XdndActionMove") : numbers[4];
      if (is_late) {
        read_type(words[first], numbers[3]);
        is_late = 0;
        continue;
      }
      if (hovers && !hovered)
        for (int i = first; i < count; i++) read_type(words[i], numbers[3]);
      send("XdndStatus", !refuses, 0, 0, refuses ? 0 : action);
      if (!hovered++) printf("over %s\n", name(action));
      fflush(stdout);
    } else if (!strcmp(type, "XdndLeave")) {
      say("leave");
      hovered = 0;
    } else if (!strcmp(type, "XdndDrop")) {
      say("drop");
      if (gone) return 0;
      for (int i = first; i < count; i++) {
        char *url = strchr(words[i], '=');
        if (url) {
          *url++ = 0;
          xcb_change_property(connection, XCB_PROP_MODE_REPLACE, source, atom(words[i]), atom("text/plain"), 8,
                              strlen(url), url);
        }
        read_type(words[i], numbers[2]);
      }
      if (!unfinished) send("XdndFinished", !no, no ? 0 : action, 0, 0);
      if (!unfinished) say("done");
      hovered = 0;
    }
    free(event);
  }
  return 69;
}
