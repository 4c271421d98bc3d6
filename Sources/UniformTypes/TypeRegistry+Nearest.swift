import Diagnostics

// Suggestions for an unknown word. Speed does not matter here, because they are computed only after an error.

extension TypeRegistry {
  /// The known words for types that are nearest to an unknown one, best first; at most three.
  ///
  /// - Parameter more: Additional types that are not declared yet.
  package func nearestWords(to word: String, amongst more: [UniformType] = []) -> [String] {
    let wrong = Array(word.lowercasedASCII.utf8.prefix(64))
    guard
      word.unicodeScalars.contains(where: {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      })
    else { return [] }
    // Allow one error in three letters, two in six.
    let limit = max(1, wrong.count / 3)
    let isIdentifier = word.utf8.contains(UInt8(ascii: "."))
    var found: [(distance: Int, word: String)] = []
    func consider(_ candidate: String, as answer: String) {
      let letters = Array(candidate.lowercasedASCII.utf8)
      // In a short word, a replaced letter makes another word; only swapped, missing and extra ones are slips.
      if wrong.count <= 3, letters.count == wrong.count, letters.sorted() != wrong.sorted() {
        return
      }
      let distance = Self.distance(wrong, letters, limit: limit)
      if distance <= limit, !found.contains(where: { $0.word == answer }) {
        found.append((distance, answer))
      }
    }
    if let meant = Self.everydayWords[word.lowercasedASCII] { return meant }
    for short in TypeWord.shortWords { consider(short, as: short) }
    let extensions = TypeTable.extensions.words
    for index in 0..<extensions.count
    where !declaredRows(forExtension: extensions.word(index)).isEmpty {
      consider(extensions.word(index), as: extensions.word(index))
    }
    for word in declarations?.entries.flatMap({ $0.extensions?.value ?? [] }) ?? [] {
      consider(word, as: word)
    }
    for type in declaredTypes + more {
      let last = type.identifier.split(separator: ".").last.map(String.init) ?? type.identifier
      // Identifiers are for those who type dots, or nearly a whole last word of a general type.
      if !isOfCatalogue(type), isIdentifier || type.identifier.hasPrefix("public.") {
        if !found.contains(where: { $0.word == last }) { consider(last, as: type.identifier) }
      }
      if isIdentifier { consider(type.identifier, as: type.identifier) }
    }
    // The most common words come first.
    let rank = { (word: String) in TypeWord.usual.contains(word) ? 0 : 1 }
    return found.sorted {
      ($0.distance, rank($0.word), $0.word.utf8.count, $0.word)
        < ($1.distance, rank($1.word), $1.word.utf8.count, $1.word)
    }
    .prefix(3).map(\.word)
  }

  /// What people call types that have other names here.
  private static let everydayWords: [String: [String]] = [
    "photo": ["image"], "photos": ["image"], "picture": ["image"], "pictures": ["image"],
    "images": ["image"], "music": ["audio"], "sound": ["audio"], "song": ["audio"],
    "film": ["video"], "movie": ["video"], "videos": ["video"], "link": ["url"],
    "directory": ["folder"], "document": ["pdf", "docx", "odt"], "word": ["docx"],
    "excel": ["xlsx"], "powerpoint": ["pptx"], "spreadsheet": ["xlsx", "ods", "csv"],
    "markdown": ["md"], "string": ["text"], "all": ["any"],
  ]

  /// Whether a type is named only after its MIME type, by a rule, so that nobody writes its identifier.
  private func isOfCatalogue(_ type: UniformType) -> Bool {
    TypeTable.row(of: type.identifier).map(TypeTable.isOfCatalogue) == true
  }

  /// The number of letters to insert, delete, replace or swap with the next one; a number above `limit` if it exceeds
  /// the limit.
  static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
    guard abs(left.count - right.count) <= limit else { return limit + 1 }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
