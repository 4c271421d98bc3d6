/// Certificates, keys and signed messages in the distinguished encoding rules (ITU-T X.690).
///
/// The encoding is a tree of elements, of which the first few identify the format.
enum DERInspection {
  static func finding(in sample: Sample) -> Finding? {
    guard let whole = element(sample, at: 0), whole.tag == 0x30 else { return nil }
    // The file consists of this element, unless it is truncated or the size is indefinite.
    guard whole.end == nil || whole.end == sample.length || (whole.end ?? 0) > sample.length else {
      return nil
    }
    guard let first = element(sample, at: whole.start) else { return nil }
    switch first.tag {
    case 0x06: return message(sample, whole, first)
    case 0x02: return key(sample, first)
    case 0x30: return certificate(sample, first)
    default: return nil
    }
  }

  private struct Element {
    let tag: Int
    let start: Int
    /// Nil if the size is indefinite.
    let end: Int?
  }

  private static func element(_ sample: Sample, at offset: Int) -> Element? {
    guard let tag = sample.byte(offset), let size = sample.byte(offset + 1) else { return nil }
    if size < 0x80 { return Element(tag: tag, start: offset + 2, end: offset + 2 + size) }
    if size == 0x80 { return Element(tag: tag, start: offset + 2, end: nil) }
    let count = size & 0x7F
    guard count <= 4, let length = sample.number(offset + 2, count, isBig: true) else { return nil }
    return Element(tag: tag, start: offset + 2 + count, end: offset + 2 + count + length)
  }

  // MARK: Cryptographic messages

  /// A message (RFC 5652), which begins with an identifier of its kind.
  private static func message(_ sample: Sample, _ whole: Element, _ kind: Element) -> Finding? {
    guard sample.has([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01], at: kind.start) else { return nil }
    // In a truncated sample the kind is unknown, but it is one of these.
    guard let end = kind.end, sample.byte(kind.start + 7) == 0x07,
      let last = sample.byte(kind.start + 8)
    else { return .settled("application/pkcs7-signature", "DER of a message") }
    switch last {
    case 2:
      let digests = element(sample, at: end)
        .flatMap { element(sample, at: $0.start) }
        .flatMap { element(sample, at: $0.start) }
        .flatMap { version in version.end.flatMap { element(sample, at: $0) } }
      // Without digests nothing is signed, so the message carries certificates.
      if let digests, digests.tag == 0x31, digests.end == digests.start {
        return .settled("application/x-pkcs7-certificates", "DER of certificates")
      }
      return .settled("application/pkcs7-signature", "DER of signed data")
    case 1, 3, 4, 5, 6: return .settled("application/pkcs7-mime", "DER of a message")
    default: return nil
    }
  }

  // MARK: Keys and certificates

  /// Keys and key stores, which begin with a version.
  private static func key(_ sample: Sample, _ version: Element) -> Finding? {
    guard let end = version.end, end - version.start == 1, let next = element(sample, at: end)
    else {
      return nil
    }
    switch (sample.byte(version.start), next.tag) {
    case (3, 0x30): return .settled("application/x-pkcs12", "DER of PKCS #12")
    case (0, 0x30) where element(sample, at: next.start)?.tag == 0x06:
      return .settled("application/pkcs8", "DER of a private key")
    default: return nil
    }
  }

  /// A certificate, a revocation list or a certificate request, which begin with the signed part.
  private static func certificate(_ sample: Sample, _ signed: Element) -> Finding? {
    guard let first = element(sample, at: signed.start), let end = first.end else { return nil }
    if first.tag == 0xA0, sample.has([0x02, 0x01], at: first.start) {
      return element(sample, at: end)?.tag == 0x02
        ? .settled("application/pkix-cert", "DER of a certificate") : nil
    }
    guard let next = element(sample, at: end), let nextEnd = next.end else { return nil }
    if first.tag == 0x02, next.tag == 0x30, let third = element(sample, at: nextEnd) {
      if third.tag == 0x30, sample.byte(first.start) == 0,
        element(sample, at: third.start)?.tag == 0x30
      {
        return .settled("application/pkcs10", "DER of a request")
      }
      let date = third.end.flatMap { element(sample, at: $0) }
      if third.tag == 0x30, date?.tag == 0x17 || date?.tag == 0x18 {
        return .settled("application/pkix-crl", "DER of revoked certificates")
      }
      // Version 1 certificates begin with the serial number, and their dates come in pairs.
      if third.tag == 0x30, date?.tag == 0x30 {
        return .settled("application/pkix-cert", "DER of a certificate")
      }
    }
    return nil
  }
}
