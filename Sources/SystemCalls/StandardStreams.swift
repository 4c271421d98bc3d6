import CLinux
import Glibc

/// The three descriptors that every process expects to be open.
package enum StandardStreams {
  /// Opens `/dev/null` for standard streams that were closed, so that no other file gets their numbers.
  ///
  /// It is opened in the opposite direction, so that reading a closed input or writing a closed output still
  /// fails. Call this before opening anything. The corresponding C functions are `fcntl` and `open`.
  package static func secure() {
    for number in CInt(0)...2 where fcntl(number, F_GETFD) == -1 {
      let access = number == 0 ? O_WRONLY : O_RDONLY
      _ = dnd_openat(AT_FDCWD, "/dev/null", access, 0)
    }
  }
}
