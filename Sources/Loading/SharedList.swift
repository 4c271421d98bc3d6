import UniformTypes

/// The single list into which the address lists of a session's items are merged.
///
/// Lists cannot simply be concatenated: a second header would be read as an address, and an address without a
/// line end would be joined with the next one.
final class SharedList {
  /// The formats of address lists.
  enum Format: CaseIterable {
    /// RFC 2483: each address ends with CRLF.
    case uris
    /// The clipboard format of file managers: `copy` or `cut`, then the addresses.
    case copiedFiles

    var mimeType: String {
      switch self {
      case .uris: "text/uri-list"
      case .copiedFiles: "x-special/gnome-copied-files"
      }
    }

    /// The list format of a type; nil for other types.
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

  /// The bytes that an item's list adds; nil when one list says `cut` and another `copy`, which cannot be
  /// merged.
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
