import SystemCalls
import UniformTypes

/// How name, content and nature are weighed against each other; reads nothing itself.
///
/// Between name and content the rule is this. M is libmagic's answer, G the best patterns that the name
/// matches. Without G: M. Where M is only "data" or "text": G. Where some G equals M or is below it:
/// that G. Where both are text: G. Else M. Before that, libmagic is not asked at all where a signature
/// of this project's own and the name agree. And text stays text: see `keepingText`.
struct DetectionRule {
  let registry: TypeRegistry

  /// What was found, and by what.
  struct Verdict {
    var type: UniformType
    var mimeType: String?
    var evidence: [Detection.Evidence] = []

    init(_ type: UniformType, _ mimeType: String?) {
      self.type = type
      self.mimeType = mimeType
    }

    init(_ match: GlobMatch) { self.init(match.type, match.mimeType) }

    func resting(on evidence: [Detection.Evidence]) -> Verdict {
      var verdict = self
      verdict.evidence = evidence
      return verdict
    }
  }

  /// Asks libmagic; told whether the content is known to be text.
  typealias Magic = (_ isText: Bool) throws(DetectionError) -> String?

  /// What a file with a beginning of at least one byte is.
  func verdict(
    on head: Head, name: String?, askingMagic: Magic
  ) throws(DetectionError) -> Verdict {
    var names = name.map(registry.bestGlobs) ?? []
    var evidence: [Detection.Evidence] = names.isEmpty ? [] : [.name(names)]
    let isText = head.isText
    // Text that begins with the letters of a binary format is text.
    let sample = Sample(head: head, size: Int64(head.bytes.count)) { _, _ in [] }
    let signature =
      isText
      ? ContainerInspection.findingWithinText(sample) : ContainerInspection.finding(in: sample)
    if let signature {
      evidence.append(.signature(signature.mimeType))
      let said = verdict(forMIMEType: signature.mimeType)
      if let agreed = names.first(where: { equals($0, said) }) {
        return Verdict(agreed).resting(on: evidence)
      }
      if names.isEmpty && signature.certainty == .settled { return said.resting(on: evidence) }
    } else if isText {
      evidence.append(.text)
      names = names.surviving(textThatBeginsWith: head)
      if let named = names.first(where: { self.isText($0.type) }) {
        return Verdict(named).resting(on: evidence)
      }
    }
    let answer = try askingMagic(isText)
    if let answer { evidence.append(.magic(answer)) }
    var content = verdict(forMIMEType: MagicNames.usualName(answer ?? "application/octet-stream"))
    if let signature, saysLittle(content) { content = verdict(forMIMEType: signature.mimeType) }
    let chosen = choose(between: names, and: content)
    return (isText && signature == nil ? keepingText(chosen, names, content) : chosen)
      .resting(on: evidence)
  }

  /// Rule MIN.
  private func choose(between names: [GlobMatch], and content: Verdict) -> Verdict {
    guard let best = names.first else { return content }
    if saysLittle(content) { return Verdict(best) }
    if let named = names.first(where: { isAtOrBelow($0, content) || refines($0, content) }) {
      return Verdict(named)
    }
    if isText(content.type), let named = names.first(where: { isText($0.type) }) {
      return Verdict(named)
    }
    return content
  }

  /// What text without the name of a text is: never something that a receiver of text would refuse,
  /// unless name and content both say that it is that.
  private func keepingText(
    _ chosen: Verdict, _ names: [GlobMatch], _ content: Verdict
  ) -> Verdict {
    if saysLittle(chosen) { return Self.plainText }
    if isText(chosen.type) { return chosen }
    if !saysLittle(content) && names.contains(where: { isAtOrBelow($0, content) }) { return chosen }
    return isText(content.type) && !saysLittle(content) ? content : Self.plainText
  }

  private static let plainText = Verdict(.utf8PlainText, "text/plain")

  /// What a regular file without a byte is: what its name says, else just data.
  func verdictOnNothing(name: String?) -> Verdict {
    let names = name.map(registry.bestGlobs) ?? []
    guard let best = names.first else {
      return Verdict(.data, "application/x-empty").resting(on: [.nature])
    }
    return Verdict(best).resting(on: [.name(names), .nature])
  }
}

// MARK: Comparing
extension DetectionRule {
  private func verdict(forMIMEType name: String) -> Verdict {
    Verdict(registry.type(forMIMEType: name), name)
  }

  private func isText(_ type: UniformType) -> Bool { registry.conforms(type, to: .text) }

  /// Whether it is only "some data" or "some text", which any name knows better.
  private func saysLittle(_ content: Verdict) -> Bool {
    content.mimeType == "application/octet-stream" || content.mimeType == "text/plain"
  }

  private func equals(_ name: GlobMatch, _ content: Verdict) -> Bool {
    name.type == content.type || (name.mimeType != nil && name.mimeType == content.mimeType)
  }

  /// Whether what the name says is what the content is, or a kind of it.
  private func isAtOrBelow(_ name: GlobMatch, _ content: Verdict) -> Bool {
    if equals(name, content) || registry.conforms(name.type, to: content.type) { return true }
    // The shared database knows what a format's bytes are, as that a document is a ZIP archive; the
    // declared type often only says what it is for.
    guard let mimeType = name.mimeType else { return false }
    return registry.conforms(DynamicIdentifier(mimeType: mimeType).type, to: content.type)
  }
}
