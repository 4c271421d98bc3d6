/// What `dnd-desktop offer` puts on the clipboard: one line of JSON on its standard input.
///
/// Strings that are not UTF-8 (paths are bytes) are written as `{"base64": …}`.
package struct DesktopOffer: Equatable, Sendable {
  package var selection: DesktopSelection
  /// nil for the first way that there is.
  package var way: DesktopWay.Choice?
  /// Whether it is released after one form that counts was given.
  package var isOnce: Bool
  /// After how many milliseconds it is released.
  package var expires: Int64?
  /// Whether the memory of the process is kept from other processes.
  package var isSensitive: Bool
  /// A file to which a line is appended for each event; the offer ends when it is removed.
  package var journal: String?
  /// Best first.
  package var forms: [Form]

  /// One offered form, and the names under which programs request it.
  package struct Form: Equatable, Sendable {
    package var names: [String]
    package var content: Content
    /// Whether giving it uses up an offer that is good for once.
    package var counts: Bool
    /// Whether its command runs for clipboard managers, too.
    package var isCheap: Bool

    package init(
      names: [String], content: Content, counts: Bool = true, isCheap: Bool = false
    ) {
      self.names = names
      self.content = content
      self.counts = counts
      self.isCheap = isCheap
    }
  }

  /// Where the bytes of a form come from.
  package enum Content: Equatable, Sendable {
    case bytes([UInt8])
    /// A file, as carried text. It is refused when it is not the one that is described.
    case file(path: String, version: FileVersion)
    /// A command that writes them to its standard output; its program is an absolute path. Each word is carried text.
    case command([String])
  }

  /// Which file it was when it was offered.
  package struct FileVersion: Equatable, Sendable {
    package var device: UInt64
    package var inode: UInt64
    package var size: Int64
    /// In nanoseconds since 1970.
    package var modified: Int64

    package init(device: UInt64, inode: UInt64, size: Int64, modified: Int64) {
      self.device = device
      self.inode = inode
      self.size = size
      self.modified = modified
    }
  }

  package init(
    selection: DesktopSelection, way: DesktopWay.Choice? = nil, isOnce: Bool = false,
    expires: Int64? = nil, isSensitive: Bool = false, journal: String? = nil, forms: [Form]
  ) {
    self.selection = selection
    self.way = way
    self.isOnce = isOnce
    self.expires = expires
    self.isSensitive = isSensitive
    self.journal = journal
    self.forms = forms
  }
}

extension DesktopOffer {
  /// Whether a form is refused to a program that is known to be a clipboard manager.
  ///
  /// What only describes the other forms is not: managers look there for the hint that they are secret.
  package func isKeptFromManagers(_ form: Form) -> Bool {
    if !form.counts { return false }
    if isSensitive || isOnce { return true }
    if case .command = form.content { return !form.isCheap }
    return false
  }
}

/// The version of the protocol between the two programs.
package enum DesktopVersion {
  /// It changes with everything that the older one would misunderstand.
  package static let current = 1
}

/// Which of the two selections of a desktop.
package enum DesktopSelection: String, CaseIterable, Sendable {
  case clipboard, primary
}

/// A way to the clipboard, best first.
package enum DesktopWay: String, CaseIterable, Sendable {
  case extDataControl = "ext-data-control"
  case wlrDataControl = "wlr-data-control"
  case x11

  /// What a user can ask for.
  package enum Choice: String, CaseIterable, Sendable {
    case wayland, x11

    package var ways: [DesktopWay] {
      switch self {
      case .wayland: [.extDataControl, .wlrDataControl]
      case .x11: [.x11]
      }
    }
  }
}

/// Limits on own offers, and on input from other programs.
package enum DesktopLimits {
  /// The bytes of a description.
  package static let description = 8 << 20
  /// How many names an offer has, and how many of another program's are looked at.
  package static let names = 1_000
  /// The bytes of a name.
  ///
  /// A message of Wayland has at most 4096 bytes, its head included.
  package static let name = 4_000

  /// The name under which browsers offer an address with its title.
  package static let netscapeAddress = "_NETSCAPE_URL"

  /// Whether a name can be one of a type: not empty, not too long, and printable ASCII.
  package static func isTypeName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= Self.name && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }

  /// The names of types among those that a program offers, each once.
  ///
  /// What X11 clients ask for beside the types is left out, and so are older names, except those of text, of an address
  /// and of the hint that it is a secret.
  package static func types(among names: [String]) -> [String] {
    let others: Set = [
      "UTF8_STRING", "STRING", "TEXT", "COMPOUND_TEXT", "x-kde-passwordManagerHint",
      netscapeAddress,
    ]
    var seen: Set<String> = []
    var types: [String] = []
    for name in names where types.count < Self.names {
      guard isTypeName(name), name.utf8.contains(UInt8(ascii: "/")) || others.contains(name),
        seen.insert(name).inserted
      else { continue }
      types.append(name)
    }
    return types
  }
}
