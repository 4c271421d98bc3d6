import ArgumentParser
import Exchange
import FileTransfer
import Items
import Loading
import Picking
import UniformTypes

/// When output is coloured.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never
}

/// When and how progress is shown.
enum ProgressChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never, json
}

/// Where in an ordered view new items go.
enum OrderChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, before, into, end
  /// As which they work for one version, with a note.
  case automatic, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, unspecified

  /// Without the former words.
  static let allCases: [OrderChoice] = [.auto, .before, .into, .end]

  /// The word of today.
  var current: OrderChoice { Self.allCases.first { $0.intent == intent } ?? self }

  /// The same as a view keeps it.
  var intent: View.Intent {
    switch self {
    case .auto, .automatic: .automatic
    case .before, .insertAtDestinationIndexPath: .insertAtDestinationIndexPath
    case .into, .insertIntoDestinationIndexPath: .insertIntoDestinationIndexPath
    case .end, .unspecified: .unspecified
    }
  }
}

// The raw values of these types are the words of the command line.
extension SourceRequest.ListFormat: ExpressibleByArgument {}
extension AcceptRequest.Preference: ExpressibleByArgument {}
extension AcceptRequest.Conversions: ExpressibleByArgument {}
extension ConflictRule: ExpressibleByArgument {}
extension NumberingStyle: ExpressibleByArgument {}
extension TypeLayer: ExpressibleByArgument {}
