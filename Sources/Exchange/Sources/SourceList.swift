import Diagnostics
import SystemCalls
import SystemPackage

/// Reads a list of sources piece by piece, so that a list of millions needs no more memory than one of ten.
struct SourceList {
  let format: SourceRequest.ListFormat
  /// How the list is called in a message, as carried text.
  let label: String

  /// Gives each source of the list to `body`, in order.
  ///
  /// - Throws: `ExchangeError.damagedList` for a line that the format does not know, `listUnreadable`;
  ///   what `body` throws.
  func read(
    from file: OpenFile, _ body: (SourceWord) throws -> Void
  ) throws {
    var pending: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    var line = 0
    let end: UInt8 = format == .nul ? 0 : UInt8(ascii: "\n")
    while true {
      let count = try self.count(readFrom: file, into: &chunk)
      if count == 0 { break }
      var start = 0
      for place in 0..<count where chunk[place] == end {
        pending += chunk[start..<place]
        start = place + 1
        line += 1
        if let source = try source(pending, line: line) { try body(source) }
        pending.removeAll(keepingCapacity: true)
      }
      pending += chunk[start..<count]
    }
    if !pending.isEmpty, let source = try source(pending, line: line + 1) { try body(source) }
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
  private func source(_ bytes: [UInt8], line: Int) throws(ExchangeError) -> SourceWord? {
    switch format {
    case .lines:
      if bytes.contains(0) { throw .damagedList(label, line: line) }
      return bytes.isEmpty ? nil : word(bytes)
    case .nul: return bytes.isEmpty ? nil : word(bytes)
    case .uriList: return try uri(bytes, line: line)
    case .gnomeCopiedFiles:
      return line == 1 ? try operation(bytes) : try uri(bytes, line: line)
    }
  }

  /// A `-` in a list is a file of that name: standard input is said on the command line.
  private func word(_ bytes: [UInt8]) -> SourceWord {
    let word = SourceWord(CarriedText.text(bytes))
    return word == .standardInput ? .path("-") : word
  }

  /// A line of `text/uri-list` (RFC 2483): comments begin with `#`, lines end in CRLF.
  private func uri(_ bytes: [UInt8], line: Int) throws(ExchangeError) -> SourceWord? {
    let text = CarriedText.text(bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes[...])
    if text.isEmpty || text.utf8.first == UInt8(ascii: "#") { return nil }
    if let path = FileURL.path(of: text) { return .path(path) }
    guard SourceWord.hasScheme(text), !FileURL.isLocal(text) else {
      throw .damagedList(label, line: line)
    }
    return .url(text)
  }

  private func operation(_ bytes: [UInt8]) throws(ExchangeError) -> SourceWord? {
    let word = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes[...]
    guard word.elementsEqual("copy".utf8) || word.elementsEqual("cut".utf8) else {
      throw .damagedList(label, line: 1)
    }
    return nil
  }
}
