package import Diagnostics
import SystemCalls
import SystemPackage

/// What a word that begins with `rclone:` means: a remote of the user's `rclone`, and a path there.
///
/// A remote is a configured one (`nas:`) or a connection string (`nas,option=value:` or `:s3,option=value:`). Some
/// options of a connection string run commands or hold passwords, which every process may see in the arguments; words
/// with those are refused. `:local` is refused too, because it would give paths of this machine another name.
package enum CloudWord {
  /// Why a word is not used.
  package enum Refusal: Hashable, Sendable {
    /// The option of this name holds a password or key.
    case secret(option: String)
    /// The option of this name runs a command.
    case command(option: String)
    /// It means files of this machine.
    case local
    /// The name of a remote is missing.
    case noRemote
    /// An address is not in quotation marks, so that its colon would end the remote.
    case unquoted
  }

  package static let prefix = "rclone:"

  /// The meaning of a word; nil if it does not begin with `rclone:`.
  static func meaning(of word: [UInt8]) -> LocationWord.Meaning? {
    guard word.starts(with: prefix.utf8), !word.contains(0) else { return nil }
    let rest = Array(word.dropFirst(prefix.utf8.count))
    if rest.starts(with: "//".utf8) { return .local }
    guard let (end, options) = parted(rest) else {
      return .refused(.noRemote)
    }
    if let refusal = refusal(of: rest[..<end], options) { return .refused(refusal) }
    guard let remote = String(validating: rest[..<end], as: UTF8.self), isRemote(remote) else {
      return .refused(.noRemote)
    }
    if !options.isEmpty, rest[(end + 1)...].starts(with: "//".utf8) { return .refused(.unquoted) }
    return .at(Location(.store(remote), FilePath(bytes: Array(rest[(end + 1)...]))))
  }

  private struct Option {
    let name: String
    /// Without the mark before it.
    var value = ""
  }

  /// The position of the colon that ends the remote, and its options.
  ///
  /// Values may be in quotation marks, in which colons and commas mean nothing; a mark in them is doubled.
  private static func parted(_ bytes: [UInt8]) -> (end: Int, options: [Option])? {
    var options: [Option] = []
    var index = bytes.first == colon ? 1 : 0
    var part = index
    var isFirst = true
    var isValue = false
    func close() {
      let text = String(decoding: bytes[part..<index], as: UTF8.self)
      if isValue {
        options[options.count - 1].value = String(text.drop { $0 == "'" || $0 == "\"" })
      } else if !isFirst {
        options.append(Option(name: text.lowercased().replacing("-", with: "_")))
      }
    }
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case colon:
        close()
        return index == 0 ? nil : (index, options)
      case UInt8(ascii: ","):
        close()
        (isFirst, isValue, part) = (false, false, index + 1)
      case UInt8(ascii: "=") where !isFirst && !isValue:
        close()
        (isValue, part) = (true, index + 1)
        if index + 1 < bytes.count, "'\"".utf8.contains(bytes[index + 1]) {
          let mark = bytes[index + 1]
          guard let last = endOfQuotation(bytes, from: index + 2, mark) else { return nil }
          index = last
        }
      case UInt8(ascii: "/") where isFirst: return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  private static func endOfQuotation(_ bytes: [UInt8], from start: Int, _ mark: UInt8) -> Int? {
    var index = start
    while index < bytes.count {
      if bytes[index] == mark {
        guard index + 1 < bytes.count, bytes[index + 1] == mark else { return index }
        index += 1
      }
      index += 1
    }
    return nil
  }

  private static let colon = UInt8(ascii: ":")

  /// What names an option that holds a secret, and refuses a connection string wherever it is in it.
  private static let secrets = ["pass", "secret", "token", "key="]
  /// What else the name of an option with a secret may have in it.
  private static let secretNames = [
    "key", "credential", "bearer", "cookie", "headers", "sas_url", "connection_string",
    "access_grant", "mnemonic", "2fa", "otp",
  ]

  private static func refusal(of remote: ArraySlice<UInt8>, _ options: [Option]) -> Refusal? {
    let text = String(decoding: remote, as: UTF8.self).lowercased()
    // The name of a configured remote may be anything.
    guard text.hasPrefix(":") || text.contains(",") else { return nil }
    for option in options {
      let name = option.name
      if name == "ssh" || name.contains("command") { return .command(option: name) }
      if (secrets + secretNames).contains(where: name.contains) || hasUser(option.value) {
        return .secret(option: name)
      }
    }
    let remotes = options.filter { ["remote", "upstreams"].contains($0.name) }
    if remotes.contains(where: { hasLocal($0.value) }) { return .local }
    // A value may hold the connection string of another remote.
    if text.contains("ssh=") || text.contains("command") { return .command(option: "command") }
    for sign in secrets where text.contains(sign) { return .secret(option: sign) }
    return text.contains(":local") ? .local : nil
  }

  /// Whether one of the remotes in a value is a path of this machine: it has no colon but that of a mark such as `:ro`.
  private static func hasLocal(_ value: String) -> Bool {
    value.split { " ,'\"".contains($0) }.contains { word in
      // `combine` puts a name and an equals sign before each.
      var remote = word[(word.firstIndex(of: "=").map(word.index(after:)) ?? word.startIndex)...]
      for mark in [":ro", ":nc", ":writeback"] where remote.hasSuffix(mark) {
        remote.removeLast(mark.count)
      }
      return !remote.isEmpty
        && (!remote.contains(":") || "/.~".contains(remote.first ?? " "))
    }
  }

  /// Whether a value is an address with a user and a password.
  private static func hasUser(_ value: String) -> Bool {
    guard let scheme = value.firstRange(of: "://") else { return false }
    let authority = value[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" }
    guard let at = authority.lastIndex(of: "@") else { return false }
    return authority[..<at].contains(":")
  }

  /// The name of a configured remote, or a connection string.
  private static func isRemote(_ remote: String) -> Bool {
    let name = remote.prefix { $0 != "," }.drop { $0 == ":" }
    return !name.isEmpty && name.first != "-"
      && remote.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "]") }
  }
}

extension Diagnostic.Code {
  package static let remoteBadHost = Self("remote.badHost", .usage)
  package static let remoteSecretInArguments = Self("remote.secretInArguments", .usage)
  package static let remoteRefusedOption = Self("remote.badRemote", .usage)
}

extension CloudWord.Refusal {
  /// The error as shown to the user, without the word.
  package var diagnostic: Diagnostic {
    switch self {
    case .secret(let option):
      Diagnostic(
        .remoteSecretInArguments,
        "the option '\(option)' of the remote would show a secret to every process",
        hints: ["store it with 'rclone config', and name the remote"])
    case .command(let option):
      Diagnostic(
        .remoteRefusedOption, "the option '\(option)' of the remote could run a command",
        hints: ["set it with 'rclone config', and name the remote"])
    case .local:
      Diagnostic(
        .remoteRefusedOption, "the remote ':local' means files of this machine",
        hints: ["give their path instead"])
    case .unquoted:
      Diagnostic(
        .remoteBadHost, "an address in the word after 'rclone:' is not in quotation marks",
        hints: ["write it as in \"rclone::webdav,url='https://host':path\""])
    case .noRemote:
      Diagnostic(
        .remoteBadHost, "the word after 'rclone:' names no remote",
        hints: ["write 'rclone:REMOTE:PATH'; 'rclone listremotes' lists the remotes"])
    }
  }
}
