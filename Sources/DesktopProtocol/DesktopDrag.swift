package import JSON

/// What `dnd-desktop drag` lets the user drag out of a window: one line of JSON on its standard input.
package struct DesktopDrag: Equatable, Sendable {
  package var window: DesktopWindow
  /// What the target may do, the preferred action first.
  package var actions: [DesktopAction]
  /// Best first.
  package var forms: [DesktopOffer.Form]
  /// The name under which the caller itself saves the data where the target says (XdndDirectSave), as carried text.
  package var save: String?

  package init(
    window: DesktopWindow, actions: [DesktopAction], forms: [DesktopOffer.Form],
    save: String? = nil
  ) {
    self.window = window
    self.actions = actions
    self.forms = forms
    self.save = save
  }
}

/// The window from which the user drags, or into which the user drops.
package struct DesktopWindow: Equatable, Sendable {
  /// nil for the first way that there is.
  package var way: DesktopWay.Choice?
  package var title: String
  /// What the window shows; the first lines fit into it.
  package var lines: [String]

  package init(way: DesktopWay.Choice? = nil, title: String, lines: [String]) {
    self.way = way
    self.title = title
    self.lines = lines
  }
}

/// What happens to the source of a drag.
package enum DesktopAction: String, CaseIterable, Sendable {
  case copy, move
}

/// The answer of the caller when the target has named the place to save the data.
package enum SaveAnswer: String, CaseIterable, Sendable {
  case saved = "S"
  /// The caller cannot save there; the target asks for the data instead.
  case declined = "F"
  case failed = "E"
}

extension DesktopDrag {
  package typealias Malformed = DesktopOffer.Malformed

  /// The drag as one line of JSON, without the line break.
  package var json: JSONObject {
    JSONObject { object in
      window.add(to: &object)
      object.add("actions", actions.map(\.rawValue))
      object.add("forms", .array(forms.map { .object(DesktopOffer.json(of: $0)) }))
      if let save { object.add("save", DesktopOffer.value(of: save)) }
    }
  }

  /// Reads a description.
  package init(json bytes: [UInt8]) throws(Malformed) {
    let node = try DesktopOffer.node(bytes)
    window = try DesktopWindow(node)
    guard case .array(let list)? = node["actions"]?.content else {
      throw Malformed("actions is not a list")
    }
    actions = list.compactMap { $0.string.flatMap(DesktopAction.init(rawValue:)) }
    guard !actions.isEmpty, actions.count == list.count, Set(actions).count == list.count else {
      throw Malformed("actions has something besides one copy and one move")
    }
    forms = try DesktopOffer.forms(node["forms"])
    save = try node["save"].map { node throws(Malformed) in
      try DesktopOffer.text(node, "save")
    }
    if let save,
      save.isEmpty || save.utf8.contains(UInt8(ascii: "/")) || save == ".." || save == "."
    {
      throw Malformed("save is not the name of a file")
    }
    guard !forms.isEmpty || save != nil else { throw Malformed("there is nothing to drag") }
  }
}

extension DesktopWindow {
  fileprivate func add(to object: inout JSONObject) {
    object.add("way", way?.rawValue)
    object.add("title", title)
    object.add("lines", lines)
  }

  /// The window as one line of JSON, without the line break: what `dnd-desktop receive` reads.
  package var json: JSONObject { JSONObject { add(to: &$0) } }

  package init(json bytes: [UInt8]) throws(DesktopOffer.Malformed) {
    try self.init(DesktopOffer.node(bytes))
  }

  fileprivate init(_ node: JSONNode) throws(DesktopOffer.Malformed) {
    way = try DesktopOffer.way(node["way"])
    guard let title = node["title"]?.string else { throw .init("there is no title") }
    guard case .array(let list)? = node["lines"]?.content else {
      throw .init("lines is not a list")
    }
    self.title = title
    lines = list.compactMap(\.string)
    guard lines.count == list.count else { throw .init("a line is not a text") }
  }
}
