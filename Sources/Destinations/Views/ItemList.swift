package import Items
import JSON

/// The list of an ordered view, stored as the text of its entries.
///
/// A list that this program wrote has one line per entry, so long lists are scanned once, and only the
/// requested entries are parsed. Keys of newer versions are preserved.
package struct ItemList: Sendable {
  /// The bytes of the list as it was read.
  private let read: [UInt8]
  /// The bytes of added entries; offsets into them continue those of `read`.
  private var added: [UInt8] = []
  private var entries: [Entry]

  /// The offsets of an entry and of its file name, including quotes.
  private struct Entry: Equatable {
    var text: Range<Int>
    var file: Range<Int>
    /// The last eight bytes of the key and name, which distinguish it from most other entries.
    var ending: UInt64
  }

  package init() { self.init([], []) }

  private init(_ read: [UInt8], _ entries: [Entry]) {
    self.read = read
    self.entries = entries
  }

  private static let head = Array("{\"items\":[\n".utf8)
  private static let tail = Array("\n]}\n".utf8)

  /// Parses a list.
  ///
  /// - Throws: `ViewProblem` if it is not a list of objects that each name a file.
  package init(_ bytes: [UInt8]) throws(ViewProblem) {
    if let entries = Self.lines(of: bytes) {
      self.init(bytes, entries)
    } else {
      self.init()
      for line in try Self.written(bytes) { append(line) }
    }
  }

  package var count: Int { entries.count }

  /// Whether the list this one was derived from has the same entries in the same order.
  func isUnchanged(from other: ItemList) -> Bool { entries == other.entries }

  /// The text of the list.
  package var text: [UInt8] { pieces.reduce(into: []) { $0 += $1 } }

  /// The text of the list in pieces, few if little has changed.
  var pieces: [ArraySlice<UInt8>] {
    guard let first = entries.first else { return [Array("{\"items\":[]}\n".utf8)[...]] }
    var pieces = [Self.head[...]]
    // Entries that are adjacent in both texts are combined.
    var run = first.text
    for entry in entries.dropFirst() {
      if entry.text.lowerBound == run.upperBound + 2, entry.text.lowerBound < read.count,
        read[run.upperBound] == 0x2C, read[run.upperBound + 1] == 0x0A
      {
        run = run.lowerBound..<entry.text.upperBound
      } else {
        pieces += [bytes(run), [0x2C, 0x0A]]
        run = entry.text
      }
    }
    return pieces + [bytes(run), Self.tail[...]]
  }

  /// The bytes in a range of offsets.
  private func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> {
    guard range.lowerBound >= read.count else { return read[range] }
    return added[(range.lowerBound - read.count)..<(range.upperBound - read.count)]
  }

  /// The index of the entry for a file, from 0; nil if there is none.
  package func index(ofFile file: String) -> Int? {
    let wanted = Array(JSONValue.quoted(file).utf8)
    let ending = Self.ending(of: Self.fileKey.dropLast() + wanted)
    return entries.firstIndex {
      $0.ending == ending && $0.file.count == wanted.count
        && bytes($0.file).elementsEqual(wanted)
    }
  }

  /// The last eight bytes.
  private static func ending(of bytes: some Collection<UInt8>) -> UInt64 {
    bytes.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The indices of the entries whose paths start with `prefix`.
  package func indices(ofFilesBeginning prefix: String) -> [Int] {
    let wanted = Array(JSONValue.quoted(prefix).utf8.dropLast())
    return entries.indices.filter { index in
      let name = entries[index].file
      return name.count > wanted.count + 1 && bytes(name).starts(with: wanted)
    }
  }

  package subscript(index: Int) -> ListedItem { item(Array(bytes(entries[index].text))) }

  /// The entry at an index, as JSON.
  func entryText(at index: Int) -> String {
    String(decoding: bytes(entries[index].text), as: UTF8.self)
  }

  /// The files of all entries except placeholders, in order.
  package var files: [String] { items.filter { !$0.isPlaceholder }.map(\.file) }

  /// All entries, in order.
  package var items: [ListedItem] { entries.indices.map { self[$0] } }

  // MARK: - Changes

  /// Removes entries, then inserts others.
  ///
  /// - Parameters:
  ///   - removed: The indices of entries before the change.
  ///   - inserted: The entries to insert with their indices after the change, in ascending order; an index
  ///     beyond the end means the end.
  package mutating func change(
    removing removed: Set<Int>, inserting inserted: [(index: Int, item: ListedItem)]
  ) {
    if !removed.isEmpty {
      entries = entries.indices.filter { !removed.contains($0) }.map { entries[$0] }
    }
    for (index, item) in inserted {
      append(Self.line(of: item))
      let entry = entries.removeLast()
      entries.insert(entry, at: min(max(index, 0), entries.count))
    }
  }

  /// Moves entries, including unknown keys, so that they are contiguous.
  ///
  /// - Parameters:
  ///   - moved: The indices of the entries before the change, in the new order.
  ///   - index: The index of the first entry after the change; nil for the end.
  package mutating func move(_ moved: [Int], to index: Int?) {
    let taken = moved.map { entries[$0] }
    let gone = Set(moved)
    entries = entries.indices.filter { !gone.contains($0) }.map { entries[$0] }
    entries.insert(contentsOf: taken, at: min(max(index ?? entries.count, 0), entries.count))
  }

  /// Rewrites the entry of a file that has been replaced.
  ///
  /// Keys of newer versions are preserved.
  package mutating func renew(_ index: Int, as item: ListedItem) {
    var line = Self.line(of: item)
    let old = Array(bytes(entries[index].text))
    if let value = try? JSONReader.node(of: old, as: .json5),
      case .object(let members) = value.content
    {
      let others = members.filter { !ListedItem.keys.contains($0.key) }.map {
        ",\(JSONValue.quoted($0.key)):\($0.value.text)"
      }
      line.removeLast()
      line += Array("\(others.joined())}".utf8)
    }
    guard line != old else { return }
    append(line)
    entries[index] = entries.removeLast()
  }

  /// Appends an entry that `entryText(at:)` returned; if it is invalid, an entry with only the file.
  mutating func append(entryText: String, ofFile file: String) {
    if let list = try? ItemList(Array("{\"items\":[\(entryText)]}".utf8)), list.count == 1,
      list.index(ofFile: file) == 0
    {
      append(Array(list.entryText(at: 0).utf8))
    } else {
      append(Self.line(of: ListedItem(file: file)))
    }
  }

  private mutating func append(_ line: [UInt8]) {
    let start = read.count + added.count
    added += line
    let file = Self.fileKey.count - 1
    let end = Self.endOfText(line, from: file)
    entries.append(
      Entry(
        text: start..<(start + line.count), file: (start + file)..<(start + end),
        ending: Self.ending(of: line[..<end])))
  }

  private static let fileKey = Array("{\"file\":\"".utf8)

  /// The end of a string that starts with a quote.
  private static func endOfText(_ line: [UInt8], from start: Int) -> Int {
    var offset = start + 1
    while line[offset] != UInt8(ascii: "\"") {
      offset += line[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return offset + 1
  }

  // MARK: - Fast parsing

  /// The entries of a list with one line per entry; nil if it is formatted differently.
  private static func lines(of bytes: [UInt8]) -> [Entry]? {
    guard bytes.count >= head.count + tail.count, bytes.starts(with: head),
      bytes[(bytes.count - tail.count)...].elementsEqual(tail)
    else { return nil }
    return bytes.withUnsafeBytes { all in
      guard (try? UTF8Span(validating: all.assumingMemoryBound(to: UInt8.self).span)) != nil else {
        return nil
      }
      var scanner = EntryScanner(all, from: head.count, to: all.count - tail.count)
      var entries: [Entry] = []
      entries.reserveCapacity(all.count / 100)
      while let entry = scanner.next() {
        guard isAsWrittenHere(all[entry.file]) else { return nil }
        // The key precedes the name, so there are at least eight bytes.
        let ending = all.loadUnaligned(fromByteOffset: entry.file.upperBound - 8, as: UInt64.self)
        entries.append(
          Entry(text: entry.text, file: entry.file, ending: UInt64(bigEndian: ending)))
      }
      return scanner.isAtEnd ? entries : nil
    }
  }

  /// Whether a quoted name is escaped exactly as this program would escape it.
  private static func isAsWrittenHere(_ name: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard name.contains(where: { $0 == UInt8(ascii: "\\") || $0 == 0x7F }) else { return true }
    guard let value = try? JSONReader.node(of: Array(name), as: .json5),
      case .string(let text) = value.content
    else { return false }
    return JSONValue.quoted(text).utf8.elementsEqual(name)
  }

  // MARK: - General parsing

  /// The lines of a list with arbitrary formatting.
  private static func written(_ bytes: [UInt8]) throws(ViewProblem) -> [[UInt8]] {
    let value: JSONNode
    do throws(JSONFailure) {
      value = try JSONReader.node(of: bytes, as: .json5)
    } catch {
      throw ViewProblem(line: error.line, reason: error.reason)
    }
    guard case .object(let members) = value.content, members.count == 1,
      let list = members.first, list.key == "items", case .array(let entries) = list.value.content
    else {
      throw ViewProblem(
        line: value.line, reason: "the list must be one object with the only key 'items'")
    }
    var lines: [[UInt8]] = []
    for entry in entries {
      guard case .object(let members) = entry.content,
        let file = members.first(where: { $0.key == "file" })?.value,
        case .string(let name) = file.content, !name.isEmpty
      else {
        throw ViewProblem(
          line: entry.line, reason: "each entry must be an object with the key 'file'")
      }
      let others = members.filter { $0.key != "file" }.map {
        ",\(JSONValue.quoted($0.key)):\($0.value.text)"
      }
      lines.append(Array("{\"file\":\(JSONValue.quoted(name))\(others.joined())}".utf8))
    }
    return lines
  }

  private func item(_ text: [UInt8]) -> ListedItem {
    var item = ListedItem(file: "")
    guard let value = try? JSONReader.node(of: text, as: .json5),
      case .object(let members) = value.content
    else { return item }
    for member in members {
      switch (member.key, member.value.content) {
      case ("file", .string(let text)): item.file = text
      case ("type", .string(let text)): item.type = text
      case ("name", .string(let text)): item.name = text
      case ("url", .string(let text)): item.url = text
      case ("width", .number(let text)): item.width = Int(text)
      case ("height", .number(let text)): item.height = Int(text)
      case ("aspectRatio", .number(let text)): item.aspectRatio = Double(text)
      case ("placeholder", .bool(let truth)): item.isPlaceholder = truth
      default: break
      }
    }
    return item
  }

  /// The line for an entry, with the file first.
  private static func line(of item: ListedItem) -> [UInt8] {
    var members = ["\"file\":\(JSONValue.quoted(item.file))"]
    if let type = item.type { members.append("\"type\":\(JSONValue.quoted(type))") }
    if let name = item.name { members.append("\"name\":\(JSONValue.quoted(name))") }
    if let url = item.url { members.append("\"url\":\(JSONValue.quoted(url))") }
    if let width = item.width { members.append("\"width\":\(width)") }
    if let height = item.height { members.append("\"height\":\(height)") }
    if let ratio = item.aspectRatio { members.append("\"aspectRatio\":\(ratio)") }
    if item.isPlaceholder { members.append("\"placeholder\":true") }
    return Array("{\(members.joined(separator: ","))}".utf8)
  }
}
