import Context
import Diagnostics
import Items
import SystemCalls
import SystemPackage

/// Reads a list of sources incrementally, so that memory use does not depend on its length.
struct SourceList {
  let format: SourceRequest.ListFormat
  /// The name of the list for messages, as carried text.
  let label: String
  /// The host that its lines are paths on; nil for this machine.
  var host: PlaceID?

  /// Called with notes about the list.
  var report: (Diagnostic) -> Void = { _ in }

  /// The maximum length of a line, and the maximum number of consecutive empty lines.
  static let longestLine = 65536
  /// The maximum length of a `data:` URI.
  static let longestData = 64 << 20

  /// Passes each source of the list to `body`, in order.
  ///
  /// - Throws: `ExchangeError.damagedList` for an invalid line, `endlessLine`, `listUnreadable`, and any error
  ///   of `body`.
  func read(
    from file: OpenFile, _ body: (any SourceProvider) throws -> Void
  ) throws {
    var pending: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    var line = 1
    var empty = 0
    let end: UInt8 = format == .nul ? 0 : UInt8(ascii: "\n")
    while true {
      let count = try self.count(readFrom: file, into: &chunk)
      if count == 0 { break }
      var start = 0
      while start < count {
        let stop = chunk[start..<count].firstIndex(of: end)
        pending += chunk[start..<(stop ?? count)]
        empty = pending.isEmpty ? empty + 1 : 0
        if max(pending.count, empty) > Self.longestLine,
          max(pending.count, empty) > limit(of: pending)
        {
          throw ExchangeError.endlessLine(label, line: line)
        }
        guard let stop else { break }
        start = stop + 1
        if let source = try source(pending, line: line) { try body(source) }
        pending.removeAll(keepingCapacity: true)
        line += 1
      }
    }
    if !pending.isEmpty, let source = try source(pending, line: line) { try body(source) }
  }

  private func limit(of line: [UInt8]) -> Int {
    switch format {
    case .lines, .nul: Self.longestLine
    case .uriList, .gnomeCopiedFiles:
      DataURI.isOne(CarriedText.text(trimmed(line.prefix(64))))
        ? Self.longestData : Self.longestLine
    }
  }

  private func count(
    readFrom file: OpenFile, into chunk: inout [UInt8]
  ) throws(ExchangeError) -> Int {
    var failure: SystemFailure?
    let count = chunk.withUnsafeMutableBytes { buffer in
      do throws(SystemFailure) { return try file.read(into: buffer) } catch {
        failure = error
        return 0
      }
    }
    guard let failure else { return count }
    throw failure.errno == .interrupted ? .cancelled : .listUnreadable(label, failure.errno)
  }

  /// The source that a line names; nil for an empty line or a comment.
  private func source(_ bytes: [UInt8], line: Int) throws(ExchangeError) -> (any SourceProvider)? {
    switch format {
    case .lines:
      if bytes.contains(0) { throw .damagedList(label, line: line) }
      return bytes.isEmpty ? nil : try word(bytes, .line, line)
    case .nul: return bytes.isEmpty ? nil : try word(bytes, .line, line)
    case .uriList: return try uri(bytes, line: line)
    case .gnomeCopiedFiles:
      return line == 1 ? try operation(bytes) : try uri(bytes, line: line)
    }
  }

  private func word(
    _ bytes: some Collection<UInt8>, _ origin: SourceWord.Origin, _ line: Int
  ) throws(ExchangeError) -> any SourceProvider {
    if let host, origin == .line {
      return FarLine(FarWord(Location(host, FilePath(bytes: Array(bytes)))))
    }
    let word = SourceWord(CarriedText.text(bytes), origin)
    guard let provider = try? SourceProviders.provider(for: word) else {
      throw .damagedList(label, line: line)
    }
    return provider
  }

  /// Parses a line of `text/uri-list` (RFC 2483), where comments start with `#` and lines end with CRLF.
  private func uri(
    _ bytes: [UInt8], line: Int
  ) throws(ExchangeError) -> (any SourceProvider)? {
    let text = trimmed(withoutMark(bytes, line: line))
    if text.isEmpty || text.first == UInt8(ascii: "#") { return nil }
    return try word(text, .uri, line)
  }

  private func operation(_ bytes: [UInt8]) throws(ExchangeError) -> (any SourceProvider)? {
    let word = trimmed(withoutMark(bytes, line: 1))
    if word.elementsEqual("cut".utf8) {
      report(
        Diagnostic(
          .note, .listCut, "the files of the list '\(label)' were cut, but a drop copies them",
          hints: ["move them with 'dnd drop --move'"]))
    } else if !word.elementsEqual("copy".utf8) {
      throw .damagedList(label, line: 1)
    }
    return nil
  }

  /// Removes a UTF-8 byte order mark from the first line.
  private func withoutMark(_ bytes: [UInt8], line: Int) -> ArraySlice<UInt8> {
    line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
  }

  /// Removes surrounding whitespace, including a trailing carriage return.
  private func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    guard let last = bytes.lastIndex(where: { !isBlank($0) }) else { return [] }
    return bytes[...last].drop(while: isBlank)
  }
}
