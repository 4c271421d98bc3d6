import SystemCalls
package import SystemPackage

/// The words of the command line that name a file on a host or in a store: `host:path`, `user@host:path`,
/// `[v6]:path`, `rclone:remote:path`.
///
/// A word is read as `scp` reads it, because that is what people know: it names a host if a colon comes before the
/// first slash.
package enum LocationWord {
  /// The meaning of a word.
  package enum Meaning: Hashable, Sendable {
    case local
    /// The path is as typed; empty for the home directory there.
    case at(Location)
    /// It can only mean a host, but no host has such a name.
    case unusable(reason: String)
    /// It means a store, but must not be used; the word is not shown, because it may hold a secret.
    case refused(CloudWord.Refusal)
  }

  /// The words before a colon that mean other places or formats.
  package static let reserved = Set(
    PlaceWord.allCases.map(\.rawValue) + ["data", "file", "rclone"])

  /// The meaning of a word, without looking at any file.
  package static func meaning(of word: [UInt8]) -> Meaning {
    if let store = CloudWord.meaning(of: word) { return store }
    guard let colon = colon(in: word), !word.contains(0) else { return .local }
    let typed = word[..<colon]
    let rest = word[(colon + 1)...]
    var name = String(decoding: typed, as: UTF8.self)
    let isBracketed = typed.last == UInt8(ascii: "]")
    if !isBracketed {
      // A word with two slashes is a URL.
      if reserved.contains(name) || rest.starts(with: "//".utf8) { return .local }
    }
    var user = ""
    if let at = name.lastIndex(of: "@") {
      user = String(name[...at])
      name = String(name[name.index(after: at)...])
      guard isUser(user.dropLast()) else {
        return .unusable(reason: "'\(user.dropLast())' is not the name of a user")
      }
    }
    if isBracketed {
      guard name.first == "[" else { return .unusable(reason: "'\(name)' is not a host name") }
      name = String(name.dropFirst().dropLast())
    }
    guard isHost(name) || isBracketed && isAddress(name) else {
      return .unusable(reason: "'\(name)' is not a host name")
    }
    return .at(Location(.host(user + name), FilePath(bytes: Array(rest))))
  }

  /// The host or store that a word without a path names; nil if none has such a name.
  package static func place(_ word: String) -> PlaceID? {
    // Brackets keep it from being a reserved word.
    let (user, name) = parted(word)
    let certain = name.hasPrefix("[") ? word : "\(user)[\(name)]"
    guard case .at(let location) = meaning(of: Array(certain.utf8) + [colon]), location.path.isEmpty
    else { return nil }
    return location.place
  }

  /// The position of the colon after the host: the rule of `scp`.
  private static func colon(in word: [UInt8]) -> Int? {
    guard let first = word.first, first != colon else { return nil }
    var isBracketed = first == UInt8(ascii: "[")
    for (index, byte) in word.enumerated() {
      let next = index + 1 < word.count ? word[index + 1] : 0
      switch byte {
      case UInt8(ascii: "@") where next == UInt8(ascii: "["): isBracketed = true
      case UInt8(ascii: "]") where next == colon && isBracketed: return index + 1
      case colon where !isBracketed: return index
      case UInt8(ascii: "/"): return nil
      default: break
      }
    }
    return nil
  }

  fileprivate static let colon = UInt8(ascii: ":")

  fileprivate static func bracketed(_ host: String) -> String {
    let (user, name) = parted(host)
    let needs = name.contains(":") || user.isEmpty && reserved.contains(String(name))
    return needs ? "\(user)[\(name)]" : host
  }

  fileprivate static func parted(_ host: String) -> (user: Substring, name: Substring) {
    guard let at = host.lastIndex(of: "@") else { return ("", host[...]) }
    return (host[...at], host[host.index(after: at)...])
  }

  /// No name begins with a hyphen, so that none is an option of `ssh`.
  private static func isHost(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetterOrDigit(first) else { return false }
    return name.utf8.allSatisfy { isLetterOrDigit($0) || ".-_".utf8.contains($0) }
  }

  private static func isUser(_ name: Substring) -> Bool {
    guard let first = name.utf8.first, first != UInt8(ascii: "-") else { return false }
    return name.utf8.allSatisfy { isLetterOrDigit($0) || ".-_".utf8.contains($0) }
  }

  /// Whether it has the form of an IPv6 address, with a zone or without one.
  private static func isAddress(_ name: String) -> Bool {
    let parts = name.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = parts.first?.utf8, address.contains(colon) else { return false }
    let digits = "0123456789abcdefABCDEF:.".utf8
    return address.allSatisfy(digits.contains) && (parts.count == 1 || isHost(String(parts[1])))
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}

extension PlaceID {
  /// The name as it is typed before a colon, with brackets where they are needed; empty for this machine.
  package var word: String { kind == .host ? LocationWord.bracketed(name) : recorded }
}

extension Location {
  /// The location as the user would type it.
  package var word: [UInt8] {
    isHere ? path.bytes : Array(place.word.utf8) + [LocationWord.colon] + path.bytes
  }

  /// A word for the same location that can mean no file of this machine.
  package var certainWord: [UInt8] {
    switch place.kind {
    case .here: return path.bytes
    case .store:
      // Brackets would make a host of it; a path of a store that begins with a dot means the same.
      let dot = path.isAbsolute || path.bytes.starts(with: "./".utf8) ? "" : "./"
      return Array("\(place.recorded):\(dot)".utf8) + path.bytes
    case .host:
      let (user, name) = LocationWord.parted(place.name)
      return Array("\(user)[\(name)]".utf8) + [LocationWord.colon] + path.bytes
    }
  }

  /// The word as text for people, in the type that errors and lists carry.
  package var shown: FilePath { FilePath(bytes: word) }
}
