import UniformTypes

/// Collects evidence about a file's content, asking each detector only when needed.
struct EvidenceCollector {
  private let sample: Sample
  private let registry: TypeRegistry
  let isText: Bool
  /// The text in UTF-8; empty if the content is not text.
  let text: ArraySlice<UInt8>
  /// The verdict for a text of which nothing more is known: a script, or plain text in the encoding of this file.
  let plainText: Verdict
  /// The finding of the built-in rules.
  let finding: Finding?
  /// A document preceded by other bytes, which counts only if nothing else was found.
  let hidden: Finding?
  /// The directory of a ZIP archive without marks whose name requires an entry; nil if it was not read completely.
  let archive: ZIPDirectory?
  private(set) var evidence: [Detection.Evidence] = []
  private var libmagic: Verdict?
  private var shared: [Verdict] = []

  /// The minimum priority at which the shared database's magic is trusted.
  ///
  /// For text, which may begin with any word, it is above the usual priority.
  private var trusted: Int { isText ? 51 : 50 }

  init(_ sample: Sample, names: [GlobMatch], registry: TypeRegistry, guesses: Bool) {
    self.sample = sample
    self.registry = registry
    if !names.isEmpty { evidence.append(.name(names)) }
    evidence.append(.nature(.regular))
    // Legacy encodings cannot be recognized with certainty, so they are tried only if nothing else matches.
    let first = TextEncoding.readCertainly(sample.head)
    let format = first == nil ? ContainerInspection.finding(in: sample) : nil
    let text = first ?? (format == nil ? TextEncoding.detect(sample.head) : nil)
    isText = text != nil
    self.text = text?.utf8 ?? []
    plainText =
      text.map { text -> Verdict in
        if Shebangs.isScript(text.utf8) { return .script }
        return text.encoding.isUTF8 ? .utf8Text : .otherText
      } ?? .data
    if let text {
      evidence.append(.text(encoding: text.encoding.name))
      let found =
        ContainerInspection.findingWithinText(sample)
        ?? TextInspection.finding(
          in: text.utf8, isWhole: sample.head.isWhole, guesses: guesses)
        ?? Self.named(names, registry, Signature.cutOff(sample))
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

  /// A finding that is enough only together with a name.
  private static func named(
    _ names: [GlobMatch], _ registry: TypeRegistry, _ finding: @autoclosure () -> Finding?
  ) -> Finding? {
    guard !names.isEmpty, let finding = finding() else { return nil }
    let found = registry.verdict(forMIMEType: finding.mimeType)
    return names.contains { registry.isAtOrBelow(Verdict($0), found) } ? finding : nil
  }

  /// The format of an XML document according to the shared database; used if only the database knows the root
  /// element.
  private static func vocabulary(
    of found: Finding, _ text: ArraySlice<UInt8>, _ registry: TypeRegistry
  ) -> Finding? {
    guard found.mimeType == "application/xml", let prolog = MarkupProlog(text),
      let mimeType = registry.rootXMLType(
        namespace: prolog.namespace ?? "", localName: prolog.localName)
    else { return nil }
    return .family(mimeType, found.sign)
  }

  /// The beginning of the file.
  var bytes: ArraySlice<UInt8> { sample.head.bytes }

  /// Whether data may be damaged text: lines that begin as text, or that are text except for zero bytes, like a log
  /// with a hole left by a crash.
  var isDamagedText: Bool {
    guard sample.head.isTextButForZeros || Head(bytes.prefix(16), isWhole: false).isText else {
      return false
    }
    return bytes.prefix { $0 >= 0x20 || $0 == 0 || Head.mayStandInText($0) }
      .contains(where: \.isLineEnd)
  }

  /// Whether a sign is in data that is not text; nil if that cannot be told.
  func has(_ sign: Sign) -> Bool? { sign.isPresent(in: sample, archive: archive) }

  /// The score of each language; computed on each call, so only requested when name and appearance disagree.
  func languages() -> LanguageScore {
    LanguageScore(TextLines(text, isWhole: sample.head.isWhole))
  }

  /// Records that the document preceded by other bytes is the answer.
  mutating func noteHidden(_ finding: Finding) {
    evidence.append(.content(mimeType: finding.mimeType, sign: finding.sign))
  }

  /// Records that the answer is known without libmagic.
  mutating func noteMagicNotAsked() { evidence.append(.magicNotAsked) }

  /// The result of the shared database's magic for a text, about which libmagic would only guess.
  mutating func sharedConsensus() -> Verdict? {
    askSharedMagic()
    noteMagicNotAsked()
    return shared.first
  }

  private mutating func askSharedMagic() {
    for match in registry.magicMatches(in: sample.head.bytes) where match.priority >= trusted {
      let verdict = registry.verdict(forMIMEType: match.mimeType)
      // A few letters at the beginning do not make a text a picture, audio or video. A known binary format is not
      // text just because it begins like text.
      if isText ? !registry.isText(verdict) : finding != nil && registry.isText(verdict) {
        continue
      }
      evidence.append(.sharedMagic(mimeType: match.mimeType, priority: match.priority))
      shared.append(verdict)
    }
  }

  /// The combined verdict: the most specific one among those that agree, preferring the built-in rules, then
  /// libmagic, then the shared database's magic.
  mutating func consensus(
    on found: Verdict?, _ askingMagic: DetectionRule.Magic
  ) throws(DetectionError) -> Verdict? {
    askSharedMagic()
    let answer = try askingMagic()
    evidence.append(.magic(answer))
    libmagic = answer.map { registry.verdict(forMIMEType: MagicNames.usualName($0)) }
    // The built-in rules would have found the formats that they check completely.
    if WeakMagic.isFollowedToTheEnd(libmagic?.mimeType) { libmagic = nil }
    // Libmagic only checks the byte order mark, after which the characters are known to be invalid here. What it calls
    // text though it is not ASCII is EBCDIC, whose letters are all above ASCII, or has words of another alphabet. In
    // either there are blanks or letters.
    if libmagic?.mimeType == "text/plain",
      TextEncoding.isMarkedWide(sample.head) || bytes.allSatisfy({ $0 < 0x80 })
        || !bytes.contains(where: { $0.isSpace || $0.isLetter || [0x15, 0x25, 0x40].contains($0) })
    {
      libmagic = nil
    }
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

  /// Whether a detector agrees with a name or with a more general format.
  func speaksFor(_ name: Verdict) -> Bool {
    (shared + [libmagic].compactMap(\.self)).contains {
      !$0.saysLittle && registry.isAtOrBelow(name, $0)
    }
  }

  /// Whether only one of the two magic databases says this, about a few bytes.
  func isWeak(_ verdict: Verdict) -> Bool {
    guard WeakMagic.contains(verdict.mimeType), finding == nil else { return false }
    let isShared = shared.contains { registry.equals($0, verdict) }
    return !isShared || libmagic.map { !registry.equals($0, verdict) } ?? true
  }
}
