extension [Representation] {
  /// These representations with `additions` merged in.
  ///
  /// An addition whose type is already present replaces that representation at its index. The automatic `fileURL`
  /// stays last and replaces nothing.
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

  /// The size of an item with these representations: the first known size, best representation first, or 0.
  package var itemSize: Int64 { first { $0.size != nil }?.size ?? 0 }
}
