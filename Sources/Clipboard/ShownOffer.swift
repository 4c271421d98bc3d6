package import Context
package import UniformTypes

/// An offer with the labels of its forms, for people.
package struct ShownOffer: Equatable, Sendable {
  package var record: OfferRecord
  package var forms: [String]

  package init(_ record: OfferRecord, _ registry: TypeRegistry) {
    self.record = record
    var forms: [String] = []
    for name in record.types where !WireNames.isAbout.contains(name) {
      let label =
        FileLists.isList(name) ? "files" : registry.label(of: WireNames.type(of: name, registry))
      if !forms.contains(label) { forms.append(label) }
    }
    self.forms = forms
  }
}
