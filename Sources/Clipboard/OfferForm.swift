package import DesktopProtocol
package import UniformTypes

/// One form of an item on the clipboard, as it is shown to people and as it is served.
package struct OfferForm: Equatable, Sendable {
  /// The type of the bytes; nil for lists of files and for notes about the other forms.
  package var type: UniformType?
  /// The names by which programs ask for it.
  package var names: [String]
  package var content: DesktopOffer.Content
  package var origin: Origin

  /// How the bytes come about.
  package enum Origin: Equatable, Sendable {
    case asItIs
    /// A promise makes it when a program asks for it.
    case promise
    /// These tools make it when a program asks for it.
    case conversion(tools: [String])
    /// A list of files.
    case list
    /// A note about the other forms, which does not use up an offer.
    case note
  }

  /// Whether giving it uses up an offer that is good for one paste.
  var counts: Bool { origin != .note && names != [FileLists.kde] }

  /// Whether its command needs no tool, as when texts are joined.
  var needsNoTool: Bool { origin == .conversion(tools: []) }

  package var wire: DesktopOffer.Form {
    DesktopOffer.Form(names: names, content: content, counts: counts, isCheap: needsNoTool)
  }
}

/// Forms in order, in which no name occurs twice.
package struct OfferForms: Equatable, Sendable {
  package private(set) var all: [OfferForm] = []
  private var names: Set<String> = []

  init() {}

  func has(_ name: String) -> Bool { names.contains(name) }

  /// Appends a form under those of its names that are not taken.
  mutating func add(_ form: OfferForm) {
    var form = form
    form.names = form.names.filter {
      DesktopLimits.isTypeName($0) && names.count < DesktopLimits.names && names.insert($0).inserted
    }
    if !form.names.isEmpty { all.append(form) }
  }

  /// The first name of each form that a program can ask for.
  package var types: [String] { all.filter { $0.origin != .note }.compactMap(\.names.first) }

  package var isEmpty: Bool { !all.contains { $0.origin != .note } }
}
