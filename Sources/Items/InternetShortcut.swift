/// The file that a URL becomes in a directory: an internet shortcut, which desktops open.
package enum InternetShortcut {
  /// The content of a shortcut to `url`; line breaks in it would forge keys, so they end it.
  package static func content(url: [UInt8]) -> [UInt8] {
    let line = url.prefix { $0 != 0x0A && $0 != 0x0D }
    return Array("[InternetShortcut]\r\nURL=".utf8) + line + Array("\r\n".utf8)
  }
}
