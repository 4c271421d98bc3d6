package import Items
import JSON

/// The list of an ordered view, entry by entry as it is written.
///
/// A list that was written here has a line for each entry. So ten thousand entries are gone through once,
/// and only those that are asked for are taken apart; what a newer version knows of an entry stays.
package struct ItemList: Sendable {
  /// The bytes that the entries are in, as they were read.
  private let read: [UInt8]
  /// Those that were added since; places in them count on from those that were read.
  private var added: [UInt8] = []
  private var entries: [Entry]

  /// An entry's text, and in it the text of its file's name, quotes included.
  private struct Entry: Equatable {
    var text: Range<Int>
    var file: Range<Int>
    /// The last eight bytes of the key and the name, by which most others are told from it.
    var ending: UInt64
  }

  package init() { self.init([], []) }

  private init(_ read: [UInt8], _ entries: [Entry]) {
    self.read = read
    self.entries = entries
  }

  private static let head = Array("{\"items\":[\n".utf8)
  private static let tail = Array("\n]}\n".utf8)

  /// Reads a list.
  ///
  /// - Throws: `ViewProblem` where it is not a list of objects that name a file each.
  package init(_ bytes: [UInt8]) throws(ViewProblem) {
    if let entries = Self.lines(of: bytes) {
      self.init(bytes, entries)
    } else {
      self.init()
      for line in try Self.written(bytes) { append(line) }
    }
  }

  package var count: Int { entries.count }

  /// Whether another list, which this one was made from, has the same entries in the same order.
  func isUnchanged(from other: ItemList) -> Bool { entries == other.entries }

  /// The list's text.
  package var text: [UInt8] { pieces.reduce(into: []) { $0 += $1 } }

  /// The list's text in pieces, of which there are few where little has changed.
  var pieces: [ArraySlice<UInt8>] {
    guard let first = entries.first else { return [Array("{\"items\":[]}\n".utf8)[...]] }
    var pieces = [Self.head[...]]
    // Entries that are one behind the other as they will be go together.
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

  /// What is at these places.
  private func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> {
    guard range.lowerBound >= read.count else { return read[range] }
    return added[(range.lowerBound - read.count)..<(range.upperBound - read.count)]
  }

  /// The place of the entry of a file, from 0; nil where there is none.
  package func index(ofFile file: String) -> Int? {
    let wanted = Array(JSONValue.quoted(file).utf8)
    let ending = Self.ending(of: Self.fileKey.dropLast() + wanted)
    return entries.firstIndex {
      $0.ending == ending && $0.file.count == wanted.count
        && bytes($0.file).elementsEqual(wanted)
    }
  }

  /// The last eight of at least as many bytes.
  private static func ending(of bytes: some Collection<UInt8>) -> UInt64 {
    bytes.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The places of the entries of files whose paths begin so.
  package func indices(ofFilesBeginning prefix: String) -> [Int] {
    let wanted = Array(JSONValue.quoted(prefix).utf8.dropLast())
    return entries.indices.filter { index in
      let name = entries[index].file
      return name.count > wanted.count + 1 && bytes(name).starts(with: wanted)
    }
  }

  package subscript(index: Int) -> ListedItem { item(Array(bytes(entries[index].text))) }

  /// The entry at a place, as JSON.
  func entryText(at index: Int) -> String {
    String(decoding: bytes(entries[index].text), as: UTF8.self)
  }

  /// The files of all entries, in order, placeholders left out.
  package var files: [String] { items.filter { !$0.isPlaceholder }.map(\.file) }

  /// All entries, in order.
  package var items: [ListedItem] { entries.indices.map { self[$0] } }

  // MARK: - Changes

  /// Takes entries out, and puts others in, as one change.
  ///
  /// - Parameters:
  ///   - removed: Places before the change.
  ///   - inserted: What goes in, with the place that it has after the change, in rising order; a place
  ///     beyond the end is the end.
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

  /// Moves entries, which keep all that is known of them, to be together from a place on.
  ///
  /// - Parameters:
  ///   - moved: Places before the change, in the order in which they are to be.
  ///   - place: That of the first one after the change; nil is the end.
  package mutating func move(_ moved: [Int], to index: Int?) {
    let taken = moved.map { entries[$0] }
    let gone = Set(moved)
    entries = entries.indices.filter { !gone.contains($0) }.map { entries[$0] }
    entries.insert(contentsOf: taken, at: min(max(index ?? entries.count, 0), entries.count))
  }

  /// Rewrites what is known of an entry, whose file is another one now; what a newer version knows of it
  /// stays.
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

  /// Adds the entry of a file as `entryText(at:)` gave it; one that names the file only where it is none.
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

  /// The end of a text that begins with its quote.
  private static func endOfText(_ line: [UInt8], from start: Int) -> Int {
    var offset = start + 1
    while line[offset] != UInt8(ascii: "\"") {
      offset += line[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return offset + 1
  }

  // MARK: - Reading what was written here

  /// The entries of a list with a line for each; nil where it is written in another way.
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
        // Before the name is the key, which is as long.
        let ending = all.loadUnaligned(fromByteOffset: entry.file.upperBound - 8, as: UInt64.self)
        entries.append(
          Entry(text: entry.text, file: entry.file, ending: UInt64(bigEndian: ending)))
      }
      return scanner.isAtEnd ? entries : nil
    }
  }

  /// Whether a name, with its quotes, has the escapes that it would get here and no others.
  private static func isAsWrittenHere(_ name: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard name.contains(where: { $0 == UInt8(ascii: "\\") || $0 == 0x7F }) else { return true }
    guard let value = try? JSONReader.node(of: Array(name), as: .json5),
      case .string(let text) = value.content
    else { return false }
    return JSONValue.quoted(text).utf8.elementsEqual(name)
  }

  // MARK: - Reading what was written elsewhere

  /// The lines that a list would have, of one that may be written in any way.
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
      throw ViewProblem(line: value.line, reason: "a list is one object with the key 'items'")
    }
    var lines: [[UInt8]] = []
    for entry in entries {
      guard case .object(let members) = entry.content,
        let file = members.first(where: { $0.key == "file" })?.value,
        case .string(let name) = file.content, !name.isEmpty
      else {
        throw ViewProblem(line: entry.line, reason: "an entry is an object that names its 'file'")
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

  /// An entry as it is written: the file first.
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
