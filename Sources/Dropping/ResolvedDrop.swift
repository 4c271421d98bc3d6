package import Context
package import Destinations
import FileTransfer
package import Loading
package import OrderedViews
import SystemPackage
package import UniformTypes

/// A drop request after validation on its own, before any session or directory is read.
package struct ResolvedDrop {
  package var request: DropRequest
  package let registry: TypeRegistry
  package var receiving: ResolvedAcceptance
  package var template: NameTemplate?
  /// The view that governs the destination, if any.
  package var view: ResolvedView?
  /// The position in the view.
  package var position = DropPosition.unspecified
  /// The directory that the command names, below which no link is followed; nil if it names none.
  var namedDirectory: FilePath?
  /// The refusals by the view, for items of the drop's own application and for those of others.
  var refusals = ByLocality<ExchangeError.Forbidden?>(both: nil)
  /// Whether a path that does not exist yet is one of a file, whatever its name.
  var isToFile = false
  /// Whether the destination is one of a route, which has to be a view.
  var isStop = false
  /// Whether the view moves local items by default.
  var movesLocal = false

  /// Parses the type words and the name template.
  package init(_ request: DropRequest, registry: TypeRegistry) throws(ExchangeError) {
    self.request = request
    self.registry = registry
    isToFile = request.namesFile == true
    receiving = try ResolvedAcceptance(request.accept, registry: registry)
    do {
      template = try request.nameTemplate.map { (text) throws(NameTemplateError) in
        try NameTemplate(text)
      }
    } catch {
      throw .nameTemplate(error)
    }
    if let route = request.route { try Self.check(route, request) }
    if request.manifest == "-" { throw .manifestToStream }
    if isToTrash, let option = request.optionNotForTrash { throw .notForTrash(option: option) }
    try NamedDestinations.kind(for: request)?.check(request)
    if !isToClipboard, let option = request.optionOfOffers {
      throw .unsayable("\(option) applies to the clipboard only")
    }
    if isToText { try checkForText() }
    try checkLinks()
  }

  /// Whether the drop moves whatever it can.
  var wantsMove: Bool { request.operation == .move || isToTrash }

  /// Whether a move to a file gives it another name, which changes nothing else.
  var isRename: Bool { request.operation == .move && !request.allowsCopy }

  /// Whether a missing destination is a file, unless its name is a slip of a word for another place.
  func namesFile(_ path: FilePath) -> Bool {
    isToFile && DestinationError.place(meantBy: path) == nil
  }

  /// The name as the destination, and with `--portable-names` every system, can have it.
  func valid(_ name: [UInt8]) -> [UInt8] {
    TargetName.sanitized(
      request.makesPortable == true ? PortableName.of(TargetName.sanitized(name)) : name)
  }

  /// Whether the drop is to move an item.
  func wantsMove(isLocal: Bool) -> Bool { wantsMove || isLocal && movesLocal }

  /// Whether the destination is the trash, which always moves.
  var isToTrash: Bool { request.destination == "trash:" }

  /// Whether the destination is a place of the desktop, where items are offered.
  var isToClipboard: Bool { ClipboardDestination.isMeant(by: request) }

  /// Whether the destination is named by a keyword.
  var isToNamedDestination: Bool { NamedDestinations.kind(for: request) != nil }

  /// Rejects options that cannot be combined with a route.
  private static func check(
    _ route: [String], _ request: DropRequest
  ) throws(ExchangeError) {
    if route.isEmpty { throw .routeOfNothing }
    for (index, word) in route.enumerated() {
      let stop = request.stop(at: index)
      if stop.host == nil, Self.isNoDirectory(word) { throw .notAView(word) }
      if stop.host != nil { try HostDestination.check(stop) }
    }
    if request.isAtomic { throw .notAcrossViews(option: "--atomic") }
    if request.manifest != nil { throw .notAcrossViews(option: "--manifest") }
    if request.at != nil { throw .notAcrossViews(option: "--at") }
    if request.into != nil { throw .notAcrossViews(option: "--into") }
  }

  private static func isNoDirectory(_ word: String) -> Bool {
    var request = DropRequest()
    request.destination = word
    return word == "trash:" || NamedDestinations.kind(for: request) != nil
  }

  var verifying: PlacementRequest.Verifying {
    switch request.verifies {
    case true?: .always
    case false?: .never
    case nil: .whereNeeded
    }
  }

  /// The rule for a name that is taken: a directory uses `dedupe`; an existing file is never overwritten by
  /// default.
  func conflictRule(at destination: Destination) -> ConflictRule {
    if let rule = request.onConflict { return rule }
    if case .file = destination { return .fail }
    if case .text = destination { return .replace }
    return .dedupe
  }
}
