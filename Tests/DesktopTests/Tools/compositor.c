// A compositor that shows nothing and has ext-data-control, which no compositor of a stable distribution has yet.
//
// usage: compositor [both|hostile]
// With both, it also offers the older name of the protocol; with hostile, a program is on the clipboard that offers
// thousands of types, most of which are none, and gives "hello" for each.
// Like KWin, it says nothing about an empty selection.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wayland-server.h>

extern const struct wl_interface ext_data_control_manager_v1_interface;
extern const struct wl_interface ext_data_control_device_v1_interface;
extern const struct wl_interface ext_data_control_source_v1_interface;
extern const struct wl_interface ext_data_control_offer_v1_interface;

struct source {
  struct wl_resource *resource;
  char *names[1024];
  int count;
};
static struct source *selections[2];
static struct wl_list devices;
static int is_hostile;

static void destroy(struct wl_client *client, struct wl_resource *resource) { wl_resource_destroy(resource); }

// Offers

static void receive(struct wl_client *client, struct wl_resource *offer, const char *name, int32_t file) {
  struct source *source = wl_resource_get_user_data(offer);
  for (int i = 0; i < 2; i++)
    if (source && selections[i] == source) {
      wl_resource_post_event(source->resource, 0, name, file);
      break;
    }
  if (!source) dprintf(file, "hello");
  close(file);
}
static const struct { void *receive, *destroy; } offer_requests = {receive, destroy};

static void announce(struct wl_resource *device, int which) {
  struct source *source = selections[which];
  struct wl_resource *offer = NULL;
  if (source) {
    offer = wl_resource_create(wl_resource_get_client(device), &ext_data_control_offer_v1_interface, 1, 0);
    wl_resource_set_implementation(offer, &offer_requests, source, NULL);
    wl_resource_post_event(device, 0, offer);
    for (int i = 0; i < source->count; i++) wl_resource_post_event(offer, 0, source->names[i]);
  }
  wl_resource_post_event(device, which ? 3 : 1, offer);
}

static void announce_nonsense(struct wl_resource *device) {
  struct wl_resource *offer =
      wl_resource_create(wl_resource_get_client(device), &ext_data_control_offer_v1_interface, 1, 0);
  wl_resource_set_implementation(offer, &offer_requests, NULL, NULL);
  wl_resource_post_event(device, 0, offer);
  static char name[4001];
  memset(name, 'x', 4000);
  name[1] = '/';
  wl_resource_post_event(offer, 0, name);
  for (int i = 0; i < 1500; i++) {
    static const char *const names[] = {"", "a/\x1b[31m", "no slash", "a/\xff", "a/b c", "a/\n"};
    wl_resource_post_event(offer, 0, names[i % 6]);
    snprintf(name, sizeof name, "x/type-%d", i);
    wl_resource_post_event(offer, 0, i ? name : "text/plain");
  }
  wl_resource_post_event(device, 1, offer);
}

static void select_source(int which, struct source *source) {
  if (selections[which] && selections[which] != source) wl_resource_post_event(selections[which]->resource, 1);
  selections[which] = source;
  struct wl_resource *device;
  wl_resource_for_each(device, &devices) announce(device, which);
}

// Sources

static void offer_name(struct wl_client *client, struct wl_resource *resource, const char *name) {
  struct source *source = wl_resource_get_user_data(resource);
  if (source->count < 1024) source->names[source->count++] = strdup(name);
}
static const struct { void *offer, *destroy; } source_requests = {offer_name, destroy};

static void source_gone(struct wl_resource *resource) {
  struct source *source = wl_resource_get_user_data(resource);
  for (int i = 0; i < 2; i++)
    if (selections[i] == source) {
      selections[i] = NULL;
      struct wl_resource *device;
      wl_resource_for_each(device, &devices) announce(device, i);
    }
  // Offers of it may still be asked: it is not freed.
}

// Devices

static void set_which(int which, struct wl_resource *source) {
  select_source(which, source ? wl_resource_get_user_data(source) : NULL);
}
static void set_clipboard(struct wl_client *client, struct wl_resource *device, struct wl_resource *source) {
  set_which(0, source);
}
static void set_primary(struct wl_client *client, struct wl_resource *device, struct wl_resource *source) {
  set_which(1, source);
}
static const struct { void *set_selection, *destroy, *set_primary; } device_requests = {
    set_clipboard, destroy, set_primary};
static void device_gone(struct wl_resource *device) { wl_list_remove(wl_resource_get_link(device)); }

// The manager

static void create_source(struct wl_client *client, struct wl_resource *manager, uint32_t id) {
  struct source *source = calloc(1, sizeof *source);
  source->resource = wl_resource_create(client, &ext_data_control_source_v1_interface, 1, id);
  wl_resource_set_implementation(source->resource, &source_requests, source, source_gone);
}
static void get_device(struct wl_client *client, struct wl_resource *manager, uint32_t id, struct wl_resource *seat) {
  struct wl_resource *device = wl_resource_create(client, &ext_data_control_device_v1_interface, 1, id);
  wl_resource_set_implementation(device, &device_requests, NULL, device_gone);
  wl_list_insert(&devices, wl_resource_get_link(device));
  if (is_hostile) announce_nonsense(device);
  for (int i = 0; i < 2; i++)
    if (selections[i]) announce(device, i);
}
static const struct { void *create_source, *get_device, *destroy; } manager_requests = {
    create_source, get_device, destroy};

static void bind_manager(struct wl_client *client, void *name, uint32_t version, uint32_t id) {
  if (strcmp(name, "ext_data_control_manager_v1") != 0) {
    // The better protocol is available, so nobody should request this one.
    wl_client_post_no_memory(client);
    return;
  }
  struct wl_resource *manager = wl_resource_create(client, &ext_data_control_manager_v1_interface, 1, id);
  wl_resource_set_implementation(manager, &manager_requests, NULL, NULL);
}
static void bind_seat(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  wl_resource_set_implementation(wl_resource_create(client, &wl_seat_interface, 1, id), NULL, NULL, NULL);
}

int main(int count, char **words) {
  struct wl_display *display = wl_display_create();
  wl_list_init(&devices);
  wl_global_create(display, &wl_seat_interface, 1, NULL, bind_seat);
  static struct wl_interface older;
  older = ext_data_control_manager_v1_interface;
  older.name = "zwlr_data_control_manager_v1";
  is_hostile = count > 1 && !strcmp(words[1], "hostile");
  if (count > 1 && !is_hostile) wl_global_create(display, &older, 1, (void *)older.name, bind_manager);
  wl_global_create(display, &ext_data_control_manager_v1_interface, 1, "ext_data_control_manager_v1", bind_manager);
  const char *name = wl_display_add_socket_auto(display);
  if (!name) return 1;
  puts(name);
  fflush(stdout);
  wl_display_run(display);
  return 0;
}
