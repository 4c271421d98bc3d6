import Glibc

/// Which symbolic links a path may lead through.
///
/// A path that this user typed, and one that a record names, are different wishes: whoever types a path looks at it, but
/// what a record names may have become a link since. The rule in force on a thread holds for each path that is not
/// relative to an open directory.
package enum LinkRule: Int, Sendable {
  /// As the kernel does with `fs.protected_symlinks`, whatever its setting: in a directory that is sticky and that
  /// everybody may write, a link is followed only if it belongs to this user or to the directory's owner.
  case typed = 0
  /// Links of this user and of root.
  case recorded = 1

  /// Whether a link in a directory may be followed.
  func allows(_ link: FileStatus, in directory: OpenFile) throws(SystemFailure) -> Bool {
    switch self {
    case .recorded: return link.isOwned(orRoot: true)
    case .typed:
      if link.isOwned() { return true }
      let above = try directory.status()
      return above.mode & 0o1002 != 0o1002 || above.user == link.user
    }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The rule in force on this thread.
  static var current: LinkRule {
    LinkRule(rawValue: Int(bitPattern: pthread_getspecific(key))) ?? .typed
  }

  /// Whether paths that a record names are looked up on this thread.
  package static var isRecorded: Bool { current == .recorded }

  /// Runs `body` with this rule in force on this thread, and on the threads that it starts.
  package func inForce<Answer, Failure>(
    _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let before = pthread_getspecific(Self.key)
    pthread_setspecific(Self.key, UnsafeRawPointer(bitPattern: rawValue))
    defer { pthread_setspecific(Self.key, before) }
    return try body()
  }
}
