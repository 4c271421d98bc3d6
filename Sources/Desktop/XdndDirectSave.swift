import CXCB
import DesktopProtocol
import Diagnostics
import SystemCalls

/// The source's part of XdndDirectSave: the target says where, and the caller saves the data there itself.
final class XdndDirectSave {
  /// The name of the protocol, which is a type and a property of the source's window.
  static let target = "XdndDirectSave0"

  private let connection: X11Connection
  private let window: xcb_window_t
  private var pending: X11Request?
  private(set) var hasSaved = false

  init(_ connection: X11Connection, _ window: xcb_window_t, name: String) {
    self.connection = connection
    self.window = window
    CarriedText.bytes(of: name).withUnsafeBytes {
      connection.set(
        connection.atom(Self.target), of: window, type: connection.atom("text/plain"), $0)
    }
  }

  /// Takes the target's request.
  ///
  /// - Returns: Where to save, as carried text; nil if that is not on this machine, which has been answered.
  func begin(_ request: X11Request) -> String? {
    guard pending == nil else {
      request.settle(false)
      return nil
    }
    pending = request
    let url = connection.property(
      connection.atom(Self.target), of: window, type: XCB_ATOM_ANY.rawValue, format: 8,
      limit: 32 << 10)
    guard let path = url.flatMap(FileURL.localPath(of:)) else {
      answer(.declined)
      return nil
    }
    return path
  }

  func answer(_ answer: SaveAnswer) {
    guard let request = pending else { return }
    pending = nil
    hasSaved = hasSaved || answer == .saved
    Array(answer.rawValue.utf8).withUnsafeBytes {
      connection.set(request.property, of: request.window, type: request.target, $0)
    }
    request.settle(true)
  }
}

/// URLs of files on this machine.
enum FileURL {
  /// The path of a URL, as carried text; nil if it names another host, or is not the URL of a file.
  static func localPath(of url: [UInt8]) -> String? {
    // Some programs end it with NUL.
    let url = url.prefix { $0 != 0 }
    let scheme = Array("file:".utf8)
    guard url.count > scheme.count,
      url.prefix(scheme.count).map(\.lowercasedASCII) == scheme
    else { return nil }
    var rest = url.dropFirst(scheme.count)
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let host = String(decoding: rest.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self)
      let names = ["", "localhost", Machine.hostName.lowercased()]
      guard names.contains(host.lowercased()) else { return nil }
      rest = rest.drop { $0 != UInt8(ascii: "/") }
    }
    guard rest.first == UInt8(ascii: "/"), let path = PercentEncoding.decoded(rest),
      !path.contains(0)
    else { return nil }
    return CarriedText.text(path)
  }

  /// The URL of a path on this machine, with its name.
  static func url(ofPath path: String) -> [UInt8] {
    Array("file://\(Machine.hostName)".utf8)
      + PercentEncoding.encoded(path: CarriedText.bytes(of: path))
  }
}
