#pragma once
// Clipboards and windows of Wayland: libwayland-client and the protocol code in this target.
//
// `zwlr_data_control_manager_v1` has the same requests and events as `ext_data_control_manager_v1`, in the
// same order and with the same arguments. Only the name that is bound differs, so the code of the second
// serves both.
#include <errno.h>
#include <wayland-client.h>

#include "ext-data-control-v1.h"
#include "xdg-shell.h"

/// Binds a manager of either name; `wl_registry_bind` takes the name from the interface.
static inline struct ext_data_control_manager_v1 *dnd_bind_data_control(
    struct wl_registry *registry, uint32_t number, const char *name, uint32_t version) {
  return (struct ext_data_control_manager_v1 *)wl_proxy_marshal_flags(
      (struct wl_proxy *)registry, WL_REGISTRY_BIND, &ext_data_control_manager_v1_interface, version, 0, number,
      name, version, NULL);
}

// Swift would pass the addresses of copies of the interfaces. No version is newer than what is used here, so that no
// event arrives that is not known.

static inline struct wl_seat *dnd_bind_seat(struct wl_registry *registry, uint32_t number) {
  return (struct wl_seat *)wl_registry_bind(registry, number, &wl_seat_interface, 1);
}
static inline struct wl_compositor *dnd_bind_compositor(struct wl_registry *registry, uint32_t number) {
  return (struct wl_compositor *)wl_registry_bind(registry, number, &wl_compositor_interface, 1);
}
static inline struct wl_shm *dnd_bind_shm(struct wl_registry *registry, uint32_t number) {
  return (struct wl_shm *)wl_registry_bind(registry, number, &wl_shm_interface, 1);
}
static inline struct xdg_wm_base *dnd_bind_window_manager(struct wl_registry *registry, uint32_t number) {
  return (struct xdg_wm_base *)wl_registry_bind(registry, number, &xdg_wm_base_interface, 1);
}
/// The third version has actions, and tells the source when the target is done.
static inline struct wl_data_device_manager *dnd_bind_data_device_manager(
    struct wl_registry *registry, uint32_t number) {
  return (struct wl_data_device_manager *)wl_registry_bind(
      registry, number, &wl_data_device_manager_interface, 3);
}

/// Keeps libwayland from writing to standard error; what went wrong is in the answers of its functions.
static inline void dnd_ignore_wayland_message(const char *format, va_list arguments) {
  (void)format;
  (void)arguments;
}
static inline void dnd_silence_wayland(void) { wl_log_set_handler_client(dnd_ignore_wayland_message); }

/// Sends what is waiting: 0 when all is sent, 1 when the socket is full, -1 when the connection is broken.
static inline int dnd_flush_wayland(struct wl_display *display) {
  if (wl_display_flush(display) >= 0) return 0;
  return errno == EAGAIN && wl_display_get_error(display) == 0 ? 1 : -1;
}
