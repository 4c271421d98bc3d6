import Context
import FileTransfer
import Items
import SystemPackage

/// A file here that is hidden, until the file on a host was looked at that has the same bytes.
struct HiddenHere {
  let aside: SourceAside
  let undo: Undo
  /// The file on a host.
  let other: Location

  /// Removes hidden files whose others are still there, and gives the rest their names back.
  static func finish(
    _ all: [HiddenHere], by runID: RunID, in context: ExchangeContext
  ) -> [Result<Void, UndoError>] {
    let others = OtherCopies(of: all.map { ($0.other, false) }, context, by: runID)
    let there = others.stillThere()
    return all.enumerated().map { index, hidden in
      Result { () throws(UndoError) in
        try hidden.undo.finish(
          hidden.aside, isThere: there[index] ?? .success(false), as: hidden.other.shown)
      }
    }
  }
}

extension Undo.Elsewhere {
  /// A file on a host, at which is looked over the connection of the undo.
  init(_ place: Location, by runID: RunID, in context: ExchangeContext) {
    self.init(place.shown) {
      OtherCopies(of: [(place, false)], context, by: runID).stillThere()[0]
        ?? .success(false)
    }
  }
}
