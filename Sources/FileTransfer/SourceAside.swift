/// The source of a move whose copy is on another host or in a store, hidden until the copy was looked at there.
package struct SourceAside {
  private let hiding: HiddenSource.Hiding

  init(_ hiding: HiddenSource.Hiding?) {
    self.hiding = hiding ?? .settled(.init(isRemoved: false))
  }

  /// Whether it waits for the look at its copy.
  package var isHidden: Bool { if case .hidden = hiding { true } else { false } }

  /// Whether it has another name now; otherwise a look at its copy does not tell whether that is another file.
  package var isRenamed: Bool {
    if case .hidden(let source) = hiding { source.isRenamed } else { false }
  }

  /// Removes the source, or gives its name back for a reason.
  ///
  /// What has been settled without a look stays so.
  package func finish(
    unless reason: TransferNote.Reason?
  ) -> (isRemoved: Bool, notes: [TransferNote]) {
    let outcome =
      switch hiding {
      case .settled(let outcome): outcome
      case .hidden(let source): reason.map(source.giveBack) ?? source.remove()
      }
    return (outcome.isRemoved, outcome.notes)
  }
}
