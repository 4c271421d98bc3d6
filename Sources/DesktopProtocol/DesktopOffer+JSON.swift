import Diagnostics
package import JSON

extension DesktopOffer {
  /// Why a description is not one.
  package struct Malformed: Error, Equatable, Sendable {
    package var reason: String

    package init(_ reason: String) { self.reason = reason }
  }

  /// The offer as one line of JSON, without the line break.
  package var json: JSONObject {
    JSONObject { object in
      object.add("selection", selection.rawValue)
      object.add("way", way?.rawValue)
      if isOnce { object.add("once", true) }
      object.add("expires", expires)
      if isSensitive { object.add("sensitive", true) }
      if let journal { object.add("journal", Self.value(of: journal)) }
      object.add("forms", .array(forms.map { .object(Self.json(of: $0)) }))
    }
  }

  static func json(of form: Form) -> JSONObject {
    JSONObject { object in
      object.add("names", form.names)
      switch form.content {
      case .bytes(let bytes):
        object.add(
          "bytes",
          String(validating: bytes, as: UTF8.self).map { .string($0) } ?? base64(bytes))
      case .file(let path, let version):
        object.add("file", value(of: path))
        object.add("device", json: String(version.device))
        object.add("inode", json: String(version.inode))
        object.add("size", version.size)
        object.add("modified", version.modified)
      case .command(let words): object.add("command", .array(words.map(value(of:))))
      }
      if !form.counts { object.add("counts", false) }
      if form.isCheap { object.add("cheap", true) }
    }
  }

  package static func value(of text: String) -> JSONValue {
    CarriedText.carriesRawBytes(text) ? base64(CarriedText.bytes(of: text)) : .string(text)
  }

  private static func base64(_ bytes: [UInt8]) -> JSONValue {
    .object(JSONObject { $0.add("base64", Base64.text(bytes)) })
  }

  /// Reads a description.
  package init(json bytes: [UInt8]) throws(Malformed) {
    let node = try Self.node(bytes)
    guard let word = node["selection"]?.string, let selection = DesktopSelection(rawValue: word)
    else { throw Malformed("selection is neither clipboard nor primary") }
    self.selection = selection
    way = try Self.way(node["way"])
    isOnce = try Self.truth(node["once"], "once", default: false)
    isSensitive = try Self.truth(node["sensitive"], "sensitive", default: false)
    expires = try node["expires"].map { node throws(Malformed) in try Self.count(node, "expires") }
    journal = try node["journal"].map { node throws(Malformed) in try Self.text(node, "journal") }
    forms = try Self.forms(node["forms"])
    guard !forms.isEmpty else { throw Malformed("forms is not a list of at least one form") }
  }

  static func way(_ node: JSONNode?) throws(Malformed) -> DesktopWay.Choice? {
    guard let node else { return nil }
    guard let way = node.string.flatMap(DesktopWay.Choice.init(rawValue:)) else {
      throw Malformed("way is neither wayland nor x11")
    }
    return way
  }

  static func forms(_ node: JSONNode?) throws(Malformed) -> [Form] {
    guard case .array(let list)? = node?.content else {
      throw Malformed("forms is not a list of at least one form")
    }
    var forms: [Form] = []
    var names: Set<String> = []
    for node in list {
      let form = try form(node)
      for name in form.names where !names.insert(name).inserted {
        throw Malformed("two forms are named '\(name)'")
      }
      forms.append(form)
    }
    guard names.count <= DesktopLimits.names else { throw Malformed("there are too many names") }
    return forms
  }

  static func node(_ bytes: [UInt8]) throws(Malformed) -> JSONNode {
    do throws(JSONFailure) {
      return try JSONReader.node(of: bytes, as: .strict)
    } catch {
      throw Malformed("column \(error.column): \(error.reason)")
    }
  }

  static func form(_ node: JSONNode) throws(Malformed) -> Form {
    guard case .array(let list)? = node["names"]?.content, !list.isEmpty else {
      throw Malformed("names is not a list of at least one name")
    }
    var names: [String] = []
    for name in list {
      guard let name = name.string, DesktopLimits.isTypeName(name) else {
        throw Malformed("a name of a form is not the name of a type")
      }
      names.append(name)
    }
    let content: Content
    switch (node["bytes"], node["file"], node["command"]) {
    case (let bytes?, nil, nil):
      content = .bytes(CarriedText.bytes(of: try text(bytes, "bytes", keepsNUL: true)))
    case (nil, let file?, nil):
      content = .file(
        path: try text(file, "file"),
        version: FileVersion(
          device: try unsigned(node["device"], "device"),
          inode: try unsigned(node["inode"], "inode"),
          size: try count(node["size"], "size"),
          modified: try count(node["modified"], "modified", isSigned: true)))
    case (nil, nil, let command?):
      guard case .array(let words) = command.content, !words.isEmpty else {
        throw Malformed("command is not a list of at least one word")
      }
      var texts: [String] = []
      for word in words { texts.append(try text(word, "command")) }
      guard texts[0].hasPrefix("/") else { throw Malformed("the program is not an absolute path") }
      content = .command(texts)
    default: throw Malformed("a form has one of bytes, file and command")
    }
    return Form(
      names: names, content: content, counts: try truth(node["counts"], "counts", default: true),
      isCheap: try truth(node["cheap"], "cheap", default: false))
  }

  /// Carried text: a string, or an object with base64.
  package static func text(
    _ node: JSONNode, _ key: String, keepsNUL: Bool = false
  ) throws(Malformed) -> String {
    let text: String? =
      node.string.map { CarriedText.text(Array($0.utf8)) }
      ?? node["base64"]?.string.flatMap { Base64.bytes($0.utf8) }.map { CarriedText.text($0) }
    guard let text, keepsNUL || !text.utf8.contains(0) else {
      throw Malformed("\(key) is neither a text nor base64")
    }
    return text
  }

  private static func truth(
    _ node: JSONNode?, _ key: String, default: Bool
  ) throws(Malformed) -> Bool {
    switch node?.content {
    case nil: return `default`
    case .bool(let truth): return truth
    default: throw Malformed("\(key) is neither true nor false")
    }
  }

  static func count(
    _ node: JSONNode?, _ key: String, isSigned: Bool = false
  ) throws(Malformed) -> Int64 {
    guard let count = node?.integer, isSigned || count >= 0 else {
      throw Malformed("\(key) is not a whole number")
    }
    return count
  }

  private static func unsigned(_ node: JSONNode?, _ key: String) throws(Malformed) -> UInt64 {
    guard case .number(let digits)? = node?.content, let number = UInt64(digits) else {
      throw Malformed("\(key) is not a whole number")
    }
    return number
  }
}

/// What `dnd-desktop read` is asked on a line of its standard input: to read a type into a new file, or to write it to
/// standard output.
package struct ReadRequest: Equatable, Sendable {
  package typealias Malformed = DesktopOffer.Malformed

  package var type: String
  /// Carried text; nil for standard output.
  ///
  /// The file must not exist.
  package var file: String?
  /// The most bytes; nil for any number.
  package var limit: Int64?
  /// How many milliseconds the other program may take for the next bytes; nil for ten seconds.
  package var idle: Int64?

  package init(type: String, file: String?, limit: Int64? = nil, idle: Int64? = nil) {
    self.type = type
    self.file = file
    self.limit = limit
    self.idle = idle
  }

  /// The request as one line of JSON, without the line break.
  package var json: JSONObject {
    JSONObject { object in
      object.add("type", type)
      object.add("file", file.map { DesktopOffer.value(of: $0) })
      object.add("limit", limit)
      object.add("idle", idle)
    }
  }

  package init(json bytes: [UInt8]) throws(Malformed) {
    let node = try DesktopOffer.node(bytes)
    guard let type = node["type"]?.string, DesktopLimits.isTypeName(type) else {
      throw Malformed("type is not the name of a type")
    }
    self.type = type
    file = try node["file"].map { node throws(Malformed) in try DesktopOffer.text(node, "file") }
    limit = try node["limit"].map { node throws(Malformed) in try DesktopOffer.count(node, "limit")
    }
    idle = try node["idle"].map { node throws(Malformed) in try DesktopOffer.count(node, "idle") }
  }
}
