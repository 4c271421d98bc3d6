import CWayland
import SystemCalls
import SystemPackage

/// The listeners for windows and drags.
///
/// Members that belong to newer versions of an interface than are bound stay unset.
extension WaylandListeners {
  nonisolated(unsafe) static let windowManager = keep(
    xdg_wm_base_listener(ping: { _, manager, serial in xdg_wm_base_pong(manager, serial) }))

  nonisolated(unsafe) static let window = keep(
    xdg_surface_listener(configure: { pointer, window, serial in
      WaylandWindow.of(pointer)?.configure(window, serial)
    }))

  nonisolated(unsafe) static let toplevel = {
    var listener = xdg_toplevel_listener()
    listener.configure = { pointer, _, width, height, _ in
      WaylandWindow.of(pointer)?.resize(width, height)
    }
    listener.close = { pointer, _ in WaylandWindow.of(pointer)?.delegate?.closed() }
    return keep(listener)
  }()

  nonisolated(unsafe) static let buffer = keep(
    wl_buffer_listener(release: { _, buffer in wl_buffer_destroy(buffer) }))

  nonisolated(unsafe) static let seat = {
    var listener = wl_seat_listener()
    listener.capabilities = { pointer, _, capabilities in
      WaylandWindow.of(pointer)?.hasSeat(capabilities)
    }
    return keep(listener)
  }()

  /// The left button, and a key that is down (linux/input-event-codes.h, wayland.xml).
  private static let leftButton: UInt32 = 0x110
  private static let isDown: UInt32 = 1
  private static let escape: UInt32 = 1

  nonisolated(unsafe) static let pointer = {
    var listener = wl_pointer_listener()
    listener.enter = { pointer, _, serial, _, _, _ in
      WaylandWindow.of(pointer)?.pointerEntered(serial)
    }
    listener.leave = { pointer, _, _, _ in WaylandWindow.of(pointer)?.delegate?.pointerLeft() }
    listener.motion = { pointer, _, _, x, y in
      WaylandWindow.of(pointer)?.delegate?.moved(
        x: wl_fixed_to_double(x), y: wl_fixed_to_double(y))
    }
    listener.button = { pointer, _, serial, _, button, state in
      guard button == leftButton else { return }
      let delegate = WaylandWindow.of(pointer)?.delegate
      if state == isDown { delegate?.pressed(serial: serial) } else { delegate?.released() }
    }
    listener.axis = { _, _, _, _, _ in }
    return keep(listener)
  }()

  nonisolated(unsafe) static let keyboard = {
    var listener = wl_keyboard_listener()
    listener.keymap = { _, _, _, file, _ in
      _ = OpenFile(FileDescriptor(rawValue: file), path: "keymap")
    }
    listener.enter = { _, _, _, _, _ in }
    listener.leave = { _, _, _, _ in }
    listener.key = { pointer, _, _, _, key, state in
      if key == escape, state == isDown { WaylandWindow.of(pointer)?.delegate?.escaped() }
    }
    listener.modifiers = { _, _, _, _, _, _, _ in }
    return keep(listener)
  }()

  nonisolated(unsafe) static let dataDevice = keep(
    wl_data_device_listener(
      data_offer: { pointer, _, offer in
        if let offer { WaylandWindow.of(pointer)?.delegate?.offerIntroduced(offer) }
      },
      enter: { pointer, _, serial, _, _, _, offer in
        WaylandWindow.of(pointer)?.delegate?.dragEntered(offer, serial: serial)
      },
      leave: { pointer, _ in WaylandWindow.of(pointer)?.delegate?.dragLeft() },
      motion: { _, _, _, _, _ in },
      drop: { pointer, _ in WaylandWindow.of(pointer)?.delegate?.dragDropped() },
      // The clipboard, which every window with the focus is told.
      selection: { _, _, offer in if let offer { wl_data_offer_destroy(offer) } }))

  nonisolated(unsafe) static let dataOffer = keep(
    wl_data_offer_listener(
      offer: { pointer, offer, type in
        WaylandDropTarget.offered(pointer, offer, type.map { String(cString: $0) } ?? "")
      },
      source_actions: { pointer, offer, actions in
        WaylandDropTarget.sourceAllows(pointer, offer, actions)
      },
      action: { pointer, offer, action in WaylandDropTarget.chosen(pointer, offer, action) }))

  nonisolated(unsafe) static let ignoredDataOffer = keep(
    wl_data_offer_listener(
      offer: { _, _, _ in }, source_actions: { _, _, _ in }, action: { _, _, _ in }))

  nonisolated(unsafe) static let dataSource = keep(
    wl_data_source_listener(
      target: { pointer, _, type in WaylandDragSource.of(pointer)?.isWelcome = type != nil },
      send: { pointer, _, type, file in
        // Whatever comes of it, it is closed.
        let pipe = OpenFile(FileDescriptor(rawValue: file), path: "pipe")
        WaylandDragSource.of(pointer)?.asked(for: type.map { String(cString: $0) } ?? "", pipe)
      },
      cancelled: { pointer, _ in WaylandDragSource.of(pointer)?.cancelled() },
      dnd_drop_performed: { pointer, _ in WaylandDragSource.of(pointer)?.dropped() },
      dnd_finished: { pointer, _ in WaylandDragSource.of(pointer)?.finished() },
      action: { pointer, _, action in WaylandDragSource.of(pointer)?.action = action }))
}
