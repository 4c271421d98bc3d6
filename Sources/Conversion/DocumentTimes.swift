import SystemCalls

/// The times and the identifiers of a PDF document.
///
/// LibreOffice writes when it made the document, and identifiers that depend on that, so that the same source would become
/// other bytes each time. The places are those of ISO 32000, 7.5.4, 7.5.5 and 14.3.3.
enum DocumentTimes {
  /// Gives a document the beginning of 1980 as its times, and identifiers that depend on nothing but its bytes.
  ///
  /// Other files are left as they are, and so are documents with a compressed list of objects, and encrypted ones, whose
  /// keys depend on the identifiers.
  static func settle(_ file: OpenFile) throws(SystemFailure) {
    let status = try file.status()
    guard status.kind == .regular, try file.bytes(5, at: 0) == Array("%PDF-".utf8) else { return }
    let start = max(0, status.size - 2048)
    var tail = try file.bytes(2048, at: start)
    guard let trailer = tail.place(of: "trailer", last: true),
      tail.place(of: "/Encrypt", from: trailer) == nil,
      let info = tail.number(behind: "/Info ", from: trailer),
      let list = tail.number(behind: "startxref", from: trailer),
      let place = try place(ofObject: info, listedAt: list, in: file)
    else { return }
    var object = try file.bytes(4096, at: place)
    guard object.starts(with: "\(info) 0 obj".utf8), let end = object.place(of: "endobj") else {
      return
    }
    object.removeSubrange(end...)
    for key in ["/CreationDate(D:", "/ModDate(D:"] {
      guard let date = object.place(of: key).map({ $0 + key.utf8.count }),
        object.count >= date + time.count
      else { continue }
      object.replaceSubrange(date..<(date + time.count), with: time)
    }
    try file.write(object, at: place)
    // The object may be in it.
    tail = try file.bytes(2048, at: start)
    let places = tail.identifiers(from: trailer)
    for place in places { tail.replaceSubrange(place, with: Array(repeating: 0x30, count: 32)) }
    try file.write(tail, at: start)
    let identifier = try digits(of: file)
    for place in places { tail.replaceSubrange(place, with: identifier) }
    try file.write(tail, at: start)
  }

  private static let time = Array("19800101000000".utf8)

  /// The offset of an object in the list of all; nil if the list is another, or does not have it.
  private static func place(
    ofObject number: Int, listedAt list: Int, in file: OpenFile
  ) throws(SystemFailure) -> Int64? {
    let head = try file.bytes(40, at: Int64(list))
    let lines = head.split(separator: 0x0A, maxSplits: 2)
    guard lines.count == 3, lines[0].elementsEqual("xref".utf8), lines[1].starts(with: "0 ".utf8)
    else { return nil }
    // Each entry has 20 bytes, of which the first ten are the digits of the offset.
    let entry = try file.bytes(20, at: Int64(list + lines[2].startIndex + 20 * number))
    guard entry.count == 20, entry[17] == UInt8(ascii: "n") else { return nil }
    return Int64(String(decoding: entry.prefix(10), as: UTF8.self))
  }

  /// 32 digits that depend on all bytes of a file, by FNV-1a.
  private static func digits(of file: OpenFile) throws(SystemFailure) -> [UInt8] {
    var hashes: [UInt64] = [0xCBF2_9CE4_8422_2325, 0x8422_2325_CBF2_9CE4]
    var offset: Int64 = 0
    while true {
      let bytes = try file.bytes(1 << 16, at: offset)
      if bytes.isEmpty { break }
      offset += Int64(bytes.count)
      for byte in bytes {
        for index in hashes.indices {
          hashes[index] = (hashes[index] ^ UInt64(byte)) &* 0x0100_0000_01B3
        }
      }
    }
    return hashes.flatMap { hash in
      (0..<16).map { Array("0123456789ABCDEF".utf8)[Int(hash >> (60 - 4 * $0) & 15)] }
    }
  }
}

extension [UInt8] {
  /// Where a word begins.
  fileprivate func place(of word: String, from start: Int = 0, last: Bool = false) -> Int? {
    let word = Array(word.utf8)
    guard count - start >= word.count else { return nil }
    let places = start...(count - word.count)
    let isThere = { self[$0...].starts(with: word) }
    return last ? places.last(where: isThere) : places.first(where: isThere)
  }

  /// The number behind a word and blanks; nil for one that no place in a document can have.
  fileprivate func number(behind word: String, from start: Int) -> Int? {
    guard let place = place(of: word, from: start) else { return nil }
    let rest = self[(place + word.utf8.count)...].drop { [0x20, 0x0A, 0x0D].contains($0) }
    return Int(String(decoding: rest.prefix { 0x30...0x39 ~= $0 }, as: UTF8.self))
      .flatMap { $0 < 1 << 32 ? $0 : nil }
  }

  /// The places of 32 hexadecimal digits, the identifiers.
  fileprivate func identifiers(from start: Int) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var begin = start
    while begin < count {
      let end = self[begin...].firstIndex { !Self.hexadecimal.contains($0) } ?? count
      if end - begin == 32 { places.append(begin..<end) }
      begin = end + 1
    }
    return places
  }

  private static let hexadecimal = Set("0123456789ABCDEF".utf8)
}
