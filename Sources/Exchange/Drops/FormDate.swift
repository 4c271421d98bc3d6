import ContentDetection
import Items
import SystemCalls
import SystemPackage
import UniformTypes

/// The date that a form brings into a name: the picture's or film's own, else the file's, else now.
struct FormDate {
  let registry: TypeRegistry
  /// Where data lies that is kept with the session.
  let payloads: FilePath

  /// Reads it; only names with a date in them pay for that.
  func date(of form: Representation) -> RecordedDate {
    if isRecorded(form.type), let own = recorded(in: form.source) { return own }
    if case .file(_, let identity) = form.source, identity.modified != 0 {
      return .instant(identity.modified)
    }
    return .instant(Clock.now)
  }

  private func isRecorded(_ type: UniformType) -> Bool {
    registry.conforms(type, to: .image) || registry.conforms(type, to: .movie)
  }

  private func recorded(in source: Representation.Source) -> RecordedDate? {
    switch source {
    case .file(let path, let identity): identity.isFolder ? nil : .read(from: path)
    case .payload(let name): .read(from: payloads.appending(name))
    case .inline(let bytes): RecordedDate(in: bytes)
    case .promise, .fileURL: nil
    }
  }
}
