// How the language is chosen from what speaks for each.
extension LanguageScore {
  struct Candidate {
    let language: Int
    let mimeType: String
    let points: Int
    let needed: Int
    /// How far it stands out, times the most that one of its rules weighs.
    let strength: Int

    /// Whether it is answered where no name says so, too.
    ///
    /// The limit was chosen on all collections of labelled sources but one, so that a wrong answer counts two
    /// right ones, and then tried on that one, for each in turn; `Benchmarks/detect.py --strength` does so too.
    var isSure: Bool { strength >= 260 }

    /// Whether it is twice as sure.
    var isClear: Bool { strength >= 520 }
  }

  /// The language that it is in; nil where none stands out.
  func best() -> Candidate? {
    var totals = [Int](repeating: 0, count: points.count)
    for index in points.indices { totals[index] = total(index) }
    guard let winner = totals.indices.max(by: { totals[$0] < totals[$1] }) else { return nil }
    let won = totals[winner]
    let needed = needed(rules[winner])
    guard won >= needed else { return nil }
    let lineage = lineage(winner)
    // Relatives do not count: what speaks for a language speaks for those that contain it, too.
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
    // One rule alone is chance, however often it holds, unless it is about a line that nothing else has.
    guard total > 0, points[index] - loose[index] >= 8 || rules.base(index) != nil else {
      return 0
    }
    guard kinds[index] > 1 || heaviest[index] > 5 || rules.base(index) != nil else {
      return 0
    }
    if let base = rules.base(index) {
      // It must show itself, not only what it contains.
      guard total >= 16, kinds[index] > 1 || heaviest[index] > 4 else { return 0 }
      total += self.base(base)
    }
    return total + fit(rules[index])
  }

  private func base(_ index: Int) -> Int {
    solid(index) + (rules.base(index).map { max(solid($0), 0) } ?? 0)
  }

  /// The points of a language, of which weak signs may be no more than what is beside them.
  private func solid(_ index: Int) -> Int {
    let firm = points[index] - loose[index]
    let share = shape.signShare
    let more = share >= 50 ? max(firm, 0) + 24 : share >= 25 ? max(firm, 0) + 8 : 8
    return firm + min(loose[index], more)
  }

  /// How well comments and ends of lines are those of the language.
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

  /// How many points are needed: the longer a text the more, as something is found in each by chance, and
  /// more in what reads like prose.
  func needed(_ language: Language) -> Int {
    var needed = 16 + min(shape.all, 400) / 10
    if !language.style.contains(.prose) {
      needed += shape.signShare < 25 ? needed + 16 : shape.signShare < 50 ? needed / 2 : 0
    }
    return needed
  }
}

extension LanguageScore.Shape {
  /// How many of a thousand bytes are signs of programs: of prose some ten, of programs a hundred.
  fileprivate var signShare: Int { signs * 1_000 / max(bytes, 1) }
}
