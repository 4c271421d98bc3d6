import ContentDetection
import Context
import Diagnostics
import Items
import SystemCalls
import SystemPackage
import UniformTypes

/// The forms that the command line gives, with their type words read before anything is picked up.
struct FormPlan {
  struct Form {
    var type: UniformType
    var source: FormRequest.Source
  }

  /// In order of fidelity.
  let forms: [Form]
  let stated: UniformType?
  let visibility: [(type: UniformType, level: Visibility)]

  /// Reads the type words of a request.
  init(_ request: ItemRequest, registry: TypeRegistry) throws(ExchangeError) {
    var forms: [Form] = []
    for form in request.forms {
      forms.append(Form(type: try Self.read(form.type, registry), source: form.source))
    }
    var visibility: [(type: UniformType, level: Visibility)] = []
    for asked in request.visibility {
      guard let level = Visibility(rawValue: asked.level) else {
        throw .unknownVisibility(asked.level)
      }
      visibility.append((try Self.read(asked.type, registry), level))
    }
    self.forms = forms
    self.visibility = visibility
    stated = try request.type.map { (word) throws(ExchangeError) in try Self.read(word, registry) }
  }

  private static func read(
    _ word: String, _ registry: TypeRegistry
  ) throws(ExchangeError) -> UniformType {
    do { return try registry.offered(word) } catch { throw .typeWord(error) }
  }
}
