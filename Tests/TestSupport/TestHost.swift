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

  package var description: String { rawValue }

  private static let sftpServer = "/usr/lib/openssh/sftp-server"
  private static let sshd = "/usr/sbin/sshd"

  /// The kinds of hosts that are possible here: both need the Debian package `openssh-server`.
  package static var available: [TestHost] { allCases.filter(\.isAvailable) }

  /// Whether the programs that it needs are installed.
  package var isAvailable: Bool {
    let programs = self == .server ? [Self.sftpServer] : [Self.sshd, "/usr/bin/ssh-keygen"]
    // The password of other users may be locked, and then `sshd` refuses them.
    return programs.allSatisfy { access($0, X_OK) == 0 } && (self == .server || geteuid() == 0)
  }

  /// Sets up the host in a sandbox.
  ///
  /// - Parameter proxy: A command line before that of the server, which passes its streams on; it may change or cut
  ///   them.
  /// - Returns: The path of the program for `DND_SSH`.
  package func program(in sandbox: Sandbox, proxy: String = "") throws -> FilePath {
    let script = self == .server ? serverScript(proxy) : try daemonScript(in: sandbox, proxy)
    let path = try sandbox.write("far-ssh", "#!/bin/sh\n\(script)")
    guard chmod(path.string, 0o755) == 0 else { throw Errno(rawValue: errno) }
    return path
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

  /// Keys and configurations of its own; nothing of the user is read.
  private func daemonScript(in sandbox: Sandbox, _ proxy: String) throws -> String {
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
        ProxyCommand \(proxy) \(Self.sshd) -i -f \(root)/far-sshd -E \(root)/far-log
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
