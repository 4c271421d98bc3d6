import Diagnostics
package import UniformTypes

// Descriptions of accepted types, for users.

extension AcceptedType {
  /// The accepted type as a plural noun if there is one, such as `images`, or else as its label, such as `JPEG
  /// image`.
  ///
  /// - Parameter label: Returns the label of a type for people.
  package func told(_ label: (UniformType) -> String) -> String {
    let size = largest.map { " of at most \($0) pixels" } ?? ""
    return switch wanted {
    case .anything: "anything"
    case .topLevel(let word): "\(word)/*"
    case .type(let type): (Self.groups[type.identifier] ?? label(type)) + size
    }
  }

  private static let groups = [
    "public.image": "images", "public.audio": "audio", "public.movie": "video",
    "public.audiovisual-content": "audio and video", "public.plain-text": "text",
    "public.text": "text", "public.url": "URLs", "public.folder": "folders",
    "public.directory": "folders", "public.archive": "archives", "public.data": "files",
    "public.item": "files and folders",
  ]
}

extension [AcceptedType] {
  /// The descriptions of the accepted types in order, without duplicates.
  package func told(_ label: (UniformType) -> String) -> [String] {
    map { $0.told(label) }.eachOnce()
  }
}

extension TypeRegistry {
  /// The labels of an item's types, without duplicates.
  ///
  /// The file URL type is omitted if there are others, because every file has it.
  package func labels(of types: [UniformType]) -> [String] {
    let shown = types.count > 1 ? types.filter { $0 != .fileURL } : types
    return shown.map(label(of:)).eachOnce()
  }
}
