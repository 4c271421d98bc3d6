/// The file that represents a URL in a directory: an internet shortcut, which desktops can open.
package enum InternetShortcut {
  /// The content of a shortcut to `url`, truncated at the first line break, which could inject keys.
  package static func content(url: [UInt8]) -> [UInt8] {
    let line = url.prefix { $0 != 0x0A && $0 != 0x0D }
    return Array("[InternetShortcut]\r\nURL=".utf8) + line + Array("\r\n".utf8)
  }
}
