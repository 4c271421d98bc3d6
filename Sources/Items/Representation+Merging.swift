extension [Representation] {
  /// These representations and more: one of a type that is there keeps its place and takes the new
  /// source; the `fileURL` that a file offers by itself stays last and replaces nothing.
  package func merged(with additions: [Representation]) -> [Representation] {
    var result = self
    for addition in additions {
      guard let index = result.firstIndex(where: { $0.type == addition.type }) else {
        result.append(addition)
        continue
      }
      if addition.source != .fileURL { result[index] = addition }
    }
    if let automatic = result.firstIndex(where: { $0.source == .fileURL }) {
      result.append(result.remove(at: automatic))
    }
    return result
  }

  /// The size of the item that has these: of its best representation whose size is known, else 0.
  package var itemSize: Int64 { first { $0.size != nil }?.size ?? 0 }
}
