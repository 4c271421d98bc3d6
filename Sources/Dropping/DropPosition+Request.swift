import Context
import OrderedViews
import SystemPackage

extension DropPosition {
  /// The position that a request asks for.
  init(
    _ request: DropRequest, in directory: FilePath, _ standing: ResolvedView?
  ) throws(ExchangeError) {
    try self.init(
      at: request.at, into: request.into, makingIt: request.makesParents, in: directory, standing)
  }
}
