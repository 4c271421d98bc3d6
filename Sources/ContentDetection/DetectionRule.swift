import SystemCalls
import UniformTypes

/// How name, content and nature are weighed against each other; reads nothing itself.
///
/// The content is asked first what it is: this project's own rules, then the shared database's magic and
/// libmagic where these could know more. The name then refines the content, or fills the gap where the
/// content says little; where both are sure and unrelated, the content is right. Text stays text: a file
/// of text is never given a type that a receiver of text would refuse, unless its own content says so.
struct DetectionRule {
  let registry: TypeRegistry
  /// Whether a text may be told by its look.
  ///
  /// Who only asks whether bytes are what they should be need not wait for that: it overrules no name of a text.
  var guesses = true

  /// Asks libmagic, of what is not text.
  typealias Magic = () throws(DetectionError) -> String?

  /// A verdict, and all that was seen on the way to it.
  struct Judgement {
    var verdict: Verdict
    var evidence: [Detection.Evidence] = []
    /// What the name says, where the content is something unrelated.
    var contradictedName: Verdict?
  }

  /// What a file with at least one byte is.
  func judge(
    _ sample: Sample, name: String?, askingMagic: Magic
  ) throws(DetectionError) -> Judgement {
    let names = name.map(registry.globs) ?? []
    var witnesses = EvidenceCollector(sample, names: names, registry: registry, guesses: guesses)
    let verdict =
      witnesses.isText
      ? textVerdict(names, &witnesses)
      : try binaryVerdict(names, &witnesses, askingMagic)
    return Judgement(
      verdict: verdict, evidence: witnesses.evidence,
      contradictedName: contradicted(names, by: verdict, witnesses))
  }

  /// What a regular file without a byte is: what its name says, else just data.
  func judgeNothing(name: String?) -> Judgement {
    let names = name.map(registry.bestGlobs) ?? []
    guard let best = names.first else {
      return Judgement(
        verdict: Verdict(.data, "application/x-empty"), evidence: [.nature(.empty)])
    }
    return Judgement(verdict: Verdict(best), evidence: [.name(names), .nature(.empty)])
  }

  /// The best of the names, when the content is none of them nor related to one.
  private func contradicted(
    _ names: [GlobMatch], by verdict: Verdict, _ witnesses: EvidenceCollector
  ) -> Verdict? {
    guard let best = names.first.map(Verdict.init) else { return nil }
    let agrees = names.map(Verdict.init).contains {
      if registry.equals($0, verdict) { return true }
      // Every name is that of some data, and many are of a ZIP archive: these bytes are just not theirs.
      if !witnesses.isText, verdict.saysLittle || isImpossible($0, witnesses) { return false }
      return registry.isAtOrBelow($0, verdict) || registry.isAtOrBelow(verdict, $0)
    }
    return agrees ? nil : best
  }
}

// MARK: Content that is not text
extension DetectionRule {
  private func binaryVerdict(
    _ globs: [GlobMatch], _ witnesses: inout EvidenceCollector, _ askingMagic: Magic
  ) throws(DetectionError) -> Verdict {
    // Bytes that are not text in any encoding are not what is plain text by its name.
    let names = globs.map(Verdict.init).filter {
      $0.mimeType != "text/plain" && !lacksEntry($0, in: witnesses.archive)
    }
    var content: Verdict?
    if let finding = witnesses.finding {
      let found = registry.verdict(forMIMEType: finding.mimeType)
      content = found
      // Who declares a type for files of one's own knows what they are made of.
      if finding.certainty == .family || isArchive(found),
        let declared = declared(globs)
      {
        witnesses.noteMagicNotAsked()
        return declared
      }
      // Whoever knows the format and is told the same by the name need not ask on.
      if let named = names.first(where: { registry.isAtOrBelow($0, found) }) {
        witnesses.noteMagicNotAsked()
        return named
      }
      if finding.certainty == .settled {
        witnesses.noteMagicNotAsked()
        return found
      }
    }
    content = try witnesses.consensus(on: content, askingMagic)
    guard let content, !content.saysLittle else {
      // Where the one who was asked calls it text after all, it may be that of the name.
      if content?.mimeType == "text/plain", let named = names.first { return named }
      return likeliest(globs, witnesses) ?? hidden(&witnesses) ?? content ?? .data
    }
    if isArchive(content), let declared = declared(globs) { return declared }
    return weigh(names, against: content, witnesses)
  }

  /// What a declaration says of the name, unless that is a text.
  private func declared(_ globs: [GlobMatch]) -> Verdict? {
    guard let best = globs.first, best.isDeclared else { return nil }
    let verdict = Verdict(best)
    return isOfText(verdict) ? nil : verdict
  }

  /// The name of bytes that nobody knows: the first that they may be, of those that are about as likely.
  ///
  /// For a rarer format of the same extension something else would have to speak, and for all of a text's.
  private func likeliest(_ globs: [GlobMatch], _ witnesses: EvidenceCollector) -> Verdict? {
    guard let first = globs.first else { return nil }
    let tens = first.weight / 10 * 10
    let least = isOfText(Verdict(first)) ? tens : min(tens, 46)
    let best = globs.prefix { $0.weight >= least && $0.length == first.length }
    return best.first {
      !isImpossible(Verdict($0), witnesses) && ($0.isDeclared || !demandsSignature(Verdict($0)))
    }.map(Verdict.init)
  }

  /// A document behind other text, unless the name is that of a text.
  private func hidden(besides names: [Verdict], _ witnesses: inout EvidenceCollector) -> Verdict? {
    names.first.map(registry.isText) == true ? nil : hidden(&witnesses)
  }

  /// A document behind bytes of which nothing else is known.
  private func hidden(_ witnesses: inout EvidenceCollector) -> Verdict? {
    guard let hidden = witnesses.hidden else { return nil }
    witnesses.noteHidden(hidden)
    return registry.verdict(forMIMEType: hidden.mimeType)
  }

  /// What is left when both have spoken.
  private func weigh(
    _ names: [Verdict], against content: Verdict, _ witnesses: EvidenceCollector
  ) -> Verdict {
    if let named = refined(by: names, content) { return named }
    // The name and one detector are two against the other detector.
    if let named = names.first(where: { witnesses.speaksFor($0) }) { return named }
    if WeakMagic.contains(content.mimeType), !witnesses.isConfirmed(content),
      let named = names.first(where: { !isOfText($0) })
    {
      return named
    }
    return content
  }

  /// The first name that says more of the same bytes than the content does.
  private func refined(by names: [Verdict], _ content: Verdict) -> Verdict? {
    names.first { registry.isAtOrBelow($0, content) || refines($0, content) }
  }
}

// MARK: Text
extension DetectionRule {
  private func textVerdict(_ globs: [GlobMatch], _ witnesses: inout EvidenceCollector) -> Verdict {
    let names = globs.map(Verdict.init)
    // What people declare of their own files, and a name that asks for no more than text, is so.
    if let best = globs.first, best.isDeclared || best.mimeType == "text/plain" {
      witnesses.noteMagicNotAsked()
      return Verdict(best)
    }
    guard let finding = witnesses.finding else {
      return unrecognisedText(names, &witnesses)
    }
    witnesses.noteMagicNotAsked()
    let found = registry.verdict(forMIMEType: finding.mimeType)
    if let named = names.first(where: {
      registry.isAtOrBelow($0, found) && !isOtherScript($0, found)
    }) {
      return named
    }
    // A guess gives way to the name of a text unless much speaks against it, a sign of the format only to
    // a kind of it.
    if finding.certainty <= .likely {
      if let named = standing(names, against: finding, witnesses) { return named }
      if !isChoice(finding, of: names) {
        return hidden(besides: names, &witnesses) ?? witnesses.plainText
      }
    }
    if registry.isText(found) { return found }
    // The bytes are of this format, and they are text: without a name that says so, too, who wants text
    // is not refused.
    return Verdict(witnesses.plainText.type, found.mimeType)
  }

  /// Text of which this project's own rules know nothing.
  private func unrecognisedText(
    _ names: [Verdict], _ witnesses: inout EvidenceCollector
  ) -> Verdict {
    if let named = standing(names, against: nil, witnesses) {
      witnesses.noteMagicNotAsked()
      return named
    }
    let content = witnesses.sharedConsensus()
    guard let content, !content.saysLittle else {
      return hidden(besides: names, &witnesses) ?? witnesses.plainText
    }
    return names.first { registry.isAtOrBelow($0, content) } ?? content
  }
}
