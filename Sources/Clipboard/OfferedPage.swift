/// What a page shows that another program offers beside other forms.
///
/// Browsers offer a page with nothing but a picture or a link beside the picture or the address, which is what is meant.
/// Of a page with content, a picture is only an image, as of the cells of a spreadsheet.
package enum OfferedPage {
  /// The address of the only thing is nil if it has none.
  package enum Content: Equatable, Sendable {
    case picture(address: String?, title: String?)
    case link(address: String?)
    /// Text, a table or several things.
    case other
    case nothing
  }

  /// Things that are shown, besides text, pictures and links.
  private static let things: Set = [
    "audio", "button", "canvas", "embed", "iframe", "input", "math", "meter", "object", "progress",
    "select", "svg", "textarea", "video",
  ]
  /// Elements whose text is not shown.
  private static let hidden: Set = ["script", "style", "template", "title"]

  package static func content(of html: [UInt8]) -> Content {
    var rest = String(decoding: html, as: UTF8.self)[...]
    var pictures: [(address: String?, title: String?)] = []
    var links: [String?] = []
    var isInLink = false
    var hasLinkText = false
    var hasTable = false
    while let open = rest.firstIndex(of: "<") {
      if !isBlank(rest[..<open]) {
        guard isInLink else { return .other }
        hasLinkText = true
      }
      rest = rest[open...]
      if rest.hasPrefix("<!--") {
        guard let end = rest.firstRange(of: "-->") else { break }
        rest = rest[end.upperBound...]
        continue
      }
      guard let close = end(ofTag: rest) else { break }
      let tag = rest[..<close].dropFirst()
      let isEnd = tag.first == "/"
      let name = tag.drop { $0 == "/" }.prefix { !$0.isWhitespace && $0 != "/" }.lowercased()
      rest = rest[close...].dropFirst()
      switch name {
      case "img": pictures.append((attribute("src", of: tag), attribute("alt", of: tag)))
      case "a":
        isInLink = !isEnd
        if isInLink { links.append(attribute("href", of: tag)) }
      case "table": hasTable = true
      case _ where hidden.contains(name) && !isEnd:
        rest = rest[(rest.firstRange(of: "</")?.lowerBound ?? rest.endIndex)...]
      default: if things.contains(name) { return .other }
      }
    }
    guard isBlank(rest), pictures.count <= 1, links.count <= 1 else { return .other }
    if let picture = pictures.first {
      return hasLinkText ? .other : .picture(address: picture.address, title: picture.title)
    }
    if let link = links.first, hasLinkText { return .link(address: link) }
    return hasTable ? .other : .nothing
  }

  /// The end of the tag with which a text begins, after the values of its attributes; nil if it has none.
  private static func end(ofTag text: Substring) -> Substring.Index? {
    var quote: Character?
    var last: Character?
    for index in text.indices {
      let character = text[index]
      if quote == nil, character == ">" { return index }
      if quote == nil, last == "=", character == "\"" || character == "'" {
        quote = character
      } else if character == quote {
        quote = nil
      }
      if !character.isWhitespace { last = character }
    }
    return nil
  }

  private static func isBlank(_ text: Substring) -> Bool {
    text.replacing("&nbsp;", with: "").allSatisfy(\.isWhitespace)
  }

  /// The value of an attribute; nil if a tag lacks it.
  private static func attribute(_ name: String, of tag: Substring) -> String? {
    var rest = tag.drop { !$0.isWhitespace }
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
      let found = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" }.lowercased()
      if found.isEmpty { return nil }
      rest = rest.drop { !$0.isWhitespace && $0 != "=" && $0 != "/" }.drop(while: \.isWhitespace)
      guard rest.first == "=" else { continue }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      let value: Substring
      if let quote = rest.first, quote == "\"" || quote == "'" {
        value = rest.dropFirst().prefix { $0 != quote }
        rest = rest.dropFirst().drop { $0 != quote }.dropFirst()
      } else {
        value = rest.prefix { !$0.isWhitespace }
        rest = rest.drop { !$0.isWhitespace }
      }
      if found == name { return plain(value) }
    }
  }

  /// The text of a value, in which some characters have names (HTML, 13.1.4).
  private static func plain(_ value: Substring) -> String {
    // An ampersand is last, so that it does not become a part of another name.
    [("&quot;", "\""), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
      .reduce(String(value)) { $0.replacing($1.0, with: $1.1) }
  }
}
