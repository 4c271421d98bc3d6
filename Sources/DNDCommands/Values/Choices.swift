import ArgumentParser
import Exchange
import FileTransfer
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

// The raw values of these types are the words of the command line.
extension SourceRequest.ListFormat: ExpressibleByArgument {}
extension AcceptRequest.Preference: ExpressibleByArgument {}
extension AcceptRequest.Conversions: ExpressibleByArgument {}
extension ConflictRule: ExpressibleByArgument {}
extension NumberingStyle: ExpressibleByArgument {}
extension TypeLayer: ExpressibleByArgument {}
