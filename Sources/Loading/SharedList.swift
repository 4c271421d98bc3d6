import UniformTypes

/// The one list of addresses that the items of a session are written into, each with its part.
///
/// Lists one after the other are not a list: a second header would be an address, and an address without a
/// line end would run into the next one.
final class SharedList {
  /// The types that list addresses.
  enum Format: CaseIterable {
    /// RFC 2483: CRLF behind each address.
    case uris
    /// What file managers put on the clipboard: `copy` or `cut`, then the addresses.
    case copiedFiles

    var mimeType: String {
      switch self {
      case .uris: "text/uri-list"
      case .copiedFiles: "x-special/gnome-copied-files"
      }
    }

    /// nil for a type that is no such list.
    init?(of type: UniformType, in registry: TypeRegistry) {
      guard
        let format = Self.allCases.first(where: {
          registry.conforms(type, to: registry.type(forMIMEType: $0.mimeType))
        })
      else { return nil }
      self = format
    }

    fileprivate var lineEnd: [UInt8] {
      switch self {
      case .uris: Array("\r\n".utf8)
      case .copiedFiles: Array("\n".utf8)
      }
    }
  }

  private let format: Format
  private var operation: [UInt8]?
  private var lineIsOpen = false

  init(_ format: Format) { self.format = format }

  /// What an item's list adds to it; nil where that says `cut` and those before it say `copy`, or the
  /// reverse: no one list says both.
  func part(of list: [UInt8]) -> [UInt8]? {
    var lines = list[...]
    if format == .copiedFiles {
      let first = list.prefix { $0 != 0x0A }
      let said = Array(first.last == 0x0D ? first.dropLast() : first)
      if let operation {
        guard said == operation else { return nil }
        lines = list[first.endIndex...].dropFirst()
      }
      operation = said
    }
    guard let last = lines.last else { return [] }
    let gap = lineIsOpen ? format.lineEnd : []
    lineIsOpen = last != 0x0A
    return gap + lines
  }
}
