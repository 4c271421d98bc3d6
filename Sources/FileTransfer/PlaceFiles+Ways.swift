import SystemCalls
package import SystemPackage

// Ways that are recorded: by the time of an undo, somebody else may have put a link in them.
extension PlaceFiles {
  /// Fails if a recorded directory is reached through a link that belongs neither to this user nor to root.
  ///
  /// Who this user is on a host tells the home directory. A server that tells no owners is believed, and so is one that
  /// shows what a link points to instead of the link.
  package func checkWay(to directory: FilePath) throws(FarError) {
    if !keepsLinks { return }
    var directory = directory
    for _ in 0..<Self.mostLinks {
      let way = directory.steps
      let looks = try look(at: way, followingLinks: false)
      guard let (link, look) = zip(way, looks).first(where: { (try? $1.get())??.kind == .link })
      else { return }
      let home = try self.look(at: [try resolve("~")], followingLinks: true)[0]
      if let user = try? home.get()?.owner, let owner = try? look.get()?.owner, owner != user,
        owner != 0
      {
        throw .failed(link, words: "it is a link of another user")
      }
      let content = try contents(ofLinks: [link])[0].get()
      let rest = directory.below(link)
      directory = link.directory.pushing(content).pushing(rest)
    }
    throw .failed(directory, words: "too many links")
  }

  private static var mostLinks: Int { 40 }
}

extension FilePath {
  /// The path of each directory on the way, and the path itself.
  fileprivate var steps: [FilePath] {
    var steps: [FilePath] = []
    var path = self
    while !path.components.isEmpty {
      steps.append(path)
      path.removeLastComponent()
    }
    return steps.reversed()
  }
}
