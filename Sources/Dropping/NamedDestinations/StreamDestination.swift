import Context
import Items
import Loading
import Negotiation
import UniformTypes

/// Standard output, which receives the items' data in order.
struct StreamDestination: NamedDestination {
  /// The argument that means standard output.
  private static let word = "-"

  /// The files that are standard output, which is written and never replaced.
  private static let files: Set = ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

  static func isMeant(by request: DropRequest) -> Bool {
    request.destination.map { $0 == word || files.contains($0) } ?? false
  }

  static func check(_ request: DropRequest) throws(ExchangeError) {
    if request.nameTemplate != nil { throw .templateForAFile }
    if request.isAtomic { throw .filesOnly(option: "--atomic") }
    if request.manifest != nil { throw .filesOnly(option: "--manifest") }
    if let verifies = request.verifies {
      throw .filesOnly(option: verifies ? "--verify" : "--no-verify")
    }
    if let option = request.positionOption {
      throw .unsayable("\(option) applies to a folder, but the destination is not a folder")
    }
  }

  static func description(of key: String) -> DestinationDescription? {
    guard key == word else { return nil }
    var description = DestinationDescription(.words("standard output"))
    description.done = "wrote"
    description.output = .data
    return description
  }

  init(_ request: DropRequest, in context: ExchangeContext) {}

  var key: String { Self.word }
  var accepted: [String] { [] }
  var refusalOfMoves: ExchangeError.Forbidden? { .moveToStream }
  var isStream: Bool { true }

  /// Directories become archives, or are left out if nothing may be converted.
  func forms(of candidates: [Candidate], _ terms: ResolvedDrop) -> [Candidate] {
    candidates.streamable(
      terms.registry, archiving: terms.request.accept.conversions != .none)
  }

  func reasonAgainst(_ item: Item, _ best: Candidate, _ registry: TypeRegistry) -> String? {
    !best.isDerived && best.representation.isDirectory(registry)
      ? "is a folder and cannot be written to a stream unarchived" : nil
  }

  func effect(of candidate: Candidate) -> ItemResult.Effect {
    ItemResult.effectInStream(of: candidate)
  }

  func driver(_ setting: DropSetting) -> any DestinationDriver { StreamDriver(setting) }
}
