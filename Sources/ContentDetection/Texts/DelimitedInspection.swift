/// Recognizes tables of rows whose fields are separated by commas, semicolons, tabs or vertical bars.
enum DelimitedInspection {
  static func finding(in lines: TextLines) -> Finding? {
    if let tabs = table(lines, separator: 0x09) {
      return .likely("text/tab-separated-values", "\(tabs.columns) columns of tabs")
    }
    for separator in [UInt8(0x2C), 0x3B, 0x7C] {
      if let found = table(lines, separator: separator) {
        return .likely("text/csv", "\(found.columns) columns")
      }
    }
    return nil
  }

  private static let rowLimit = 200

  private static func table(
    _ lines: TextLines, separator: UInt8
  ) -> (columns: Int, rows: Int)? {
    guard var reader = RowReader(lines, separator: separator), let header = reader.next() else {
      return nil
    }
    var rows = [header]
    while rows.count < rowLimit, let row = reader.next() { rows.append(row) }
    guard !reader.isBroken, rows.count >= 2, header.fields >= 2 else { return nil }
    let columns = header.fields
    // A truncated last row or notes below the table may differ; other rows must not.
    let fitting = rows.count { $0.fields == columns }
    guard fitting * 100 >= rows.count * (rows.count > 8 ? 92 : 100) else { return nil }
    // Code has characters that tables lack; sentences are long and end with a full stop.
    let code = rows.count { $0.isCode }
    guard code * 6 <= rows.count, !header.isCode || header.quoted > 0 else { return nil }
    let prose = rows.count { $0.isProse }
    guard prose * 3 <= rows.count else { return nil }
    let blanks = rows.reduce(0) { $0 + $1.blankAfterSeparator }
    // A separator at the end of a line has no blank after it, even in prose.
    let gaps = rows.reduce(0) { $0 + $1.fields - ($1.endsEmpty ? 2 : 1) }
    let ends = rows.count { $0.endsEmpty }
    let numbers = rows.dropFirst().reduce(0) { $0 + $1.numbers }
    let quoted = rows.reduce(0) { $0 + $1.quoted }
    // Lines of prose and verse often end in a comma, unlike rows with numbers or quoted fields.
    if separator == 0x2C, numbers + quoted == 0, ends * 2 >= rows.count { return nil }
    if separator == 0x2C, blanks * 2 > gaps {
      // Sentences and lists also have a blank after each comma.
      guard columns >= 3, rows.count >= 3, numbers + quoted >= rows.count - 1 else { return nil }
    }
    if separator == 0x09 {
      // Aligned columns are not a table, and indented code has empty first fields.
      guard rows.count(where: { $0.startsEmpty }) * 2 < rows.count else { return nil }
      // Lines with a name, a colon and a value are a report, not a table.
      guard rows.count(where: { $0.startsWithLabel }) * 2 < rows.count else { return nil }
      return columns > 2 || rows.count > 2 || numbers > 0 ? (columns, rows.count) : nil
    }
    // Two rows of two words each are not sufficient evidence.
    if rows.count == 2, columns == 2, numbers == 0, quoted == 0 {
      return separator == 0x2C && blanks == 0
        && rows.allSatisfy { $0.longest <= 24 && $0.spaces == 0 } ? (columns, 2) : nil
    }
    if separator == 0x7C {
      return columns >= 3 && rows.count >= 3 && !header.startsEmpty ? (columns, rows.count) : nil
    }
    if separator == 0x3B, columns == 2, quoted == 0 {
      // `x;` at the end of lines is code, not an empty second field.
      guard ends * 2 < rows.count else { return nil }
    }
    return (columns, rows.count)
  }
}

/// The statistics of one row.
struct DelimitedRow {
  var fields = 1
  var numbers = 0
  var quoted = 0
  var blankAfterSeparator = 0
  var startsEmpty = false
  /// Whether the first field ends in a colon.
  var startsWithLabel = false
  var endsEmpty = false
  var isCode = false
  var isProse = false
  var longest = 0
  var spaces = 0
}

/// Reads rows according to RFC 4180, where quoted fields may contain separators and line ends.
private struct RowReader {
  private let bytes: [UInt8]
  private let separator: UInt8
  private var index = 0
  private let isWhole: Bool
  private(set) var isBroken = false

  init?(_ lines: TextLines, separator: UInt8) {
    guard let first = lines.lines.first(where: { !$0.isBlank }),
      lines.all(first).contains(separator)
    else { return nil }
    bytes = lines.bytes
    index = first.start
    self.separator = separator
    isWhole = lines.isWhole
  }

  mutating func next() -> DelimitedRow? {
    while index < bytes.count, bytes[index].isLineEnd { index += 1 }
    guard index < bytes.count else { return nil }
    var row = DelimitedRow()
    let start = index
    while true {
      readField(&row, isFirst: index == start)
      guard !isBroken, index < bytes.count, bytes[index] == separator else { break }
      row.fields += 1
      index += 1
      if index < bytes.count, bytes[index] == 0x20 { row.blankAfterSeparator += 1 }
      if index >= bytes.count || bytes[index].isLineEnd { row.endsEmpty = true }
    }
    // A row truncated at the end of the inspected text does not count.
    if index >= bytes.count, !isWhole { return nil }
    let line = bytes[start..<index]
    row.isCode = isCode(line)
    row.isProse = row.quoted == 0 && line.isSentence && row.longest > 40
    return row
  }

  private mutating func readField(_ row: inout DelimitedRow, isFirst: Bool) {
    let start = index
    if index < bytes.count, bytes[index] == 0x22 {
      index += 1
      while index < bytes.count {
        if bytes[index] == 0x22 {
          index += 1
          guard index < bytes.count, bytes[index] == 0x22 else { break }
        }
        index += 1
      }
      if index < bytes.count, bytes[index] != separator, !bytes[index].isLineEnd {
        isBroken = true
        return
      }
      row.quoted += 1
      return
    }
    while index < bytes.count, bytes[index] != separator, !bytes[index].isLineEnd { index += 1 }
    var field = bytes[start..<index].trimmed
    while let last = field.last, last.isBlank { field = field.dropLast() }
    row.longest = max(row.longest, field.count)
    row.spaces += field.count { $0 == 0x20 }
    if isFirst, field.isEmpty { row.startsEmpty = true }
    if isFirst, field.last == 0x3A { row.startsWithLabel = true }
    if field.isNumber { row.numbers += 1 }
  }

  /// Whether a line looks like program code.
  private func isCode(_ line: ArraySlice<UInt8>) -> Bool {
    guard let last = line.last, let first = line.first else { return false }
    if last == 0x7B || last == 0x7D || last == 0x28 || last == 0x3B && separator != 0x3B {
      return true
    }
    if first == 0x23 || first == 0x7D || first == 0x2F || first == 0x3B && separator != 0x3B {
      return true
    }
    // Lists of values in programs.
    if let sign = line.trimmed.first, sign == 0x7B || sign == 0x5B || sign == 0x28 { return true }
    var (opened, assigned) = (0, 0)
    for byte in line.prefix(200) {
      if byte == 0x28 || byte == 0x7B || byte == 0x5B { opened += 1 }
      if byte == 0x3D { assigned += 1 }
    }
    return assigned > 0 && opened > 0 || assigned > 1 && separator != 0x3B || opened > 3
  }
}
