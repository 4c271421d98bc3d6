import Diagnostics
package import UniformTypes

// What a receiver accepts as users read it.

extension AcceptedType {
  /// What it takes, in the plural where there is one: `images`, `JPEG image`.
  ///
  /// - Parameter label: What people call a type.
  package func told(_ label: (UniformType) -> String) -> String {
    switch wanted {
    case .anything: return "anything"
    case .topLevel(let word): return "\(word)/*"
    case .type(let type): return Self.groups[type.identifier] ?? label(type)
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
  /// What they take, each once, in order.
  package func told(_ label: (UniformType) -> String) -> [String] {
    map { $0.told(label) }.eachOnce()
  }
}

extension TypeRegistry {
  /// What people call the types of an item, each once; that every file has a URL helps nobody.
  package func labels(of types: [UniformType]) -> [String] {
    let shown = types.count > 1 ? types.filter { $0 != .fileURL } : types
    return shown.map(label(of:)).eachOnce()
  }
}
