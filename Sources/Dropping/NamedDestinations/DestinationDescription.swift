import Destinations
import SystemCalls

/// A destination that is not a path, as commands see it: how people are told about it, and how it uses standard output.
///
/// Each destination describes itself, so that nothing else has to know it.
package struct DestinationDescription: Equatable, Sendable {
  /// The destination in a sentence, such as "standard output".
  package var title: Title
  /// What was done with items whose data was written there, such as "wrote".
  package var done = "added"
  /// The same for what would be done.
  package var verb = "write"
  /// The word between the items and the title.
  package var preposition = "to"
  /// Where an item would go, as shown in its row; nil if nothing has to be said.
  package var goal: String?
  /// Who writes to standard output during the drop.
  package var output = Output.results
  /// Whether an item that has a path is a file there, such as one that another program wanted saved.
  package var savesFiles = false

  package enum Output: Equatable, Sendable {
    /// The command, which says what it did.
    case results
    /// The command, which writes the data of the items.
    case data
    /// A program that runs on the terminal meanwhile.
    case program
  }

  package enum Title: Equatable, Sendable {
    case words(String)
    /// A name from outside, as carried text.
    case name(String)
    /// A command line from outside, as carried text.
    case quoted(String)
  }

  init(_ title: Title) {
    self.title = title
    if case .words(let words) = title { goal = "→ \(words)" }
  }

  /// The description of a destination as a session stores it; nil if it is a path, or empty for a route.
  package static func of(_ key: String) -> DestinationDescription? {
    if key.utf8.elementsEqual(Destination.trash.path.carried.utf8) {
      return DestinationDescription(.words("the trash"))
    }
    for kind in NamedDestinations.all {
      if let description = kind.description(of: key) { return description }
    }
    return nil
  }
}
