import CloudFiles
import FileTransfer
import HostFiles
import SystemCalls

/// The one place that tells a host, which `ssh` reaches, from a store, which `rclone` reaches.
enum FarConnection {
  /// Opens a connection to what `HostPath.host` names.
  static func open(
    _ host: String, _ environment: Variables, _ beginning: HostBeginning?,
    _ isCancelled: @escaping @Sendable () -> Bool
  ) throws(FarError) -> any FarFileSystem {
    if CloudWord.remote(of: host) != nil {
      return try CloudFileSystem(host, environment, isCancelled: isCancelled)
    }
    return try HostFileSystem(host, environment, beginning, isCancelled: isCancelled)
  }

  /// Begins to connect to a host that will be needed.
  ///
  /// Returns nil if that is not possible here; whoever needs the host hears why.
  static func begin(_ host: String, _ environment: Variables) -> HostBeginning? {
    CloudWord.remote(of: host) == nil ? try? HostBeginning(host, environment) : nil
  }
}
