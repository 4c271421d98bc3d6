import Diagnostics
import Items
import JSON
import SystemPackage

@testable import Destinations
@testable import OrderedViews
@testable import UniformTypes

/// Targets for the files of views and of the trash.
extension FuzzTarget {
  static func view(_ bytes: [UInt8]) throws {
    let reader = ViewReader(.known(to: .builtIn))
    guard let view = try? reader.view(bytes) else { return }
    let again = try reader.view(Array(view.text.utf8))
    try BrokenLaw.unless(again == view, "\(view) is written as \(again)")
  }

  /// Checks the list, which is scanned byte by byte, against the JSON reader.
  static func itemList(_ bytes: [UInt8]) throws {
    guard let list = try? ItemList(bytes) else { return }
    let text = list.text
    let again = try ItemList(text)
    try BrokenLaw.unless(again.text == text, "a list that was written is written as another")
    try BrokenLaw.unless(again.items == list.items, "a list that was written is read as another")
    guard case .object(let members) = try JSONReader.node(of: text, as: .json5).content,
      case .array(let entries)? = members.first?.value.content, entries.count == list.count
    else { throw BrokenLaw("what was written is no list of \(list.count)") }
    for (place, item) in list.items.enumerated() {
      guard let found = list.index(ofFile: item.file) else {
        throw BrokenLaw("'\(item.file)' is not found")
      }
      try BrokenLaw.unless(found <= place, "'\(item.file)' is found behind itself")
    }
    try changes(of: list)
  }

  /// Checks that entries which are removed and restored leave the list unchanged, unless a file
  /// occurs twice.
  private static func changes(of list: ItemList) throws {
    guard list.count > 1, Set(list.items.map(\.file)).count == list.count else { return }
    let taken = [0, list.count / 2]
    var changed = list
    changed.change(removing: Set(taken), inserting: [])
    changed.restore(Set(taken).map(list.former))
    try BrokenLaw.unless(changed.items == list.items, "what left the list came back elsewhere")
    changed.move(taken.count > 1 && taken[0] != taken[1] ? taken : [0], to: nil)
    changed.restore(Set(taken).map(list.former))
    try BrokenLaw.unless(changed.items == list.items, "what moved in the list came back elsewhere")
  }

  static func trashInfo(_ bytes: [UInt8]) throws {
    guard let info = TrashInfo(bytes) else { return }
    try BrokenLaw.unless(
      TrashInfo(info.bytes)?.path == info.path, "\(info.path) is written as another path")
    try BrokenLaw.unless(
      !info.path.components.contains { $0.kind == .parentDirectory }, "\(info.path) leads upwards")
  }

  /// Reads the first line as a key and the rest as a URL.
  static func wrappedURL(_ bytes: [UInt8]) throws {
    let lines = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    let text = lines.count > 1 ? String(decoding: lines[1], as: UTF8.self) : ""
    let inner = WrappedURL(text).unwrapped(keys: [String(decoding: lines[0], as: UTF8.self)])
    try BrokenLaw.unless(
      inner == text || inner.contains("://") && !inner.utf8.contains { $0 <= 0x20 || $0 == 0x7F },
      "'\(inner)' is no address")
  }
}
