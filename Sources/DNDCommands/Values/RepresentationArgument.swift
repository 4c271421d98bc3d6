import Exchange
import Picking
import Synchronization
import UniformTypes

/// One `--rep`, `--data` or `--promise` with its position on the command line.
///
/// The parser collects each option separately, but their common order is the order of fidelity.
/// Each value therefore takes a number when it is parsed.
struct RepresentationArgument: Equatable, Sendable {
  enum Option: String, Sendable {
    case rep = "--rep"
    case data = "--data"
    case promise = "--promise"
  }

  var option: Option
  var text: String
  private var position: Int

  // Only the order of numbers matters, so concurrent runs do not interfere.
  private static let lastPosition = Atomic<Int>(0)

  init(_ option: Option, _ text: String) {
    self.option = option
    self.text = text
    position = Self.lastPosition.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The representations in the order of the command line.
  static func requests(_ arguments: [RepresentationArgument]) throws(CommandLineError)
    -> [RepresentationRequest]
  {
    var requests: [RepresentationRequest] = []
    for argument in arguments.sorted(by: { $0.position < $1.position }) {
      requests.append(try argument.request)
    }
    return requests
  }

  private var request: RepresentationRequest {
    get throws(CommandLineError) {
      guard let typed = TypeWord.split(text), !typed.word.isEmpty else {
        throw .typeMissing(option: option.rawValue, value: text, representation: representation)
      }
      let source: RepresentationRequest.Source =
        switch option {
        case .rep: typed.value.utf8.elementsEqual("-".utf8) ? .standardInput : .file(typed.value)
        case .data: .text(typed.value)
        case .promise: .promise(typed.value)
        }
      return RepresentationRequest(type: typed.word, source: source)
    }
  }

  private var representation: String {
    switch option {
    case .rep: "TYPE=PATH"
    case .data: "TYPE=TEXT"
    case .promise: "TYPE=COMMAND"
    }
  }
}
