package import Context
import Items
package import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

// What a drop that was killed had placed in an ordered view, and had no time to list.
extension OrderedListEdit {
  /// Lists it as far as it is not listed.
  package func commit(recovered results: [ItemResult], of open: any OpenSession) throws {
    var arrivals: [Arrival] = []
    for result in results {
      guard let target = result.target else { continue }
      let path = FilePath(carried: target).inRealDirectory
      guard isOfView(path), !FileSystem.isGone(path, followingLinks: true) else { continue }
      arrivals.append(
        Arrival(
          index: result.index, path: path, item: try open.itemInAnyState(result.index),
          type: type(byNameOf: path), isRecovered: true))
    }
    if !arrivals.isEmpty { try commit(arrivals) }
  }
}
