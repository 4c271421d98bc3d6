package import Context
package import DesktopProtocol
import Diagnostics
import SystemCalls
import SystemPackage
import TerminalClipboard

/// Puts forms on the clipboard of the terminal, which keeps copies of them.
///
/// Nothing can be made later or taken back, so that only data that exists is put there.
package struct TerminalOffering {
  private let door: TerminalDoor
  private let detection: TerminalDetection
  private let context: ExchangeContext

  /// The most bytes of all forms.
  static let limit: Int64 = 8 << 20

  /// Finds out what the terminal can do.
  package init(in context: ExchangeContext) throws {
    self.context = context
    door = try TerminalDoor(context)
    detection = try door.detect()
  }

  /// What was put there.
  package struct Outcome: Equatable, Sendable {
    package var types: [String]
    /// Forms that would have to be made, or are too large.
    package var left: [String]
    /// Whether the terminal said that it took them.
    package var isConfirmed: Bool

    package var isTextAlone: Bool { types == [WireNames.text[0]] }
  }

  /// Puts the forms there that exist.
  package func put(_ forms: OfferForms, on selection: DesktopSelection) throws -> Outcome {
    var existing: [TypedWrite.Form] = []
    var left: [String] = []
    var room = Self.limit
    for form in forms.all where form.origin != .note {
      guard let bytes = try bytes(of: form.content, atMost: room) else {
        left.append(form.names[0])
        continue
      }
      room -= Int64(bytes.count)
      existing.append(
        .init(type: form.names[0], aliases: Array(form.names.dropFirst()), bytes: bytes))
    }
    if detection.hasTypes {
      if existing.isEmpty { throw DesktopError.nothingToOffer }
      try write(existing, selection == .primary ? .primary : .clipboard)
      return Outcome(types: existing.map(\.type), left: left, isConfirmed: true)
    }
    guard let text = existing.first(where: { ([$0.type] + $0.aliases).contains("UTF8_STRING") })
    else { throw DesktopError.nothingToOffer }
    guard
      let sequence = TerminalSequence.setText(
        text.bytes, selection == .primary ? .primary : .clipboard)
    else {
      throw DesktopError.refused(
        reason: "it takes at most \(ByteCount.text(Int64(TerminalSequence.textLimit))) of text")
    }
    try door.write(sequence)
    let others = existing.filter { $0.type != text.type && $0.type != WireNames.latin }
    return Outcome(
      types: [WireNames.text[0]], left: left + others.map(\.type),
      isConfirmed: detection.saysText)
  }

  private func write(_ forms: [TypedWrite.Form], _ selection: TerminalSelection) throws {
    var write = TypedWrite(forms, selection)
    while let bytes = write.next() {
      try door.write(bytes)
      while try door.hasEvent(), let event = try door.next(within: .seconds(1)) {
        write.take(event)
      }
    }
    while write.outcome == nil {
      guard let event = try door.next(within: TerminalDoor.confirmation) else {
        throw DesktopError.refused(reason: "it did not answer")
      }
      write.take(event)
    }
    if let outcome = write.outcome, outcome != .done { throw TerminalDoor.error(outcome) }
  }

  /// The bytes of data that exists; nil if a command makes them or they are too many.
  ///
  /// - Throws: `ExchangeError.sourceReplaced` if another file has replaced an offered one.
  private func bytes(of content: DesktopOffer.Content, atMost room: Int64) throws -> [UInt8]? {
    switch content {
    case .command: return nil
    case .bytes(let bytes): return bytes.count <= room ? bytes : nil
    case .file(let path, let version):
      guard version.size <= room else { return nil }
      do {
        return try TerminalContent(content, context).bytes()
      } catch is TerminalContent.Failed {
        throw ExchangeError.sourceReplaced(FilePath(carried: path))
      }
    }
  }
}
