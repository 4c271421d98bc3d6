import CMagic

/// libmagic as this process has loaded it, for good; it is used in workers only.
struct MagicLibrary: Sendable {
  let calls: dnd_magic_calls

  /// The one that is installed; loaded at the first use, as a `static let` is.
  static let installed = MagicLibrary("libmagic.so.1")

  /// Takes calls that somebody else has found.
  init(calls: dnd_magic_calls) { self.calls = calls }

  /// Loads a library; nil when it, or something that is asked of it, is not there.
  ///
  /// The corresponding C function is `dlopen`.
  init?(_ name: String) {
    var calls = dnd_magic_calls()
    guard dnd_magic_find(name, &calls) == 0 else { return nil }
    self.calls = calls
  }
}
