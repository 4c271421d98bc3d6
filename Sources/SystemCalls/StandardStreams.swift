import CLinux
import Glibc

/// The three descriptors that every process is meant to be started with.
package enum StandardStreams {
  /// Fills the places of standard streams that were closed, so that no file of ours ever gets their number.
  ///
  /// What is put there refuses the direction that the stream is for: reading a closed input and writing
  /// a closed output still fail. Call it before anything is opened. The corresponding C functions are
  /// `fcntl` and `open`.
  package static func secure() {
    for number in CInt(0)...2 where fcntl(number, F_GETFD) == -1 {
      let access = number == 0 ? O_WRONLY : O_RDONLY
      _ = dnd_openat(AT_FDCWD, "/dev/null", access, 0)
    }
  }
}
