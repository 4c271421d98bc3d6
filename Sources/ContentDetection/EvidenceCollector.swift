import UniformTypes

/// Those who can say what a file's content is, each asked when it is needed, and what they said.
struct EvidenceCollector {
  private let sample: Sample
  private let registry: TypeRegistry
  let isText: Bool
  /// The text in UTF-8; empty where it is none.
  let text: ArraySlice<UInt8>
  /// What plain text in the encoding of this one is.
  let plainText: Verdict
  /// What this project's own rules found.
  let finding: Finding?
  /// A document behind bytes that are something else, which counts only where nothing else does.
  let hidden: Finding?
  /// The directory of a ZIP archive without marks whose name asks for one; nil where not all of it was read.
  let archive: ZIPDirectory?
  private(set) var evidence: [Detection.Evidence] = []
  private var libmagic: Verdict?
  private var shared: [Verdict] = []

  /// The priority from which the shared database's magic is as good as any other's; of texts, which may
  /// begin with any word, one more than the usual.
  private var trusted: Int { isText ? 51 : 50 }

  init(_ sample: Sample, names: [GlobMatch], registry: TypeRegistry, guesses: Bool) {
    self.sample = sample
    self.registry = registry
    if !names.isEmpty { evidence.append(.name(names)) }
    evidence.append(.nature(.regular))
    // Of text in an older encoding nothing is certain, so it is asked for where nothing else fits.
    let first = TextEncoding.readCertainly(sample.head)
    let format = first == nil ? ContainerInspection.finding(in: sample) : nil
    let text = first ?? (format == nil ? TextEncoding.detect(sample.head) : nil)
    isText = text != nil
    self.text = text?.utf8 ?? []
    plainText = text.map { $0.encoding.isUTF8 ? .utf8Text : .otherText } ?? .data
    if let text {
      evidence.append(.text(encoding: text.encoding.name))
      let found =
        ContainerInspection.findingWithinText(sample)
        ?? TextInspection.finding(
          in: text.utf8, isWhole: sample.head.isWhole, guesses: guesses)
      finding = found.map { Self.vocabulary(of: $0, text.utf8, registry) ?? $0 }
    } else {
      finding = format
    }
    hidden =
      finding == nil || finding?.certainty == .faint
      ? ContainerInspection.findingBehindOtherBytes(sample) : nil
    archive =
      finding?.mimeType == "application/zip"
        && names.contains { DetectionRule.demandsEntry(Verdict($0)) }
      ? ZIPDirectory(sample).flatMap { $0.isWhole ? $0 : nil } : nil
    if let finding {
      evidence.append(.content(mimeType: finding.mimeType, sign: finding.sign))
    }
  }

  /// The format of an XML document whose outermost element the shared database knows, where our own
  /// rules know none; nil where neither does.
  private static func vocabulary(
    of found: Finding, _ text: ArraySlice<UInt8>, _ registry: TypeRegistry
  ) -> Finding? {
    guard found.mimeType == "application/xml", let prolog = MarkupProlog(text),
      let mimeType = registry.rootXMLType(
        namespace: prolog.namespace ?? "", localName: prolog.localName)
    else { return nil }
    return .family(mimeType, found.sign)
  }

  /// Whether what is not text may be one with some damage: it begins as text, or is one with zero bytes in
  /// it, as a log has where a crash left a hole.
  var isDamagedText: Bool {
    let bytes = sample.head.bytes
    let start = Head(bytes.prefix(16), isWhole: sample.head.isWhole && bytes.count <= 16)
    if start.isText { return true }
    return sample.head.isTextButForZeros && bytes.contains { $0 != 0 }
  }

  /// What speaks for each language; counted again, so only asked where a name and the look are at odds.
  func languages() -> LanguageScore {
    LanguageScore(TextLines(text, isWhole: sample.head.isWhole))
  }

  /// Says that what is behind other bytes is the answer.
  mutating func noteHidden(_ finding: Finding) {
    evidence.append(.content(mimeType: finding.mimeType, sign: finding.sign))
  }

  /// Says that the answer is known without libmagic.
  mutating func noteMagicNotAsked() { evidence.append(.magicNotAsked) }

  /// What the shared database's magic says, where libmagic would only guess: of a text.
  mutating func sharedConsensus() -> Verdict? {
    askSharedMagic()
    noteMagicNotAsked()
    return shared.first
  }

  private mutating func askSharedMagic() {
    for match in registry.magicMatches(in: sample.head.bytes) where match.priority >= trusted {
      let verdict = registry.verdict(forMIMEType: match.mimeType)
      // What is text is not a picture, sound or film for a few letters at its beginning; nor is a format that
      // our own rules know the text that it begins as.
      if isText ? !registry.isText(verdict) : finding != nil && registry.isText(verdict) {
        continue
      }
      evidence.append(.sharedMagic(mimeType: match.mimeType, priority: match.priority))
      shared.append(verdict)
    }
  }

  /// What all of them together say: the most exact of those that agree, our own rules first, then
  /// libmagic, then the shared database's magic.
  mutating func consensus(
    on found: Verdict?, _ askingMagic: DetectionRule.Magic
  ) throws(DetectionError) -> Verdict? {
    askSharedMagic()
    let answer = try askingMagic()
    evidence.append(.magic(answer))
    libmagic = answer.map { registry.verdict(forMIMEType: MagicNames.usualName($0)) }
    // Of what our own rules follow to the end, they would have found it.
    if WeakMagic.isFollowedToTheEnd(libmagic?.mimeType) { libmagic = nil }
    // It looks for no more than a mark where the characters behind it were found to be none.
    if libmagic?.mimeType == "text/plain", TextEncoding.isMarkedWide(sample.head) { libmagic = nil }
    shared.removeAll { WeakMagic.isFollowedToTheEnd($0.mimeType) }
    if finding == nil, ProgramInspection.beginsAsELF(sample) { (libmagic, shared) = (nil, []) }
    var best = found
    let others =
      WeakMagic.contains(libmagic?.mimeType)
      ? shared + [libmagic].compactMap(\.self) : [libmagic].compactMap(\.self) + shared
    for verdict in others {
      guard let known = best, !known.saysLittle else {
        best = verdict.saysLittle ? best ?? verdict : verdict
        continue
      }
      if registry.isBelow(verdict, known) { best = verdict }
    }
    return best
  }

  /// Whether one of those that were asked says what a name says, or the name a kind of it.
  func speaksFor(_ name: Verdict) -> Bool {
    (shared + [libmagic].compactMap(\.self)).contains {
      !$0.saysLittle && registry.isAtOrBelow(name, $0)
    }
  }

  /// Whether a verdict rests on more than libmagic.
  func isConfirmed(_ verdict: Verdict) -> Bool {
    finding != nil || shared.contains { registry.equals($0, verdict) }
  }
}
