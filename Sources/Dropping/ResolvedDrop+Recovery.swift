import Context
import Items
import OrderedViews
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

extension ResolvedDrop {
  /// Adds what an earlier run had placed in a directory to the list of its view, when nothing is left to drop.
  func arrange(
    recovered results: [ItemResult], in directory: FilePath, of open: any OpenSession,
    _ context: ExchangeContext
  ) throws {
    guard let standing = try context.view(obeyedBy: directory, registry), standing.isOrdered,
      request.into == nil
    else { return }
    let position = (try? DropPosition(request, in: directory, standing)) ?? .unspecified
    if case .into = position { return }
    try OrderedListEdit(standing, position, registry).commit(recovered: results, of: open)
  }
}
