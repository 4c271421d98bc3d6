/// Rows of cells set in columns by their display width.
struct Table {
  struct Column {
    var isRightAligned = false
    var colour: Style.Colour?
    /// The columns of space before it.
    var gap = 3
    /// Whether it gives way when the row is wider than the terminal.
    var shrinks = false
  }

  /// The columns up to which cells that may give way are set under each other.
  private static let widest = 40

  var columns: [Column]
  private(set) var rows: [[String]] = []

  init(_ columns: [Column]) { self.columns = columns }

  /// Adds a row; cells that are left out are empty.
  mutating func add(_ cells: [String]) { rows.append(cells) }

  mutating func removeRows() { rows.removeAll(keepingCapacity: true) }

  /// The rows as lines without trailing space.
  ///
  /// - Parameter limit: The columns that a line may take; nil means any number.
  func lines(_ style: Style, limit: Int?) -> [String] {
    let widths = fittedWidths(limit: limit)
    return rows.map { row in
      var line = ""
      var owed = 0
      for (index, column) in columns.enumerated() where widths[index] > 0 {
        let whole = index < row.count ? row[index] : ""
        let cell = limit == nil ? whole : DisplayWidth.cut(whole, to: widths[index])
        let space = max(0, widths[index] - DisplayWidth.of(cell))
        owed += column.gap + (column.isRightAligned ? space : 0)
        if !cell.isEmpty {
          line += String(repeating: " ", count: owed) + style.paint(cell, column.colour)
          owed = 0
        }
        if !column.isRightAligned { owed += space }
      }
      return line
    }
  }

  private func fittedWidths(limit: Int?) -> [Int] {
    var widths = columns.indices.map { index in
      rows.reduce(0) { max($0, index < $1.count ? DisplayWidth.of($1[index]) : 0) }
    }
    guard let limit else {
      // What is not cut may be long; one long name is not a reason to set all rows apart.
      return zip(columns, widths).map { $0.shrinks ? min($1, Self.widest) : $1 }
    }
    let gaps = zip(columns, widths).reduce(0) { $0 + ($1.1 > 0 ? $1.0.gap : 0) }
    var excess = widths.reduce(gaps, +) - limit
    let least = 4
    while excess > 0 {
      // The widest gives way first, down to what still tells names apart.
      let candidates = columns.indices.filter { columns[$0].shrinks && widths[$0] > least }
      guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }
}
