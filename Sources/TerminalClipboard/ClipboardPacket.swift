import Diagnostics

/// A reply of the terminal in OSC 5522: metadata such as `key=value:key=value`, and data.
package struct ClipboardPacket: Equatable, Sendable {
  /// The kind of request that it replies to.
  package enum Kind: String, Sendable {
    case read, write
  }

  package var kind: Kind
  package var status: Status
  /// The type of the data, if there is any.
  ///
  /// `.` means the list of types.
  package var type: String?
  /// nil if it was not valid Base64.
  package var data: [UInt8]?

  package enum Status: Equatable, Sendable {
    case ok, data, done
    /// The user or the terminal's settings refuse the request.
    case notPermitted
    /// The terminal does not support what is requested, for example a primary selection.
    case notSupported
    /// Another program is accessing the clipboard.
    case busy
    case failed
    case invalid
    case other(String)

    init(_ word: String) {
      self =
        switch word {
        case "OK": .ok
        case "DATA": .data
        case "DONE": .done
        case "EPERM": .notPermitted
        case "ENOSYS": .notSupported
        case "EBUSY": .busy
        case "EIO": .failed
        case "EINVAL": .invalid
        default: .other(word)
        }
    }
  }

  init(kind: Kind, status: Status, type: String? = nil, data: [UInt8]? = []) {
    self.kind = kind
    self.status = status
    self.type = type
    self.data = data
  }

  /// Parses a packet; nil if it is not a reply.
  init?(metadata: ArraySlice<UInt8>, payload: [UInt8]?) {
    var values: [String: String] = [:]
    for pair in metadata.split(separator: UInt8(ascii: ":")) {
      let sides = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else { continue }
      values[String(decoding: sides[0], as: UTF8.self)] = String(decoding: sides[1], as: UTF8.self)
    }
    guard let kind = values["type"].flatMap(Kind.init), let status = values["status"] else {
      return nil
    }
    self.kind = kind
    self.status = Status(status)
    type = values["mime"].flatMap { Base64.bytes($0.utf8) }.map {
      String(decoding: $0, as: UTF8.self)
    }
    data = payload
  }
}
