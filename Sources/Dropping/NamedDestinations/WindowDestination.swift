import Clipboard
import Context
import Items
import Negotiation
import UniformTypes

/// A small window on the desktop, from which the user drags the items to another program.
struct WindowDestination: NamedDestination {
  let place: WindowPlace

  static func isMeant(by request: DropRequest) -> Bool {
    request.destination.map(WindowPlace.isMeant) == true
  }

  static func check(_ request: DropRequest) throws(ExchangeError) {
    _ = try WindowPlace(request.destination ?? "")
    if let option = request.optionOfDirectories {
      throw .unsayable("\(option) does not apply to a window")
    }
  }

  static func description(of key: String) -> DestinationDescription? {
    guard key == WindowPlace.key else { return nil }
    var description = DestinationDescription(.words("another program"))
    description.goal = nil
    description.savesFiles = true
    return description
  }

  init(_ request: DropRequest, in context: ExchangeContext) throws(ExchangeError) {
    place = try WindowPlace(request.destination ?? "")
  }

  var key: String { WindowPlace.key }
  var accepted: [String] { [] }
  var refusalOfMoves: ExchangeError.Forbidden? { nil }
  var effect: ItemResult.Effect { .dragged }

  func reasonAgainst(_ item: Item, _ best: Candidate, _ registry: TypeRegistry) -> String? { nil }

  /// The target moves files; all else is copied in any case.
  func moves(_ candidate: Candidate, of item: Item) -> Bool? { item.firstFile != nil }

  func driver(_ setting: DropSetting) -> any DestinationDriver { WindowDriver(place, setting) }
}

extension WindowDestination: OfferingDestination {
  func probe(in context: ExchangeContext) throws -> HelperProgram.Probe {
    try place.probe(in: context)
  }
}
