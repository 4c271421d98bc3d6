import SystemCalls
import SystemPackage

// Follows links, because a move must place links before their targets.

extension FilePath {
  /// The number of links that are followed from this path; 0 if it is not a link.
  ///
  /// This is greater than the number for any link that is followed on the way.
  package var linksAhead: Int {
    var count = 0
    _ = followed(counting: &count)
    return count
  }

  /// The final target of the link at this path, which need not exist; nil if it is not a link.
  var leadsTo: FilePath? {
    var count = 0
    let end = followed(counting: &count)
    return count == 0 ? nil : end
  }

  /// The kernel's limit.
  private static var mostLinks: Int { 40 }

  /// Resolves the directory, then follows links from the last component on, as far as they exist.
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
