import CloudFiles
import HostFiles

extension ExchangeContext {
  /// The names of hosts that `ssh` is told of; no host is asked.
  package var hostNames: [String] { userHome.map { HostNames.all(home: $0) } ?? [] }

  /// The names of stores in the configuration of `rclone`; no store is asked.
  package var storeNames: [String] { RcloneRemotes.all(environment) }
}
