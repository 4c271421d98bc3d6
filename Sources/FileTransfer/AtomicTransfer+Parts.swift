import SystemPackage

// What an all-or-nothing transfer consists of.
extension AtomicTransfer {
  /// One file or directory that gets a name: a request, or an entry of a merged directory.
  struct Part {
    var request: PlacementRequest
    /// The index of the part that is the merged directory containing this one; always lower than this part's
    /// index.
    var directory: Int?
    /// The index of the request.
    var index: Int
    /// The walk through a merged directory; its parts follow in `parts` in the same order.
    var steps: [WalkStep] = []
    var slot = TransferRun.Slot()
    var verified: Placement.Verification?
  }

  /// A step of the walk through a merged directory.
  enum WalkStep { case enter(FilePath), part, leave }
}
