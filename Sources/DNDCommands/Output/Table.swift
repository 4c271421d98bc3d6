/// Rows of cells aligned in columns by their display width.
struct Table {
  struct Column {
    var isRightAligned = false
    var colour: Style.Colour?
    /// The number of spaces before the column.
    var gap = 3
    /// Whether the column shrinks if a row is wider than the terminal.
    var shrinks = false
    /// Whether it is left out where the row is still wider than the terminal.
    var yields = false
  }

  /// The maximum width to which shrinkable columns are padded in output of unlimited width.
  private static let widest = 40

  var columns: [Column]
  private(set) var rows: [[String]] = []
  /// The colour of each row, for the columns that have none.
  private var colours: [Style.Colour?] = []

  init(_ columns: [Column]) { self.columns = columns }

  /// Adds a row; missing cells are empty.
  mutating func add(_ cells: [String], colour: Style.Colour? = nil) {
    rows.append(cells)
    colours.append(colour)
  }

  mutating func removeRows() {
    rows.removeAll(keepingCapacity: true)
    colours.removeAll(keepingCapacity: true)
  }

  /// The rows as lines without trailing spaces.
  ///
  /// - Parameter limit: The maximum width of a line; nil for no limit.
  func lines(_ style: Style, limit: Int?) -> [String] {
    let (widths, gap) = fitted(limit: limit)
    return zip(rows, colours).map { row, colour in
      var line = ""
      var owed = 0
      for (index, column) in columns.enumerated() where widths[index] > 0 {
        let whole = index < row.count ? row[index] : ""
        let cell = limit == nil ? whole : DisplayWidth.cut(whole, to: widths[index])
        let space = max(0, widths[index] - DisplayWidth.of(cell))
        owed += min(column.gap, gap) + (column.isRightAligned ? space : 0)
        if !cell.isEmpty {
          line += String(repeating: " ", count: owed) + style.paint(cell, column.colour ?? colour)
          owed = 0
        }
        if !column.isRightAligned { owed += space }
      }
      return line
    }
  }

  /// The width of each column, 0 of one that is left out, and the widest gap between them.
  private func fitted(limit: Int?) -> (widths: [Int], gap: Int) {
    var widths = columns.indices.map { index in
      rows.reduce(0) { max($0, index < $1.count ? DisplayWidth.of($1[index]) : 0) }
    }
    guard let limit else {
      // Without a limit cells are not cut, and one long name must not widen every row.
      return (zip(columns, widths).map { $0.shrinks ? min($1, Self.widest) : $1 }, .max)
    }
    func excess(_ gap: Int) -> Int {
      zip(columns, widths).reduce(-limit) { $0 + ($1.1 > 0 ? $1.1 + min($1.0.gap, gap) : 0) }
    }
    // The columns that distinguish names are shortened last.
    shrink(&widths, by: excess(.max), to: 12)
    var gap = Int.max
    if excess(gap) > 0 { gap = 1 }
    for index in columns.indices.reversed() where columns[index].yields && excess(gap) > 0 {
      widths[index] = 0
    }
    shrink(&widths, by: excess(gap), to: 4)
    return (widths, gap)
  }

  /// Makes the widest columns narrower, of those that may be.
  private func shrink(_ widths: inout [Int], by excess: Int, to least: Int) {
    var excess = excess
    while excess > 0 {
      let candidates = columns.indices.filter { columns[$0].shrinks && widths[$0] > least }
      guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { return }
      widths[widest] -= 1
      excess -= 1
    }
  }
}
