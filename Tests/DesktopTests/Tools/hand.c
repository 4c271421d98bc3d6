// Moves the pointer of a Wayland compositor that has zwlr_virtual_pointer_manager_v1, as a user would.
//
// It reads the lines that `pointer.c` describes, except those about windows and keys, and answers each once the
// compositor has done it. The screen has 640 x 480 points.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wayland-client.h>

#include "wlr-virtual-pointer-unstable-v1.h"

static struct zwlr_virtual_pointer_manager_v1 *manager;
static struct zwlr_virtual_pointer_v1 *pointer;
static struct wl_display *display;
static uint32_t now;
static int x, y;

static void found(void *data, struct wl_registry *registry, uint32_t number, const char *name, uint32_t version) {
  (void)data, (void)version;
  if (!strcmp(name, "zwlr_virtual_pointer_manager_v1"))
    manager = wl_registry_bind(registry, number, &zwlr_virtual_pointer_manager_v1_interface, 1);
}

static void lost(void *data, struct wl_registry *registry, uint32_t number) {
  (void)data, (void)registry, (void)number;
}

static void settle(void) {
  zwlr_virtual_pointer_v1_frame(pointer);
  wl_display_roundtrip(display);
}

static void go(int to_x, int to_y) {
  zwlr_virtual_pointer_v1_motion_absolute(pointer, ++now, to_x, to_y, 640, 480);
  settle();
}

int main(void) {
  static const struct wl_registry_listener listener = {found, lost};
  display = wl_display_connect(NULL);
  if (!display) return 69;
  wl_registry_add_listener(wl_display_get_registry(display), &listener, NULL);
  wl_display_roundtrip(display);
  if (!manager) return 69;
  pointer = zwlr_virtual_pointer_manager_v1_create_virtual_pointer(manager, NULL);
  wl_display_roundtrip(display);
  puts("ready");
  fflush(stdout);
  char line[256];
  int to_x, to_y;
  while (fgets(line, sizeof line, stdin)) {
    if (sscanf(line, "warp %d %d", &x, &y) == 2) {
      go(x, y);
    } else if (sscanf(line, "move %d %d", &to_x, &to_y) == 2) {
      for (int step = 1; step <= 8; step++) go(x + (to_x - x) * step / 8, y + (to_y - y) * step / 8);
      x = to_x;
      y = to_y;
    } else if (!strncmp(line, "press", 5)) {
      zwlr_virtual_pointer_v1_button(pointer, ++now, 0x110, 1);
      settle();
    } else if (!strncmp(line, "release", 7)) {
      zwlr_virtual_pointer_v1_button(pointer, ++now, 0x110, 0);
      settle();
    }
    puts("done");
    fflush(stdout);
  }
  return 0;
}
