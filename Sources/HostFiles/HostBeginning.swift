package import FileTransfer
package import SystemCalls

/// The start of a connection that will be needed: `ssh` gets ready while this process does something else.
///
/// It uses only what the user's `ssh` keeps open, and ends at once if there is nothing: no login begins, and nobody is
/// asked for anything, before the connection is needed.
package struct HostBeginning {
  let ssh: SSHProgram
  let program: ConnectedProgram

  package init(_ host: String, _ environment: Variables) throws(FarError) {
    ssh = try SSHProgram(host, environment)
    program = try ssh.startServerOfShared()
  }
}
