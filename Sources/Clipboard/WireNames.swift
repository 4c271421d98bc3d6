import DesktopProtocol
package import UniformTypes

/// The names by which other programs ask for a form.
package enum WireNames {
  /// The names of text in UTF-8, best first.
  package static let text = ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING", "TEXT"]
  /// The name of text in Latin-1 on X11.
  package static let latin = "STRING"
  /// The name that a file manager gives to pasted data.
  package static let suggestedName = "application/x-kde-suggestedfilename"
  /// Addresses with their titles, as browsers offer and read them.
  package static let addresses = "text/x-moz-url"
  /// Tells clipboard managers not to keep a copy.
  package static let secret = "x-kde-passwordManagerHint"

  /// Tells `dnd` that it has copied this itself.
  package static let own = "application/x-dnd-offer"

  /// Names that say something about the others instead of naming a form.
  package static let isAbout: Set<String> = [
    suggestedName, secret, own, FileLists.kde, addresses, DesktopLimits.netscapeAddress,
  ]

  /// Whether a name is one of those by which browsers say where something is from, for their own use.
  static func isOfBrowser(_ name: String) -> Bool {
    ["text/x-moz-url-", "text/_moz_", "application/x-moz-", "chromium/x-"].contains {
      name.hasPrefix($0)
    }
  }

  /// Types that programs offer under names of their own.
  static let known = [
    // The cells of LibreOffice, in UTF-16.
    "application/x-libreoffice-tsvc": UniformType("public.tab-separated-values-text")
  ]

  /// Whether the bytes are text, which is repaired.
  package static func isRepaired(_ name: String) -> Bool {
    isText(name) || FormFamily(name) == .html || known[name] != nil
  }

  /// Whether a name says nothing about the bytes, under which browsers drag pictures.
  package static func isUntyped(_ name: String) -> Bool {
    name.hasPrefix("application/octet-stream")
  }

  /// The name of a type; nil if other programs have none for it.
  package static func name(of type: UniformType, _ registry: TypeRegistry) -> String? {
    registry.preferredMIMEType(of: type)
  }

  /// Whether a name is one of plain text.
  package static func isText(_ name: String) -> Bool {
    name == latin || name == "COMPOUND_TEXT" || text.contains(name)
      || name.lowercased().hasPrefix("text/plain;charset=")
  }

  /// The type of a form that another program offers under a name.
  package static func type(of name: String, _ registry: TypeRegistry) -> UniformType {
    if OfferedAddress.names.contains(name) { return .url }
    if let known = known[name] { return known }
    return isText(name) ? .utf8PlainText : registry.type(forMIMEType: name)
  }

  /// Text in Latin-1; nil if a character is not in it.
  package static func latin(_ utf8: [UInt8]) -> [UInt8]? {
    guard let text = String(validating: utf8, as: UTF8.self) else { return nil }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard let byte = UInt8(exactly: scalar.value) else { return nil }
      bytes.append(byte)
    }
    return bytes
  }
}
