import CPostgres
import SystemCalls

/// Libpq, once loaded never unloaded; only `PostgresConnection` and `StoreAddress` call it.
///
/// A command that uses no shared store never loads it.
struct PostgresLibrary: Sendable {
  let calls: dnd_postgres_calls

  /// The installed library, loaded on first use; nil if there is none.
  static let installed = PostgresLibrary("libpq.so.5")

  /// Loads a library; nil if the library or one of the required functions is missing.
  ///
  /// The corresponding C function is `dlopen`.
  init?(_ name: String) {
    var calls = dnd_postgres_calls()
    guard dnd_postgres_find(name, &calls) == 0 else { return nil }
    self.calls = calls
  }
}
