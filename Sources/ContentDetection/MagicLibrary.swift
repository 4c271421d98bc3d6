import CMagic

/// Libmagic, once loaded never unloaded; only workers call it.
struct MagicLibrary: Sendable {
  let calls: dnd_magic_calls

  /// The installed library, loaded on first use.
  static let installed = MagicLibrary("libmagic.so.1")

  /// Wraps functions that have already been resolved.
  init(calls: dnd_magic_calls) { self.calls = calls }

  /// Loads a library; nil if the library or one of the required functions is missing.
  ///
  /// The corresponding C function is `dlopen`.
  init?(_ name: String) {
    var calls = dnd_magic_calls()
    guard dnd_magic_find(name, &calls) == 0 else { return nil }
    self.calls = calls
  }
}
