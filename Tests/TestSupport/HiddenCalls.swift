import Glibc

/// Functions of the C library that need feature macros which the importer does not set.
enum HiddenCalls {
  /// The corresponding C function is `pipe2`.
  static let pipe2 = unsafeBitCast(
    dlsym(nil, "pipe2"),
    to: (@convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32).self)

  /// The corresponding C function is `posix_spawn_file_actions_addchdir_np`.
  static let addChangeOfDirectory = unsafeBitCast(
    dlsym(nil, "posix_spawn_file_actions_addchdir_np"),
    to: (@convention(c) (
      UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>
    ) -> Int32).self)

  /// Not in C libraries before glibc 2.34.
  ///
  /// The corresponding C function is `posix_spawn_file_actions_addclosefrom_np`.
  static let addCloseFrom = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np").map {
    unsafeBitCast(
      $0,
      to: (@convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32).self)
  }

  /// The corresponding C function is `posix_openpt`.
  static let openTerminal = unsafeBitCast(
    dlsym(nil, "posix_openpt"), to: (@convention(c) (Int32) -> Int32).self)

  /// The corresponding C function is `unlockpt`.
  static let unlockTerminal = unsafeBitCast(
    dlsym(nil, "unlockpt"), to: (@convention(c) (Int32) -> Int32).self)

  /// The corresponding C function is `ptsname_r`.
  static let nameOfTerminal = unsafeBitCast(
    dlsym(nil, "ptsname_r"),
    to: (@convention(c) (Int32, UnsafeMutablePointer<CChar>, Int) -> Int32).self)

  /// Not in C libraries before glibc 2.36.
  ///
  /// The corresponding C function is `pidfd_open`.
  static let openProcess = dlsym(nil, "pidfd_open").map {
    unsafeBitCast($0, to: (@convention(c) (pid_t, UInt32) -> Int32).self)
  }

  /// The corresponding C function is `inotify_init1`.
  static let startWatching = unsafeBitCast(
    dlsym(nil, "inotify_init1"), to: (@convention(c) (Int32) -> Int32).self)

  /// The corresponding C function is `inotify_add_watch`.
  static let watch = unsafeBitCast(
    dlsym(nil, "inotify_add_watch"),
    to: (@convention(c) (Int32, UnsafePointer<CChar>, UInt32) -> Int32).self)
}
