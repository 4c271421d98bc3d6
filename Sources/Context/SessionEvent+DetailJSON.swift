import Destinations
import Diagnostics
import Items
import JSON
import Sessions

// The details of an event are stored as a JSON object. Its keys are in alphabetical order and absent if
// unknown; keys added by other versions are ignored.

extension SessionEvent.Detail {
  /// Nil if a value has another type than this version writes.
  init?(_ node: JSONNode) {
    do {
      bytes = try node.read("bytes", \.integer)
      contributor = try node.read("contributor", SessionEvent.RecordedOrigin.init)
      destination = try node.read("destination", SessionEvent.RecordedPath.init)
      error = try node.read("error", \.string)
      folder = try node.read("folder", \.string)
      former = try node.read("former", FormerPosition.init)
      generation = try node.read("generation", \.integer)
      items = try node.read("items") { $0.integer.flatMap(Int.init(exactly:)) }
      operation = try node.read("operation", \.string)
      position = try node.read("place") { $0.integer.flatMap(Int.init(exactly:)) }
      reason = try node.read("reason", \.string)
      run = try node.read("run", \.string)
      target = try node.read("target", SessionEvent.RecordedPath.init)
      type = try node.read("type", \.string)
    } catch {
      return nil
    }
  }

  var json: JSONObject {
    JSONObject { object in
      object.add("bytes", bytes)
      object.add("contributor", contributor?.json)
      object.add("destination", destination?.json)
      object.add("error", error)
      object.add("folder", folder)
      object.add("former", former?.json)
      object.add("generation", generation)
      object.add("items", items)
      object.add("operation", operation)
      object.add("place", position)
      object.add("reason", reason)
      object.add("run", run)
      object.add("target", target?.json)
      object.add("type", type)
    }
  }
}

extension SessionEvent.RecordedPath {
  /// Reads a string, or an object with Base64-encoded bytes if the path is not valid UTF-8.
  fileprivate init?(_ node: JSONNode) {
    if let text = node.string {
      self.init(text)
    } else if let bytes = node["bytes"]?.string.flatMap({ Base64.bytes($0.utf8) }) {
      self.init(CarriedText.text(bytes))
    } else {
      return nil
    }
  }

  fileprivate var json: JSONValue {
    guard CarriedText.carriesRawBytes(text) else { return .string(text) }
    return .object(JSONObject { $0.add("bytes", Base64.text(CarriedText.bytes(of: text))) })
  }
}

extension SessionEvent.RecordedOrigin {
  fileprivate init?(_ node: JSONNode) {
    guard let user = node["user"]?.integer.flatMap(UInt32.init(exactly:)),
      let host = node["host"].flatMap(SessionEvent.RecordedPath.init)
    else { return nil }
    let application = node["application"].flatMap(SessionEvent.RecordedPath.init)
    self.init(Session.Origin(user: user, host: host.text, application: application?.text))
  }

  fileprivate var json: JSONValue {
    .object(
      JSONObject { object in
        object.add("application", application?.json)
        object.add("host", host.json)
        object.add("user", user)
      })
  }
}

extension FormerPosition {
  fileprivate init?(_ node: JSONNode) {
    guard let file = node["file"]?.string, let entry = node["entry"]?.string,
      let position = node["place"]?.integer.flatMap(Int.init(exactly:))
    else { return nil }
    self.init(file: file, position: position, behind: node["behind"]?.string, entry: entry)
  }

  fileprivate var json: JSONValue {
    .object(
      JSONObject { object in
        object.add("behind", behind)
        object.add("entry", entry)
        object.add("file", file)
        object.add("place", position)
      })
  }
}

extension JSONNode {
  private struct OfAnotherKind: Error {}

  /// The value of a key; nil if it is absent or null.
  ///
  /// - Throws: If the value cannot be converted.
  fileprivate func read<Value>(
    _ key: String, _ read: (JSONNode) -> Value?
  ) throws -> Value? {
    guard let node = self[key], node.content != .null else { return nil }
    guard let value = read(node) else { throw OfAnotherKind() }
    return value
  }
}
