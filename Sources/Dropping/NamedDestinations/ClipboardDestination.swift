import Clipboard
import Context
import Items
import Negotiation
import UniformTypes

/// The clipboard or the primary selection of the desktop.
struct ClipboardDestination: NamedDestination {
  let place: ClipboardPlace

  static func isMeant(by request: DropRequest) -> Bool {
    request.destination.map(ClipboardPlace.isMeant) == true
  }

  static func check(_ request: DropRequest) throws(ExchangeError) {
    _ = try place(of: request)
    if let option = request.optionOfDirectories {
      throw .unsayable("\(option) does not apply to the clipboard")
    }
  }

  static func description(of key: String) -> DestinationDescription? {
    guard key == "clipboard:" || key == "primary:" else { return nil }
    var description = DestinationDescription(.words("the \(DesktopError.name(key))"))
    description.goal = nil
    return description
  }

  init(_ request: DropRequest, in context: ExchangeContext) throws(ExchangeError) {
    place = try Self.place(of: request)
  }

  private static func place(of request: DropRequest) throws(ExchangeError) -> ClipboardPlace {
    try ClipboardPlace.of(request.destination ?? "")
  }

  var key: String { place.key }
  var accepted: [String] { [] }
  var refusalOfMoves: ExchangeError.Forbidden? { nil }
  var effect: ItemResult.Effect { .offered }

  func reasonAgainst(_ item: Item, _ best: Candidate, _ registry: TypeRegistry) -> String? { nil }

  /// Files are cut, and whoever pastes them moves them; all else is copied in any case.
  func moves(_ candidate: Candidate, of item: Item) -> Bool? { item.firstFile != nil }

  func driver(_ setting: DropSetting) -> any DestinationDriver { ClipboardDriver(place, setting) }
}
