// Chooses a language according to the scores.
extension LanguageScore {
  struct Candidate {
    let language: Int
    let mimeType: String
    let points: Int
    let needed: Int
    /// The lead over the second language, multiplied by the weight of the heaviest rule.
    let strength: Int

    /// Whether the result is acceptable without a name that agrees.
    ///
    /// The threshold was chosen by cross-validation on collections of labelled sources, with each wrong answer
    /// costing two right ones. `Benchmarks/detect.py --strength` repeats this.
    var isSure: Bool { strength >= 260 }

    /// Whether the strength is at least twice the required one.
    var isClear: Bool { strength >= 520 }
  }

  /// The language of the text; nil if none stands out.
  func best() -> Candidate? {
    var totals = [Int](repeating: 0, count: points.count)
    for index in points.indices { totals[index] = total(index) }
    guard let winner = totals.indices.max(by: { totals[$0] < totals[$1] }) else { return nil }
    let won = totals[winner]
    let needed = needed(rules[winner])
    guard won >= needed else { return nil }
    let lineage = lineage(winner)
    // Related languages do not compete, because evidence for a language also supports those that contain it.
    var second = 0
    for index in totals.indices where index != winner && self.lineage(index) != lineage {
      second = max(second, totals[index])
    }
    guard won >= second + 6, won * 7 >= second * 8 else { return nil }
    return Candidate(
      language: winner, mimeType: rules.mimeType(winner), points: won,
      needed: needed,
      strength: (won - second) * heaviest[winner])
  }

  func lineage(_ index: Int) -> Int {
    var index = index
    for _ in 0..<4 { index = rules.base(index) ?? index }
    return index
  }

  func total(_ index: Int) -> Int {
    var total = solid(index)
    // A single rule may match by chance, however often, unless it is about lines that no other language has.
    guard total > 0, points[index] - loose[index] >= 8 || rules.base(index) != nil else {
      return 0
    }
    guard kinds[index] > 1 || heaviest[index] > 5 || rules.base(index) != nil else {
      return 0
    }
    if let base = rules.base(index) {
      // There must be evidence for the language itself, not only for the language that it contains.
      guard total >= 16, kinds[index] > 1 || heaviest[index] > 4 else { return 0 }
      total += self.base(base)
    }
    return total + fit(rules[index])
  }

  private func base(_ index: Int) -> Int {
    solid(index) + (rules.base(index).map { max(solid($0), 0) } ?? 0)
  }

  /// The points of a language, limiting weak evidence in relation to the rest.
  private func solid(_ index: Int) -> Int {
    let firm = points[index] - loose[index]
    let share = shape.signShare
    let more = share >= 50 ? max(firm, 0) + 24 : share >= 25 ? max(firm, 0) + 8 : 8
    return firm + min(loose[index], more)
  }

  /// How well the comments and line ends match the language.
  private func fit(_ language: Language) -> Int {
    var fit = 0
    for (index, count) in shape.comments.enumerated() where count > 0 {
      let isOwn = language.comments.rawValue >> index & 1 == 1
      if isOwn { fit += min(count, 3) } else if count > 1, index < 4 { fit -= min(count, 6) }
    }
    guard shape.code > 2 else { return fit }
    let share = shape.semicolons * 100 / shape.code
    if language.style.contains(.semicolons) {
      if share < 8, shape.code > 8 { fit -= 12 } else if share > 30 { fit += 4 }
    } else if language.style.contains(.noSemicolons), share > 25 {
      fit -= share > 50 ? 40 : 16
    }
    return fit
  }

  /// The required number of points, which grows with the length of the text, because longer texts match more rules by
  /// chance.
  ///
  /// Text that resembles prose requires more.
  func needed(_ language: Language) -> Int {
    var needed = 16 + min(shape.all, 400) / 10
    if !language.style.contains(.prose) {
      needed += shape.signShare < 25 ? needed + 16 : shape.signShare < 50 ? needed / 2 : 0
    }
    return needed
  }
}

extension LanguageScore.Shape {
  /// The number of bytes per thousand that are typical of programs: about ten in prose, about a hundred in programs.
  fileprivate var signShare: Int { signs * 1_000 / max(bytes, 1) }
}
