import Exchange
import JSON
import Negotiation
import Picking
import UniformTypes

// Answers about types, one object each.
extension JSONRenderer {
  func detected(
    _ found: DetectedType, asMIMEType: Bool, named: Bool, terminator: UInt8
  ) throws {
    try line(
      JSONObject {
        $0.add("path", carried: found.path)
        $0.add("identifier", found.type.identifier)
        $0.add("mimeType", found.mimeType)
        $0.add("description", found.label)
        $0.add("nature", found.nature)
        $0.add("evidence", .array(found.evidence.map { .object(Self.evidence($0)) }))
        $0.add("contradictedName", found.contradictedName?.identifier)
        $0.add("error", found.error.map(error))
      })
  }

  private static func evidence(_ evidence: TypeEvidence) -> JSONObject {
    JSONObject {
      $0.add("by", evidence.by)
      $0.add("says", evidence.says)
      $0.add("detail", evidence.detail)
    }
  }

  func described(_ types: [TypeDescription]) throws {
    for type in types { try line(Self.type(type)) }
  }

  func identifiers(_ types: [TypeDescription], terminator: UInt8) throws {
    try line(JSONObject { $0.add("types", .array(types.map { .object(Self.type($0)) })) })
  }

  func path(_ outcome: PathOutcome) throws {
    let steps = outcome.steps.map { step in
      JSONObject {
        $0.add("from", step.from.identifier)
        $0.add("to", step.to.identifier)
        $0.add("by", step.via)
        $0.add("lossy", step.isLossy)
      }
    }
    try line(
      JSONObject {
        $0.add("from", outcome.from.identifier)
        $0.add("to", outcome.to.identifier)
        $0.add("steps", .array(steps.map(JSONValue.object)))
      })
  }

  func conforms(_ answer: Bool) throws { try line(JSONObject { $0.add("conforms", answer) }) }

  private static func type(_ type: TypeDescription) -> JSONObject {
    let (extensions, mimeTypes) = (type.extensions, type.mimeTypes)
    return JSONObject {
      $0.add("identifier", type.type.identifier)
      $0.add("description", type.label)
      $0.add("declared", type.isDeclared)
      $0.add("dynamic", type.isDynamic)
      $0.add("conformsTo", type.conformsTo.map(\.identifier))
      $0.add("supertypes", type.supertypes.map(\.identifier))
      $0.add("extensions", extensions)
      $0.add("mimeTypes", mimeTypes)
      $0.add("preferredExtension", extensions.first)
      $0.add("preferredMIMEType", mimeTypes.first)
      $0.add("origins", .object(Self.origins(type.origins)))
      let representations = type.representations
      if !representations.isEmpty {
        $0.add("representations", .array(representations.map { .object(Self.representation($0)) }))
      }
    }
  }

  private static func representation(_ representation: DeclaredRepresentation) -> JSONObject {
    JSONObject {
      $0.add("kind", representation.kind.rawValue)
      $0.add("type", representation.type.identifier)
      $0.add("export", representation.export.map(Self.words))
      $0.add("import", representation.import.map(Self.words))
      $0.add("lossy", representation.isLossy)
      $0.add("automatic", representation.isAutomatic)
      $0.add("visibility", representation.visibility.rawValue)
      $0.add("condition", representation.condition.map(Self.words))
      switch representation.suggestedName {
      case .text(let name)?: $0.add("suggestedName", name)
      case .command(let words)?: $0.add("suggestedName", words)
      case nil: break
      }
      $0.add("origin", .object(Self.origin(representation.origin)))
    }
  }

  private static func words(_ words: [String]) -> JSONValue {
    .array(words.map(JSONValue.string))
  }

  private static func origins(_ origins: TypeOrigins) -> JSONObject {
    JSONObject {
      $0.add("declared", Self.list(origins.declaration))
      $0.add("description", Self.list(origins.description))
      $0.add("conformsTo", Self.list(origins.parents))
      $0.add("extensions", Self.list(origins.extensions))
      $0.add("mimeTypes", Self.list(origins.mimeTypes))
    }
  }

  private static func list(_ origins: [TypeOrigin]) -> JSONValue {
    .array(origins.map { .object(Self.origin($0)) })
  }

  private static func origin(_ origin: TypeOrigin) -> JSONObject {
    JSONObject {
      $0.add("layer", origin.layer?.rawValue)
      $0.add("file", carried: origin.file)
      $0.add("line", origin.line)
    }
  }
}
