import Glibc
package import SystemPackage

/// A host named `far` for tests, reached without a network, a daemon or another user.
///
/// `DND_SSH` names a program that stands in for `ssh`. Files of the host are files of this machine.
package enum TestHost: String, CaseIterable, CustomStringConvertible, Sendable {
  /// OpenSSH's SFTP server on the pipes of the program, without a connection.
  case server
  /// `ssh` to an `sshd` that it starts itself as its proxy.
  case daemon
  /// `ssh` to a server of the Python library AsyncSSH.
  case asyncssh
  /// `ssh` to ProFTPD with `mod_sftp`, which runs no commands.
  case proftpd

  package var description: String { rawValue }

  private static let sftpServer = "/usr/lib/openssh/sftp-server"
  private static let sshd = "/usr/sbin/sshd"

  /// The kinds of hosts that are possible here.
  package static var available: [TestHost] { allCases.filter(\.isAvailable) }

  /// Whether the programs that it needs are installed: in Debian, `openssh-server`, and `python3-asyncssh` or
  /// `proftpd-mod-crypto` for those two.
  package var isAvailable: Bool {
    if self == .server { return access(Self.sftpServer, X_OK) == 0 }
    let needed =
      switch self {
      case .server, .daemon: Self.sshd
      case .asyncssh: "/usr/lib/python3/dist-packages/asyncssh/__init__.py"
      case .proftpd: "/usr/lib/proftpd/mod_sftp.so"
      }
    let programs = [needed, "/usr/bin/ssh-keygen", "/usr/bin/python3"]
    // The password of other users may be locked, and then the servers refuse them.
    return geteuid() == 0 && programs.allSatisfy { access($0, F_OK) == 0 }
  }

  /// Sets up the host in a sandbox.
  ///
  /// - Parameter proxy: A command line before that of the server, which passes its streams on; it may change or cut
  ///   them.
  /// - Returns: The path of the program for `DND_SSH`.
  package func program(in sandbox: Sandbox, proxy: String = "") throws -> FilePath {
    let script =
      self == .server
      ? serverScript(proxy)
      : try daemonScript(in: sandbox, "\(proxy) \(listener(sandbox.root.string))")
    let path = try sandbox.write("far-ssh", "#!/bin/sh\n\(script)")
    guard chmod(path.string, 0o755) == 0 else { throw Errno(rawValue: errno) }
    return path
  }

  /// Sets up a host that wants a password, by AsyncSSH.
  ///
  /// - Returns: The path of the program for `DND_SSH`.
  package static func program(in sandbox: Sandbox, password: String) throws -> FilePath {
    let program = try asyncssh.program(in: sandbox)
    let config = String(decoding: try sandbox.read("far-config"), as: UTF8.self)
    let server = asyncssh.listener(sandbox.root.string)
    try sandbox.write(
      "far-config",
      config.split(separator: server, maxSplits: 1).joined(separator: "\(server) \(password)")
        + "  PreferredAuthentications password\n")
    return program
  }

  private func serverScript(_ proxy: String) -> String {
    """
    for last; do :; done
    case " $* " in
    *" -G "*) ;;
    *" -s "*) exec \(proxy) \(Self.sftpServer);;
    *) exec sh -c "$last";;
    esac
    """ + "\n"
  }

  /// The command that serves one connection on its standard streams.
  private func listener(_ root: String) -> String {
    switch self {
    case .server, .daemon: "\(Self.sshd) -i -f \(root)/far-sshd -E \(root)/far-log"
    case .asyncssh, .proftpd:
      "\(SourceTree.root.appending("Tests/TestSupport/Tools/other-server").string) \(self) \(root)"
    }
  }

  /// Keys and configurations of its own; nothing of the user is read.
  private func daemonScript(in sandbox: Sandbox, _ server: String) throws -> String {
    let root = sandbox.root.string
    guard let keygen = Tool.named("ssh-keygen") else { throw Errno.noSuchFileOrDirectory }
    for name in ["far-host", "far-key"] {
      _ = try keygen.run(["-q", "-t", "ed25519", "-N", "", "-f", "\(root)/\(name)"])
    }
    try sandbox.write("far-keys", try sandbox.read("far-key.pub"))
    let hostKey = String(decoding: try sandbox.read("far-host.pub"), as: UTF8.self)
    try sandbox.write("far-known", "far-key \(hostKey)")
    try sandbox.write(
      "far-sshd",
      """
      HostKey \(root)/far-host
      PidFile none
      AuthorizedKeysFile \(root)/far-keys
      PasswordAuthentication no
      KbdInteractiveAuthentication no
      UsePAM no
      PermitRootLogin prohibit-password
      StrictModes no
      PrintMotd no
      Subsystem sftp internal-sftp

      """)
    try sandbox.write(
      "far-config",
      """
      Host far
        ProxyCommand \(server)
        User root
        IdentityFile \(root)/far-key
        IdentitiesOnly yes
        UserKnownHostsFile \(root)/far-known
        GlobalKnownHostsFile /dev/null
        HostKeyAlias far-key
        StrictHostKeyChecking yes
        LogLevel ERROR

      """)
    // The directory for its privilege separation.
    _ = mkdir("/run/sshd", 0o755)
    return "exec /usr/bin/ssh -F \(root)/far-config \"$@\"\n"
  }
}
