import Context
import Diagnostics
import SystemCalls
import SystemPackage

/// Reads a list of sources piece by piece, so that a list of millions needs no more memory than one of ten.
struct SourceList {
  let format: SourceRequest.ListFormat
  /// How the list is called in a message, as carried text.
  let label: String

  /// Told of what a list says beside its sources.
  var report: (Diagnostic) -> Void = { _ in }

  /// The longest line, of any path or URL, and the most empty ones in a row; what has longer ones is not a list.
  static let longestLine = 65536
  /// The longest one that holds data itself.
  static let longestData = 64 << 20

  /// Gives each source of the list to `body`, in order.
  ///
  /// - Throws: `ExchangeError.damagedList` for a line that the format does not know, `endlessLine`,
  ///   `listUnreadable`; what `body` throws.
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

  /// What one line names; nil when it names nothing.
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
    let word = SourceWord(CarriedText.text(bytes), origin)
    guard let provider = try? SourceProviders.provider(for: word) else {
      throw .damagedList(label, line: line)
    }
    return provider
  }

  /// A line of `text/uri-list` (RFC 2483): comments begin with `#`, lines end in CRLF.
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
          .note, .listCut, "the files of the list '\(label)' were cut, and a drop copies them",
          hints: ["pass --move to dnd drop to take them away from where they are"]))
    } else if !word.elementsEqual("copy".utf8) {
      throw .damagedList(label, line: 1)
    }
    return nil
  }

  /// Without the byte order mark that some programs begin a text with.
  private func withoutMark(_ bytes: [UInt8], line: Int) -> ArraySlice<UInt8> {
    line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
  }

  /// Without the blanks around it, and the return of a line end.
  private func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    guard let last = bytes.lastIndex(where: { !isBlank($0) }) else { return [] }
    return bytes[...last].drop(while: isBlank)
  }
}
