import SystemCalls
import UniformTypes

/// Weighs name, content and nature against each other, without reading anything.
///
/// The content comes first: the built-in rules, then the magic of the shared database and libmagic if they could know
/// more. The name then refines the content or replaces it where the content says little. If both are certain and
/// unrelated, the content wins. Text stays text: a text file never gets a type that a receiver of text would refuse,
/// unless its content says so.
struct DetectionRule {
  let registry: TypeRegistry
  /// Whether the appearance of a text may determine its type.
  ///
  /// Callers that only check whether bytes are what they should be disable it to save time. The appearance of a text
  /// then never overrides its name.
  var guesses = true
  let demands = SignDemands()

  /// Asks libmagic about content that is not text.
  typealias Magic = () throws(DetectionError) -> String?

  /// A verdict and the evidence that led to it.
  struct DetectionResult {
    var verdict: Verdict
    var evidence: [Detection.Evidence] = []
    /// The type that the name indicates, if the content is unrelated to it.
    var contradictedName: Verdict?
  }

  /// Judges a file with at least one byte.
  func judge(
    _ sample: Sample, name: String?, askingMagic: Magic
  ) throws(DetectionError) -> DetectionResult {
    let names = name.map(registry.globs) ?? []
    var collector = EvidenceCollector(sample, names: names, registry: registry, guesses: guesses)
    let verdict =
      collector.isText
      ? textVerdict(names, &collector)
      : try binaryVerdict(names, &collector, askingMagic)
    return DetectionResult(
      verdict: verdict, evidence: collector.evidence,
      contradictedName: contradicted(names, by: verdict, collector))
  }

  /// Judges an empty regular file: the type that its name indicates, otherwise plain data.
  func judgeEmpty(name: String?) -> DetectionResult {
    let names = name.map(registry.bestGlobs) ?? []
    guard let best = names.first else {
      return DetectionResult(
        verdict: Verdict(.data, "application/x-empty"), evidence: [.nature(.empty)])
    }
    return DetectionResult(verdict: Verdict(best), evidence: [.name(names), .nature(.empty)])
  }

  /// The type of backups and temporary files, which have the format of what they are a copy of.
  private static let backup = UniformType("mime.application.x-trash")

  /// The best name, if the content is neither one of the names nor related to one.
  private func contradicted(
    _ names: [GlobMatch], by verdict: Verdict, _ collector: EvidenceCollector
  ) -> Verdict? {
    guard let best = names.first.map(Verdict.init), best.type != Self.backup else { return nil }
    // Of several possible formats, none was chosen.
    if !collector.isText, verdict.saysLittle, possible(names, collector).first == names.first {
      return nil
    }
    let agrees = names.map(Verdict.init).contains {
      if registry.equals($0, verdict) { return true }
      // Every format is data, and many are ZIP archives, so such a verdict does not confirm a name.
      if !collector.isText, verdict.saysLittle || isImpossible($0, collector) { return false }
      return registry.isAtOrBelow($0, verdict) || registry.isAtOrBelow(verdict, $0)
    }
    return agrees ? nil : best
  }
}

// MARK: Content that is not text
extension DetectionRule {
  private func binaryVerdict(
    _ globs: [GlobMatch], _ collector: inout EvidenceCollector, _ askingMagic: Magic
  ) throws(DetectionError) -> Verdict {
    // Bytes that are not text in any encoding cannot be plain text.
    let names = globs.map(Verdict.init).filter {
      $0.mimeType != "text/plain" && !lacksSign($0, collector)
    }
    var content: Verdict?
    if let finding = collector.finding {
      let found = registry.verdict(forMIMEType: finding.mimeType)
      content = found
      // A user who declares a type for certain files knows their format.
      if finding.certainty == .family || isArchive(found),
        let declared = declared(globs)
      {
        collector.noteMagicNotAsked()
        return declared
      }
      // If the name agrees with a known format, no further detection is needed.
      if let named = names.first(where: { registry.isAtOrBelow($0, found) }) {
        collector.noteMagicNotAsked()
        return named
      }
      if finding.certainty == .settled {
        collector.noteMagicNotAsked()
        return found
      }
    }
    content = try collector.consensus(on: content, askingMagic)
    if let weak = content, collector.isWeak(weak),
      !names.contains(where: { registry.isAtOrBelow($0, weak) || registry.isAtOrBelow(weak, $0) })
    {
      content = nil
    }
    guard let content, !content.saysLittle else {
      // If the detector considers it text after all, the name of a text may be right.
      if content?.mimeType == "text/plain",
        let named = names.first(where: { isOfText($0) && !isRefuted($0, by: collector.bytes) })
      {
        return named
      }
      let possible = possible(globs, collector)
      return likeliest(possible, collector) ?? hidden(&collector) ?? common(possible) ?? content
        ?? .data
    }
    if isArchive(content), let declared = declared(globs) { return declared }
    return weigh(names, against: content, collector)
  }

  /// The declared type for the name, unless it is a text format.
  private func declared(_ globs: [GlobMatch]) -> Verdict? {
    guard let best = globs.first, best.isDeclared else { return nil }
    let verdict = Verdict(best)
    return isOfText(verdict) ? nil : verdict
  }

  /// The names that unrecognized bytes may have.
  ///
  /// Rarer formats with the same extension would need evidence. If the likeliest format is text, all alternatives
  /// would.
  private func possible(
    _ globs: [GlobMatch], _ collector: EvidenceCollector
  ) -> [GlobMatch] {
    guard let first = globs.first else { return [] }
    let tens = first.weight / 10 * 10
    let least = isOfText(Verdict(first)) ? tens : min(tens, 46)
    return globs.prefix { $0.weight >= least && $0.length == first.length }.filter {
      !isImpossible(Verdict($0), collector) && ($0.isDeclared || !demandsSignature(Verdict($0)))
    }
  }

  /// The possible name with a sign of its own, otherwise the first one if no unrelated one is possible.
  private func likeliest(_ possible: [GlobMatch], _ collector: EvidenceCollector) -> Verdict? {
    let names = possible.map(Verdict.init)
    if let signed = names.first(where: { hasSign($0, collector) }) { return signed }
    guard let likeliest = names.first else { return nil }
    return possible[0].isDeclared || names.allSatisfy { isRelated($0, likeliest) }
      ? likeliest : nil
  }

  /// The category of all possible names, such as pictures; nil if they have none in common.
  private func common(_ possible: [GlobMatch]) -> Verdict? {
    possible.first.flatMap { first in
      registry.supertypes(of: first.type).first { type in
        registry.preferredMIMEType(of: type) == nil && registry.conforms(type, to: .data)
          && possible.allSatisfy { registry.conforms($0.type, to: type) }
      }
    }.map { Verdict($0, Verdict.data.mimeType) }
  }

  /// A document preceded by other text, unless the name is that of a text format.
  private func hidden(besides names: [Verdict], _ collector: inout EvidenceCollector) -> Verdict? {
    names.first.map(registry.isText) == true ? nil : hidden(&collector)
  }

  /// A document preceded by unrecognized bytes.
  private func hidden(_ collector: inout EvidenceCollector) -> Verdict? {
    guard let hidden = collector.hidden else { return nil }
    collector.noteHidden(hidden)
    return registry.verdict(forMIMEType: hidden.mimeType)
  }

  /// Combines the name and the content once all evidence is known.
  private func weigh(
    _ names: [Verdict], against content: Verdict, _ collector: EvidenceCollector
  ) -> Verdict {
    if let named = refined(by: names, content) { return named }
    // The name and one detector outvote the other detector.
    if let named = names.first(where: { collector.speaksFor($0) }) { return named }
    if collector.isWeak(content), let named = names.first(where: { !isOfText($0) }) {
      return named
    }
    return content
  }

  /// The first name that is more specific than the content.
  private func refined(by names: [Verdict], _ content: Verdict) -> Verdict? {
    names.first { registry.isAtOrBelow($0, content) || refines($0, content) }
  }
}

// MARK: Text
extension DetectionRule {
  private func textVerdict(_ globs: [GlobMatch], _ collector: inout EvidenceCollector) -> Verdict {
    let names = globs.map(Verdict.init)
    // Declared types and names of plain text need no further detection.
    if let best = globs.first, best.isDeclared || best.mimeType == "text/plain" {
      collector.noteMagicNotAsked()
      return Verdict(best)
    }
    guard let finding = collector.finding else {
      return unrecognisedText(globs, &collector)
    }
    collector.noteMagicNotAsked()
    let found = registry.verdict(forMIMEType: finding.mimeType)
    if finding.certainty <= .likely, let signed = signed(names, collector) { return signed }
    let fitting = names.filter {
      (registry.isAtOrBelow($0, found) && !isOtherScript($0, found)
        || finding.certainty <= .likely && isReadAs($0, finding.mimeType))
        && !isRefuted($0, by: collector.text)
    }
    if let named = fitting.first {
      // Nothing speaks for a more specific format if it is a rare one of the name.
      return named == names.first
        ? named : fitting.first { registry.equals($0, found) } ?? named
    }
    // A guess yields to the name of a text unless strong evidence contradicts it. A definite format yields only to a
    // more specific one.
    if finding.certainty <= .likely {
      if let named = standing(globs, against: finding, collector) { return named }
      if !isChoice(finding, of: names) {
        return hidden(besides: names, &collector) ?? collector.plainText
      }
    }
    // A file without a name for it is lifted as plain text, too.
    if registry.isText(found) || names.isEmpty { return found }
    // The bytes have this format but are also text. As the name does not agree, keep the file acceptable to receivers
    // of text.
    return Verdict(collector.plainText.type, found.mimeType)
  }

  /// Judges text that the built-in rules do not recognize.
  private func unrecognisedText(
    _ globs: [GlobMatch], _ collector: inout EvidenceCollector
  ) -> Verdict {
    if let named = standing(globs, against: nil, collector) {
      collector.noteMagicNotAsked()
      return named
    }
    let names = globs.map(Verdict.init)
    let content = collector.sharedConsensus()
    guard let content, !content.saysLittle else {
      return hidden(besides: names, &collector) ?? collector.plainText
    }
    return names.first { registry.isAtOrBelow($0, content) } ?? content
  }
}
