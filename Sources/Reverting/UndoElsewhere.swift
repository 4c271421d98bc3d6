import FileTransfer

/// The undo of what a drop did with a file of another host.
protocol UndoElsewhere {
  /// Finds out what would be done, and changes nothing.
  func plan() throws(UndoError) -> Undo.Action
  /// Carries out a plan.
  func perform(_ action: Undo.Action) throws(UndoError)
}
