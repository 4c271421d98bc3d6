import Diagnostics
import Items
import SystemCalls
import SystemPackage

@testable import Context
@testable import Destinations
@testable import Loading
@testable import Picking
@testable import Sessions

/// Targets for lists of sources, names and records.
extension FuzzTarget {
  /// Reads a list of sources; the first byte selects the format.
  static func sourceList(_ bytes: [UInt8]) throws {
    let formats = SourceRequest.ListFormat.allCases
    guard let first = bytes.first else { return }
    let list = SourceList(format: formats[Int(first) % formats.count], label: "list")
    let file = try OpenFile.openInMemory()
    try file.writeAll(Array(bytes.dropFirst()))
    try file.seek(to: 0)
    do {
      try list.read(from: file) { source in
        if let source = source as? URLSource { _ = URLName.suggested(for: source.url) }
      }
    } catch is ExchangeError {
      return
    }
  }

  static func record(_ bytes: [UInt8]) throws {
    guard let read = RepresentationRecord.decode(bytes) else { return }
    // Equal records may be encoded differently, but decoding must not change them.
    let written = RepresentationRecord.encode(read)
    try BrokenLaw.unless(
      RepresentationRecord.decode(written).map({ RepresentationRecord.encode($0) }) == written,
      "what was read is written as something else")
  }

  /// Reads the first line as a template and the second as the value of its placeholders.
  ///
  /// The result must consist of valid file names.
  static func nameTemplate(_ bytes: [UInt8]) throws {
    let text = CarriedText.text(bytes)
    try BrokenLaw.unless(CarriedText.bytes(of: text) == bytes, "text does not carry its bytes")
    _ = FileURL.path(of: text)
    let lines = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    let value = lines.count > 1 ? CarriedText.text(lines[1]) : "x"
    try isOneName(TargetNaming.oneComponent(text))
    guard let template = try? NameTemplate(CarriedText.text(lines[0])) else { return }
    let values = NameTemplate.Values(
      name: "x", stem: value, fileExtension: value, number: 1, type: value)
    for component in template.filled(with: values, date: { $0 }) { try isOneName(component) }
  }

  private static func isOneName(_ text: String) throws {
    let name = CarriedText.bytes(of: text)
    try BrokenLaw.unless(
      !name.isEmpty && !name.contains(UInt8(ascii: "/")) && name != Array("..".utf8)
        && name != Array(".".utf8), "\(name) is not one name")
  }
}
