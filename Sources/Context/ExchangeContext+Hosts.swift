import HostFiles

extension ExchangeContext {
  /// The names of hosts that `ssh` is told of; no host is asked.
  package var hostNames: [String] { userHome.map { HostNames.all(home: $0) } ?? [] }
}
