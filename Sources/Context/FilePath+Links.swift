import SystemCalls
import SystemPackage

// Where a link leads: a move asks which links have to go before what they lead to.

extension FilePath {
  /// How many links are followed from this path on; 0 if it is not a link.
  ///
  /// More than those of any link that is followed on the way.
  package var linksAhead: Int {
    var count = 0
    _ = followed(counting: &count)
    return count
  }

  /// Where the link at this path leads, whether or not anything is there; nil if it is not a link.
  var leadsTo: FilePath? {
    var count = 0
    let end = followed(counting: &count)
    return count == 0 ? nil : end
  }

  /// As many as the system follows.
  private static var mostLinks: Int { 40 }

  /// The directory is taken as it is; from the name in it on links are followed, as far as there is anything.
  private func followed(counting count: inout Int) -> FilePath? {
    guard let name = lastComponent, name.kind == .regular else { return nil }
    var current = (try? FileSystem.realPath(of: directory)) ?? directory.lexicallyNormalized()
    var waiting = [name]
    while let name = waiting.popLast() {
      switch name.kind {
      case .currentDirectory: continue
      case .parentDirectory:
        current.removeLastComponent()
        continue
      case .regular: break
      }
      let next = current.appending(bytes: name.bytes)
      guard let text = try? FileSystem.readLink(next) else {
        current = next
        continue
      }
      count += 1
      if count > Self.mostLinks { return nil }
      let target = FilePath(bytes: text)
      if target.isAbsolute { current = "/" }
      waiting += target.components.reversed()
    }
    return current
  }
}
