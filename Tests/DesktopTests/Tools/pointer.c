// Moves the pointer of an X server, and the windows, as a user would.
//
// It reads lines: place TITLE X Y, move X Y, press, release, key CODE, unkey CODE, warp X Y (in one step). It answers
// each with a line once the server has done it; `place` waits for the window, and `gone TITLE` for its end.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xcb/xcb.h>
#include <xcb/xtest.h>

static xcb_connection_t *connection;
static xcb_window_t root;
static int x, y;

static void settle(void) { free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), 0)); }

static void send(int type, int detail, int to_x, int to_y) {
  xcb_test_fake_input(connection, type, detail, 0, type == XCB_MOTION_NOTIFY ? root : 0, to_x, to_y, 0);
  settle();
}

// The mapped window with a title; 0 if there is none.
static xcb_window_t find(const char *title) {
  xcb_query_tree_reply_t *tree = xcb_query_tree_reply(connection, xcb_query_tree(connection, root), 0);
  xcb_window_t found = 0;
  for (int i = 0; i < xcb_query_tree_children_length(tree) && !found; i++) {
    xcb_window_t window = xcb_query_tree_children(tree)[i];
    xcb_get_property_reply_t *name = xcb_get_property_reply(
        connection, xcb_get_property(connection, 0, window, XCB_ATOM_WM_NAME, XCB_ATOM_ANY, 0, 64), 0);
    xcb_get_window_attributes_reply_t *state =
        xcb_get_window_attributes_reply(connection, xcb_get_window_attributes(connection, window), 0);
    if (name && state && state->map_state == XCB_MAP_STATE_VIEWABLE &&
        xcb_get_property_value_length(name) == (int)strlen(title) &&
        !memcmp(xcb_get_property_value(name), title, strlen(title)))
      found = window;
    free(name);
    free(state);
  }
  free(tree);
  return found;
}

int main(void) {
  connection = xcb_connect(0, 0);
  if (xcb_connection_has_error(connection)) return 69;
  root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data->root;
  uint32_t mask = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY | XCB_EVENT_MASK_PROPERTY_CHANGE;
  xcb_change_window_attributes(connection, root, XCB_CW_EVENT_MASK, &mask);
  char line[256], title[128];
  int to_x, to_y;
  while (fgets(line, sizeof line, stdin)) {
    if (sscanf(line, "place %127s %d %d", title, &to_x, &to_y) == 3) {
      xcb_window_t window;
      while (!(window = find(title))) free(xcb_wait_for_event(connection));
      uint32_t place[] = {to_x, to_y, XCB_STACK_MODE_ABOVE};
      xcb_configure_window(connection, window,
                           XCB_CONFIG_WINDOW_X | XCB_CONFIG_WINDOW_Y | XCB_CONFIG_WINDOW_STACK_MODE, place);
      settle();
    } else if (sscanf(line, "gone %127s", title) == 1) {
      while (find(title)) free(xcb_wait_for_event(connection));
    } else if (sscanf(line, "close %127s", title) == 1) {
      xcb_client_message_event_t message = {.response_type = XCB_CLIENT_MESSAGE, .format = 32, .window = find(title)};
      xcb_intern_atom_reply_t *type =
          xcb_intern_atom_reply(connection, xcb_intern_atom(connection, 0, 12, "WM_PROTOCOLS"), 0);
      xcb_intern_atom_reply_t *wish =
          xcb_intern_atom_reply(connection, xcb_intern_atom(connection, 0, 16, "WM_DELETE_WINDOW"), 0);
      message.type = type->atom;
      message.data.data32[0] = wish->atom;
      xcb_send_event(connection, 0, message.window, 0, (char *)&message);
      settle();
    } else if (sscanf(line, "warp %d %d", &x, &y) == 2) {
      send(XCB_MOTION_NOTIFY, 0, x, y);
    } else if (sscanf(line, "move %d %d", &to_x, &to_y) == 2) {
      // In steps, as a hand does.
      for (int step = 1; step <= 8; step++)
        send(XCB_MOTION_NOTIFY, 0, x + (to_x - x) * step / 8, y + (to_y - y) * step / 8);
      x = to_x;
      y = to_y;
    } else if (sscanf(line, "key %d", &to_x) == 1) {
      send(XCB_KEY_PRESS, to_x, 0, 0);
    } else if (sscanf(line, "unkey %d", &to_x) == 1) {
      send(XCB_KEY_RELEASE, to_x, 0, 0);
    } else if (!strncmp(line, "press", 5)) {
      send(XCB_BUTTON_PRESS, 1, 0, 0);
    } else if (!strncmp(line, "release", 7)) {
      send(XCB_BUTTON_RELEASE, 1, 0, 0);
    } else {
      puts("unknown");
      fflush(stdout);
      continue;
    }
    puts("done");
    fflush(stdout);
  }
  return 0;
}
