#pragma once
// Clipboards of Wayland: libwayland-client and the protocol code in this target.
//
// `zwlr_data_control_manager_v1` has the same requests and events as `ext_data_control_manager_v1`, in the
// same order and with the same arguments. Only the name that is bound differs, so the code of the second
// serves both.
#include <errno.h>
#include <wayland-client.h>

#include "ext-data-control-v1.h"

/// Binds a manager of either name; `wl_registry_bind` takes the name from the interface.
static inline struct ext_data_control_manager_v1 *dnd_bind_data_control(
    struct wl_registry *registry, uint32_t number, const char *name, uint32_t version) {
  return (struct ext_data_control_manager_v1 *)wl_proxy_marshal_flags(
      (struct wl_proxy *)registry, WL_REGISTRY_BIND, &ext_data_control_manager_v1_interface, version, 0, number,
      name, version, NULL);
}

/// Binds a seat; Swift would pass the address of a copy of `wl_seat_interface`.
static inline struct wl_seat *dnd_bind_seat(struct wl_registry *registry, uint32_t number) {
  return (struct wl_seat *)wl_registry_bind(registry, number, &wl_seat_interface, 1);
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
