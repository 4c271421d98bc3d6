import CloudFiles
import FileTransfer
import HostFiles
import Items
import SystemCalls

/// The one place that tells a host, which `ssh` reaches, from a store, which `rclone` reaches.
enum FarConnection {
  /// Opens a connection to a host or a store.
  static func open(
    _ place: PlaceID, _ environment: Variables, _ beginning: HostBeginning?,
    _ isCancelled: @escaping @Sendable () -> Bool
  ) throws(FarError) -> any PlaceFiles {
    if place.kind == .store {
      return try CloudFileSystem(place, environment, isCancelled: isCancelled)
    }
    return try HostFileSystem(place.name, environment, beginning, isCancelled: isCancelled)
  }

  /// Begins to connect to a host that will be needed.
  ///
  /// Returns nil if that is not possible here; whoever needs the host hears why.
  static func begin(_ place: PlaceID, _ environment: Variables) -> HostBeginning? {
    place.kind == .host ? try? HostBeginning(place.name, environment) : nil
  }
}
