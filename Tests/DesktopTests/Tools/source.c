// A program of an X server that drops something on a window: source [OPTION…] TYPE=TEXT…
//
// It prints a line for each thing that happens. No pointer is needed. Options: --many offers thousands of types more;
// --silent never gives anything; --gone ends at the drop; --early drops without waiting for an answer; --leave leaves
// when it is answered; --save NAME writes `saved` to where the window says; --machine NAME runs on that host;
// --window TITLE drops on another window than `dnd-window`.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <xcb/xcb.h>

static xcb_connection_t *connection;
static xcb_window_t window, target;

static xcb_atom_t atom(const char *name) {
  xcb_intern_atom_reply_t *reply =
      xcb_intern_atom_reply(connection, xcb_intern_atom(connection, 0, strlen(name), name), 0);
  xcb_atom_t atom = reply->atom;
  free(reply);
  return atom;
}

static const char *name(xcb_atom_t atom) {
  static char text[256];
  xcb_get_atom_name_reply_t *reply = xcb_get_atom_name_reply(connection, xcb_get_atom_name(connection, atom), 0);
  if (!reply) return "none";
  snprintf(text, sizeof text, "%.*s", xcb_get_atom_name_name_length(reply), xcb_get_atom_name_name(reply));
  free(reply);
  return text;
}

static void say(const char *what, const char *more) {
  printf("%s%s%s\n", what, *more ? " " : "", more);
  fflush(stdout);
}

static void send(const char *type, uint32_t b, uint32_t c, uint32_t d, uint32_t e) {
  xcb_client_message_event_t message = {
      .response_type = XCB_CLIENT_MESSAGE, .format = 32, .window = target, .type = atom(type)};
  uint32_t numbers[] = {window, b, c, d, e};
  memcpy(message.data.data32, numbers, sizeof numbers);
  xcb_send_event(connection, 0, target, 0, (char *)&message);
  xcb_flush(connection);
}

static void find(const char *wanted) {
  xcb_query_tree_reply_t *tree = xcb_query_tree_reply(
      connection,
      xcb_query_tree(connection, xcb_setup_roots_iterator(xcb_get_setup(connection)).data->root), 0);
  for (int i = 0; i < xcb_query_tree_children_length(tree); i++) {
    xcb_window_t child = xcb_query_tree_children(tree)[i];
    xcb_get_property_reply_t *title = xcb_get_property_reply(
        connection, xcb_get_property(connection, 0, child, XCB_ATOM_WM_NAME, XCB_ATOM_ANY, 0, 64), 0);
    int length = strlen(wanted);
    if (title && xcb_get_property_value_length(title) == length && !memcmp(xcb_get_property_value(title), wanted, length))
      target = child;
    free(title);
  }
  free(tree);
}

// Writes to the path of the URL that the window gave.
static char save(void) {
  xcb_get_property_reply_t *reply = xcb_get_property_reply(
      connection, xcb_get_property(connection, 0, window, atom("XdndDirectSave0"), XCB_ATOM_ANY, 0, 1024), 0);
  char url[4097] = "";
  memcpy(url, xcb_get_property_value(reply), xcb_get_property_value_length(reply));
  char host[256] = "", prefix[300];
  gethostname(host, sizeof host);
  snprintf(prefix, sizeof prefix, "file://%s/", host);
  if (strncmp(url, prefix, strlen(prefix))) return 'F';
  int file = open(url + strlen(prefix) - 1, O_WRONLY | O_CREAT | O_EXCL, 0644);
  if (file < 0) return 'E';
  char result = write(file, "saved", 5) == 5 ? 'S' : 'E';
  close(file);
  return result;
}

int main(int count, char **words) {
  int many = 0, silent = 0, gone = 0, early = 0, leaves = 0, first = 1;
  const char *saves = 0, *machine = 0, *title = "dnd-window";
  for (; first < count && !strncmp(words[first], "--", 2); first++) {
    many |= !strcmp(words[first], "--many");
    silent |= !strcmp(words[first], "--silent");
    gone |= !strcmp(words[first], "--gone");
    early |= !strcmp(words[first], "--early");
    leaves |= !strcmp(words[first], "--leave");
    if (!strcmp(words[first], "--save")) saves = words[++first];
    if (!strcmp(words[first], "--machine")) machine = words[++first];
    if (!strcmp(words[first], "--window")) title = words[++first];
  }
  connection = xcb_connect(0, 0);
  if (xcb_connection_has_error(connection)) return 69;
  window = xcb_generate_id(connection);
  xcb_create_window(connection, 0, window, xcb_setup_roots_iterator(xcb_get_setup(connection)).data->root, 0, 0, 1, 1,
                    0, XCB_WINDOW_CLASS_INPUT_ONLY, 0, 0, 0);
  find(title);
  if (!target) return 66;
  static xcb_atom_t types[20000];
  int known = 0;
  for (int i = first; i < count; i++) {
    char type[256];
    snprintf(type, sizeof type, "%.*s", (int)strcspn(words[i], "="), words[i]);
    types[known++] = atom(type);
  }
  if (saves) {
    types[known++] = atom("XdndDirectSave0");
    xcb_change_property(connection, XCB_PROP_MODE_REPLACE, window, atom("XdndDirectSave0"), atom("text/plain"), 8,
                        strlen(saves), saves);
  }
  if (machine)
    xcb_change_property(connection, XCB_PROP_MODE_REPLACE, window, XCB_ATOM_WM_CLIENT_MACHINE, XCB_ATOM_STRING, 8,
                        strlen(machine), machine);
  int all = known;
  // Atoms that do not exist, too.
  if (many) for (int i = 0; i < 15000; i++) types[all++] = i % 2 ? 0x10000000 + i : XCB_ATOM_STRING;
  xcb_change_property(connection, XCB_PROP_MODE_REPLACE, window, atom("XdndTypeList"), XCB_ATOM_ATOM, 32, all, types);
  xcb_set_selection_owner(connection, window, atom("XdndSelection"), XCB_CURRENT_TIME);
  send("XdndEnter", 5u << 24 | (all > 3), types[0], all > 1 ? types[1] : 0, all > 2 ? types[2] : 0);
  send("XdndPosition", 0, 0, 0, atom("XdndActionCopy"));
  if (early) send("XdndDrop", 0, 0, 0, 0);
  int dropped = early;
  xcb_generic_event_t *event;
  while ((event = xcb_wait_for_event(connection))) {
    xcb_client_message_event_t *message = (void *)event;
    xcb_selection_request_event_t *request = (void *)event;
    int type = event->response_type & 0x7F;
    if (type == XCB_CLIENT_MESSAGE && message->type == atom("XdndStatus")) {
      say("status", message->data.data32[1] & 1 ? name(message->data.data32[4]) : "refused");
      if (leaves || !(message->data.data32[1] & 1)) {
        send("XdndLeave", 0, 0, 0, 0);
        say("left", "");
        xcb_flush(connection);
        free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), 0));
        return 0;
      }
      if (dropped++) continue;
      send("XdndDrop", 0, 0, 0, 0);
      if (gone) return free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), 0)), 0;
    } else if (type == XCB_CLIENT_MESSAGE && message->type == atom("XdndFinished")) {
      say("finished", message->data.data32[1] & 1 ? name(message->data.data32[2]) : "refused");
      return 0;
    } else if (type == XCB_SELECTION_REQUEST && !silent) {
      xcb_atom_t property = 0;
      if (request->target == atom("XdndDirectSave0")) {
        char result = save();
        property = request->property;
        xcb_change_property(connection, XCB_PROP_MODE_REPLACE, request->requestor, property, request->target, 8, 1,
                            &result);
      }
      for (int i = 0; i < known && first + i < count; i++)
        if (types[i] == request->target) {
          const char *text = strchr(words[first + i], '=') + 1;
          property = request->property;
          xcb_change_property(connection, XCB_PROP_MODE_REPLACE, request->requestor, property, request->target, 8,
                              strlen(text), text);
        }
      xcb_selection_notify_event_t answer = {.response_type = XCB_SELECTION_NOTIFY,
                                             .time = request->time,
                                             .requestor = request->requestor,
                                             .selection = request->selection,
                                             .target = request->target,
                                             .property = property};
      xcb_send_event(connection, 0, request->requestor, 0, (char *)&answer);
      xcb_flush(connection);
    }
    free(event);
  }
  return 69;
}
