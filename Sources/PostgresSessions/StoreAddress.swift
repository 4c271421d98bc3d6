import CPostgres
import Sessions

/// Where the shared store is: the value of `DND_STORE`, as libpq understands it.
///
/// It is a URI such as `postgresql://host/database`, or keywords such as `service=drops`. A password has no place in
/// it, because the environment of a process and the words of a shell are seen by others.
package struct StoreAddress: Equatable, Sendable {
  let words: String

  package init(_ words: String) { self.words = words }

  /// What is passed to libpq besides these words.
  private static let settings: [(keyword: String, value: String)] = [
    ("application_name", "dnd"), ("client_encoding", "UTF8"), ("connect_timeout", "5"),
    ("tcp_user_timeout", "30000"), ("target_session_attrs", "read-write"),
  ]

  /// Whether a parameter of this name contains a secret.
  private static func isSecret(_ keyword: String) -> Bool {
    keyword.hasSuffix("password") || keyword.contains("secret") || keyword.hasPrefix("scram_")
  }

  /// Keywords and values for libpq; a value from the words wins over the settings.
  ///
  /// - Throws: `SharedStoreFailure.invalid`, or `.secret` if the words contain a password.
  func parameters(
    _ library: PostgresLibrary
  ) throws(SharedStoreFailure) -> [(keyword: String, value: String)] {
    guard !words.utf8.contains(0) else { throw .invalid("it contains a NUL") }
    var message: UnsafeMutablePointer<CChar>?
    let parsed = library.calls.parse(words, &message)
    defer { library.calls.free_memory(message) }
    guard let parsed else {
      // The message may repeat the words, and a password among them.
      let said = message.map { String(cString: $0) } ?? ""
      throw Self.mayHoldSecret(words) ? .secret : .invalid(withoutValues(ServerWords.line(said)))
    }
    defer { library.calls.free_options(parsed) }
    var given: [(keyword: String, value: String)] = []
    var next = parsed
    while let keyword = next.pointee.keyword {
      if let value = next.pointee.value {
        given.append((String(cString: keyword), String(cString: value)))
      }
      next += 1
    }
    if given.contains(where: { Self.isSecret($0.keyword) && !$0.value.isEmpty }) { throw .secret }
    // An empty password would keep libpq from looking for one where it belongs.
    given.removeAll { Self.isSecret($0.keyword) }
    try Self.checkPlace(given)
    return Self.settings.filter { setting in !given.contains { $0.keyword == setting.keyword } }
      + given
  }

  /// Refuses what could only be a misspelled address: the words about the connection would repeat it.
  private static func checkPlace(
    _ given: [(keyword: String, value: String)]
  ) throws(SharedStoreFailure) {
    for (keyword, value) in given {
      if keyword.hasPrefix("host"), value.contains("@") { throw .secret }
      if keyword == "port", !value.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2C }) {
        throw .invalid("the port is not a number")
      }
    }
  }

  private static func mayHoldSecret(_ words: String) -> Bool {
    words.lowercased().contains("passw") || words.contains("@") && words.contains(":")
  }

  /// A message without those quoted parts of the words that name no parameter.
  private func withoutValues(_ message: String) -> String {
    let parts = message.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      index % 2 == 0 || part.utf8.count < 2 || words.contains(part + "=") ? String(part) : "…"
    }.joined(separator: "\"")
  }
}

/// Messages of libpq and of the server as one line.
enum ServerWords {
  /// The longest message that is passed on, in bytes.
  private static let limit = 500

  /// The lines joined by semicolons, without control characters; at most 500 bytes.
  static func line(_ message: String) -> String {
    let lines = message.split(whereSeparator: \.isNewline).map { line in
      let start = line.drop { $0 == " " || $0 == "\t" }
      return String(start.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F })
    }
    let joined = lines.filter { !$0.isEmpty }.joined(separator: "; ")
    if joined.utf8.count <= limit { return joined }
    return String(decoding: joined.utf8.prefix(limit), as: UTF8.self) + "…"
  }
}
