/// The kinds of forms of which a lift takes the best each.
///
/// Programs offer up to 25 forms and make each only on request, so reading all of them takes long.
package enum FormFamily: Int, CaseIterable, Sendable {
  case text, html, richText, picture, vector, other

  /// The family of a type by its name; nil for notes about other types.
  package init?(_ name: String) {
    let type = name.lowercased().prefix { $0 != ";" }
    if WireNames.isAbout.contains(name) || WireNames.isOfBrowser(name) { return nil }
    if WireNames.isText(name) {
      self = .text
    } else if type == "text/html" {
      self = .html
    } else if ["text/rtf", "application/rtf", "text/richtext"].contains(type) {
      self = .richText
    } else if ["image/svg+xml", "application/pdf", "application/postscript"].contains(type) {
      self = .vector
    } else if type.hasPrefix("image/") || ["application/ico", "text/ico"].contains(type) {
      self = .picture
    } else {
      self = .other
    }
  }

  /// Names that are better than the others of the family, best first.
  private var preferred: [String] {
    switch self {
    case .text: WireNames.text + [WireNames.latin]
    // What every program can read, and loses nothing.
    case .picture: ["image/png"]
    case .html, .richText, .vector, .other: []
    }
  }

  /// Whether a name is one that a program has for its own use, such as LibreOffice for its clipboard.
  package static func isPrivate(_ name: String) -> Bool {
    FormFamily(name) == .other && WireNames.known[name] == nil
      && (name.hasPrefix("application/x-") || !name.utf8.contains(UInt8(ascii: "/")))
  }

  /// The names of this family among those offered, best first.
  package func members(of types: [String]) -> [String] {
    let own = types.filter { FormFamily($0) == self }
    let first = preferred.filter { own.contains($0) }
    let rest = own.filter { !first.contains($0) }
    return first + rest.filter { !Self.isPrivate($0) } + rest.filter { Self.isPrivate($0) }
  }
}

/// The types that a lift reads, each with those to try if it cannot be read.
package struct FormChoice: Equatable, Sendable {
  /// In the order of the owner; private types come last.
  package var alternatives: [[String]]
  /// The types that are not read.
  package var left: [String]
  /// Whether the first is wanted without a conversion.
  package var isAsItIs = true
  /// Whether the first is of the type that is wanted most.
  package var isMostWanted = false
  /// Whether the extension of a file asks for the first.
  package var isNamed = false

  package init(alternatives: [[String]], left: [String]) {
    self.alternatives = alternatives
    self.left = left
  }

  /// Chooses the best type of each family, or all types, of which text counts once.
  package init(of types: [String], all: Bool) {
    var alternatives: [[String]] = []
    var left: [String] = []
    for family in FormFamily.allCases {
      let members = family.members(of: types)
      if members.isEmpty { continue }
      if all && family != .text {
        alternatives += members.map { [$0] }
      } else {
        alternatives.append(members)
        if family != .text { left += members.dropFirst() }
      }
    }
    func position(_ type: String) -> Int {
      (types.firstIndex(of: type) ?? 0) + (FormFamily.isPrivate(type) ? types.count : 0)
    }
    self.alternatives = alternatives.sorted { position($0[0]) < position($1[0]) }
    self.left = left.sorted { position($0) < position($1) }
  }
}
