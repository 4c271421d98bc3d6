import DesktopProtocol
import Diagnostics

/// An address that another program offers, with the title by which people know it.
package struct OfferedAddress: Equatable, Sendable {
  /// Carried text.
  package var url: String
  /// Nil if the program has none, or only repeats the address.
  package var title: String?

  package init(url: String, title: String? = nil) {
    self.url = url
    self.title = title.flatMap { $0 == url ? nil : Self.name($0) }
  }

  /// The names under which browsers offer addresses with titles, best first.
  package static let names = [WireNames.addresses, DesktopLimits.netscapeAddress]

  /// The addresses under such a name: lines of which each second one is a title.
  package static func list(_ name: String, _ bytes: [UInt8]) -> [OfferedAddress] {
    let text: [UInt8]
    if name == WireNames.addresses {
      let mark: [UInt8] = [0xFF, 0xFE]
      text = TextRepair.repaired(bytes.starts(with: mark) ? bytes : mark + bytes)
    } else {
      text = TextRepair.repaired(bytes)
    }
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      CarriedText.text(Array(line.last == 0x0D ? line.dropLast() : line))
    }
    return stride(from: 0, to: lines.count, by: 2).compactMap { index in
      if lines[index].isEmpty { return nil }
      let title = index + 1 < lines.count ? lines[index + 1] : ""
      return OfferedAddress(url: lines[index], title: title)
    }
  }

  /// A title as the name of a file; nil if nothing of it can be one.
  private static func name(_ title: String) -> String? {
    let words = title.split { $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.value < 0x20 } }
    var name = words.joined(separator: " ").replacing("/", with: "-")
    // A name that begins with a dot is hidden.
    name = String(name.drop { $0 == "." || $0 == " " })
    while name.utf8.count > 120 { name.removeLast() }
    return name.isEmpty ? nil : name
  }

  /// Whether it leads to the web, and not to data of the program that offers it.
  package var isOfWeb: Bool {
    ["http:", "https:", "ftp:"].contains { url.lowercased().hasPrefix($0) }
  }
}

extension ClipboardReading {
  /// The addresses with their titles; empty if there are none.
  package func addresses() throws -> [OfferedAddress] {
    for name in OfferedAddress.names {
      guard let bytes = try bytes(of: name, limit: 1 << 20) else { continue }
      let list = OfferedAddress.list(name, bytes)
      if !list.isEmpty { return list }
    }
    return []
  }

  /// The types in the order of the owner, but a picture before a page that shows only that, or nothing, and after one
  /// with content.
  package func meantTypes() throws -> [String] {
    let pictures = types.filter { [.picture, .vector].contains(FormFamily($0)) }
    guard !pictures.isEmpty, let page = try page() else { return types }
    let moved =
      switch page {
      case .other: pictures
      case .nothing: types.filter { FormFamily($0) == .html }
      case .picture, .link: types.filter { [.html, .richText, .text].contains(FormFamily($0)) }
      }
    return types.filter { !moved.contains($0) } + moved
  }
}
