package import Context
import Diagnostics
package import Items
import JSON
import SystemCalls

// The description of a session, which comes first in its stream. It is one JSON text for people and programs, with
// one line for each item, so that neither side ever holds more than a line of it in memory.

/// What the first line of a description says about the session as a whole.
package struct StreamHead: Equatable, Sendable {
  /// The version of the format; every change of the format raises it.
  package static let version: Int64 = 1
  package static let format = "dnd-export"
  /// The path of the description in the stream.
  package static let path = Array("dnd-export.json".utf8)

  /// The name, as a suggestion.
  package var session: String
  package var user: UInt32
  package var host: String
  package var application: String?
  package var policy = Session.Policy()
  package var context: String?
  /// In nanoseconds since 1970.
  package var expires: Int64?
  package var isSensitive = false

  package init(session: String, user: UInt32, host: String) {
    self.session = session
    self.user = user
    self.host = host
  }

  /// The first line, with its line break.
  package var line: [UInt8] {
    let object = JSONObject {
      $0.add("format", Self.format)
      $0.add("version", Self.version)
      $0.add("session", carried: session)
      $0.add("user", user)
      $0.add("host", carried: host)
      $0.add("application", carried: application)
      $0.add("allowsMove", policy.allowsMove)
      $0.add("localOnly", policy.localOnly)
      $0.add("context", carried: context)
      $0.add("expires", expires)
      $0.add("sensitive", isSensitive)
    }
    return [UInt8(ascii: "{")] + object.memberBytes + Self.opening
  }

  static let opening = Array(",\"items\":[\n".utf8)
  /// The last line, after the line break of the last item.
  package static let closing = Array("]}\n".utf8)

  /// Reads the first line, without its line break.
  package init(line: ArraySlice<UInt8>) throws(StreamError) {
    let opening = Self.opening.dropLast()
    guard line.suffix(opening.count).elementsEqual(opening),
      let node = try? JSONReader.node(
        of: line.dropLast(opening.count) + [UInt8(ascii: "}")], as: .strict),
      node["format"]?.string == Self.format, let version = node["version"]?.integer, version > 0
    else { throw .notExported }
    guard version <= Self.version else { throw .newer(version) }
    guard let session = node.carried("session"),
      let user = node["user"]?.integer.flatMap({ UInt32(exactly: $0) }),
      let host = node.carried("host"), let allowsMove = node["allowsMove"]?.truth,
      let localOnly = node["localOnly"]?.truth, let isSensitive = node["sensitive"]?.truth
    else { throw .damaged("the description is invalid") }
    self.init(session: session, user: user, host: host)
    application = node.carried("application")
    policy = Session.Policy(allowsMove: allowsMove, localOnly: localOnly)
    context = node.carried("context")
    expires = node["expires"]?.integer.map { ForeignNumber($0).clamped }
    self.isSensitive = isSensitive
  }
}
