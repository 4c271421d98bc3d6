import ContentDetection
import Context
import Diagnostics
import Items
import SystemCalls
import SystemPackage
import UniformTypes

/// The representations given on the command line, with their type words resolved before anything is read.
struct RepresentationPlan {
  struct Entry {
    var type: UniformType
    var source: RepresentationRequest.Source
  }

  /// The representations, in order of fidelity.
  let representations: [Entry]
  let stated: UniformType?
  let visibility: [(type: UniformType, level: Visibility)]

  /// Resolves the type words of a request.
  init(_ request: ItemRequest, registry: TypeRegistry) throws(ExchangeError) {
    if let name = request.name, name == "." || name == ".." {
      throw .unsayable("'\(name)' is not a name of a file")
    }
    var representations: [Entry] = []
    for representation in request.representations {
      representations.append(
        Entry(type: try Self.read(representation.type, registry), source: representation.source))
    }
    var visibility: [(type: UniformType, level: Visibility)] = []
    for asked in request.visibility {
      guard let level = Visibility(rawValue: asked.level) else {
        throw .unknownVisibility(asked.level)
      }
      visibility.append((try Self.read(asked.type, registry), level))
    }
    self.representations = representations
    self.visibility = visibility
    stated = try request.type.map { (word) throws(ExchangeError) in try Self.read(word, registry) }
  }

  private static func read(
    _ word: String, _ registry: TypeRegistry
  ) throws(ExchangeError) -> UniformType {
    do { return try registry.offered(word) } catch { throw .typeWord(error) }
  }
}
