import Diagnostics
import FileTransfer
import SystemPackage

/// The words of `rclone` about an error, and what they mean.
///
/// They may quote addresses and headers, so that everything that may be a secret is left out before a word is shown or
/// recorded.
package enum RcloneWords {
  private static let signs = [
    "pass", "secret", "token", "key", "auth", "credential", "signature", "bearer", "basic",
    "cookie", "session",
  ]
  private static let longest = 300

  /// Words in one line, without what may be a secret.
  package static func plain(_ text: String) -> String {
    let line = String(
      text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : Character($0) })
    var words: [String] = []
    var hidesNext = false
    // After 'key', which a sign may follow.
    var mayHide = false
    for word in line.split(separator: " ") {
      let lower = word.lowercased()
      if hidesNext {
        // A scheme such as 'Bearer' comes before the secret itself.
        hidesNext = isScheme(lower)
        words.append(hidesNext ? String(word) : "…")
        continue
      }
      if mayHide, ["=", ":", ":="].contains(word) {
        (hidesNext, mayHide) = (true, false)
        words.append(String(word))
        continue
      }
      mayHide = signs.contains(where: lower.contains)
      let address = withoutSecrets(ofAddress: String(word))
      if mayHide, !address.contains("://") {
        if let cut = word.firstIndex(where: { $0 == "=" || $0 == ":" }) {
          let isLast = word.index(after: cut) == word.endIndex
          // The code of an error, such as 'KeyTooLongError:', introduces no secret.
          let codes = ["error", "unauthorized", "match"]
          hidesNext = isLast && !codes.contains(where: word[..<cut].lowercased().hasSuffix)
          words.append(word[...cut] + (isLast ? "" : "…"))
          continue
        }
        hidesNext = isScheme(lower)
      }
      words.append(address)
    }
    let joined = words.joined(separator: " ")
    return joined.count > longest ? String(joined.prefix(longest)) + "…" : joined
  }

  private static func isScheme(_ word: String) -> Bool {
    ["bearer", "basic"].contains(word.filter { $0.isLetter })
  }

  /// An address without the user before its host and without its query, which may be signed.
  private static func withoutSecrets(ofAddress word: String) -> String {
    guard let scheme = word.firstRange(of: "://") else { return word }
    var rest = word[scheme.upperBound...]
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    if let at = authority.lastIndex(of: "@") { rest = rest[rest.index(after: at)...] }
    if let query = rest.firstIndex(of: "?") { rest = rest[..<query] + "?…" }
    return String(word[..<scheme.upperBound] + rest)
  }

  /// The last line of the log that says something.
  package static func last(_ bytes: [UInt8]) -> String {
    let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }
    guard let line = lines.last(where: { !$0.isEmpty }) else { return "" }
    let text = String(decoding: line, as: UTF8.self)
    // Each line of the log begins with the time and a level.
    let parts = text.split(separator: " ", maxSplits: 2)
    let isDated = parts.count == 3 && parts[0].count == 10 && parts[0].dropFirst(4).first == "/"
    return plain(isDated ? String(parts[2]) : text)
  }

  /// Why a store cannot be used at all; nil for the error of one file.
  static func obstacle(_ text: String, _ store: String) -> FarError? {
    let lower = text.lowercased()
    let unreached = [
      "connection refused", "no such host", "i/o timeout", "network is unreachable",
      "no route to host", "tls: ", "x509: ", "deadline exceeded",
    ]
    let refused = [
      "401 unauthorized", "invalidaccesskeyid", "signaturedoesnotmatch", "unable to authenticate",
      "invalid_grant", "invalidtoken", "expiredtoken",
    ]
    if unreached.contains(where: lower.contains) {
      return .unreachable(host: store, words: plain(text))
    }
    if refused.contains(where: lower.contains) { return .refused(host: store, words: plain(text)) }
    return nil
  }

  /// The error of one file.
  static func error(_ text: String, _ path: FilePath) -> FarError {
    let lower = text.lowercased()
    func says(_ signs: String...) -> Bool { signs.contains(where: lower.contains) }
    if says(
      "object not found", "directory not found", "no such file", "nosuchkey", "not found: 404")
    {
      return .missing(path)
    }
    if says("permission denied", "accessdenied", "access denied", "403 forbidden", "read-only") {
      return .denied(path)
    }
    if says("no space", "insufficient storage", "507", "quota", "storage full", "storagefull") {
      return .noSpace(path)
    }
    if says("keytoolong", "name too long") {
      return .impossibleName(path, words: "the name is too long for this store")
    }
    if says("is a file not a directory", "not a directory") { return .notDirectory(path) }
    return .failed(path, words: plain(text))
  }
}
