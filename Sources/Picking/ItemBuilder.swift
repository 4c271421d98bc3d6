import Context
import Diagnostics
import Items
import SystemCalls
import SystemPackage

/// Creates items from sources.
///
/// The files of a batch are examined in parallel; the items are added in the given order.
struct ItemBuilder {
  let setting: PickSetting
  let given: GivenRepresentations
  let taken: TakenItems

  init(_ setting: PickSetting, _ taken: TakenItems) {
    self.setting = setting
    self.taken = taken
    given = GivenRepresentations(setting)
  }

  /// Adds one item per source, including the representations given on the command line.
  func take(_ batch: [any Source]) throws {
    let extra = try given.all()
    try forEachItem(of: batch) { picked in
      var picked = picked
      picked.item.representations = given.finished(
        picked.item.representations.merged(with: extra), offersFileURL: true)
      try taken.add(picked)
    }
  }

  /// Adds a single item from representations without a source.
  func takeRepresentations() throws {
    let representations = given.finished(try given.all(), offersFileURL: false)
    let file = Item(name: "", representations: representations).firstFile
    try taken.add(PickedItem(item: setting.item(named: file?.nameForItem ?? "", representations)))
  }

  /// Adds the sources and the given representations as further representations of an existing item.
  func takeRepresentations(_ batch: [any Source], to index: Int) throws {
    var representations: [Representation] = []
    try forEachItem(of: batch) { representations += $0.item.representations }
    let merged = representations.merged(with: try given.all())
    try taken.add(given.finished(merged, offersFileURL: !batch.isEmpty), to: index)
  }

  /// Checks that every type with a given visibility had a representation.
  ///
  /// Reports a name that was given to several items.
  func finish() throws(ExchangeError) {
    let count = taken.indices.count
    if let name = setting.givenName, count > 1 {
      setting.context.report(
        .said(
          Diagnostic(
            .note, .itemSameName, "\(count) items have the name '\(name)'",
            hints: ["a drop into a folder numbers all but the first"])))
    }
    try given.checkVisibility()
  }

  private func forEachItem(
    of batch: [any Source], _ body: (PickedItem) throws -> Void
  ) throws {
    let looks = try setting.look(at: batch.map(\.path))
    try setting.farHeads.read(batch, for: setting)
    try setting.farSnapshots.fetch(batch, for: setting)
    for index in batch.indices {
      if let picked = try batch[index].item(looks[index], in: setting) { try body(picked) }
    }
  }
}
