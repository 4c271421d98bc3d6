package import FileTransfer
package import SystemPackage

// What is found out with a small file: whether a move is possible, because a store that tells no hash has to give back
// what it keeps.
extension CloudFileSystem {
  /// The size from which an object is sent in parts, so that its hash is not that of its bytes.
  private static let leastInParts: Int64 = 200 << 20
  private static let probe = Array("dnd".utf8)

  package func provesCopies(
    _ size: Int64, in directory: FilePath, by runID: RunID
  ) throws(FarError) -> Bool {
    if hashKind != nil, size < leastWithoutHash { return true }
    if let readsBack { return readsBack }
    let path = directory.pushing(runID.probe())
    try make(mark: path)
    let there = try readBack(path)
    let removal = try remove([path])[0]
    sent[path] = nil
    switch removal {
    case .success, .failure(.missing): break
    case .failure: throw .failed(path, words: "this file for a test could not be removed")
    }
    let isProved =
      if case .success(let there) = there { there.digest == Digest(of: Self.probe) } else { false }
    readsBack = isProved
    return isProved
  }

  package func make(mark: FilePath) throws(FarError) {
    let metadata = FarMetadata(mode: 0o600, modified: 0)
    _ = try stage([FarStaging(mark, FarBytes(Self.probe), metadata)])[0].get()
    if abilities.isBucketBased { try publish([FarNaming(mark, as: mark)])[0].get() }
  }

  private var leastWithoutHash: Int64 {
    if abilities.isBucketBased { return Self.leastInParts }
    return abilities.hashesSlowly ? Self.longestHashed : .max
  }
}
